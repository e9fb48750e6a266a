import { opposite, overlaps, type Rect, rectOf, runsEast } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { blocksOpening, placeFirst, single } from '../floor/place.js';
import { gap } from '../floor/told-places.js';
import { aside } from './preferences.js';

/** Lamps to read by. Inches. */

const WIDE = 13;
const HIGH = 62;
const APART = 2;

/** A lamp this near to a seat is its own. */
const OWN = 6;

/** Stands one more lamp: by a seat that has none, on a desk, else in a corner or at a wall that is free. Answers whether it stands. */
export const standOneMoreLamp = (draft: Draft): boolean =>
  standLamp(draft) || lightDesk(draft) || standAtWall(draft);

/** A lamp on a desk, and how far off its end. Inches. */
const ON_DESK = { wide: 9, high: 20, off: 3 } as const;

/** Sets a lamp at an end of a desk that has none. */
function lightDesk(draft: Draft): boolean {
  for (const { box, facing, group } of draft.items.filter(({ kind }) => kind === 'desk')) {
    const desk = rectOf(box);
    const z = box.z + box.heightIn;
    if (draft.items.some((i) => i.kind === 'table-lamp' && overlaps(rectOf(i.box), desk))) continue;
    const { wide, high, off } = ON_DESK;
    const level = runsEast(facing);
    const ends = [off, (level ? desk.w : desk.d) - off - wide];
    const place = ends
      .map(
        (at): Rect =>
          level
            ? { x: desk.x + at, y: desk.y + (desk.d - wide) / 2, w: wide, d: wide }
            : { x: desk.x + (desk.w - wide) / 2, y: desk.y + at, w: wide, d: wide },
      )
      .find((one) => draft.isClearAt(one, z, high));
    if (!place) continue;
    draft.add('table-lamp', place, { z, height: high, facing, ...(group ? { group } : {}) });
    return true;
  }
  return false;
}

/** Stands a lamp in a corner, else at a wall. */
function standAtWall(draft: Draft): boolean {
  const lamp = single('floor-lamp', WIDE, WIDE, HIGH, 0);
  const options = { group: 'lamp', prefer: aside() };
  return (
    placeFirst(draft, [lamp], { ...options, only: 'corner' }) !== undefined ||
    placeFirst(draft, [lamp], options) !== undefined
  );
}

/** Stands a floor lamp by the back of a chair or a sofa that has none, at either of its arms. Answers whether it stands. */
export function standLamp(draft: Draft): boolean {
  const lamps = draft.items.filter(({ kind }) => kind === 'floor-lamp').map(({ box }) => rectOf(box));
  for (const kind of ['armchair', 'sofa', 'sectional', 'daybed'] as const)
    for (const { box, facing, group } of draft.items.filter(
      (i) => i.kind === kind || (kind === 'daybed' && i.kind === 'piece' && i.traits?.piece === 'daybed'),
    )) {
      const { x, y, w, d } = rectOf(box);
      if (lamps.some((lamp) => gap({ x, y, w, d }, lamp) < OWN)) continue;
      const back = opposite(facing);
      const [bx, by] = [back === 'east' ? x + w - WIDE : x, back === 'north' ? y + d - WIDE : y];
      const places: readonly Rect[] = runsEast(facing)
        ? [x - APART - WIDE, x + w + APART].map((at) => ({ x: at, y: by, w: WIDE, d: WIDE }))
        : [y - APART - WIDE, y + d + APART].map((at) => ({ x: bx, y: at, w: WIDE, d: WIDE }));
      const free = places.filter((one) => draft.takesChair(one) && !draft.hangsIn(one, HIGH));
      // Off the glass, where there is such a place.
      const place = free.find((one) => !blocksOpening(draft, one, 0, HIGH)) ?? free[0];
      if (!place || draft.ceilingOver(place) < HIGH) continue;
      draft.add('floor-lamp', place, { height: HIGH, facing, ...(group ? { group } : {}) });
      return true;
    }
  return false;
}
