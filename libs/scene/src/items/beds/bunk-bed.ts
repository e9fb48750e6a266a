import type { Item } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { fallen } from '../../mesh/cloth/fallen.js';
import { pillow } from '../textiles/cushions.js';

export function bunkBed(f: ItemFrame, item: Item, context: Context): void {
  if (item.kind === 'bunk-bed' && item.traits?.form === 'loft') loftBed(f, item, context);
  else bunks(f, item, context);
}

/** A berth on four posts, over floor that is free: its box begins at the slats. */
function loftBed(f: ItemFrame, item: Item, context: Context): void {
  const { palette } = context;
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const m = palette.wood;
  const floor = -item.box.z;
  for (const sx of [-1, 1])
    for (const sy of [-1, 1])
      f.box(sx * x, sy * y, floor, sx * (x - 3), sy * (y - 3), h, m, { grain: 'z', bevel: 0.15 });
  // The berth's frame, the guard above it, and a rail that ties the posts at the wall.
  for (const z of [0, h - 5])
    for (const s of [-1, 1]) {
      f.box(s * x, -y, z, s * (x - 1.4), y, z + 5, m, { grain: 'y', bevel: 0.12 });
      f.box(-x, s * y, z, x, s * (y - 1.4), z + 5, m, { grain: 'x', bevel: 0.12 });
    }
  berth(f, item, context, 5);
  const [rungs, step] = [6, (item.box.z + 4) / 6];
  for (let i = 1; i < rungs; i++)
    f.capsule([x - 3, -y - 0.6, floor + i * step], [x - 17, -y - 0.6, floor + i * step], 0.8, m);
  f.box(x - 18, -y - 1.4, floor, x - 16.6, -y, h - 3, m, { grain: 'z' });
}

/** Mattress, cover and pillow of a berth whose slats are so high. */
function berth(f: ItemFrame, item: Item, context: Context, z: number): void {
  const { palette } = context;
  const next = context.random(item);
  const [x, y] = [f.width / 2, f.depth / 2];
  f.roundedBox([0, 0, z + 1], [x - 2, y - 2, 3.6], 2, palette.cotton);
  f.mesh(
    `bunk cover ${[f.width, f.depth].join()}`,
    () =>
      fallen({
        middle: [0, -9, 5],
        half: [x - 0.6, y - 11],
        supports: [{ min: [-x + 2, -y + 2, -4], max: [x - 2, y - 2, 0], radius: 2 }],
        grain: 2.6,
        thick: 1.4,
        puff: 0.5,
        stiff: 0.3,
        floor: -2,
        seed: 5,
        steps: 40,
      }),
    palette.accentFabric,
    { at: [0, 0, z + 4.5] },
  );
  pillow(f, [0, y - 11, z + 7.4], [Math.min(12, x - 5), 3.6, 8], palette.cotton, { x: -68 }, next());
}

function bunks(f: ItemFrame, item: Item, context: Context): void {
  const { palette } = context;
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const m = palette.wood;
  const post = { grain: 'z', bevel: 0.15 } as const;
  for (const sx of [-1, 1])
    for (const sy of [-1, 1]) f.box(sx * x, sy * y, 0, sx * (x - 2.4), sy * (y - 2.4), h, m, post);
  for (const z of [12, h - 18]) {
    for (const s of [-1, 1]) {
      f.box(s * x, -y, z, s * (x - 1.4), y, z + 5, m, { grain: 'y', bevel: 0.12 });
      f.box(-x, s * y, z, x, s * (y - 1.4), z + 5, m, { grain: 'x', bevel: 0.12 });
    }
    berth(f, item, context, z + 5);
  }
  f.box(-x, -y, h - 8, -x + 1.2, y, h - 5, m, { grain: 'y' });
  for (let z = 8; z < h - 12; z += 9) f.capsule([x - 2, -y - 0.6, z], [x - 14, -y - 0.6, z], 0.7, m);
  f.box(x - 14.6, -y - 1.2, 0, x - 13.2, -y, h - 6, m, { grain: 'z' });
}
