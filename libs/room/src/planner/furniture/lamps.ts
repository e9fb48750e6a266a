import { opposite, type Rect, rectOf, runsEast } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { gap } from '../floor/told-places.js';

/** Lamps to read by. Inches. */

const WIDE = 13;
const HIGH = 62;
const APART = 2;

/** A lamp this near to a seat is its own. */
const OWN = 6;

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
      const place = places.find((one) => draft.takesChair(one) && !draft.hangsIn(one, HIGH));
      if (!place || draft.ceilingOver(place) < HIGH) continue;
      draft.add('floor-lamp', place, { height: HIGH, facing, ...(group ? { group } : {}) });
      return true;
    }
  return false;
}
