import type { Item, ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';

/** Shelves between two sides, open to the front. */
export function openShelves(
  f: ItemFrame,
  x0: number,
  z0: number,
  x1: number,
  z1: number,
  material: number,
  shelves: number,
): void {
  const y = f.depth / 2;
  const t = 0.75;
  f.box(x0, -y, z0, x0 + t, y, z1, material, { grain: 'z' });
  f.box(x1 - t, -y, z0, x1, y, z1, material, { grain: 'z' });
  f.box(x0 + t, y - 0.5, z0, x1 - t, y, z1, material, { grain: 'z', bevel: 0 });
  f.box(x0 + t, -y, z0, x1 - t, y - 0.5, z0 + t, material, { grain: 'x' });
  f.box(x0 + t, -y, z1 - t, x1 - t, y - 0.5, z1, material, { grain: 'x' });
  for (let i = 1; i <= shelves; i++) {
    const z = z0 + ((z1 - z0) * i) / (shelves + 1);
    f.box(x0 + t, -y + 0.3, z - t / 2, x1 - t, y - 0.5, z + t / 2, material, { grain: 'x' });
  }
}

/** Crockery behind glass or on open shelves. */
export function dishes(f: ItemFrame, context: Context, item: Item): void {
  const next = context.random(item);
  const x = f.width / 2 - 3;
  for (let row = 0; row < 2; row++) {
    const z = ((row + (row === 0 ? 0 : 1)) * f.height) / 3 + 0.8;
    for (let at = -x; at < x; at += 5) {
      const kind = next();
      if (kind < 0.4) {
        for (let i = 0; i < 5; i++)
          f.cone([at, 0, z + i * 0.35], [at, 0, z + i * 0.35 + 0.28], 1.6, 2.6, context.palette.porcelain);
      } else if (kind < 0.8) f.tube([at, 0, z], [at, 0, z + 4], 1.3, 1.6, context.palette.porcelain);
      else f.bowl([at, 0, z + 2.6], [2.4, 2.4, 2.4], 0, context.palette.accentCeramic);
    }
  }
}

export function floatingShelf(f: ItemFrame, item: ItemOf<'floating-shelf'>, context: Context): void {
  const { palette } = context;
  const count = Math.max(1, item.traits?.shelves ?? 1);
  const next = context.random(item);
  const x = f.width / 2;
  const y = f.depth / 2;
  for (let i = 0; i < count; i++) {
    const z = count === 1 ? 0 : i * 14;
    f.box(-x, -y, z, x, y, z + Math.min(f.height, 2), palette.wood, { grain: 'x', bevel: 0.1 });
    const top = z + Math.min(f.height, 2);
    for (let at = -x + 3.5; at < x - 3; at += 4.5 + next() * 3) {
      const kind = next();
      if (kind < 0.3) f.tube([at, 0, top], [at, 0, top + 3.6], 1.4, 1.6, palette.porcelain);
      else if (kind < 0.5) f.bowl([at, 0, top + 2.4], [2.4, 2.4, 2.4], 0, palette.accentCeramic);
      else if (kind < 0.75)
        f.cone([at, 0.5, top], [at, 0.5, top + 5 + next() * 2], 1.8, 1.5, palette.terracotta);
      else if (kind < 0.9)
        for (let k = 0; k < 5; k++)
          f.cone([at, 0, top + k * 0.4], [at, 0, top + k * 0.4 + 0.3], 1.8, 2.9, palette.porcelain);
    }
  }
}
