import type { ItemFrame } from '../../builder.js';
import type { Context, Palette } from '../../context.js';
import { metal } from '../../materials/material.js';
import { wallMaterial } from '../../materials/walls.js';
import { pottedPlant } from '../decor/potted-plant.js';
import { bowlOf, vaseBody } from '../decor/vessels.js';

/** How far a book leans for each inch of its height. */
const LEAN = 0.22;

/** A board that things stand on, in inches: where what stands begins and how deep it may be, the room above, its end. */
interface Board {
  readonly y: number;
  readonly deep: number;
  readonly z: number;
  readonly room: number;
  readonly x1: number;
}

/** Books in rows and stacks, and a few things between. */
export function stockShelf(
  f: ItemFrame,
  x0: number,
  x1: number,
  z: number,
  room: number,
  context: Context,
  next: () => number,
): void {
  const board: Board = { y: -f.depth / 2 + 1.4, deep: Math.min(f.depth - 2, 8), z, room, x1 };
  const { y } = board;
  let at = x0 + 0.5;
  while (at < x1 - 2.5) {
    const kind = next();
    if (kind < 0.46) at = bookRow(f, at, board, context.palette, next) + 0.6;
    else if (kind < 0.62) at += bookStack(f, at, board, context.palette, next);
    else if (kind < 0.78) at += shelfObject(f, at, x1, y, z, room, context, next);
    else if (kind < 0.86) {
      if (room > 9) pottedPlant(f, at + 2.6, y + 3, z, context, next, Math.min(9, room - 1));
      at += 6.5;
    }
    // A shelf breathes where nothing stands.
    else at += 3 + next() * 5;
  }
}

/** Books of one size side by side, of which the last one leans on its neighbour. Answers where they end. */
function bookRow(
  f: ItemFrame,
  from: number,
  { y: front, deep, z, room, x1 }: Board,
  palette: Palette,
  next: () => number,
): number {
  const run = Math.min(x1 - from, 6 + next() * 9);
  const tall = 6.2 + next() * 2.6;
  const end = from + run;
  let at = from;
  let [thick, high, cover, volumes] = [0, 0, 0, 0];
  while (at < end - 0.8) {
    // Now and then a work in several volumes.
    if (--volumes < 0) {
      thick = 0.5 + 1.2 * next() * (0.4 + 0.6 * next());
      high = Math.min(room * 0.92, next() < 0.16 ? 10 + next() * 2.4 : tall + next() * 2);
      cover = next();
      volumes = next() < 0.2 ? 2 : 0;
    }
    // Nobody pushes books into one line.
    const y = front + 0.9 * next() * next();
    const back = y + deep * (0.75 + next() * 0.2);
    if (at + thick > end - 0.8 && high * LEAN + thick < x1 - at) {
      const degrees = (Math.atan(LEAN) * 180) / Math.PI;
      f.orientedBox(
        [at + thick / 2 + (high * LEAN) / 2, (y + back) / 2, z + high / 2 + thick * 0.08],
        [thick / 2, (back - y) / 2, high / 2],
        { y: -degrees },
        bookColor(palette, cover),
        { bevel: 0.05 },
      );
      return at + (thick + high * LEAN);
    }
    // A spine is round from side to side.
    f.box(at, y, z, at + thick, back, z + high, bookColor(palette, cover), { bevel: thick * 0.3 });
    f.box(
      at + 0.12,
      y + 0.2,
      z + high - 0.1,
      at + thick - 0.12,
      back - 0.05,
      z + high + 0.01,
      palette.pages,
      {
        bevel: 0,
      },
    );
    printSpine(f, at, { y, z }, { thick, high }, cover, palette);
    printTitle(f, at, { y, z }, { thick, high }, cover, palette);
    at += thick + 0.05;
  }
  return at;
}

/** A label on every third spine, in the color of another cover; on others two rules in gold or black. */
function printSpine(
  f: ItemFrame,
  at: number,
  { y, z }: Pick<Board, 'y' | 'z'>,
  { thick, high }: { readonly thick: number; readonly high: number },
  cover: number,
  palette: Palette,
): void {
  const look = cover * 70 - Math.floor(cover * 70);
  const print = (low: number, up: number, material: ReturnType<typeof bookColor>, inset: number): void =>
    f.box(at + inset, y - 0.01, low, at + thick - inset, y + 0.05, up, material, { bevel: 0 });
  if (look > 0.5) {
    const rule =
      look > 0.74 ? palette.custom('gilt', () => metal([0.5, 0.36, 0.14], 0.4)) : palette.blackMetal;
    for (const up of [0.1, 0.86]) print(z + high * up, z + high * up + 0.12, rule, 0.06);
  }
  if (look < 0.34) print(z + high * 0.66, z + high * 0.78, bookColor(palette, (cover + 0.37) % 1), 0.05);
}

/** The words of a title along a spine, as short bars: one line, or two of which the lower tells who wrote it. */
function printTitle(
  f: ItemFrame,
  at: number,
  { y, z }: Pick<Board, 'y' | 'z'>,
  { thick, high }: { readonly thick: number; readonly high: number },
  cover: number,
  palette: Palette,
): void {
  if (thick < 0.85) return;
  const look = cover * 430 - Math.floor(cover * 430);
  const ink = isPale(cover) ? palette.blackMetal : palette.paper;
  const word = (low: number, long: number, middle: number, wide: number): void =>
    f.box(
      at + thick * middle - wide / 2,
      y - 0.012,
      z + high * low,
      at + thick * middle + wide / 2,
      y + 0.05,
      z + high * (low + long),
      ink,
      { bevel: 0 },
    );
  const wide = Math.min(0.3, thick * 0.24);
  const first = 0.1 + 0.14 * look;
  word(0.58 - first, first, 0.5, wide);
  word(0.56 - first - 0.16 * (1 - look) - 0.05, 0.16 * (1 - look) + 0.03, 0.5, wide);
  if (look > 0.4) word(0.16, 0.1, 0.5, wide * 0.6);
}

/** Two or three books that lie, now and then with a bowl on them. Answers the width that they take. */
function bookStack(
  f: ItemFrame,
  at: number,
  { y, z, x1 }: Board,
  palette: Palette,
  next: () => number,
): number {
  const wide = Math.min(7, x1 - at - 0.5);
  const count = next() < 0.5 ? 2 : 3;
  for (let i = 0; i < count; i++)
    f.box(at, y, z + i * 1.2, at + wide - i * 0.4, y + 5, z + i * 1.2 + 1.1, bookColor(palette, next()), {
      bevel: 0.05,
    });
  if (next() < 0.5) bowlOf(f, [at + wide / 2, y + 2.6, z + count * 1.2], 2, 1.5, palette.stoneware, next());
  return wide + 1.2;
}

/** One thing on a shelf: a box or basket, a pair of vases, a bowl, a framed picture. Answers the width it takes. */
function shelfObject(
  f: ItemFrame,
  at: number,
  x1: number,
  y: number,
  z: number,
  room: number,
  { palette }: Context,
  next: () => number,
): number {
  const kind = next();
  if (kind < 0.3 && x1 - at > 9) {
    f.roundedBox(
      [at + 4.2, y + 3.6, z + 2.6],
      [4.2, 3.6, 2.6],
      0.7,
      next() < 0.6 ? palette.wicker : palette.linen,
    );
    return 10;
  }
  if (kind < 0.6) {
    const high = Math.min(room * 0.8, 8);
    const m = next() < 0.5 ? palette.porcelain : palette.stoneware;
    const form = next();
    vaseBody(f, at + 1.9, y + 3, z, high, m, form);
    vaseBody(f, at + 4.8, y + 2.4, z, high * 0.6, palette.accentCeramic, form);
    return 7.4;
  }
  if (kind < 0.8) {
    bowlOf(f, [at + 2.6, y + 3, z], 2.6, 2.4, palette.accentCeramic, next());
    return 6.2;
  }
  const high = Math.min(room - 1, 7.6);
  f.orientedBox([at + 2.8, y + 3.4, z + high / 2], [2.7, 0.3, high / 2], { x: -8 }, palette.wood, {
    bevel: 0.1,
  });
  f.orientedBox([at + 2.8, y + 3.08, z + high / 2], [2.1, 0.02, high / 2 - 0.6], { x: -8 }, palette.paper);
  return 6.6;
}

/** Covers of cloth and paper as they stand on shelves: undyed, faded, and the deep ones of linen bindings. */
const COVERS = [
  '#ded7c9',
  '#9a8c78',
  '#2f3f4f',
  '#8a4a3a',
  '#c9b899',
  '#4f5f4c',
  '#7d8468',
  '#26282b',
  '#b9a48c',
  '#6f7f87',
  '#5c2a2c',
  '#b58a3c',
  '#27443f',
  '#d8c9b4',
  '#3d4a63',
  '#a9a79e',
  '#7a3f2a',
  '#c4705a',
  '#a8875c',
  '#514539',
] as const;

/** Whether print on a cover is dark. */
const isPale = (t: number): boolean => {
  const [r, g, b] = [1, 3, 5].map((at) =>
    Number.parseInt((COVERS[Math.floor(t * COVERS.length)] ?? COVERS[0]).slice(at, at + 2), 16),
  ) as [number, number, number];
  return r + 2 * g + b > 560;
};

function bookColor(palette: Palette, t: number): number {
  const color = COVERS[Math.floor(t * COVERS.length)] ?? '#8f7f6a';
  return palette.custom(`book ${color}`, () => wallMaterial({ material: 'paint', color }));
}
