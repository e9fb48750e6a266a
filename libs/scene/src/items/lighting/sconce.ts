import type { Item } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { shine, warm } from './ceiling-lights.js';

export function sconce(f: ItemFrame, _item: Item, context: Context): void {
  const { palette, lampPower } = context;
  const y = f.depth / 2;
  const wide = f.width > f.height * 1.3;
  if (wide) {
    // a bar over a mirror
    const x = f.width / 2;
    const r = Math.min(1.3, f.height / 2);
    f.box(-Math.min(x, 6), y - 0.8, f.height / 2 - 1.6, Math.min(x, 6), y, f.height / 2 + 1.6, palette.metal);
    f.capsule([0, y, f.height / 2], [0, 0, f.height / 2], 0.5, palette.metal);
    f.capsule([-x + r, 0, f.height / 2], [x - r, 0, f.height / 2], r, palette.glow(warm(4)));
    f.rectangleLight(
      'rectangle',
      [0, -r - 0.1, f.height / 2],
      [x, 0, 0],
      [0, 0, r],
      [0, -1, 0],
      warm(7.5 * lampPower),
    );
    return;
  }
  const z = f.height * 0.45;
  const r = Math.min(f.width / 2, 2.9);
  f.box(-1.6, y - 0.6, z - 2.6, 1.6, y, z + 2.6, palette.metal, { bevel: 0.2 });
  f.capsule([0, y, z - 1.4], [0, 0, z - 1.4], 0.35, palette.metal);
  f.cone([0, 0, z - 2.2], [0, 0, z - 0.8], 1, 1.2, palette.metal);
  f.tube([0, 0, z - 0.8], [0, 0, f.height], r * 0.82, r, palette.litShade(shine(1.6, context)));
  f.ballLight([0, 0, (z + f.height) / 2], r * 1.02, warm(6 * lampPower));
}
