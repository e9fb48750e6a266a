import type { Item } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';

export function crib(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const m = palette.wood;
  for (const sx of [-1, 1])
    for (const sy of [-1, 1]) f.box(sx * x, sy * y, 0, sx * (x - 1.8), sy * (y - 1.8), h, m, { grain: 'z' });
  for (const s of [-1, 1]) {
    f.box(-x, s * y, h - 2, x, s * (y - 1.4), h, m, { grain: 'x' });
    f.box(-x, s * y, 10, x, s * (y - 1.4), 12, m, { grain: 'x' });
    f.box(s * x, -y, h - 2, s * (x - 1.4), y, h, m, { grain: 'y' });
    f.box(s * x, -y, 10, s * (x - 1.4), y, 12, m, { grain: 'y' });
    for (let at = -x + 3.6; at < x - 2; at += 3.4)
      f.capsule([at, s * (y - 0.7), 12], [at, s * (y - 0.7), h - 2], 0.38, m);
    for (let at = -y + 3.6; at < y - 2; at += 3.4)
      f.capsule([s * (x - 0.7), at, 12], [s * (x - 0.7), at, h - 2], 0.38, m);
  }
  f.roundedBox([0, 0, 15], [x - 1.6, y - 1.6, 2.8], 1, palette.cotton);
  f.roundedBox([x * 0.3, 0, 18.4], [x * 0.5, y - 2, 0.8], 0.6, palette.accentFabric);
}
