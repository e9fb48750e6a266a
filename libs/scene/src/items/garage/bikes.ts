import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import type { Vec3 } from '../../scene.js';

export function bikeRack(f: ItemFrame, item: ItemOf<'bike-rack'>, context: Context): void {
  const count = Math.max(1, Math.min(4, item.traits?.bikes ?? 2));
  for (let i = 0; i < count; i++) {
    const at = ((i + 0.5) / count - 0.5) * f.width;
    bicycle(f, at, context, ['#2c5a7d', '#a8332b', '#3f6b4a', '#d8b13c'][i % 4]!);
  }
}

function bicycle(f: ItemFrame, x: number, { palette }: Context, color: string): void {
  const m = palette.paint(color);
  const y = Math.min(f.depth / 2 - 13, 21);
  const r = 13;
  for (const at of [-y, y]) {
    for (let k = 0; k < 24; k++) {
      const a = (k / 24) * 2 * Math.PI;
      const b = ((k + 1) / 24) * 2 * Math.PI;
      f.capsule(
        [x, at + Math.cos(a) * r, r + Math.sin(a) * r],
        [x, at + Math.cos(b) * r, r + Math.sin(b) * r],
        0.7,
        palette.toeKick,
      );
    }
    for (let k = 0; k < 8; k++) {
      const a = (k / 8) * 2 * Math.PI;
      f.capsule([x, at, r], [x, at + Math.cos(a) * r, r + Math.sin(a) * r], 0.06, palette.chrome);
    }
  }
  const [crank, seat, head]: Vec3[] = [
    [x, y * 0.1, 11],
    [x, y * 0.36, 31],
    [x, -y * 0.66, 32],
  ];
  f.capsule(crank!, seat!, 0.7, m);
  f.capsule(crank!, head!, 0.85, m);
  f.capsule([x, y * 0.33, 29], [x, -y * 0.64, 31], 0.7, m);
  f.capsule(crank!, [x, y, r], 0.5, m);
  f.capsule([x, y * 0.33, 29], [x, y, r], 0.5, m);
  f.capsule(head!, [x, -y, r], 0.6, m);
  f.capsule(head!, [x, -y * 0.6, 37], 0.6, palette.steel);
  f.capsule([x - 10, -y * 0.62, 37.5], [x + 10, -y * 0.62, 37.5], 0.5, palette.blackMetal);
  f.capsule(seat!, [x, y * 0.4, 35], 0.5, palette.steel);
  f.roundedBox([x, y * 0.4, 36], [2.6, 5, 1], 0.9, palette.blackMetal);
  f.cone([x - 0.6, y * 0.1, 11], [x + 0.6, y * 0.1, 11], 3.6, 3.6, palette.steel);
}
