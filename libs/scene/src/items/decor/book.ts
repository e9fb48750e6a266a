import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';

export const BOOK_COLORS = ['#d9d2c3', '#46525c', '#9c6a55', '#6f7a68', '#8a3f35', '#3a3a3c', '#b9a48c'];

export function book(
  f: ItemFrame,
  x: number,
  y: number,
  z: number,
  half: number,
  deep: number,
  thick: number,
  turn: number,
  { palette }: Context,
  t: number,
): void {
  const color = BOOK_COLORS[Math.floor(t * BOOK_COLORS.length)]!;
  f.orientedBox([x, y, z + thick / 2], [half, deep, thick / 2], { z: turn }, palette.paint(color));
  f.orientedBox(
    [x, y, z + thick / 2],
    [half + 0.02, deep - 0.12, thick / 2 - 0.14],
    { z: turn },
    palette.pages,
  );
}
