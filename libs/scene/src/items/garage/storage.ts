import type { Item, ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { plain } from '../../materials/material.js';
import type { Vec3 } from '../../scene.js';
import { stockGymShelf } from '../training/weights.js';
import { tools } from './hand-tools.js';
import { carton, tote } from './totes.js';

export function toolChest(f: ItemFrame, _item: Item, context: Context): void {
  const { palette } = context;
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const m = palette.paint('#a8332b');
  for (const sx of [-1, 1])
    for (const sy of [-1, 1])
      f.cone(
        [sx * (x - 3) - 1, sy * (y - 3), 2.4],
        [sx * (x - 3) + 1, sy * (y - 3), 2.4],
        2.4,
        2.4,
        palette.blackMetal,
      );
  f.box(-x, -y + 0.6, 5, x, y, h - 1.2, m, { bevel: 0.2 });
  f.box(-x - 0.2, -y, h - 1.2, x + 0.2, y, h, palette.board, { grain: 'x' });
  const rows = Math.max(3, Math.round((h - 6) / 6));
  for (let i = 0; i < rows; i++) {
    const z0 = 5.3 + ((h - 6.8) * i) / rows;
    const z1 = 5.3 + ((h - 6.8) * (i + 1)) / rows - 0.3;
    f.box(-x + 0.4, -y, z0, x - 0.4, -y + 0.6, z1, m, { bevel: 0.12 });
    f.box(-x + 1.2, -y - 0.5, z1 - 1, x - 1.2, -y, z1 - 0.3, palette.steel, { bevel: 0.15 });
  }
}

export function storageShelf(f: ItemFrame, item: ItemOf<'storage-shelf'>, context: Context): void {
  const { palette } = context;
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const shelves = Math.max(2, Math.min(6, item.traits?.shelves ?? 4));
  const next = context.random(item);
  const posts = Math.max(2, Math.round(f.width / 48) + 1);
  for (let i = 0; i < posts; i++) {
    const at = -x + 0.8 + ((f.width - 1.6) * i) / (posts - 1);
    for (const s of [-1, 1]) f.box(at - 0.8, s * y, 0, at + 0.8, s * (y - 1.6), h, palette.blackMetal);
  }
  for (let s = 0; s < shelves; s++) {
    const z = 5 + ((h - 8) * s) / (shelves - 1);
    f.box(
      -x,
      -y,
      z - 1.8,
      x,
      y,
      z,
      palette.custom('shelf board', () => plain([0.46, 0.33, 0.2], { roughness: 0.75, reflectance: 0.02 })),
    );
    if (s === shelves - 1 && h > 70) continue;
    if (item.group === 'gym') {
      stockGymShelf(f, [-x + 3, x - 2], z, s, context);
      continue;
    }
    const free = (h - 8) / (shelves - 1) - 3;
    let at = -x + 3;
    while (at < x - 9) {
      const wide = 9 + next() * 9;
      if (at + wide > x - 2) break;
      const high = Math.min(free, 6 + next() * 7);
      const kind = next();
      const m =
        kind < 0.4
          ? palette.custom('tote', () => plain([0.3, 0.34, 0.38], { roughness: 0.4 }))
          : kind < 0.75
            ? palette.custom('carton', () => plain([0.42, 0.29, 0.17], { roughness: 0.9, reflectance: 0 }))
            : palette.custom('clear tote', () => plain([0.56, 0.6, 0.62], { roughness: 0.25 }));
      const middle: Vec3 = [at + wide / 2, next() * 1.2 - 0.6, z];
      const half: readonly [number, number] = [wide / 2 - 0.3, y - 1.6];
      if (kind < 0.4) tote(f, middle, half, high, m, palette.blackMetal);
      else if (kind < 0.75) carton(f, middle, half, high, m, next() * 4 - 2, context);
      else tote(f, middle, half, high, m, palette.whitePlastic);
      at += wide + 1;
    }
  }
}

export function overheadRack(f: ItemFrame, item: ItemOf<'overhead-rack'>, context: Context): void {
  const { palette } = context;
  const [x, y] = [f.width / 2, f.depth / 2];
  const top = context.ceilingOver(item.box) - item.box.z;
  for (const sx of [-1, 1])
    for (const sy of [-1, 1]) f.box(sx * x, sy * y, 0, sx * (x - 1.2), sy * (y - 1.2), top, palette.steel);
  // A frame of angles, beams across it, and a deck of wire on them.
  for (const s of [-1, 1]) {
    f.box(-x, s * y, 0, x, s * (y - 0.15), 1.6, palette.steel);
    f.box(s * x, -y, 0, s * (x - 0.15), y, 1.6, palette.steel);
  }
  for (let i = 1; i < 4; i++) {
    const at = -x + (f.width * i) / 4;
    f.box(at - 0.6, -y, 0, at + 0.6, y, 0.9, palette.steel);
  }
  const wire = (from: Vec3, to: Vec3): void => f.capsule(from, to, 0.13, palette.galvanized);
  const [long, short] = [Math.round(f.depth / 3), Math.round(f.width / 6)];
  for (let i = 1; i < long; i++) {
    const at = -y + (f.depth * i) / long;
    wire([-x, at, 0.9], [x, at, 0.9]);
  }
  for (let i = 1; i < short; i++) {
    const at = -x + (f.width * i) / short;
    wire([at, -y, 1], [at, y, 1]);
  }
  const next = context.random(item);
  for (let at = -x + 4; at < x - 16; at += 20)
    tote(
      f,
      [at + 8, next() * 3 - 1.5, 1],
      [8.6, Math.min(y - 3, 13)],
      10 + next() * 3,
      palette.custom('tote', () => plain([0.3, 0.34, 0.38], { roughness: 0.4 })),
      // Gray, as the ceiling's lamps are a hand above: a bright lid would color the ceiling around them.
      next() < 0.5 ? palette.blackMetal : palette.paint('#7d8083'),
    );
}

export function slatWall(f: ItemFrame, item: ItemOf<'slat-wall'>, context: Context): void {
  const { palette } = context;
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const m = palette.custom('slat wall', () => plain([0.56, 0.57, 0.57], { roughness: 0.45 }));
  const rows = Math.max(3, Math.round(h / 6));
  for (let i = 0; i < rows; i++)
    f.box(-x, -y + 0.15, (h * i) / rows + 0.35, x, y, (h * (i + 1)) / rows, m, { bevel: 0.12 });
  f.box(-x, y - 0.2, 0, x, y, h, palette.toeKick);
  const next = context.random(item);
  tools(f, [-x + 8, x * 0.3], -y, [h * 0.34, h * 0.8], context, next);
  // a coil of hose and a shelf
  for (let k = 0; k < 20; k++) {
    const a = (k / 20) * 2 * Math.PI;
    const b = ((k + 1) / 20) * 2 * Math.PI;
    const at = x * 0.6;
    f.capsule(
      [at + Math.cos(a) * 7, -y - 1.6, h * 0.5 + Math.sin(a) * 7],
      [at + Math.cos(b) * 7, -y - 1.6, h * 0.5 + Math.sin(b) * 7],
      0.9,
      palette.paint('#3f6b4a'),
    );
  }
}
