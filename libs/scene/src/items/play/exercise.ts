import type { Item, ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { plain } from '../../materials/material.js';
import { runningDeck } from './treadmill.js';

export function treadmill(f: ItemFrame, item: ItemOf<'treadmill'>, context: Context): void {
  const { palette } = context;
  const use = item.traits?.use ?? 'treadmill';
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const m = palette.blackMetal;
  const grey = palette.steel;
  if (use === 'bike') {
    f.capsule([0, -y + 6, 3], [0, y - 6, 3], 1.2, m);
    for (const s of [-y + 6, y - 6]) f.capsule([-x + 4, s, 1.4], [x - 4, s, 1.4], 1.2, m);
    f.cone([-1, -y + 14, 15], [1, -y + 14, 15], 10, 10, grey);
    f.capsule([0, y - 12, 3], [0, y - 20, 38], 1.3, m);
    f.roundedBox([0, y - 20, 39.5], [4.5, 5.5, 1.6], 1.4, palette.blackMetal);
    f.capsule([0, -y + 14, 10], [0, -y + 18, h - 10], 1.3, m);
    f.capsule([-8, -y + 16, h - 9], [8, -y + 16, h - 9], 0.7, m);
    return;
  }
  if (use === 'weights') {
    for (const s of [-1, 1]) f.box(s * x, -1.5, 0, s * (x - 3), 1.5, h, m);
    f.box(-x, -1.5, h - 3, x, 1.5, h, m);
    f.capsule([-x - 6, -2, h * 0.62], [x + 6, -2, h * 0.62], 0.6, grey);
    for (const s of [-1, 1]) f.cone([s * (x + 2), -2, h * 0.62], [s * (x + 4), -2, h * 0.62], 8.5, 8.5, m);
    f.roundedBox([0, -14, 17], [6, 22, 1.8], 1.4, m);
    f.box(-1.5, -30, 0, 1.5, 6, 15, m);
    return;
  }
  if (use === 'rower') {
    f.capsule([0, -y + 8, 10], [0, y - 4, 8], 1.4, grey);
    f.cone([-2, -y + 10, 12], [2, -y + 10, 12], 9, 9, m);
    f.roundedBox([0, 6, 13], [5, 5, 1.3], 1, m);
    return;
  }
  runningDeck(f, context);
}

export function exerciseMat(f: ItemFrame, item: Item, context: Context): void {
  const { palette } = context;
  f.box(
    -f.width / 2,
    -f.depth / 2,
    0,
    f.width / 2,
    f.depth / 2,
    Math.max(0.4, f.height),
    palette.custom('rubber mat', () => plain([0.04, 0.042, 0.046], { roughness: 0.8 })),
    { bevel: 0.15 },
  );
  if (Math.min(f.width, f.depth) > 40) trainingKit(f, context, context.random(item));
}

/** What lies on a mat to train with, along its far side: dumbbells in pairs, kettlebells, a foam roller and a ball. */
function trainingKit(f: ItemFrame, { palette }: Context, next: () => number): void {
  const z = Math.max(0.4, f.height);
  const back = f.depth / 2 - 6;
  const left = -f.width / 2 + 8;
  [2.1, 2.5, 2.9].forEach((r, pair) => {
    for (const i of [0, 1]) {
      const x = left + pair * 10 + next();
      const y = back - i * 9 + next();
      f.capsule([x - 2.6, y, z + r], [x + 2.6, y, z + r], 0.6, palette.steel);
      for (const s of [-1, 1])
        f.cone([x + s * 2.2, y, z + r], [x + s * (4 + r * 0.2), y, z + r], r, r * 0.92, palette.blackMetal);
    }
  });
  const kettlebell = (x: number, y: number, r: number, m: number): void => {
    f.ellipsoid([x, y, z + r * 0.92], [r, r, r], m);
    f.pipe(
      [
        [x - r * 0.72, y, z + r * 1.5],
        [x - r * 0.6, y, z + r * 2.3],
        [x + r * 0.6, y, z + r * 2.3],
        [x + r * 0.72, y, z + r * 1.5],
      ],
      r * 0.17,
      m,
    );
  };
  const right = f.width / 2 - 8;
  kettlebell(right, back, 3.6, palette.iron);
  kettlebell(right - 9, back + 1, 3.1, palette.accentCeramic);
  f.cone([right - 5, back - 16, z + 3], [right + 8, back - 19, z + 3], 3, 3, palette.accentFabric);
}
