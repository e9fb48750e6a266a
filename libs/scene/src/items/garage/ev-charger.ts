import type { Item } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import type { Vec3 } from '../../scene.js';

export function evCharger(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  f.roundedBox([0, 0, h / 2], [x, y, h / 2], 1.4, palette.whitePlastic);
  f.box(-x * 0.6, -y - 0.06, h * 0.35, x * 0.6, -y + 0.2, h * 0.75, palette.blackGlass);
  const loop: Vec3[] = [];
  for (let k = 0; k <= 14; k++) {
    const a = (k / 14) * Math.PI;
    loop.push([-Math.cos(a) * x, -y * 0.4, -Math.sin(a) * 16]);
  }
  f.pipe(loop, 0.5, palette.blackMetal);
}
