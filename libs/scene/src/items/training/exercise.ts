import type { Item, ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { speckle } from '../../materials/patterns.js';
import { exerciseBike } from './exercise-bike.js';
import { rower } from './rower.js';
import { runningDeck } from './treadmill.js';
import { dumbbell, kettlebell } from './weights.js';

export function treadmill(f: ItemFrame, item: ItemOf<'treadmill'>, context: Context): void {
  const { palette } = context;
  const use = item.traits?.use ?? 'treadmill';
  const [x, h] = [f.width / 2, f.height];
  const m = palette.blackMetal;
  const grey = palette.steel;
  if (use === 'bike') {
    exerciseBike(f, context);
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
    rower(f, context);
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
    Math.max(0.75, f.height),
    palette.custom('rubber mat', () =>
      speckle([0.04, 0.042, 0.046], [0.16, 0.17, 0.18], 0.005, 0.16, 0.3, [0.02, 0.02, 0.022]),
    ),
    { bevel: 0.3, inRoom: true },
  );
  if (Math.min(f.width, f.depth) > 40) trainingKit(f, context, context.random(item));
}

/** What lies on a mat to train with, along its far side: dumbbells in pairs, kettlebells, a foam roller and a ball. */
function trainingKit(f: ItemFrame, context: Context, next: () => number): void {
  const { palette } = context;
  const z = Math.max(0.75, f.height);
  const back = f.depth / 2 - 6;
  const left = -f.width / 2 + 8;
  [2.1, 2.5, 2.9].forEach((r, pair) => {
    for (const i of [0, 1]) dumbbell(f, [left + pair * 10 + next(), back - i * 9 + next(), z], r, context);
  });
  const right = f.width / 2 - 8;
  kettlebell(f, [right, back, z], 3.6, palette.iron);
  kettlebell(f, [right - 9, back + 1, z], 3.1, palette.accentCeramic);
  f.cone([right - 5, back - 16, z + 3], [right + 8, back - 19, z + 3], 3, 3, palette.accentFabric);
}
