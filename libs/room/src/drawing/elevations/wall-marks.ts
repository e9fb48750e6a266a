import type { Wall } from '@plumbline/concept';
import type { Area } from '../pen/labels.js';
import { INK, line } from '../pen/svg.js';

/** Marks in the poché of walls that carry load or hold pipes. */
export const WALL_MARKS = [
  { id: 'bearing', name: 'Bearing wall', pen: { weight: 1, stroke: INK.paper, dash: '7 2.5 1.5 2.5' } },
  { id: 'wet', name: 'Wall with pipes', pen: { weight: 1, stroke: INK.pipe, dash: '1.5 2' } },
] as const;

export type WallMark = (typeof WALL_MARKS)[number];

export const marksOf = (wall: Wall): WallMark[] => WALL_MARKS.filter(({ id }) => wall[id]);

/** A mark along a piece of wall, at a share of its thickness; `level` where the wall runs across the sheet. */
export const drawMark = ({ pen }: WallMark, { x, y, w, h }: Area, level = true, share = 0.5): string =>
  level
    ? line(x, y + h * share, x + w, y + h * share, pen)
    : line(x + w * share, y, x + w * share, y + h, pen);
