import { type Item, type Room, runsEast } from '@plumbline/concept';
import type { PlaceRefused } from '../brief/things/places-refused.js';
import { opposite, type Rect, rectOf } from '../geometry/geometry.js';
import { standsAsTold, thingsPlaced } from '../planner/floor/told-places.js';

/** Whether things keep away from where words do not want them. Lengths are inches. */

/** What is over another thing is above its floor, or no further from it. */
const OVER = 2;

/** The things of a room that a refused place is said of. */
export const keptApart = (room: Room, thing: string): readonly Item[] =>
  thing === 'microwave' ? room.items.filter((i) => i.kind === 'microwave') : thingsPlaced(room, thing);

/** Whether no thing stands where it is not to; true as well where there is none. */
export function standsApart(room: Room, { thing, how, to }: PlaceRefused): boolean {
  return keptApart(room, thing).every((item) => !isThere(room, item, thing, how, to));
}

function isThere(room: Room, item: Item, thing: string, how: PlaceRefused['how'], to: string): boolean {
  const at = { rect: rectOf(item.box), facing: item.facing };
  if (to === 'outside wall')
    return room.openings.some((o) => o.kind === 'window' && o.side === opposite(item.facing));
  if (to === 'window') return standsAsTold(room, at, { thing, how: how === 'faces' ? 'faces' : 'under', to });
  if (to === 'door') return standsAsTold(room, at, { thing, how: 'beside', to });
  if (how === 'over')
    return thingsPlaced(room, to).some((other) => areStacked(at.rect, rectOf(other.box), item.facing));
  return standsAsTold(room, at, { thing, how: how === 'faces' ? 'across' : 'beside', to });
}

/** Along one wall and over one another's width. */
function areStacked(a: Rect, b: Rect, facing: Item['facing']): boolean {
  const along = runsEast(facing) ? ([a.x, a.w, b.x, b.w] as const) : ([a.y, a.d, b.y, b.d] as const);
  const across = runsEast(facing) ? ([a.y, a.d, b.y, b.d] as const) : ([a.x, a.w, b.x, b.w] as const);
  const shared = ([p, l, q, m]: readonly [number, number, number, number]): number =>
    Math.min(p + l, q + m) - Math.max(p, q);
  return shared(along) > OVER && shared(across) > -OVER;
}
