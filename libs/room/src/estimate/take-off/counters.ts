import { keeps, keepsIsland, wants } from '@plumbline/brief';
import type { Brief, ItemOf, Room } from '@plumbline/concept';
import { newVanities } from './cabinets.js';
import { count, type Of, type QuantityList } from './quantity-list.js';

export function counters(list: QuantityList, room: Room, brief: Brief, of: Of): void {
  // The top of a garage's bench is in its price.
  if (room.category === 'garage' && !wants(brief, 'no-cars') && brief.materials.counter === undefined) return;
  // A vanity that stays gets the top that was asked for.
  const topped = keeps(brief, 'vanity') && brief.extent?.inside?.includes('counters') === true;
  const vanities = topped ? of('vanity') : newVanities(brief, of);
  const onVanities = vanities.reduce((n, i) => n + (i.box.widthIn * i.box.depthIn) / 144, 0);
  const { counter, islandTop = counter } = room.finishes;
  const [id, idOfIsland] = [counter, islandTop].map(({ material }) =>
    material === 'wood' ? 'counter-butcher-block' : `counter-${material}`,
  ) as [string, string];
  const islands = id === idOfIsland ? [] : newTops(of, brief).filter(({ group }) => group === 'island');
  const ofIslands = islands.reduce((n, i) => n + (i.box.widthIn * i.box.depthIn) / 144, 0);
  list.add(idOfIsland, ofIslands, { of: islands, formula: 'the area of the island top on plan' });
  list.add(id, topsSqFt(of, brief) + onVanities - ofIslands, {
    of: [...newTops(of, brief).filter((top) => !islands.includes(top)), ...vanities],
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
