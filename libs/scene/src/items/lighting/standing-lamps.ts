import type { Item, ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { type OutlinePoint, turned } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../scene.js';
import { shine, warm } from './ceiling-lights.js';

/** What a lit shade glows with: it is lighter than the wall that its lamp shines on. */
const SHADE = 2.4;

/** Outline of a floor lamp's foot of cast iron: a disk with a rounded edge that rises to the post. A polished one is lost on its floor. */
const FOOT: readonly OutlinePoint[] = [
  [0.97, 0],
  [1, 0.15],
  [0.98, 0.4],
  [0.9, 0.52],
  [0.4, 0.6],
  [0.14, 0.74],
  [0.09, 1],
];

export function floorLamp(f: ItemFrame, _item: Item | undefined, context: Context): void {
  const { palette, lampPower } = context;
  const r = Math.min(f.width, f.depth) / 2;
  const h = f.height;
  f.mesh('lamp foot', () => turned(FOOT, 40, 40), palette.blackMetal, { scale: [r * 0.72, r * 0.72, 1.5] });
  f.capsule([0, 0, 0.9], [0, 0, h - 10], 0.42, palette.metal);
  lampShade(f, h - 11, h, r * 0.82, r, lampPower, palette.litShade(shine(SHADE, context)));
}

function lampShade(
  f: ItemFrame,
  z0: number,
  z1: number,
  rTop: number,
  rBottom: number,
  power: number,
  m: number,
): void {
  f.tube([0, 0, z0], [0, 0, z1], rBottom, rTop, m);
  f.ballLight([0, 0, (z0 + z1) / 2], rBottom * 1.03, warm(1.9 * power));
  // What leaves a shade above and below makes the pools on wall, table and ceiling.
  f.diskLight([0, 0, z0 - 0.15], rBottom * 0.9, [0, 0, -1], warm(6.4 * power));
  f.diskLight([0, 0, z1 + 0.15], rTop * 0.9, [0, 0, 1], warm(4.8 * power));
}

/** Outlines of lamp bodies with a height and a largest radius of 1: gourd, column, ginger jar; of a turned post. */
const BODIES: readonly (readonly OutlinePoint[])[] = [
  [
    [0.5, 0],
    [0.8, 0.05],
    [1, 0.2],
    [0.9, 0.38],
    [0.5, 0.53],
    [0.62, 0.66],
    [0.6, 0.78],
    [0.3, 0.92],
    [0.16, 1],
  ],
  [
    [0.7, 0],
    [0.74, 0.02],
    [0.74, 0.9],
    [0.68, 0.95],
    [0.18, 0.97],
    [0.16, 1],
  ],
  [
    [0.55, 0],
    [0.6, 0.04],
    [0.85, 0.4],
    [1, 0.68],
    [0.85, 0.85],
    [0.4, 0.93],
    [0.2, 1],
  ],
];

const POST: readonly OutlinePoint[] = [
  [0.95, 0],
  [1, 0.03],
  [0.9, 0.08],
  [0.35, 0.15],
  [0.3, 0.3],
  [0.5, 0.42],
  [0.55, 0.5],
  [0.34, 0.6],
  [0.25, 0.75],
  [0.42, 0.85],
  [0.3, 0.9],
  [0.2, 1],
];

/** How wide a shade is above for its width below: an empire, a drum, a cone. */
const SHADES = [0.74, 0.92, 0.52] as const;

/** A lamp of glazed clay, turned wood or metal. Those of one group are a pair. */
export function tableLamp(f: ItemFrame, item: ItemOf<'table-lamp'>, context: Context): void {
  const { palette, lampPower } = context;
  const r = Math.min(f.width, f.depth) / 2;
  const h = f.height;
  const neck = h * 0.52;
  const next = context.random(`lamps of ${item.group ?? item.id}`);
  const glaze = [palette.accentCeramic, palette.porcelain, palette.stoneware][Math.floor(next() * 3)]!;
  const form = Math.floor(next() * 6);
  const outline = BODIES[form];
  const scale: Vec3 = [r * 0.5, r * 0.5, neck];
  if (outline) f.mesh(`lamp body ${form}`, () => turned(outline, 32, 50), glaze, { scale });
  else if (form === 3) f.mesh('lamp post', () => turned(POST, 28, 40), palette.wood, { scale });
  else {
    f.cone([0, 0, 0], [0, 0, 0.7], r * 0.45, r * 0.42, palette.metal);
    if (form === 4) f.ellipsoid([0, 0, neck * 0.48], [r * 0.5, r * 0.5, neck * 0.46], glaze);
    else {
      f.capsule([0, 0, 0.7], [0, 0, neck], 0.34, palette.metal);
      f.ellipsoid([0, 0, neck * 0.3], [1, 1, 1], palette.metal);
    }
  }
  f.cone([0, 0, neck * 0.86], [0, 0, neck + 1], 0.8, 0.5, palette.metal);
  const above = SHADES[Math.floor(next() * SHADES.length)]!;
  lampShade(f, neck, h, r * above, r, lampPower, palette.litShade(shine(SHADE, context)));
}
