import type { Item } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';

export function whiteboard(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  f.box(-x, -y, 0, x, y, f.height, palette.steel, { bevel: 0.1 });
  f.box(-x + 0.7, -y - 0.05, 0.7, x - 0.7, -y + 0.1, f.height - 0.7, palette.porcelain, { bevel: 0 });
  f.box(-x * 0.4, -y - 1.6, -0.4, x * 0.4, -y, 0.2, palette.steel);
}
