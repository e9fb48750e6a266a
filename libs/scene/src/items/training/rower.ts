import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { plain } from '../../materials/material.js';

/**
 * A rowing machine, its fan at the front of its frame: a fan of 21 in in its cage, a rail with a seat that rolls, foot plates
 * at a slant, the handle in its hook, an arm with a screen. Sizes of air rowers as sold, 24 by 96 in, seat 14 to 20 in high.
 */
export function rower(f: ItemFrame, { palette }: Context): void {
  const shell = palette.custom('rower shell', () => plain([0.05, 0.052, 0.056], { roughness: 0.45 }));
  const rubber = palette.custom('rower pad', () => plain([0.02, 0.02, 0.021], { roughness: 0.8 }));
  const { steel, blackMetal: black } = palette;
  const y = f.depth / 2;
  const fan = -y + 12;
  // The fan's cage: a drum with rings on its faces.
  f.cone([-3.6, fan, 13], [3.6, fan, 13], 10.5, 10.5, shell);
  for (const s of [-1, 1])
    for (const r of [9.6, 7.2, 4.8])
      f.cone([s * 3.6, fan, 13], [s * (4.4 - r * 0.05), fan, 13], r, r - 0.5, r === 7.2 ? steel : shell);
  // Feet, rail and the block that the feet push against.
  for (const [at, from, half] of [
    [-y + 6, fan, 11],
    [y - 5, y - 8, 8],
  ] as const) {
    f.capsule([0, from, 11], [0, at, 2], 1.2, shell);
    f.capsule([-half, at, 1.4], [half, at, 1.4], 1.2, shell);
    for (const s of [-1, 1]) f.capsule([s * half, at, 1.3], [s * (half - 1.2), at, 1.3], 1.4, rubber);
  }
  f.box(-1.7, fan + 8, 11.4, 1.7, y - 3, 14.6, steel, { bevel: 0.3 });
  for (const s of [-1, 1]) {
    const foot = fan + 17;
    f.orientedBox([s * 5, foot, 13.6], [2.5, 0.5, 6.4], { x: 42 }, shell);
    f.orientedBox([s * 5, foot + 1, 13.4], [2.8, 0.35, 0.9], { x: 42 }, rubber);
  }
  // The seat on its carriage.
  f.box(-2.6, 4, 14, 2.6, 10, 15.6, black, { bevel: 0.2 });
  f.roundedBox([0, 7, 16.5], [6, 5, 1], 0.9, rubber);
  // The handle rests in its hook; the screen stands on its arm.
  f.capsule([-8.4, fan + 12.4, 17.4], [8.4, fan + 12.4, 17.4], 0.75, rubber);
  f.capsule([0, fan + 8, 16], [0, fan + 12.4, 17.2], 0.35, steel);
  f.pipe(
    [
      [0, fan + 1, 22],
      [0, fan + 5, 31],
      [0, fan + 10, 35],
    ],
    0.8,
    shell,
  );
  f.orientedBox([0, fan + 11, 36.4], [3.6, 0.6, 3.4], { x: -12 }, shell);
  f.orientedBox([0, fan + 11.5, 36.6], [3, 0.2, 2.4], { x: -12 }, black);
}
