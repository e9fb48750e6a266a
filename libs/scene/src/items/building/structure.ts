import type { Item } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { wallMaterial } from '../../materials/walls.js';

export function column(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  f.box(-x, -y, 0, x, y, f.height, palette.trim, { bevel: 0.15 });
  f.box(-x - 0.7, -y - 0.7, 0, x + 0.7, y + 0.7, 6, palette.trim, { bevel: 0.2 });
  f.box(-x - 0.7, -y - 0.7, f.height - 4, x + 0.7, y + 0.7, f.height, palette.trim, { bevel: 0.2 });
}

export function post(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  f.box(-x, -y, 0, x, y, f.height, palette.wood, { grain: 'z', bevel: 0.3 });
}

export function chimney(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  const brick = palette.custom('chimney brick', () =>
    wallMaterial({ material: 'brick', color: '#9a5f49', accent: '#c9bfb2' }),
  );
  f.box(-x, -y, 0, x, y, f.height, brick, { bevel: 0.1 });
}

export function beam(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  f.box(-x, -y, 0, x, y, f.height, palette.wood, { grain: 'x', bevel: 0.3 });
}
