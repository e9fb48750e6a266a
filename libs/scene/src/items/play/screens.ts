import type { Item } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { film } from '../../materials/lights.js';

export function tv(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  f.box(-x, -y, 0, x, y, f.height, palette.blackMetal, { bevel: 0.1 });
  f.box(-x + 0.3, -y - 0.05, 0.4, x - 0.3, -y + 0.1, f.height - 0.3, palette.blackGlass, { bevel: 0 });
}

export function projectorScreen(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  f.box(-x, -y, 0, x, y, f.height, palette.blackMetal, { bevel: 0.1 });
  f.box(
    -x + 1.6,
    -y - 0.05,
    1.6,
    x - 1.6,
    -y + 0.1,
    f.height - 1.6,
    palette.custom(`film ${Math.round(f.width)}`, () =>
      film((f.width - 3.2) * 0.0254, (f.height - 3.2) * 0.0254),
    ),
    { bevel: 0 },
  );
}
