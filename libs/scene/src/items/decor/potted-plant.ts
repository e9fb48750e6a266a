import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import type { Mesh } from '../../mesh/mesh.js';
import { lofted, type Ring } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../vector.js';
import { pot } from './vessels.js';

/** How many forms a leaf has. */
const FORMS = 4;

/** A leaf from its root, broadest below its middle: it curls, droops towards its tip and rolls aside, each in one of a few ways. */
export function bentLeaf(
  f: ItemFrame,
  root: Vec3,
  heading: number,
  rise: number,
  length: number,
  wide: number,
  m: number,
): void {
  // What it is turned to tells which it is: leaves of one plant all have another heading.
  const own = Math.abs(Math.sin(heading * 12.9898 + rise * 4.1414 + root[2])) * 437.5;
  const which = own - Math.floor(own);
  const form = Math.floor(which * FORMS);
  f.mesh(`leaf ${form}`, () => leafBlade(form), m, {
    at: root,
    turn: { x: (which * FORMS - form - 0.5) * 56, y: -rise, z: heading },
    scale: [length, wide, length],
  });
}

/** A blade of length 1 along x and width 1: how deep its fold is, how far its tip droops, how its margin waves and how it twists. */
function leafBlade(form: number): Mesh {
  const fold = [0.2, 0.34, 0.1, 0.26][form]!;
  const droop = [0.22, 0.1, 0.32, 0.16][form]!;
  const wave = [0.035, 0.02, 0.05, 0.03][form]!;
  const twist = [0.25, -0.35, 0.1, -0.15][form]!;
  const across = [-1, -0.82, -0.5, -0.2, 0, 0.2, 0.5, 0.82, 1];
  const rings = Array.from({ length: 13 }, (_, i): Ring => {
    const t = i / 12;
    // From a stalk out to the belly, in to a drawn-out tip.
    const half = 0.02 + 1.36 * Math.max(0, t - 0.02) ** 0.62 * Math.max(0, 1 - t) ** 0.95;
    const z = 0.12 * Math.sin(t * 2.6) - droop * t * t;
    const angle = twist * t;
    return across.map((v): Vec3 => {
      const margin = wave * Math.sin(t * 17 + (v > 0 ? 1.3 : 0) + form) * v * v * Math.min(1, 4 * (1 - t));
      const y = v * half;
      const up = half * fold * Math.abs(v) ** 1.5 + margin;
      return [
        t,
        y * Math.cos(angle) - up * Math.sin(angle),
        z + up * Math.cos(angle) + y * Math.sin(angle) * 0.6,
      ];
    });
  });
  return lofted(rings, { around: false, creaseAt: 180 });
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
    const back = free * 0.1;
    const root: Vec3 = [...out(heading, free * (0.12 + 0.5 * t) - back), up] as unknown as Vec3;
    bentLeaf(f, root, heading, 4 - 30 * t, free * 0.32, free * 0.34, m);
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
