import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';

/** What lies and stands on the shelves of a closet. Inches. */

/** Two shoes side by side, and the gap to the next pair. */
const PAIR = 8.5;
const SHOE = { wide: 3.4, long: 10.2 } as const;

/** Pairs of shoes, heels at the back: low ones, and boots where the shelf has the height. */
export function shoesOn(
  f: ItemFrame,
  x0: number,
  x1: number,
  z: number,
  room: number,
  { palette }: Context,
  next: () => number,
): void {
  const leathers = [palette.iron, palette.wood, palette.fabric, palette.porcelain, palette.accentFabric];
  const front = -f.depth / 2 + 1.2;
  for (let at = x0 + 1; at + PAIR <= x1; at += PAIR) {
    if (next() < 0.08) continue;
    const m = leathers[Math.floor(next() * leathers.length)] ?? palette.wood;
    const shaft = Math.min(room - 1, next() < 0.2 ? 7 : 3.6);
    for (const x of [at + SHOE.wide / 2, at + SHOE.wide * 1.55 + 0.4]) {
      const half = SHOE.wide / 2 - 0.15;
      f.roundedBox([x, front + SHOE.long * 0.32, z + 1], [half, SHOE.long * 0.32, 1], 0.9, m);
      f.roundedBox([x, front + SHOE.long * 0.78, z + shaft / 2], [half, SHOE.long * 0.22, shaft / 2], 1.1, m);
    }
  }
}

/** Sweaters folded into stacks, and a box here and there. */
export function foldedOn(
  f: ItemFrame,
  x0: number,
  x1: number,
  z: number,
  room: number,
  { palette }: Context,
  next: () => number,
): void {
  const cloths = [palette.linen, palette.cotton, palette.fabric, palette.bedThrow, palette.throwCloth];
  const [wide, thick] = [11, 1.5];
  const deep = Math.min(12, f.depth - 3);
  const y = -f.depth / 2 + 1.5 + deep / 2;
  for (let at = x0 + 1; at + wide <= x1; at += wide + 1.5) {
    if (next() < 0.25) {
      const high = Math.min(room - 1, 6.5);
      f.box(at, y - deep / 2, z, at + wide, y + deep / 2, z + high, palette.wicker, { bevel: 0.3 });
      continue;
    }
    const count = Math.min(Math.floor((room - 1) / thick), 2 + Math.floor(next() * 4));
    for (let i = 0; i < count; i++)
      f.roundedBox(
        [at + wide / 2 + (next() - 0.5) * 0.5, y, z + thick * (i + 0.5)],
        [wide / 2 - next() * 0.5, deep / 2 - next() * 0.4, thick / 2],
        0.6,
        cloths[Math.floor(next() * cloths.length)] ?? palette.linen,
      );
  }
}
