import type { Item, ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { ellipse, lofted } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../scene.js';
import { towelOver } from '../textiles/cloth.js';

/** A bath towel over the bar, not in its middle; on most of them a hand towel in the room's tone over it. */
export function towelBar(f: ItemFrame, item: ItemOf<'towel-bar'>, context: Context): void {
  const { palette } = context;
  const [x, y] = [f.width / 2, f.depth / 2];
  const m = palette.metal;
  if (f.height > 8) {
    for (const s of [-1, 1]) f.capsule([s * (x - 0.6), -y + 1, 0], [s * (x - 0.6), -y + 1, f.height], 0.6, m);
    for (let z = 3; z < f.height; z += 5) f.capsule([-x + 0.6, -y + 1, z], [x - 0.6, -y + 1, z], 0.4, m);
    f.roundedBox([0, -y + 0.6, f.height * 0.62], [x * 0.7, 0.8, f.height * 0.25], 0.7, palette.terry);
    return;
  }
  const z = f.height / 2;
  f.capsule([-x, -y + 0.6, z], [x, -y + 0.6, z], 0.4, m);
  for (const s of [-1, 1]) f.capsule([s * (x - 0.6), y, z], [s * (x - 0.6), -y + 0.6, z], 0.45, m);
  const next = context.random(item);
  const half = Math.min(x * 0.62, 8);
  const aside = (next() - 0.5) * (x - half - 1);
  const hang = (wide: number, r: number, front: number, behind: number, at: number, cloth: number): void =>
    f.mesh(
      `towel ${[wide.toFixed(1), r, front, behind].join()}`,
      () => towelOver(wide, r, front, behind),
      cloth,
      {
        at: [at, -y + 0.6, z + 0.1],
      },
    );
  hang(half, 0.75, next() < 0.5 ? 19 : 21.5, 15, aside, palette.terry);
  if (next() < 0.7)
    hang(
      half * 0.62,
      1.1,
      11.5,
      9,
      aside + (next() - 0.5) * half * 0.4,
      palette.coloredTerry(context.random('terry')()),
    );
}

export function paperHolder(f: ItemFrame, _item: Item, { palette }: Context): void {
  const y = f.depth / 2;
  const z = f.height / 2;
  f.capsule([-2.6, y, z], [-2.6, -y + 1.4, z], 0.3, palette.metal);
  f.capsule([-2.6, -y + 1.4, z], [2.4, -y + 1.4, z], 0.3, palette.metal);
  f.cone([-2.1, -y + 1.4, z - 0.8], [2.1, -y + 1.4, z - 0.8], 2, 2, palette.paper);
}

export function grabBar(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  f.capsule([-x, -y + 0.7, 0.7], [x, -y + 0.7, 0.7], 0.62, palette.metal);
  for (const s of [-1, 1]) f.capsule([s * x, y, 0.7], [s * x, -y + 0.7, 0.7], 0.62, palette.metal);
}

export function exhaustFan(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  f.box(-x, -y, 0, x, y, f.height, palette.whitePlastic, { bevel: 0.3 });
  for (let at = -y + 1.5; at < y - 1; at += 1.2)
    f.box(-x + 1.2, at, -0.05, x - 1.2, at + 0.4, 0.1, palette.toeKick);
}

/** A mat of cotton loops, 5/8 in thick: a flat woven border about its pile, one corner of which was kicked up a little. */
export function bathMat(f: ItemFrame, _item: Item, context: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  const middle = Math.min(x, y) * 0.7;
  f.mesh(
    `bath mat ${x.toFixed(1)} ${y.toFixed(1)}`,
    () =>
      lofted(
        (
          [
            [0, 0.05],
            [0.04, 0.16],
            [-0.1, 0.24],
            [-1.5, 0.26],
            [-1.56, 0.5],
            [-1.8, 0.62],
            [-2.6, 0.6],
            [-middle * 0.5, 0.62],
            [-middle, 0.6],
          ] as const
        ).map(([grow, up]) =>
          ellipse(x + grow, y + grow, 0, 72, 14).map(([px, py]): Vec3 => {
            const corner = Math.max(0, px / x + py / y - 1.5);
            return [px, py, up + 1.2 * corner * corner + 0.07 * Math.sin(px * 0.9) * Math.sin(py * 0.7)];
          }),
        ),
        { lids: 'last', creaseAt: 60 },
      ),
    context.palette.matPile(context.random('terry')()),
  );
}
