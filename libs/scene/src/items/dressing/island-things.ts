/** What stands on an island or a peninsula: one of several ways that kitchens are left, each with sizes of its own. Inches. */
import type { ItemFrame } from '../../builder.js';
import type { Context, Palette } from '../../context.js';
import { glass, plain } from '../../materials/material.js';
import { turned } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../scene.js';
import { textHash } from '../../text-hash.js';
import { bowlOfFruit } from '../decor/fruit-bowl.js';
import { pottedPlant } from '../decor/potted-plant.js';
import { stems } from '../decor/vase.js';
import { bowlOf } from '../decor/vessels.js';
import { board, mug, openBook } from './arrangements.js';

type Next = () => number;

/** An island's upper face: its frame, its length, and whether a place along it (-1 to 1) is free. */
interface Island {
  readonly f: ItemFrame;
  readonly length: number;
  readonly free: (at: number) => boolean;
}

/** Plates of a set on each other, the smaller ones above. */
function plates(f: ItemFrame, [x, y, z]: Vec3, r: number, many: number, m: number): void {
  for (let i = 0; i < many; i++) {
    const own = r * (i < many / 2 ? 1 : 0.74);
    f.mesh(
      'plate',
      () =>
        turned(
          [
            [0.5, 0],
            [0.52, 0.1],
            [0.66, 0.16],
            [0.98, 0.55],
            [1, 0.62],
            [0.97, 0.66],
            [0.64, 0.3],
            [0, 0.24],
          ],
          36,
          60,
        ),
      m,
      { at: [x, y, z + i * 0.32], scale: [own, own, 1.3] },
    );
  }
}

/** Glass of carafes and domes: thicker than a pane, so less comes through. */
const glassware = (palette: Palette): number => palette.custom('glassware', () => glass([0.92, 0.945, 0.94]));

/** A carafe of clear glass, water in it, a tumbler over its neck beside another one. */
function carafe(f: ItemFrame, [x, y, z]: Vec3, high: number, { palette }: Context): void {
  const clear = glassware(palette);
  f.mesh(
    'carafe',
    () =>
      turned(
        [
          [0.26, 0],
          [0.3, 0.02],
          [0.31, 0.34],
          [0.24, 0.54],
          [0.13, 0.7],
          [0.12, 0.86],
          [0.16, 1],
        ],
        32,
      ),
    clear,
    { at: [x, y, z], scale: [high, high, high] },
  );
  for (const [dx, dy] of [
    [high * 0.62, -1],
    [high * 0.5, 2.6],
  ] as const) {
    f.tube([x + dx, y + dy, z + 0.1], [x + dx, y + dy, z + 3.6], 1.15, 1.4, clear);
    f.disk([x + dx, y + dy, z + 0.3], [0, 0, 1], 1.15, clear);
  }
}

/** A napkin of linen folded in four, its layers not quite on each other. */
function napkin(f: ItemFrame, [x, y, z]: Vec3, turn: number, { palette }: Context, next: Next): void {
  const m = next() < 0.5 ? palette.linen : palette.throwCloth;
  for (let i = 0; i < 3; i++)
    f.roundedBox(
      [x + next() * 0.3, y + next() * 0.3, z + 0.1 + i * 0.17],
      [4.4 - i * 0.1, 3.2 - i * 0.08, 0.1],
      0.09,
      m,
      { z: turn + next() * 3 },
    );
}

/** A cake under a dome of glass on a stand. */
function cakeStand(f: ItemFrame, [x, y, z]: Vec3, r: number, { palette }: Context, next: Next): void {
  const m = next() < 0.6 ? palette.porcelain : palette.board;
  f.mesh(
    'cake stand',
    () =>
      turned(
        [
          [0.5, 0],
          [0.52, 0.06],
          [0.16, 0.3],
          [0.12, 0.6],
          [0.22, 0.84],
          [0.98, 0.9],
          [1, 1.02],
          [0, 1],
        ],
        40,
        50,
      ),
    m,
    { at: [x, y, z], scale: [r, r, r * 0.72] },
  );
  const top = z + r * 0.73;
  const crumb = palette.custom('cake', () => plain([0.34, 0.17, 0.06], { roughness: 0.9, reflectance: 0 }));
  const icing = palette.custom('icing', () => plain([0.72, 0.66, 0.56], { roughness: 0.5 }));
  f.cone([x, y, top], [x, y, top + r * 0.34], r * 0.66, r * 0.64, crumb);
  f.ellipsoid([x, y, top + r * 0.33], [r * 0.65, r * 0.65, r * 0.09], icing);
  f.mesh(
    'cake dome',
    () =>
      turned(
        [
          [0.86, 0],
          [0.87, 0.5],
          [0.8, 0.7],
          [0.56, 0.86],
          [0.1, 0.93],
          [0.06, 1.02],
          [0.1, 1.1],
          [0, 1.14],
        ],
        40,
      ),
    glassware(palette),
    { at: [x, y, top], scale: [r, r, r * 0.78] },
  );
}

/** Bread in a shallow basket lined with a cloth. */
function breadBasket(f: ItemFrame, [x, y, z]: Vec3, r: number, { palette }: Context, next: Next): void {
  bowlOf(f, [x, y, z], r, r * 0.46, palette.wicker, 0.5);
  f.ellipsoid([x, y, z + r * 0.3], [r * 0.86, r * 0.8, r * 0.18], palette.linen, { z: next() * 90 });
  const crust = palette.custom('food crust', () => plain([0.42, 0.22, 0.08], { roughness: 0.8 }));
  const many = 4 + Math.floor(next() * 3);
  for (let i = 0; i < many; i++) {
    const a = (i / many) * 6.28 + next() * 0.5;
    f.ellipsoid(
      [x + Math.cos(a) * r * 0.42, y + Math.sin(a) * r * 0.38, z + r * 0.5 + (i % 2) * 0.4],
      [r * 0.34, r * 0.24, r * 0.2],
      crust,
      { z: next() * 180 },
    );
  }
}

/** A jug with a handle, of one of the room's glazes. */
function jug(f: ItemFrame, [x, y, z]: Vec3, high: number, m: number, turn: number): void {
  f.mesh(
    'jug',
    () =>
      turned(
        [
          [0.26, 0],
          [0.3, 0.03],
          [0.37, 0.3],
          [0.33, 0.56],
          [0.23, 0.78],
          [0.25, 0.98],
          [0.23, 1],
          [0.2, 0.8],
        ],
        32,
        60,
      ),
    m,
    { at: [x, y, z], scale: [high, high, high] },
  );
  const out = (r: number, up: number): Vec3 => [
    x + Math.cos(turn) * r * high,
    y + Math.sin(turn) * r * high,
    z + up * high,
  ];
  f.pipe([out(0.24, 0.9), out(0.48, 0.86), out(0.52, 0.56), out(0.36, 0.34)], high * 0.035, m);
}

const glazeOf = ({ palette }: Context, next: Next): number =>
  [palette.porcelain, palette.stoneware, palette.accentCeramic, palette.terracotta][Math.floor(next() * 4)]!;

/** What rises over the rest, what is being used, and what lies flat: an island has one of each, where it is free. */
type Thing = (island: Island, at: Vec3, context: Context, next: Next) => void;

const TALL: readonly Thing[] = [
  ({ f }, [x, y], context, next) => stems(f, x, y, 0, 10 + next() * 3, 'branches', context, next),
  ({ f }, [x, y], context, next) => stems(f, x, y, 0, 8.5 + next() * 2, 'flowers', context, next),
  ({ f }, at, context, next) => {
    carafe(f, at, 9.4 + next() * 1.6, context);
    jug(f, [at[0] - 6, at[1] + 2.4, 0], 7 + next() * 2, glazeOf(context, next), next() * 6);
  },
  ({ f }, [x, y], context, next) => {
    // Herbs in three pots, not in a row.
    for (const [i, dx] of [-5.4, 0, 5].entries())
      pottedPlant(f, x + dx, y + (i % 2 ? 2.6 : -0.8), 0, context, next, 8 + next() * 5);
  },
  ({ f }, [x, y], context, next) => stems(f, x, y, 0, 9 + next() * 3, 'branches', context, next),
];

const USED: readonly Thing[] = [
  ({ f }, at, context, next) => {
    board(f, at, context, next);
    bowlOf(f, [at[0] - 11, at[1] + 3, 0], 3.4, 2.2, glazeOf(context, next), next());
  },
  ({ f }, [x, y], context, next) => bowlOfFruit(f, x, y, 0, context, next),
  ({ f }, at, context, next) => breadBasket(f, at, 6 + next() * 1.2, context, next),
  ({ f }, at, context, next) => cakeStand(f, at, 5.2 + next() * 0.8, context, next),
  ({ f }, at, context, next) => board(f, at, context, next),
];

const FLAT: readonly Thing[] = [
  ({ f }, at, context, next) => {
    openBook(f, at, 8 - next() * 30, context);
    mug(f, [at[0] + 9.6, at[1] - 3, 0], next() * 360, glazeOf(context, next), true, context.palette);
  },
  ({ f }, at, context, next) => {
    const glaze = glazeOf(context, next);
    plates(f, at, 5 + next() * 0.6, 4 + Math.floor(next() * 3), glaze);
    napkin(f, [at[0] + 9.4, at[1] - 1, 0], next() * 30, context, next);
  },
  ({ f }, at, context, next) => {
    const glaze = glazeOf(context, next);
    for (const [dx, dy] of [
      [-2.4, 1.2],
      [2.6, -1],
    ] as const)
      mug(f, [at[0] + dx, at[1] + dy, 0], next() * 360, glaze, true, context.palette);
    napkin(f, [at[0] - 9, at[1], 0], next() * 40 - 20, context, next);
  },
];

/** Where along half of the island they stand: the tall thing nearer one end, the used one on the other side of the middle. */
const STANDS = { tall: 0.34, used: -0.1, flat: -0.6 } as const;

/** An island shorter than this, inches, has room for the tall and the used thing only. */
const ROOM_FOR_THREE = 56;

/** Sets out an island by the room's seed, style and size; what would stand in a sink or a cooktop is left away. */
export function dressIslandTop(island: Island, context: Context, next: Next): void {
  const { room, seed } = context;
  const chosen = (name: string, among: readonly Thing[]): Thing =>
    among[textHash(`${name} ${seed} ${room.style} ${Math.round(island.length)}`) % among.length]!;
  const side = next() < 0.5 ? -1 : 1;
  const set = [
    [STANDS.tall, chosen('tall', TALL)],
    [STANDS.used, chosen('used', USED)],
    ...(island.length >= ROOM_FOR_THREE ? [[STANDS.flat, chosen('flat', FLAT)] as const] : []),
  ] as const;
  for (const [at, thing] of set) {
    const place: Vec3 = [side * at * island.length * 0.5, next() * 4 - 2, 0];
    if (island.free(side * at)) thing(island, place, context, next);
  }
}
