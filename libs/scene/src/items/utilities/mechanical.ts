import type { Item } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { lacquer, metal } from '../../materials/material.js';

/** Sections of cast iron on feet, between two pipes. */
export function radiator(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  const sections = Math.max(3, Math.round(f.width / 3));
  const wide = f.width / sections;
  const low = Math.min(4, f.height / 3);
  for (let i = 0; i < sections; i++) {
    const at = -x + (i + 0.5) * wide;
    f.box(at - wide * 0.36, -y, low, at + wide * 0.36, y, f.height, palette.trim, { bevel: 0.5 });
  }
  for (const z of [low + 1.5, f.height - 1.5]) f.capsule([-x + 1, 0, z], [x - 1, 0, z], 0.9, palette.trim);
  for (const s of [-1, 1])
    f.box(s * (x - wide / 2) - 0.8, -y + 0.4, 0, s * (x - wide / 2) + 0.8, y - 0.4, low + 0.5, palette.trim);
}

export function furnace(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const m = palette.custom('sheet', () => metal([0.42, 0.43, 0.44], 0.42));
  f.box(
    -x,
    -y,
    2,
    x,
    y,
    h,
    palette.custom('enamel', () => lacquer([0.42, 0.43, 0.43])),
    { bevel: 0.3 },
  );
  f.box(-x + 1.5, -y - 0.1, h * 0.55, x - 1.5, -y, h - 3, m, { bevel: 0.1 });
  f.box(-x + 1.5, -y - 0.1, 5, x - 1.5, -y, h * 0.5, m, { bevel: 0.1 });
  f.box(-x * 0.7, -y * 0.6, h, x * 0.7, y * 0.6, h + 16, m, { bevel: 0.1 });
}

export function waterHeater(f: ItemFrame, _item: Item, { palette }: Context): void {
  const r = Math.min(f.width, f.depth) / 2;
  const h = f.height;
  const m = palette.custom('enamel', () => lacquer([0.42, 0.43, 0.43]));
  f.cone([0, 0, 2], [0, 0, h - 3], r, r, m);
  f.ellipsoid([0, 0, h - 3], [r, r, 3], m);
  for (const s of [-1, 1])
    f.capsule(
      [s * r * 0.5, 0, h - 2],
      [s * r * 0.5, 0, h + 16],
      0.5,
      palette.custom('copper pipe', () => metal([0.7, 0.4, 0.26], 0.3)),
    );
  f.box(-2.6, -r - 0.8, 10, 2.6, -r + 1, 16, palette.blackMetal);
}

export function electricalPanel(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  const m = palette.custom('panel grey', () => lacquer([0.4, 0.41, 0.42]));
  f.box(-x, -y + 0.4, 0, x, y, f.height, m);
  f.box(-x + 1.2, -y, 1.5, x - 1.2, -y + 0.4, f.height - 1.5, m, { bevel: 0.15 });
}
