import type { Wall } from '@plumbline/concept';
import { WALL_MARKS, type WallMark } from '@plumbline/room/parts';
import type { Area } from '../pen/labels.js';
import { INK, line } from '../pen/svg.js';

/** How each mark is drawn in the poché of its wall. */
const PENS = {
  bearing: { weight: 1, stroke: INK.paper, dash: '7 2.5 1.5 2.5' },
  wet: { weight: 1, stroke: INK.pipe, dash: '1.5 2' },
} as const satisfies Record<WallMark['id'], object>;

export const marksOf = (wall: Wall): WallMark[] => WALL_MARKS.filter(({ id }) => wall[id]);

/** A mark along a piece of wall, at a share of its thickness; `level` where the wall runs across the sheet. */
export function drawMark({ id }: WallMark, { x, y, w, h }: Area, level = true, share = 0.5): string {
  const pen = PENS[id];
  return level
    ? line(x, y + h * share, x + w, y + h * share, pen)
    : line(x + w * share, y, x + w * share, y + h, pen);
}
