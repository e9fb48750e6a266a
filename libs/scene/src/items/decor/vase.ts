import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import type { Vec3 } from '../../scene.js';
import { bouquet } from './flowers.js';
import { bentLeaf, pottedPlant } from './potted-plant.js';
import { vaseBody } from './vessels.js';

/** A vase, and what stands in it: leafy branches, grasses, flowers, or nothing but two vases of a kind. */
export function vase(
  f: ItemFrame,
  x: number,
  y: number,
  z: number,
  high: number,
  context: Context,
  next: () => number,
): void {
  const { palette } = context;
  const glazes = [palette.porcelain, palette.accentCeramic, palette.stoneware, palette.terracotta];
  const m = glazes[Math.floor(next() * glazes.length)]!;
  const kind = next();
  if (kind < 0.16) {
    // two of a kind, stems in the taller one
    const form = next();
    vaseBody(f, x - high * 0.2, y, z, high * 1.1, m, form);
    vaseBody(f, x + high * 0.36, y - high * 0.12, z, high * 0.62, m, form);
    branches(f, [x - high * 0.2, y, z + high * 1.02], high, context, next);
    return;
  }
  if (kind < 0.3) {
    pottedPlant(f, x, y, z, context, next, high * 1.2);
    return;
  }
  if (kind < 0.4) {
    // candles of three heights
    for (let i = 0; i < 3; i++) {
      const [cx, cy] = [x + (i - 1) * high * 0.3, y + (i % 2 ? -0.8 : 0.6)];
      const tall = high * (0.5 + 0.22 * ((i * 2 + 1) % 3));
      f.cone([cx, cy, z], [cx, cy, z + tall], high * 0.1, high * 0.1, palette.paper);
      f.capsule([cx, cy, z + tall], [cx, cy, z + tall + 0.3], 0.04, palette.iron);
    }
    return;
  }
  const mouth = vaseBody(f, x, y, z, high, m, next());
  const top: Vec3 = [x, y, z + high * 0.94];
  if (kind < 0.56) grasses(f, top, high, context, next);
  else if (kind < 0.74)
    bouquet(f, [x, y, z + high], high * Math.min(1.1, 0.65 + mouth / high), context, next);
  else branches(f, top, high, context, next);
}

/** A vase that is wanted for what stands in it: leafy branches over it, or flowers. */
export function stems(
  f: ItemFrame,
  x: number,
  y: number,
  z: number,
  high: number,
  of: 'branches' | 'flowers',
  context: Context,
  next: () => number,
): void {
  const { palette } = context;
  const glazes = [palette.porcelain, palette.accentCeramic, palette.stoneware];
  const m = glazes[Math.floor(next() * glazes.length)]!;
  const mouth = vaseBody(f, x, y, z, high, m, next());
  if (of === 'branches') branches(f, [x, y, z + high * 0.94], high * 1.15, context, next);
  else bouquet(f, [x, y, z + high], high * Math.min(1.1, 0.7 + mouth / high), context, next);
}

/** Whether what stands on a case or a mantel at x stands before a television, or within a hand of its edge. */
export function beforeScreen(f: ItemFrame, at: number, { room }: Context): boolean {
  const [px, py] = f.place([at, 0, 0]);
  const alongX = f.facing === 'north' || f.facing === 'south';
  const [besideX, besideY] = alongX ? [5, f.depth] : [f.depth, 5];
  return room.items.some(
    ({ kind, box }) =>
      kind === 'tv' &&
      px > box.x - besideX &&
      px < box.x + box.widthIn + besideX &&
      py > box.y - besideY &&
      py < box.y + box.depthIn + besideY,
  );
}

/** A slim vase with a shoulder and a narrow neck. */
export function bottle(f: ItemFrame, x: number, y: number, z: number, high: number, m: number): void {
  const r = high * 0.2;
  f.cone([x, y, z], [x, y, z + high * 0.5], r * 0.8, r, m);
  f.ellipsoid([x, y, z + high * 0.5], [r, r, high * 0.16], m);
  f.cone([x, y, z + high * 0.58], [x, y, z + high * 0.76], r * 0.62, r * 0.3, m);
  f.cone([x, y, z + high * 0.76], [x, y, z + high], r * 0.3, r * 0.36, m);
}

/** Stems with leaves in pairs, small ones at the tip. */
function branches(f: ItemFrame, from: Vec3, high: number, { palette }: Context, next: () => number): void {
  const green = palette.foliage(next());
  const stems = 6;
  for (let s = 0; s < stems; s++) {
    const a = (s / stems) * 2 * Math.PI + next();
    const reach = high * (0.35 + 0.5 * next());
    const up = high * (0.75 + 0.6 * next());
    const end: Vec3 = [from[0] + Math.cos(a) * reach, from[1] + Math.sin(a) * reach, from[2] + up];
    const middle: Vec3 = [
      from[0] + Math.cos(a) * reach * 0.36,
      from[1] + Math.sin(a) * reach * 0.36,
      from[2] + up * 0.55,
    ];
    f.pipe([from, middle, end], 0.08, palette.bark);
    const pairs = 4;
    for (let i = 0; i < pairs * 2; i++) {
      const t = (0.5 + Math.floor(i / 2)) / pairs;
      const at: Vec3 = [
        middle[0] + (end[0] - middle[0]) * t,
        middle[1] + (end[1] - middle[1]) * t,
        middle[2] + (end[2] - middle[2]) * t,
      ];
      const heading = (a * 180) / Math.PI + (i % 2 ? 1 : -1) * (48 + 30 * next());
      bentLeaf(f, at, heading, 12 + 30 * next(), high * (0.26 - 0.1 * t), high * 0.12, green);
    }
    bentLeaf(f, end, (a * 180) / Math.PI, 50, high * 0.16, high * 0.07, green);
  }
}

/** Dried grasses with plumes. */
export function grasses(
  f: ItemFrame,
  from: Vec3,
  high: number,
  { palette }: Context,
  next: () => number,
): void {
  for (let s = 0; s < 9; s++) {
    const a = s * 2.4 + next();
    const reach = high * (0.2 + 0.4 * next());
    const up = high * (0.6 + 0.7 * next());
    const end: Vec3 = [from[0] + Math.cos(a) * reach, from[1] + Math.sin(a) * reach, from[2] + up];
    f.capsule(from, end, 0.06, palette.straw);
    const lean = (Math.atan2(reach, up) * 180) / Math.PI;
    f.ellipsoid(
      [end[0], end[1], end[2] + high * 0.12],
      [high * 0.045, high * 0.045, high * 0.22],
      palette.straw,
      {
        y: lean,
        z: (a * 180) / Math.PI,
      },
    );
  }
}
