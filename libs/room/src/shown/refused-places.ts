import { type Item, isSide } from '@plumbline/concept';
import { rectOf } from '../geometry/geometry.js';
import { gap, isOnWall, othersCalled } from '../planner/floor/told-places.js';
import type { Evidence } from './evidence.js';
import { SHOWN } from './features-shown.js';

/** Two things this near are at one place: a shelf over a range, a stool at an island. Inches. */
const AT = 6;

/** What words call a place that the list of placed things names otherwise. */
const CALLED: Readonly<Record<string, string>> = { bathtub: 'tub', table: 'dining-table' };

/** Whether nothing that shows a feature stands at a place where words do not want it: no shelf over the range, no TV at the bar. */
export function isOffPlace(feature: string, place: string, e: Evidence): boolean {
  const shows = SHOWN[feature];
  if (!shows) return false;
  const bare = { ...e, quantities: [], room: { ...e.room, openings: [] } };
  const things = e.room.items.filter((item) => shows({ ...bare, room: { ...bare.room, items: [item] } }));
  return !things.some((item) => isAt(item, place, e));
}

function isAt(item: Item, place: string, { room }: Evidence): boolean {
  const thing = { rect: rectOf(item.box), facing: item.facing };
  const side = place.replace(/ wall$/, '');
  if (isSide(side)) return isOnWall(room, thing, side);
  return othersCalled(room, CALLED[place] ?? place).some(({ rect }) => gap(thing.rect, rect) <= AT);
}
