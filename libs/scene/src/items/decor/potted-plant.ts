import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { lofted, type Ring } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../vector.js';
import { pot } from './vessels.js';

/** A leaf from its root: bent down towards its tip, with a fold along its middle. One mesh serves all. */
export function bentLeaf(
  f: ItemFrame,
  root: Vec3,
  heading: number,
  rise: number,
  length: number,
  wide: number,
  m: number,
): void {
  f.mesh(
    'leaf',
    () => {
      const rings = Array.from({ length: 7 }, (_, i): Ring => {
        const t = i / 6;
        const half = 0.5 * Math.sin(Math.PI * Math.min(1, 0.06 + t * 0.94)) ** 0.8;
        const z = 0.1 * Math.sin(t * 2.4) - 0.22 * t * t;
        return [
          [t, -half, z + half * 0.12],
          [t, -half * 0.5, z + half * 0.03],
          [t, 0, z - 0.02],
          [t, half * 0.5, z + half * 0.03],
          [t, half, z + half * 0.12],
        ];
      });
      return lofted(rings, { around: false, creaseAt: 180 });
    },
    m,
    { at: root, turn: { y: -rise, z: heading }, scale: [length, wide, length] },
  );
}

/** A pot plant `high` in all: one of six that grow differently. */
export function pottedPlant(
  f: ItemFrame,
  x: number,
  y: number,
  z: number,
  { palette }: Context,
  next: () => number,
  high: number,
): void {
  const clay = [
    palette.terracotta,
    palette.porcelain,
    palette.stoneware,
    palette.accentCeramic,
    palette.concrete,
  ];
  const potHigh = high * (0.34 + 0.1 * next());
  const r = pot(f, x, y, z, potHigh, clay[Math.floor(next() * clay.length)]!, next());
  const soil = z + potHigh * 0.9;
  f.disk([x, y, soil], [0, 0, 1], r, palette.soil);
  const m = palette.foliage(next());
  const grow = GROWTHS[Math.floor(next() * GROWTHS.length)]!;
  const free = high - potHigh;
  const turn = next() * 360;
  const around = (i: number): number => turn + i * 137.5 + next() * 24;
  const out = (heading: number, by: number): [number, number] => [
    x + Math.cos((heading * Math.PI) / 180) * by,
    y + Math.sin((heading * Math.PI) / 180) * by,
  ];
  grow({ f, x, y, z, r, soil, free, high, turn, m, next, around, out });
}

/** What a plant grows from. Inches and degrees. */
interface Growth {
  readonly f: ItemFrame;
  /** The middle of the pot's foot. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** The pot's inner radius at the soil, the soil's height, and what is left above the pot of the height in all. */
  readonly r: number;
  readonly soil: number;
  readonly free: number;
  readonly high: number;
  /** The heading of the first leaf, and of the i-th one. */
  readonly turn: number;
  readonly around: (i: number) => number;
  /** The place so far from the middle in a heading. */
  readonly out: (heading: number, by: number) => [number, number];
  readonly m: number;
  readonly next: () => number;
}

/** A succulent: a rosette. */
function succulent({ f, soil, free, turn, m, around, out }: Growth): void {
  for (let i = 0; i < 24; i++) {
    const t = i / 24;
    const long = free * (0.36 + 0.4 * t);
    f.ellipsoid(
      [
        ...out(around(i), long * 0.4 * Math.cos((1.3 - t) * 1.1)),
        soil + free * 0.4 * (1 - t) + long * 0.2,
      ] as unknown as Vec3,
      [long * 0.45, long * 0.2, long * 0.09],
      m,
      { y: -(72 - t * 62), z: turn + i * 137.5 },
    );
  }
}

/** Herbs: many small leaves on upright stems. */
function herbs({ f, r, soil, free, m, next, around, out }: Growth): void {
  for (let s = 0; s < 9; s++) {
    const heading = around(s);
    const [sx, sy] = out(heading, r * 0.6 * next());
    const tip: Vec3 = [
      ...out(heading, r * (0.5 + 0.9 * next())),
      soil + free * (0.6 + 0.4 * next()),
    ] as unknown as Vec3;
    f.capsule([sx, sy, soil], tip, 0.05, m);
    for (let i = 1; i <= 5; i++) {
      const t = i / 5;
      const at: Vec3 = [sx + (tip[0] - sx) * t, sy + (tip[1] - sy) * t, soil + (tip[2] - soil) * t];
      for (const side of [0, 180]) bentLeaf(f, at, heading + side + i * 90, 25, free * 0.2, free * 0.12, m);
    }
  }
}

/** A snake plant: upright blades. */
function snakePlant({ f, r, soil, free, high, m, next, around, out }: Growth): void {
  for (let i = 0; i < 9; i++) {
    const heading = around(i);
    bentLeaf(
      f,
      [...out(heading, r * 0.4 * next()), soil] as unknown as Vec3,
      heading,
      86 - 14 * next(),
      free * (0.6 + 0.4 * next()),
      high * 0.11,
      m,
    );
  }
}

/** Round leaves on stalks. */
function roundLeaves({ f, x, y, soil, free, m, around, out }: Growth): void {
  for (let i = 0; i < 16; i++) {
    const heading = around(i);
    const t = i / 16;
    const [lx, ly] = out(heading, free * (0.12 + 0.5 * t));
    const up = soil + free * (0.95 - 0.6 * t * t);
    f.capsule([x, y, soil], [lx, ly, up], 0.05, m);
    f.ellipsoid([lx, ly, up], [free * 0.15, free * 0.15, 0.06], m, { y: 20 + 30 * t, z: heading });
  }
}

/** A fern: arching fronds. */
function fern({ f, x, y, soil, free, m, next, around }: Growth): void {
  for (let i = 0; i < 15; i++) {
    const heading = around(i);
    const t = i / 15;
    bentLeaf(f, [x, y, soil], heading, 78 - 48 * t, free * (1.05 - 0.2 * next()), free * 0.2, m);
  }
}

/** A plant that trails over the edge of its pot. */
function trailer({ f, x, y, z, r, soil, free, high, m, next, around, out }: Growth): void {
  for (let i = 0; i < 9; i++) {
    const heading = around(i);
    const fall = high * (0.2 + 0.5 * next());
    const [ex, ey] = out(heading, r * 1.25);
    const path: Vec3[] = [
      [x, y, soil],
      [...out(heading, r * 0.8), soil + free * 0.3] as unknown as Vec3,
      [ex, ey, soil + 0.1],
      [ex, ey, Math.max(z + 0.2, soil - fall)],
    ];
    for (let k = 1; k < path.length; k++) f.capsule(path[k - 1]!, path[k]!, 0.05, m);
    for (let k = 0; k < 8; k++) {
      const t = (k + 1) / 9;
      const [a, b] = t < 0.5 ? [path[1]!, path[2]!] : [path[2]!, path[3]!];
      const s = t < 0.5 ? t * 2 : t * 2 - 1;
      bentLeaf(
        f,
        [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s, a[2] + (b[2] - a[2]) * s],
        heading + (k % 2 ? 60 : -60),
        10,
        free * 0.26,
        free * 0.2,
        m,
      );
    }
  }
}

const GROWTHS = [succulent, herbs, snakePlant, roundLeaves, fern, trailer];
