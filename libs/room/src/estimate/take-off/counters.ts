import type { Brief, Room } from '@plumbline/concept';
import { newVanities } from './cabinets.js';
import { count, type Of, type QuantityList } from './quantity-list.js';

export function counters(list: QuantityList, room: Room, brief: Brief, of: Of): void {
  const vanities = newVanities(brief, of);
  const onVanities = vanities.reduce((n, i) => n + (i.box.widthIn * i.box.depthIn) / 144, 0);
  const id =
    room.finishes.counter.material === 'wood'
      ? 'counter-butcher-block'
      : `counter-${room.finishes.counter.material}`;
  list.add(id, topsSqFt(of) + onVanities, {
    of: [...of('countertop'), ...vanities],
    formula: `the area of ${count([...of('countertop'), ...vanities], 'top')} on plan`,
  });
}

export const topsSqFt = (of: Of): number =>
  of('countertop').reduce((n, i) => n + (i.box.widthIn * i.box.depthIn) / 144, 0);
