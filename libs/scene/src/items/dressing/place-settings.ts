/** A table that is laid for those who sit at it. Inches. */
import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { turned } from '../../mesh/surfaces.js';
import { vase } from '../decor/vase.js';
import { bowlOf } from '../decor/vessels.js';

/** A chair farther than this from a table's edge belongs to another one. */
const AT_TABLE = 14;

/** From the edge of the table to the middle of a plate. */
const PLATE_IN = 8.5;

/** No plates where the table is narrower than two of them and what stands between. */
const LEAST_DEEP = 28;

/** Lays a place before every chair and puts flowers and a bowl in the middle. */
export function layForMeal(f: ItemFrame, table: ItemOf<'dining-table'>, context: Context): void {
  const next = context.random(table);
  const long = f.width >= f.depth;
  const middle = (along: number): readonly [number, number] => (long ? [along, 0] : [0, along]);
  const length = Math.max(f.width, f.depth);
  vase(f, ...middle(length > 60 ? -length * 0.06 : 0), f.height, 9 + 3 * next(), context, next);
  if (length > 60) {
    const [x, y] = middle(length * 0.09);
    bowlOf(f, [x, y, f.height], 4.4, 2.8, context.palette.stoneware, next());
  }
  if (Math.min(f.width, f.depth) < LEAST_DEEP) return;
  // In the room's own axes.
  const g = f.turnedTo('south');
  const { x, y, widthIn, depthIn } = table.box;
  const [cx, cy] = [x + widthIn / 2, y + depthIn / 2];
  const linen = next() < 0.6;
  for (const { kind, box } of context.room.items) {
    if (kind !== 'dining-chair') continue;
    const [dx, dy] = [box.x + box.widthIn / 2 - cx, box.y + box.depthIn / 2 - cy];
    const [outX, outY] = [Math.abs(dx) - widthIn / 2, Math.abs(dy) - depthIn / 2];
    if (Math.max(outX, outY) > AT_TABLE + 10) continue;
    // Before which side it stands: the one that it is farther out of.
    if (outX > outY) place(g, Math.sign(dx) * (widthIn / 2 - PLATE_IN), dy, Math.sign(dx), 0, linen, context);
    else place(g, dx, Math.sign(dy) * (depthIn / 2 - PLATE_IN), 0, Math.sign(dy), linen, context);
  }
}

/** One place: mat, two plates, napkin, fork, knife and glass. `ox`, `oy` point to who sits there. */
function place(
  g: ItemFrame,
  x: number,
  y: number,
  ox: number,
  oy: number,
  mat: boolean,
  context: Context,
): void {
  const { palette } = context;
  const z = g.height;
  /** So far to the right of who sits there, and so far towards the table's middle. */
  const at = (right: number, ahead: number, up = 0): readonly [number, number, number] => [
    x - oy * right - ox * ahead,
    y + ox * right - oy * ahead,
    z + up,
  ];
  const flat = (right: number, ahead: number, half: readonly [number, number, number], m: number): void => {
    const [wide, deep, high] = half;
    g.roundedBox(at(right, ahead, high), ox === 0 ? [wide, deep, high] : [deep, wide, high], high * 0.9, m);
  };
  if (mat) flat(0, 0.4, [8.6, 6.2, 0.06], palette.linen);
  g.mesh('dinner plate', plate, palette.porcelain, { at: at(0, 0, 0.12), scale: [5.3, 5.3, 0.85] });
  g.mesh('dinner plate', plate, palette.stoneware, { at: at(0, 0, 0.42), scale: [3.9, 3.9, 0.9] });
  flat(-0.4, 0, [1.9, 2.6, 0.22], palette.coloredTerry(0.4));
  g.mesh('drinking glass', drinkingGlass, palette.glass, { at: at(5.6, 6.4), scale: [1.45, 1.45, 4.4] });
  flat(-6.8, 0, [0.32, 3.6, 0.07], palette.steel);
  flat(6.6, 0, [0.3, 3.9, 0.07], palette.steel);
}

/** A plate with a rim of radius 1. */
const plate = () =>
  turned(
    [
      [0.58, 0],
      [0.62, 0.1],
      [0.72, 0.34],
      [1, 0.86],
      [1, 1],
      [0.97, 1],
      [0.68, 0.52],
      [0.58, 0.3],
      [0, 0.27],
    ],
    40,
  );

const drinkingGlass = () =>
  turned(
    [
      [0, 0],
      [0.78, 0],
      [0.82, 0.03],
      [1, 1],
    ],
    28,
  );
