import type { Brief } from '@plumbline/concept';
import { overlaps, rectOf, seenFromWall } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { thingsPlaced } from '../floor/told-places.js';

/** Boards for tools and papers over a bench or a desk, where words put them. Inches. */

const BOARD = { deep: 1.5, over: 6, high: 36, least: 36 } as const;

/** Hangs a board as wide as the bench or desk that it was told to be over, where its wall is free. */
export function hangPegboards(draft: Draft, { thingsAt = [] }: Brief): void {
  for (const { thing, how, to } of thingsAt) {
    if (thing !== 'pegboard' || how !== 'over' || to === undefined) continue;
    const [under] = thingsPlaced(draft, to);
    if (!under) continue;
    const wall = draft.wallBehind(under);
    const { t, n, along } = seenFromWall(draft.shell, wall, rectOf(under.box));
    const z = under.box.z + under.box.heightIn + BOARD.over;
    const rect = draft.at(wall, t, 0, along, BOARD.deep);
    const isLit = draft.openings.some(
      (o) => o.wall === wall.wall.id && overlaps(draft.at(o.wall, o.offsetIn, 0, o.widthIn, 2), rect),
    );
    // A picture that nobody asked for makes way.
    for (const picture of draft.items.filter((i) => i.kind === 'artwork' && overlaps(rectOf(i.box), rect)))
      draft.items.splice(draft.items.indexOf(picture), 1);
    // A board that was hung elsewhere is this one.
    const elsewhere = draft.items.filter(({ kind }) => kind === 'slat-wall');
    for (const board of elsewhere) draft.items.splice(draft.items.indexOf(board), 1);
    if (n > BOARD.over || along < BOARD.least || isLit || !draft.isClearAt(rect, z, BOARD.high)) {
      draft.items.push(...elsewhere);
      continue;
    }
    draft.add('slat-wall', rect, {
      z,
      height: Math.min(BOARD.high, draft.ceilingOver(rect) - z - 2),
      facing: under.facing,
      group: 'work',
      label: `Pegboard ${Math.round(along)}`,
    });
  }
}
