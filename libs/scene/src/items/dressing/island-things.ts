/** What stands on an island or a peninsula: one of several ways that kitchens are left, each with sizes of its own. Inches. */
import type { ItemFrame } from '../../builder.js';
import type { Context, Palette } from '../../context.js';
import { glass, plain } from '../../materials/material.js';
import { turned } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../scene.js';
import { textHash } from '../../text-hash.js';
import { bowlOfFruit } from '../decor/fruit-bowl.js';
import { pottedPlant } from '../decor/potted-plant.js';
import { vase } from '../decor/vase.js';
import { bowlOf } from '../decor/vessels.js';
import { board, mug, openBook } from './arrangements.js';

type Next = () => number;

/** An island's upper face: its frame, its length, and whether a place along it (-1 to 1) is free. */
interface Island {
  readonly f: ItemFrame;
  readonly length: number;
  readonly free: (at: number) => boolean;
}

interface Arrangement {
  /** Where along half of the island its things stand. */
  readonly stands: readonly number[];
  readonly lay: (place: (at: number) => Vec3, island: Island, context: Context, next: Next) => void;
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

/** Ways to leave an island; each puts two or three things where the counter is free. */
const ON_ISLANDS: readonly Arrangement[] = [
  {
    stands: [0.06, -0.5],
    lay: (at, { f }, context, next) => {
      const [x, y] = at(0.06);
      bowlOfFruit(f, x, y, 0, context, next);
      napkin(f, at(-0.5), next() * 30, context, next);
    },
  },
  {
    stands: [0.22, -0.42],
    lay: (at, { f }, context, next) => {
      const [x, y] = at(0.12 + next() * 0.2);
      vase(f, x, y, 0, 9.5 + next() * 4, context, next);
      const [px, py] = at(-0.42);
      plates(f, [px, py, 0], 4.6 + next() * 0.8, 4 + Math.floor(next() * 5), glazeOf(context, next));
    },
  },
  {
    stands: [0.16, -0.5],
    lay: (at, { f }, context, next) => {
      carafe(f, at(0.16), 8.4 + next() * 2, context);
      board(f, at(-0.5), context, next);
    },
  },
  {
    stands: [-0.3, 0.3, 0.62],
    lay: (at, { f }, context, next) => {
      openBook(f, at(-0.3), 8 - next() * 40, context);
      bowlOf(f, at(0.3), 4 + next() * 1.6, 2.4 + next() * 1.4, glazeOf(context, next), next());
      const [x, y] = at(0.62);
      pottedPlant(f, x, y, 0, context, next, 8 + next() * 4);
    },
  },
  {
    stands: [0.1, 0.52, -0.46],
    lay: (at, { f }, context, next) => {
      cakeStand(f, at(0.1), 4.8 + next() * 0.9, context, next);
      napkin(f, at(0.52), next() * 40 - 20, context, next);
      plates(f, at(-0.46), 3.7, 3 + Math.floor(next() * 3), glazeOf(context, next));
    },
  },
  {
    stands: [0.36, -0.3],
    lay: (at, { f }, context, next) => {
      board(f, at(0.36), context, next);
      const [x, y] = at(-0.3);
      vase(f, x, y, 0, 8 + next() * 3, context, next);
    },
  },
  {
    stands: [0.02, 0.2, 0.36, -0.56],
    lay: (at, { f }, context, next) => {
      for (const [i, t] of [0.02, 0.2, 0.36].entries()) {
        const [x, y] = at(t);
        pottedPlant(f, x, y + (i % 2) * 1.2, 0, context, next, 6.5 + next() * 4.5);
      }
      board(f, at(-0.56), context, next);
    },
  },
  {
    stands: [0.1, -0.26],
    lay: (at, { f }, context, next) => {
      breadBasket(f, at(0.1), 5.4 + next() * 1.2, context, next);
      jug(f, at(-0.26), 7 + next() * 2.4, glazeOf(context, next), next() * 6);
    },
  },
  {
    stands: [0.1, 0.24, 0.4, -0.4],
    lay: (at, { f }, context, next) => {
      const glaze = glazeOf(context, next);
      for (const t of [0.1, 0.24]) mug(f, at(t), next() * 360, glaze, true, context.palette);
      jug(f, at(0.4), 6.4 + next() * 2, context.palette.stoneware, next() * 6);
      const [x, y] = at(-0.4);
      bowlOfFruit(f, x, y, 0, context, next);
    },
  },
];

/** Sets out one arrangement on an island, by the room's seed, style and size; what would stand in a sink is left away. */
export function dressIslandTop(island: Island, context: Context, next: Next): void {
  const { room, seed } = context;
  const first = textHash(`island ${seed} ${room.style} ${Math.round(island.length)}`);
  const side = next() < 0.5 ? -1 : 1;
  for (let i = 0; i < ON_ISLANDS.length; i++) {
    const { stands, lay } = ON_ISLANDS[(first + i) % ON_ISLANDS.length]!;
    const place = (at: number): Vec3 => [side * at * island.length * 0.5, next() * 4 - 2, 0];
    // Where it would go is looked at before anything is put down.
    if (!stands.every((at) => island.free(side * at))) continue;
    lay(place, island, context, next);
    return;
  }
}
