import type { ItemFrame } from '../../builder.js';
import { scaled } from '../../color.js';
import type { Context } from '../../context.js';
import { fabric } from '../../materials/cloth.js';
import { plain } from '../../materials/material.js';
import type { Mesh } from '../../mesh/mesh.js';
import { lofted, type Ring } from '../../mesh/surfaces.js';
import { type Vec3, Weave } from '../../scene.js';

/** A thing for the floor: what it takes of it, and what builds it in its frame, whose back is at the wall. */
export interface FloorThing {
  readonly wide: number;
  readonly deep: number;
  readonly high: number;
  readonly build: (f: ItemFrame, context: Context, next: () => number) => void;
}

/** Plush: a short pile that stands in all directions. */
const plushOf = (color: Vec3) =>
  fabric(color, scaled(color, 0.45), { weave: Weave.boucle, pitch: 0.0042, strength: 0.8, bump: 0.7 });

/** A bear of plush that sits, so high; its back is at y. */
export function bear(
  f: ItemFrame,
  x: number,
  y: number,
  z: number,
  high: number,
  { palette }: Context,
): void {
  const plush = palette.custom('plush', () => plushOf([0.36, 0.23, 0.13]));
  const pale = palette.custom('plush muzzle', () => plushOf([0.56, 0.44, 0.31]));
  const k = high / 12;
  const at = (dx: number, dy: number, dz: number) => [x + dx * k, y + dy * k, z + dz * k] as const;
  const ball = (dx: number, dy: number, dz: number, r: readonly [number, number, number], m = plush): void =>
    f.ellipsoid(at(dx, dy, dz), [r[0] * k, r[1] * k, r[2] * k], m);
  ball(0, -2.4, 3.2, [2.8, 2.4, 3.3]);
  ball(0, -2.8, 8.6, [2.5, 2.3, 2.3]);
  ball(0, -4.8, 8, [1.2, 0.9, 0.9], pale);
  ball(0, -5.6, 8.3, [0.4, 0.25, 0.3], palette.blackMetal);
  // a ribbon about its neck
  ball(0, -2.7, 6.3, [2, 1.9, 0.34], palette.accentFabric);
  for (const side of [-1, 1]) ball(side * 0.75, -4.6, 6.3, [0.8, 0.24, 0.5], palette.accentFabric);
  for (const s of [-1, 1]) {
    ball(s * 1.95, -2.5, 10.5, [1, 0.55, 1]);
    ball(s * 1.95, -2.9, 10.5, [0.62, 0.3, 0.62], pale);
    ball(s * 0.9, -4.8, 9.2, [0.24, 0.2, 0.24], palette.blackMetal);
    f.capsule(at(s * 2.2, -3, 5.2), at(s * 3.6, -4.6, 2.6), 0.95 * k, plush);
    f.capsule(at(s * 1.5, -3.6, 1.2), at(s * 2.5, -7.2, 1.2), 1.2 * k, plush);
    ball(s * 2.6, -8.2, 1.3, [1, 0.35, 1.1], pale);
  }
}

export const TOYS: FloorThing = {
  wide: 17,
  deep: 14,
  high: 15,
  build: (f, context, next) => {
    const { palette } = context;
    f.tube([0, 0, 0], [0, 0, 11], 6.2, 7.4, palette.wicker);
    f.disk([0, 0, 7], [0, 0, 1], 6.6, palette.soil);
    bear(f, -1.8, 2.4, 6.4, 9.4, context);
    const ball = palette.custom('play ball', () => plain([0.62, 0.1, 0.07], { roughness: 0.4 }));
    f.ellipsoid([3.4, -2, 10.4], [3.2, 3.2, 3.2], ball);
    f.ellipsoid([2.4, 3.4, 9.8], [2.4, 2.4, 2.4], palette.accentCeramic);
    f.capsule([-4, -3.6, 7], [-5.6, -4.6, 14.4], 0.35, next() < 0.5 ? palette.board : palette.accentCeramic);
  },
};

const PLAY_COLORS = ['#d9a441', '#c2543d', '#5b8a8f', '#e7dcc6', '#7f9a5b'] as const;

export const BLOCKS: FloorThing = {
  wide: 20,
  deep: 12,
  high: 9,
  build: (f, { palette }, next) => {
    const cube = (x: number, y: number, z: number, turn: number, i: number): void =>
      f.roundedBox([x, y, z + 1.1], [1.1, 1.1, 1.1], 0.14, palette.paint(PLAY_COLORS[i % 5]!), { z: turn });
    // a tower, and what fell off it
    for (let i = 0; i < 4; i++) cube(-5 + next() * 0.5, 1 + next() * 0.4, i * 2.2, next() * 30, i);
    [
      [-1, 2.4],
      [2.6, -2],
      [5.4, 1.4],
      [-2.2, -3.2],
      [8, -1.6],
    ].forEach(([x, y], i) => {
      cube(x! + next(), y! + next(), 0, next() * 90, i + 2);
    });
  },
};

/** Half the width of a guitar's body along it, shares of its length and inches. */
const BOUTS = [
  [0, 0],
  [0.02, 3.4],
  [0.08, 5.8],
  [0.2, 7.4],
  [0.34, 7.6],
  [0.48, 6.2],
  [0.6, 4.9],
  [0.7, 4.9],
  [0.82, 5.6],
  [0.92, 5.2],
  [0.98, 3.2],
  [1, 0],
] as const;

/** A guitar's body of a length of 19 in along z, 3.8 in deep along y. */
function guitarBody(): Mesh {
  const outline = [
    ...BOUTS.map(([t, half]) => [half, t * 19] as const),
    ...BOUTS.slice(1, -1)
      .toReversed()
      .map(([t, half]) => [-half, t * 19] as const),
  ];
  const ring = (y: number, k: number): Ring =>
    outline.map(([x, z]) => [x * k, y, 9.5 + (z - 9.5) * k] as const);
  return lofted([ring(1.9, 0.97), ring(1.7, 1), ring(-1.7, 1), ring(-1.9, 0.97)], {
    lids: 'both',
    creaseAt: 50,
  });
}

/** A guitar on its stand, leaning back. */
export const GUITAR: FloorThing = {
  wide: 17,
  deep: 13,
  high: 42,
  build: (f, { palette }) => {
    const top = palette.custom('spruce top', () => plain([0.56, 0.34, 0.13], { roughness: 0.2 }));
    const lean = { x: -12 };
    const [s, c] = [Math.sin((12 * Math.PI) / 180), Math.cos((12 * Math.PI) / 180)];
    const up = (z: number, out: number) => [0, -2 + z * s - out * c, 3.4 + z * c - out * s * -1] as const;
    f.mesh('guitar', guitarBody, top, { at: [0, -2, 3.4], turn: lean });
    f.disk(up(12.4, 1.94), [0, -c, s], 1.9, palette.blackMetal);
    f.orientedBox(up(5.6, 2), [2.9, 0.25, 0.55], lean, palette.board);
    f.orientedBox(up(26.2, 1.7), [0.95, 0.5, 10.6], lean, palette.blackMetal);
    f.orientedBox(up(38.6, 1.4), [1.3, 0.35, 2.9], lean, palette.board);
    for (const side of [-1, 1]) {
      f.capsule([side * 5, -5.4, 0.5], [side * 1.2, 4.4, 15], 0.4, palette.blackMetal);
      f.capsule([side * 4.4, -4.6, 2.6], [side * 4.4, -1, 2.6], 0.5, palette.blackMetal);
    }
    f.capsule([0, 4.4, 15], [0, 5.6, 0.5], 0.4, palette.blackMetal);
  },
};

/** A basket with washing heaped in it. */
export const WASHING: FloorThing = {
  wide: 22,
  deep: 15,
  high: 17,
  build: (f, { palette }, next) => {
    f.roundedBox([0, 0, 5.4], [10, 6.8, 5.4], 2, palette.whitePlastic);
    f.roundedBox([0, 0, 10.6], [10.6, 7.3, 0.6], 0.55, palette.whitePlastic);
    const cloths = [palette.cotton, palette.accentFabric, palette.linen, palette.throwCloth, palette.cotton];
    cloths.forEach((m, i) => {
      f.ellipsoid(
        [(i - 2) * 3.4 + next(), (next() - 0.5) * 5, 11.4 + next()],
        [4.4 + next(), 4 + next(), 2.2 + next() * 1.4],
        m,
        { z: next() * 90, y: (next() - 0.5) * 24 },
      );
    });
  },
};

/** Three tiers of dumbbells on a steel rack: pairs of 5 to 50 lb, the heavier below. */
export const DUMBBELLS: FloorThing = {
  wide: 46,
  deep: 21,
  high: 34,
  build: (f, { palette }, next) => {
    const frame = palette.blackMetal;
    for (const s of [-1, 1]) {
      f.orientedBox([s * 21.5, 2, 16], [1, 1.2, 17], { x: 14 }, frame);
      f.box(s * 21.5 - 1, -8, 0, s * 21.5 + 1, 9, 2, frame);
    }
    [6, 17, 28].forEach((z, tier) => {
      const y = -2.6 + tier * 3.1;
      for (const edge of [-3, 3])
        f.box(-21, y + edge - 0.6, z - 0.5 + edge * 0.2, 21, y + edge + 0.6, z + 0.4 + edge * 0.2, frame);
      const r = 2.9 - tier * 0.45;
      const many = 5 + tier;
      for (let i = 0; i < many; i++) {
        const x = ((i + 0.5) / many - 0.5) * 39 + (next() - 0.5) * 0.6;
        const reach = 2.3 + r * 0.6;
        const up = z + r + 0.3;
        f.capsule([x, y - 2, up - 0.4], [x, y + 2, up + 0.4], 0.6, palette.steel);
        for (const s of [-1, 1])
          f.cone(
            [x, y + s * 1.9, up + s * 0.4],
            [x, y + s * (reach + 1), up + s * 0.7],
            r,
            r * 0.94,
            palette.toeKick,
          );
      }
    });
  },
};

/** A ball to sit and stretch on, and two mats rolled up beside it. */
export const EXERCISE_BALL: FloorThing = {
  wide: 42,
  deep: 26,
  high: 26,
  build: (f, { palette }) => {
    const rubber = palette.custom('exercise ball', () => plain([0.2, 0.22, 0.24], { roughness: 0.38 }));
    f.ellipsoid([-8, 0, 12.2], [12.6, 12.6, 12.2], rubber);
    f.cone([12, 6, 0], [12, 6, 24], 2.8, 2.8, palette.accentFabric);
    f.cone([18.2, 6.6, 0], [18.2, 6.6, 22], 2.4, 2.4, palette.throwCloth);
  },
};
