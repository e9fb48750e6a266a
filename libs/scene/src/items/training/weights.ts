import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { plain } from '../../materials/material.js';
import type { Vec3 } from '../../scene.js';

/** A dumbbell along x; its discs, of a radius of `r` inches, stand on a place. */
export function dumbbell(f: ItemFrame, [x, y, z]: Vec3, r: number, { palette }: Context): void {
  f.capsule([x - 2.6, y, z + r], [x + 2.6, y, z + r], 0.6, palette.steel);
  for (const s of [-1, 1])
    f.cone([x + s * 2.2, y, z + r], [x + s * (4 + r * 0.2), y, z + r], r, r * 0.92, palette.blackMetal);
}

/** A kettlebell on a place; its ball has a radius of `r` inches. */
export function kettlebell(f: ItemFrame, [x, y, z]: Vec3, r: number, m: number): void {
  f.ellipsoid([x, y, z + r * 0.92], [r, r, r], m);
  f.pipe(
    [
      [x - r * 0.72, y, z + r * 1.5],
      [x - r * 0.6, y, z + r * 2.3],
      [x + r * 0.6, y, z + r * 2.3],
      [x + r * 0.72, y, z + r * 1.5],
    ],
    r * 0.17,
    m,
  );
}

/** Fills a shelf at a height, from one place along it to another, with what is trained with: the heavy below. */
export function stockGymShelf(
  f: ItemFrame,
  [from, to]: readonly [number, number],
  z: number,
  tier: number,
  context: Context,
): void {
  const { palette } = context;
  const next = context.random(`gym shelf ${tier}`);
  let at = from;
  const take = (wide: number): number => {
    at += wide;
    return at - wide / 2;
  };
  const rubber = palette.custom('medicine ball', () => plain([0.07, 0.072, 0.078], { roughness: 0.6 }));
  const kettlebells = [palette.iron, palette.accentCeramic, palette.iron];
  const balls = [rubber, palette.accentFabric, rubber];
  const mats = [palette.accentFabric, palette.throwCloth, rubber];
  for (let i = 0; at < to - 11; i++) {
    if (tier === 0) {
      const r = 4.1 - i * 0.3;
      kettlebell(f, [take(10.5), next() - 0.5, z], Math.max(2.8, r), kettlebells[i % 3]!);
    } else if (tier === 1) {
      const x = take(11);
      for (const y of [-3.6, 3.6]) dumbbell(f, [x, y, z], Math.max(1.7, 2.7 - i * 0.25), context);
    } else if (i % 2 === 0) {
      const r = 4.6 - i * 0.2;
      f.ellipsoid([take(11), next() * 2 - 1, z + r], [r, r, r], balls[(i / 2) % 3]!);
    } else {
      const x = take(11.5);
      f.cone([x, -6.8, z + 2.7], [x, 6.8, z + 2.7], 2.7, 2.7, mats[((i - 1) / 2) % 3]!);
      if (next() < 0.6)
        f.cone([x + 0.2, -6.4, z + 7.6], [x + 0.2, 6.6, z + 7.6], 2.3, 2.3, mats[((i - 1) / 2 + 1) % 3]!);
    }
  }
}

/** A flat bench to lift on, its seat at the front of its frame: a pad in two pieces on a steel spine, a pair of dumbbells below. */
export function weightBench(f: ItemFrame, context: Context): void {
  const { palette } = context;
  const vinyl = palette.custom('black vinyl', () => plain([0.03, 0.03, 0.03], { roughness: 0.5 }));
  const [y, seat] = [f.depth / 2, Math.min(f.height, 20)];
  const spine = seat - 4.6;
  for (const [at, half] of [
    [-y + 5, 6],
    [y - 5, 9],
  ] as const) {
    f.capsule([-half, at, 1.3], [half, at, 1.3], 1.1, palette.blackMetal);
    f.box(-1.2, at - 1.2, 1.6, 1.2, at + 1.2, spine, palette.blackMetal, { bevel: 0.2 });
  }
  f.box(-1.3, -y + 3.6, spine - 1.2, 1.3, y - 3.6, spine + 1.2, palette.blackMetal, { bevel: 0.2 });
  const split = -y + 15;
  for (const [from, to] of [
    [-y + 1, split],
    [split + 0.8, y - 1],
  ] as const) {
    f.box(-4.6, from + 1, spine + 1.2, 4.6, to - 1, seat - 2.8, palette.blackMetal, { bevel: 0.1 });
    f.roundedBox([0, (from + to) / 2, seat - 1.5], [6.1, (to - from) / 2, 1.5], 1.1, vinyl);
  }
  for (const at of [-4, 4]) dumbbell(f, [0, at, 0], 2.7, context);
}
