import type { Item, ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { fabric } from '../../materials/cloth.js';
import { table } from '../tables/tables.js';

export function poolTable(f: ItemFrame, _item: Item, context: Context): void {
  const { palette } = context;
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const cloth = palette.custom('baize', () =>
    fabric([0.045, 0.155, 0.085], [0.03, 0.115, 0.062], { pitch: 'cotton', strength: 0.3, bump: 0.05 }),
  );
  f.box(-x + 3, -y + 3, h - 5, x - 3, y - 3, h - 1.6, cloth, { bevel: 0 });
  const rail = 4.4;
  for (const s of [-1, 1]) {
    f.box(-x, s * y, h - 6, x, s * (y - rail), h, palette.wood, { grain: 'x', bevel: 0.4 });
    f.box(s * x, -y + rail, h - 6, s * (x - rail), y - rail, h, palette.wood, { grain: 'y', bevel: 0.4 });
  }
  for (const sx of [-1, 0, 1])
    for (const sy of [-1, 1])
      f.cone(
        [sx * (x - 4), sy * (y - 4), h - 1],
        [sx * (x - 4), sy * (y - 4), h + 0.05],
        2.3,
        2.3,
        palette.blackMetal,
      );
  f.box(-x + 6, -y + 6, h - 12, x - 6, y - 6, h - 5, palette.wood, { grain: 'x' });
  for (const sx of [-1, 1])
    for (const sy of [-1, 1])
      f.cone([sx * (x - 12), sy * (y - 11), 0], [sx * (x - 12), sy * (y - 11), h - 8], 2.4, 4, palette.wood);
  const colors = [
    '#d8b13c',
    '#1f4fa3',
    '#b3362c',
    '#5a3a78',
    '#d8732c',
    '#2d6b45',
    '#7a2f2b',
    '#222222',
    '#e9e3d2',
  ];
  colors.forEach((color, i) => {
    const row = Math.floor((Math.sqrt(8 * i + 1) - 1) / 2);
    const k = i - (row * (row + 1)) / 2;
    f.ellipsoid([x * 0.4 + row * 2, (k - row / 2) * 2.3, h - 0.48], [1.12, 1.12, 1.12], palette.paint(color));
  });
  f.ellipsoid([-x * 0.45, 2, h - 0.48], [1.12, 1.12, 1.12], palette.porcelain);
  f.capsule([-x * 0.9, -y * 0.6, h + 0.4], [-x * 0.2, y * 0.1, h - 0.6], 0.35, palette.board);
}

export function gameTable(f: ItemFrame, item: ItemOf<'game-table'>, context: Context): void {
  const { palette } = context;
  const use = item.traits?.use ?? 'cards';
  table(f, item.traits?.shape ?? 'rectangle', context, 1.6);
  const [x, y, z] = [f.width / 2, f.depth / 2, f.height];
  if (use === 'ping-pong') {
    f.box(-x, -y, z, x, y, z + 0.1, palette.paint('#2c5a7d'), { bevel: 0 });
    f.box(-x, -0.4, z + 0.1, x, 0.4, z + 0.14, palette.porcelain);
    f.box(-0.1, -y - 4, z, 0.1, y + 4, z + 6, palette.linen);
  } else if (use === 'cards')
    f.cone(
      [0, 0, z],
      [0, 0, z + 0.1],
      Math.min(x, y) - 4,
      Math.min(x, y) - 4,
      palette.custom('baize', () =>
        fabric([0.045, 0.155, 0.085], [0.03, 0.115, 0.062], { pitch: 'cotton', strength: 0.3, bump: 0.05 }),
      ),
    );
}
