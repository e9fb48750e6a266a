/** What people leave on low tables and on a cutting board, in variants. Inches. */
import type { ItemFrame } from '../../builder.js';
import type { Context, Palette } from '../../context.js';
import { plain } from '../../materials/material.js';
import type { Mesh } from '../../mesh/mesh.js';
import { joined, swept, turned } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../scene.js';
import { book } from '../decor/book.js';
import { bowlOfFruit } from '../decor/fruit-bowl.js';
import { vase } from '../decor/vase.js';
import { bowlOf } from '../decor/vessels.js';

type Next = () => number;

/** A mug: its lip rolled, its handle a loop that a finger goes through. */
const mugMesh = (): Mesh =>
  joined([
    turned(
      [
        [1.2, 0],
        [1.38, 0.06],
        [1.5, 0.34],
        [1.56, 3.5],
        [1.6, 3.68],
        [1.55, 3.75],
        [1.47, 3.66],
        [1.42, 0.55],
        [1.2, 0.32],
        [0, 0.3],
      ],
      32,
      60,
    ),
    swept(
      [
        [1.46, 0, 3.05],
        [2.1, 0, 3.14],
        [2.62, 0, 2.75],
        [2.72, 0, 2.05],
        [2.44, 0, 1.35],
        [1.95, 0, 1],
        [1.46, 0, 0.92],
      ],
      0.2,
      { segments: 10 },
    ),
  ]);

/** A mug of 11 fl oz, its handle turned by so many degrees; `full` of coffee or as it comes from the shelf. */
export function mug(
  f: ItemFrame,
  [x, y, z]: Vec3,
  turn: number,
  m: number,
  full: boolean,
  palette: Palette,
): void {
  f.mesh('mug', mugMesh, m, { at: [x, y, z], turn: { z: turn } });
  if (full) f.disk([x, y, z + 2.7], [0, 0, 1], 1.44, palette.soil);
}

/** So many books on each other, the largest below; answers the stack's height. */
function stack(f: ItemFrame, [x, y, z]: Vec3, many: number, context: Context, next: Next): number {
  let high = 0;
  for (let i = 0; i < many; i++) {
    const thick = 0.9 + next() * 0.7;
    book(f, x, y, z + high, 5.4 - i * 0.5, 4 - i * 0.4, thick, next() * 30 - 15, context, next());
    high += thick;
  }
  return high;
}

/** A book left open on its back: two halves of pages that rise towards the spine, on their cover. */
export function openBook(f: ItemFrame, [x, y, z]: Vec3, turn: number, { palette }: Context): void {
  const a = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  f.orientedBox([x, y, z + 0.1], [7.4, 4.9, 0.1], { z: turn }, palette.paint('#46525c'));
  for (const side of [-1, 1])
    f.roundedBox(
      [x + side * 3.55 * c, y + side * 3.55 * s, z + 0.42],
      [3.55, 4.7, 0.2],
      0.12,
      palette.paper,
      { y: side * 2.6, z: turn },
    );
}

function remote(f: ItemFrame, [x, y, z]: Vec3, turn: number, { palette }: Context): void {
  f.roundedBox([x, y, z + 0.36], [0.95, 3.3, 0.34], 0.3, palette.blackMetal, { z: turn });
}

/** A tray of the room's wood with two candles and a bowl on it. */
function tray(f: ItemFrame, [x, y, z]: Vec3, { palette }: Context, next: Next): void {
  f.roundedBox([x, y, z + 0.3], [7.4, 4.6, 0.3], 0.25, palette.board, {}, { grain: 'x' });
  for (const s of [-1, 1]) {
    f.roundedBox([x, y + s * 4.4, z + 0.8], [7.4, 0.25, 0.8], 0.2, palette.board, {}, { grain: 'x' });
    f.roundedBox([x + s * 7.2, y, z + 0.8], [0.25, 4.6, 0.8], 0.2, palette.board, {}, { grain: 'y' });
  }
  for (const [dx, dy, high] of [
    [-4, 1, 4.6],
    [-1.4, -1.2, 3.2],
  ] as const) {
    f.cone([x + dx, y + dy, z + 0.6], [x + dx, y + dy, z + 0.6 + high], 1.1, 1.1, palette.paper);
    f.capsule([x + dx, y + dy, z + 0.6 + high], [x + dx, y + dy, z + 0.9 + high], 0.05, palette.iron);
  }
  bowlOf(f, [x + 3.4, y, z + 0.6], 2.8, 1.9, palette.stoneware, next());
}

/** Half the width of the table and half its depth, and the height of its top. */
type Top = readonly [x: number, y: number, z: number];
type Arrangement = (f: ItemFrame, top: Top, context: Context, next: Next) => void;

/** What lies on a coffee table: of each two or three things, never all. */
const ON_TABLES: readonly Arrangement[] = [
  (f, [x, y, z], context, next) => {
    stack(f, [-x * 0.4, 0, z], 3, context, next);
    vase(f, x * 0.38, y * 0.16, z, 7, context, next);
    bowlOf(f, [x * 0.05, -y * 0.4, z], 3.6, 2.6, context.palette.accentCeramic, next());
  },
  (f, [x, y, z], context, next) => {
    tray(f, [-x * 0.36, y * 0.05, z], context, next);
    openBook(f, [x * 0.36, -y * 0.2, z], 8 + next() * 20, context);
  },
  (f, [x, y, z], context, next) => {
    vase(f, -x * 0.34, y * 0.1, z, 8.5, context, next);
    const high = stack(f, [x * 0.36, 0, z], 2, context, next);
    remote(f, [x * 0.36, 0, z + high], 60 + next() * 40, context);
    mug(f, [x * 0.02, -y * 0.45, z], next() * 360, context.palette.stoneware, true, context.palette);
  },
  (f, [x, y, z], context, next) => {
    bowlOfFruit(f, -x * 0.12, y * 0.1, z, context, next);
    mug(f, [x * 0.4, -y * 0.4, z], next() * 360, context.palette.porcelain, true, context.palette);
    remote(f, [x * 0.58, y * 0.2, z], next() * 40 - 20, context);
  },
  (f, [x, y, z], context, next) => {
    openBook(f, [-x * 0.34, -y * 0.15, z], -6 - next() * 24, context);
    mug(f, [x * 0.08, -y * 0.4, z], next() * 360, context.palette.accentCeramic, true, context.palette);
    vase(f, x * 0.42, y * 0.12, z, 9, context, next);
  },
];

/** Sets a coffee table: one of a few ways that people leave it, by chance. */
export function layTable(f: ItemFrame, context: Context, next: Next): void {
  const which = Math.floor(next() * ON_TABLES.length) % ON_TABLES.length;
  ON_TABLES[which]!(f, [f.width / 2, f.depth / 2, f.height], context, next);
}

const food = (palette: Palette, name: string, color: Vec3, roughness = 0.5): number =>
  palette.custom(`food ${name}`, () => plain(color, { roughness, reflectance: 0.03 }));

/** A cook's knife with a blade of 6 in, along x. */
function knife(f: ItemFrame, [x, y, z]: Vec3, palette: Palette): void {
  f.orientedBox([x, y, z + 0.06], [3, 0.6, 0.05], { z: 4 }, palette.steel, { grain: 'x' });
  f.capsule([x + 3.2, y + 0.2, z + 0.36], [x + 6.4, y + 0.45, z + 0.36], 0.36, palette.iron);
}

type Food = (f: ItemFrame, at: Vec3, palette: Palette) => void;

/** What is being cut on a board, about the middle of its face. */
const ON_BOARDS: readonly Food[] = [
  // a loaf, its first slices fallen over
  (f, [x, y, z], palette) => {
    const crust = food(palette, 'crust', [0.42, 0.22, 0.08], 0.8);
    const crumb = food(palette, 'crumb', [0.72, 0.58, 0.38], 0.95);
    f.roundedBox([x - 2.4, y + 0.4, z + 1.6], [3.2, 1.8, 1.6], 1.3, crust);
    for (const [dx, lean] of [
      [1.5, 24],
      [2.9, 62],
    ] as const) {
      f.roundedBox([x + dx, y + 0.4, z + 1.55 - lean / 60], [0.3, 1.8, 1.55], 0.28, crust, { y: lean });
      f.roundedBox([x + dx, y + 0.4, z + 1.55 - lean / 60], [0.32, 1.6, 1.36], 0.2, crumb, { y: lean });
    }
    knife(f, [x - 1, y - 3.4, z], palette);
  },
  // lemons, one of them halved
  (f, [x, y, z], palette) => {
    const rind = food(palette, 'lemon', [0.78, 0.56, 0.05], 0.4);
    const flesh = food(palette, 'lemon flesh', [0.82, 0.7, 0.28], 0.3);
    f.ellipsoid([x - 4, y + 1.4, z + 1.1], [1.45, 1.1, 1.1], rind, { z: 30 });
    f.ellipsoid([x - 1.6, y + 2.2, z + 1.1], [1.4, 1.1, 1.1], rind, { z: -50 });
    for (const [dx, dy] of [
      [0.8, -0.6],
      [3.2, 0.7],
    ] as const) {
      f.bowl([x + dx, y + dy, z + 1.1], [1.1, 1.1, 1.1], 0, rind);
      f.disk([x + dx, y + dy, z + 1.08], [0, 0, 1], 1.06, flesh);
    }
    knife(f, [x - 2, y - 2.6, z], palette);
  },
  // tomatoes on the vine
  (f, [x, y, z], palette) => {
    const skin = food(palette, 'tomato', [0.5, 0.035, 0.015], 0.2);
    const stalk = food(palette, 'stalk', [0.07, 0.16, 0.03], 0.8);
    const spots: readonly Vec3[] = [
      [-3.4, 1, 1.1],
      [-1, 1.9, 1.15],
      [-1.3, -0.6, 1.05],
      [1.2, 0.6, 1.1],
    ];
    for (const [dx, dy, r] of spots) f.ellipsoid([x + dx, y + dy, z + r * 0.92], [r, r, r * 0.92], skin);
    f.pipe(
      spots.map(([dx, dy, r]): Vec3 => [x + dx, y + dy, z + r * 1.86]),
      0.13,
      stalk,
    );
  },
  // a wedge of cheese and grapes
  (f, [x, y, z], palette) => {
    const rind = food(palette, 'cheese', [0.72, 0.5, 0.2], 0.6);
    const grape = food(palette, 'grape', [0.1, 0.02, 0.05], 0.3);
    f.orientedBox([x - 3, y + 0.6, z + 0.9], [2.4, 1.3, 0.9], { z: 24 }, rind, { bevel: 0.08 });
    for (let i = 0; i < 17; i++) {
      const a = i * 2.4;
      const d = 0.42 * Math.sqrt(i) * (i < 12 ? 1 : 0.4);
      f.ellipsoid(
        [x + 3 + Math.cos(a) * d * 1.5, y + Math.sin(a) * d, z + (i < 12 ? 0.42 : 1)],
        [0.46, 0.42, 0.42],
        grape,
      );
    }
    knife(f, [x - 2.4, y - 3, z], palette);
  },
  // pears, a little of the board free beside them
  (f, [x, y, z], palette) => {
    const skin = food(palette, 'pear', [0.42, 0.42, 0.1], 0.45);
    for (const [dx, dy, turn] of [
      [-2.6, 1.2, 20],
      [0.4, -0.6, -35],
      [1.6, 2, 80],
    ] as const) {
      const a = (turn * Math.PI) / 180;
      f.ellipsoid([x + dx, y + dy, z + 1.25], [1.3, 1.25, 1.25], skin);
      f.capsule(
        [x + dx + 0.5 * Math.cos(a), y + dy + 0.5 * Math.sin(a), z + 1.7],
        [x + dx + 1.3 * Math.cos(a), y + dy + 1.3 * Math.sin(a), z + 2.5],
        0.66,
        skin,
      );
      f.capsule(
        [x + dx + 1.8 * Math.cos(a), y + dy + 1.8 * Math.sin(a), z + 3],
        [x + dx + 2.2 * Math.cos(a), y + dy + 2.2 * Math.sin(a), z + 3.6],
        0.09,
        palette.bark,
      );
    }
  },
];

/** A cutting board of 16 x 11 in with something that is being cut or was brought home. */
export function board(f: ItemFrame, [x, y, z]: Vec3, { palette }: Context, next: Next): void {
  f.roundedBox([x, y, z + 0.45], [8, 5.4, 0.45], 0.4, palette.board, { z: -8 + next() * 16 }, { grain: 'x' });
  ON_BOARDS[Math.floor(next() * ON_BOARDS.length) % ON_BOARDS.length]!(f, [x, y, z + 0.9], palette);
}
