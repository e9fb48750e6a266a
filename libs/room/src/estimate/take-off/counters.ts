import type { Brief, ItemOf, Room } from '@plumbline/concept';
import { keepsIsland } from '../../brief/keeping/existing.js';
import { newVanities } from './cabinets.js';
import { count, type Of, type QuantityList } from './quantity-list.js';

export function counters(list: QuantityList, room: Room, brief: Brief, of: Of): void {
  const vanities = newVanities(brief, of);
  const onVanities = vanities.reduce((n, i) => n + (i.box.widthIn * i.box.depthIn) / 144, 0);
  const id =
    room.finishes.counter.material === 'wood'
      ? 'counter-butcher-block'
      : `counter-${room.finishes.counter.material}`;
  list.add(id, topsSqFt(of, brief) + onVanities, {
    of: [...newTops(of, brief), ...vanities],
    formula: `the area of ${count([...newTops(of, brief), ...vanities], 'top')} on plan`,
  });
}

/** The tops that are bought: that of an island which stays is new only where new counters are asked for. */
function newTops(of: Of, brief: Brief): ItemOf<'countertop'>[] {
  const tops = of('countertop');
  const anew = brief.materials.counter !== undefined || brief.extent?.inside?.includes('counters');
  return keepsIsland(brief) && !anew ? tops.filter(({ group }) => group !== 'island') : tops;
}

export const topsSqFt = (of: Of, brief: Brief): number =>
  newTops(of, brief).reduce((n, i) => n + (i.box.widthIn * i.box.depthIn) / 144, 0);
