import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { nextDeep, nextHalf } from '../../openings.js';
import { casedOpenings } from '../../walls.js';
import { framedPrint } from '../decor/artwork.js';
import { vase } from '../decor/vase.js';

/** Where a next room is deeper than this, inches, something stands at its far wall. */
const FURNISHED = 80;

/** What one sees of next rooms through cased openings: a console at the far wall with a vase on it, and a print over it. */
export function furnishNextRooms(context: Context): void {
  for (const { hole, behind } of casedOpenings(context))
    if (nextDeep(behind) > FURNISHED) furnishFarWall(hole, hole.depth + nextDeep(behind), context);
}

function furnishFarWall(f: ItemFrame, wall: number, context: Context): void {
  const { palette, random } = context;
  const next = random('next room');
  const x = Math.min(nextHalf(f) - 6, 21);
  const deep = 12;
  const top = 31;
  const front = wall - 1 - deep;
  f.box(-x, front, top - 1.4, x, wall - 1, top, palette.wood, { grain: 'x', bevel: 0.15 });
  f.box(-x + 1.5, front + 1, top - 6, x - 1.5, wall - 1, top - 1.4, palette.wood, { grain: 'x', bevel: 0.1 });
  for (const side of [-1, 1])
    for (const y of [front + 1.6, wall - 2.6])
      f.box(side * (x - 1.6) - 0.8, y - 0.8, 0, side * (x - 1.6) + 0.8, y + 0.8, top - 1.4, palette.wood, {
        grain: 'z',
        bevel: 0.1,
      });
  vase(f, -x * 0.45, wall - 1 - deep / 2, top, 11, context, next);
  // Aslant through the opening one sees no more than a side wall.
  const middle = (f.depth + wall) / 2;
  for (const side of [-1, 1]) {
    const at = f.at(side * (nextHalf(f) - 0.7), middle - side * 22, 44, 24, 1.2, 30).slanted(-90 * side);
    framedPrint(at, `next room ${side}`, context.prints.one(), side > 0, context);
  }
  const print = f.at(x * 0.2, wall - 1.1, top + 15, 22, 1.2, 28);
  framedPrint(print, 'next room', context.prints.one(), next() < 0.5, context);
}
