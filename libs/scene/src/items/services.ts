import type { Item } from '@plumbline/concept';
import type { Frame } from '../builder.js';
import type { Context } from '../context.js';

/** What is set flat into walls and ceiling. Its back is at the frame's far side, its front looks into the room. */

export function receptacle(f: Frame, _item: Item, { palette }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  f.box(-x, -y, 0, x, y, h, palette.whitePlastic, { bevel: 0.08 });
  for (const z of [h * 0.3, h * 0.7])
    f.box(-0.3, -y - 0.02, z - 0.3, 0.3, -y + 0.05, z + 0.3, palette.blackMetal);
}

export function lightSwitch(f: Frame, _item: Item, { palette }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  f.box(-x, -y, 0, x, y, h, palette.whitePlastic, { bevel: 0.08 });
  f.box(-0.65, -y - 0.12, h / 2 - 1.3, 0.65, -y + 0.05, h / 2 + 1.3, palette.whitePlastic, { bevel: 0.05 });
}

export function smokeAlarm(f: Frame, _item: Item, { palette }: Context): void {
  const r = Math.min(f.width, f.depth) / 2;
  f.cone([0, 0, f.height], [0, 0, 0], r, r * 0.86, palette.whitePlastic);
}

export function register(f: Frame, _item: Item, { palette }: Context): void {
  f.box(-f.width / 2, -f.depth / 2, 0, f.width / 2, f.depth / 2, f.height, palette.whitePlastic, {
    bevel: 0.05,
  });
}

export function grille(f: Frame, _item: Item, { palette }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  f.box(-x, -y, 0, x, y, h, palette.whitePlastic, { bevel: 0.06 });
  for (let z = 1.2; z < h - 1; z += 1)
    f.box(-x + 1, -y - 0.03, z, x - 1, -y + 0.02, z + 0.35, palette.blackMetal);
}
