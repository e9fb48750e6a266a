import type { Item } from '@plumbline/concept';
import { frontDepth, frontWidth, type Rect, rectOf, runsEast } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { thingsPlaced } from '../floor/told-places.js';

/** What words put into a closet stands on a shelf in it, and not in the room. Inches. */

const SHELF = 30;
/** A closet's shelf is no deeper than what it takes, and its front wall is left. */
const BEHIND = 2;

export function putAway(draft: Draft): void {
  for (const { thing, how, to } of draft.shell.told ?? []) {
    if (how !== 'in' || to !== 'closet') continue;
    const [closet] = draft.items.filter(({ kind }) => kind === 'closet' || kind === 'walk-in-closet');
    const [item] = thingsPlaced(draft, thing);
    if (!closet || !item) continue;
    const rect = withinCloset(closet, item);
    draft.items.splice(draft.items.indexOf(item), 1, {
      ...item,
      facing: closet.facing,
      box: { ...item.box, x: rect.x, y: rect.y, z: SHELF, widthIn: rect.w, depthIn: rect.d },
    });
  }
}

/** In the middle of a closet, at its back. */
function withinCloset(closet: Item, item: Item): Rect {
  const { x, y, w, d } = rectOf(closet.box);
  const level = runsEast(closet.facing);
  const [wide, deep] = [
    Math.min(frontWidth(item), level ? w : d),
    Math.min(frontDepth(item), (level ? d : w) - 6),
  ];
  const at = {
    south: { x: x + (w - wide) / 2, y: y + d - deep - BEHIND },
    north: { x: x + (w - wide) / 2, y: y + BEHIND },
    east: { x: x + BEHIND, y: y + (d - wide) / 2 },
    west: { x: x + w - deep - BEHIND, y: y + (d - wide) / 2 },
  }[closet.facing];
  return level ? { ...at, w: wide, d: deep } : { ...at, w: deep, d: wide };
}
