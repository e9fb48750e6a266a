import { sizeOf, wants } from '@plumbline/brief';
import { type Brief, type Item, isOf } from '@plumbline/concept';
import {
  centre,
  inFront,
  opposite,
  overlaps,
  type Rect,
  rectOf,
  runsEast,
  SIDES,
} from '../../geometry/geometry.js';
import { isBehindLeaf } from '../../geometry/leaf.js';
import type { Draft } from '../floor/draft.js';
import { type Group, placeFirst, type Spot } from '../floor/place.js';
import { central } from './preferences.js';

/** A television on the wall that one looks at from a bed or a sofa. Inches. */

/** A big television, from corner to corner. Inches. */
export const BIG_TV = 75;

/** The diagonal of the television that words ask for, inches; undefined where they say nothing of its size. */
export const tvTold = (brief: Brief): number | undefined =>
  sizeOf(brief, 'tv')?.widthIn ?? (wants(brief, 'big-tv') ? BIG_TV : undefined);

/** Hangs a television of the diagonal told, inches, across from the bed, or else on another wall, and keeps what is between them low. */
export function hangTv(draft: Draft, bed: Item, unmet: string[], told?: number): void {
  // Over the dresser at a bed's foot; before seats at the eyes of who sits.
  const z = isOf(bed, 'bed') ? 38 : 31;
  const groups = [...(told ? [told] : []), 55, 43].map((diagonalIn) => televisionOf(diagonalIn, z));
  const across = {
    group: 'tv',
    sides: [bed.facing],
    prefer: (s: Spot) => -asideOf(s.rect, bed),
  };
  // Nobody watches a screen through the leaf of an open door, where the wall has another place.
  const offLeaf = ({ rect }: Spot) => !draft.openings.some((o) => isBehindLeaf(draft.shell, o, rect));
  const placed =
    placeFirst(draft, groups, { ...across, allow: offLeaf }) ??
    placeFirst(draft, groups, across) ??
    // Nobody sees one over the own head.
    placeFirst(draft, groups, {
      group: 'tv',
      sides: SIDES.filter((side) => side !== opposite(bed.facing)),
      prefer: central(),
    });
  const [hung] = placed ?? [];
  if (!hung) unmet.push('A television was left out: no wall is free for it.');
  // The floor from a dresser under it to the bed.
  else if (hung.facing === opposite(bed.facing)) {
    const foot = inFront(rectOf(bed.box), bed.facing, 12);
    draft.keepFree(between(inFront(inFront(rectOf(hung.box), hung.facing, 20), hung.facing, 12), foot));
  }
  // And from one that hangs aside: no lamp stands in the picture.
  else draft.keepFree(inFront(rectOf(hung.box), hung.facing, ASIDE));
}

/** So far from the line that one looks along from bed a screen goes to hang over its dresser. Inches. */
const LOOKED_ASIDE = 24;

/** Hangs a television over the middle of the dresser below it, where that is no more than `most` inches beside the line that one looks along. */
export function hangOverDresser(draft: Draft, screen: Item, most: number = LOOKED_ASIDE): void {
  const own = rectOf(screen.box);
  const below = draft.items.find(
    (i) => i.kind === 'dresser' && i.facing === screen.facing && overlaps(rectOf(i.box), own),
  );
  if (!below) return;
  const [at, to] = [centre(own), centre(rectOf(below.box))];
  const by = runsEast(screen.facing) ? to.x - at.x : to.y - at.y;
  if (Math.abs(by) < 1 || Math.abs(by) > most) return;
  const place = runsEast(screen.facing) ? { ...own, x: own.x + by } : { ...own, y: own.y + by };
  const i = draft.items.indexOf(screen);
  draft.items.splice(i, 1);
  const clear = draft.isClearAt(place, screen.box.z, screen.box.heightIn);
  draft.items.splice(i, 0, clear ? { ...screen, box: { ...screen.box, x: place.x, y: place.y } } : screen);
}

/** A television of so many inches from corner to corner: 16 to 9. */
const televisionOf = (diagonalIn: number, z: number): Group => {
  const along = Math.round(diagonalIn * 0.872);
  return {
    along,
    deep: 4,
    pieces: [
      {
        kind: 'tv',
        t: 0,
        n: 0,
        along,
        deep: 3,
        height: Math.round(diagonalIn * 0.49) + 1,
        z,
        label: `Television ${diagonalIn}`,
        traits: { diagonalIn },
      },
    ],
  };
};

/** Floor before a screen that hangs at another wall than one looks at, on which its dresser may not stand either. Inches. */
const ASIDE = 18;

/** How far the middle of a rectangle is from the line that someone in bed looks along. */
function asideOf(rect: Rect, bed: Item): number {
  const [a, b] = [centre(rect), centre(rectOf(bed.box))];
  return runsEast(bed.facing) ? Math.abs(a.x - b.x) : Math.abs(a.y - b.y);
}

/** The floor that two rectangles and what is between them take. */
function between(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, d: Math.max(a.y + a.d, b.y + b.d) - y };
}
