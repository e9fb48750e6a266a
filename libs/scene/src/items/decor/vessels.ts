import type { ItemFrame } from '../../builder.js';
import { type OutlinePoint, turned } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../vector.js';

type Outline = readonly OutlinePoint[];
/** Outlines of vessels with a height of 1: outside, over the lip, a little way down inside. */
const VASES: readonly Outline[] = [
  // round belly, short neck
  [
    [0.16, 0],
    [0.24, 0.04],
    [0.33, 0.2],
    [0.36, 0.36],
    [0.31, 0.54],
    [0.19, 0.7],
    [0.13, 0.8],
    [0.13, 0.9],
    [0.17, 1],
    [0.15, 1],
    [0.11, 0.9],
  ],
  // slim bottle
  [
    [0.17, 0],
    [0.19, 0.03],
    [0.2, 0.3],
    [0.19, 0.48],
    [0.12, 0.62],
    [0.07, 0.74],
    [0.065, 0.94],
    [0.085, 1],
    [0.07, 1],
    [0.05, 0.9],
  ],
  // cylinder, lip turned out
  [
    [0.19, 0],
    [0.21, 0.02],
    [0.22, 0.5],
    [0.22, 0.9],
    [0.245, 1],
    [0.225, 1],
    [0.2, 0.9],
    [0.2, 0.5],
  ],
  // amphora: high shoulder
  [
    [0.12, 0],
    [0.15, 0.03],
    [0.22, 0.3],
    [0.29, 0.58],
    [0.29, 0.7],
    [0.22, 0.82],
    [0.14, 0.88],
    [0.15, 0.96],
    [0.18, 1],
    [0.16, 1],
    [0.12, 0.9],
  ],
  // ginger jar without its lid
  [
    [0.18, 0],
    [0.21, 0.02],
    [0.27, 0.2],
    [0.34, 0.5],
    [0.35, 0.66],
    [0.28, 0.82],
    [0.19, 0.88],
    [0.19, 1],
    [0.17, 1],
    [0.17, 0.88],
  ],
  // two bulbs
  [
    [0.2, 0],
    [0.27, 0.08],
    [0.29, 0.2],
    [0.23, 0.34],
    [0.15, 0.42],
    [0.2, 0.52],
    [0.23, 0.62],
    [0.2, 0.74],
    [0.12, 0.84],
    [0.12, 0.94],
    [0.15, 1],
    [0.13, 1],
    [0.1, 0.9],
  ],
  // cone, widest above
  [
    [0.12, 0],
    [0.14, 0.02],
    [0.2, 0.4],
    [0.28, 0.86],
    [0.3, 1],
    [0.28, 1],
    [0.25, 0.86],
    [0.18, 0.5],
  ],
];

/** A vase of one of the forms, `high`; answers the radius of its mouth. */
export function vaseBody(
  f: ItemFrame,
  x: number,
  y: number,
  z: number,
  high: number,
  m: number,
  which: number,
): number {
  const form = Math.floor(which * VASES.length) % VASES.length;
  // The rest of the number tells how slender it was thrown.
  const wide = high * (0.84 + 0.42 * ((which * VASES.length) % 1));
  const outline = VASES[form]!;
  f.mesh(`vase ${form}`, () => turned(outline, 28, 60), m, { at: [x, y, z], scale: [wide, wide, high] });
  return outline.find(([, up]) => up === 1)![0] * wide;
}

const POTS: readonly Outline[] = [
  // clay pot with its collar
  [
    [0.34, 0],
    [0.36, 0.02],
    [0.46, 0.76],
    [0.53, 0.77],
    [0.54, 0.98],
    [0.52, 1],
    [0.47, 1],
    [0.44, 0.8],
  ],
  // straight cylinder
  [
    [0.44, 0],
    [0.47, 0.03],
    [0.48, 0.96],
    [0.46, 1],
    [0.42, 0.98],
    [0.42, 0.8],
  ],
  // bowl on a foot
  [
    [0.26, 0],
    [0.27, 0.08],
    [0.24, 0.12],
    [0.4, 0.34],
    [0.52, 0.68],
    [0.55, 0.98],
    [0.52, 1],
    [0.48, 0.8],
  ],
  // belly drawn in at the top
  [
    [0.34, 0],
    [0.44, 0.1],
    [0.54, 0.4],
    [0.53, 0.66],
    [0.44, 0.92],
    [0.44, 1],
    [0.4, 1],
    [0.4, 0.8],
  ],
  // faceted by its few sides
  [
    [0.36, 0],
    [0.52, 0.5],
    [0.46, 1],
    [0.42, 1],
    [0.42, 0.8],
  ],
];

/** A pot of a height, as many times as wide as its form is; answers its inner radius at the soil. */
export function pot(
  f: ItemFrame,
  x: number,
  y: number,
  z: number,
  high: number,
  m: number,
  which: number,
  wider = 1,
): number {
  const form = Math.floor(which * POTS.length) % POTS.length;
  f.mesh(`pot ${form}`, () => turned(POTS[form]!, form === 4 ? 8 : 28, form === 4 ? 20 : 60), m, {
    at: [x, y, z],
    scale: [high * wider, high * wider, high],
  });
  return 0.41 * high * wider;
}

const BOWLS: readonly Outline[] = [
  [
    [0.4, 0],
    [0.42, 0.08],
    [0.38, 0.12],
    [0.66, 0.34],
    [0.9, 0.72],
    [1, 1],
    [0.97, 1.02],
    [0.86, 0.74],
    [0.6, 0.4],
    [0, 0.26],
  ],
  [
    [0.5, 0],
    [0.52, 0.05],
    [0.78, 0.24],
    [0.95, 0.6],
    [0.98, 1],
    [0.94, 1.01],
    [0.9, 0.62],
    [0.7, 0.32],
    [0, 0.2],
  ],
  [
    [0.3, 0],
    [0.32, 0.3],
    [0.34, 0.34],
    [0.8, 0.62],
    [1, 1],
    [0.97, 1.03],
    [0.75, 0.7],
    [0, 0.5],
  ],
];

/** A bowl of a radius and a height, of one of three forms. */
export function bowlOf(f: ItemFrame, at: Vec3, r: number, high: number, m: number, which: number): void {
  const form = Math.floor(which * BOWLS.length) % BOWLS.length;
  f.mesh(`bowl ${form}`, () => turned(BOWLS[form]!, 36, 60), m, { at, scale: [r, r, high] });
}
