import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { fabricMaterial } from '../../materials/cloth.js';
import { plain } from '../../materials/material.js';
import { boxCushion } from '../textiles/cushions.js';

/** 52 white keys between two places, front and rear, the 36 black ones in their groups of two and three, felt at their ends. */
export function pianoKeys(
  f: ItemFrame,
  [from, to]: readonly [number, number],
  [front, rear]: readonly [number, number],
  z: number,
  { palette }: Context,
): void {
  const key = (to - from) / 52;
  const gap = palette.custom('between keys', () => plain([0.1, 0.1, 0.1], { roughness: 0.9 }));
  const felt = palette.custom('key felt', () => plain([0.25, 0.02, 0.03], { roughness: 1, reflectance: 0 }));
  f.box(from, front + 0.1, z, to, rear, z + 0.5, gap, { bevel: 0 });
  for (let i = 0; i < 52; i++)
    f.box(
      from + i * key + 0.03,
      front,
      z + 0.2,
      from + (i + 1) * key - 0.03,
      rear,
      z + 0.8,
      palette.porcelain,
      {
        bevel: 0.05,
      },
    );
  for (let i = 0; i < 51; i++)
    if (![1, 4].includes(i % 7)) {
      const at = from + (i + 1) * key;
      f.box(at - key * 0.28, front + 2.5, z + 0.8, at + key * 0.28, rear, z + 1.3, palette.blackMetal, {
        bevel: 0.08,
      });
    }
  f.box(from, rear - 0.2, z + 0.6, to, rear, z + 1.1, felt, { bevel: 0 });
}

/** A bench pushed in under the keys, its middle at y: a buttoned pad on a frame with four square legs. */
export function pianoBench(f: ItemFrame, y: number, m: number, { palette }: Context): void {
  const hide = palette.custom('piano bench', () => fabricMaterial({ material: 'leather', color: '#26211e' }));
  for (const sx of [-1, 1])
    for (const sy of [-1, 1])
      f.cone([sx * 13, y + sy * 4.8, 0], [sx * 13.6, y + sy * 5.2, 15.4], 0.7, 1.1, m);
  f.box(-14.6, y - 6.2, 14.4, 14.6, y + 6.2, 16.6, m, { bevel: 0.2 });
  boxCushion(f, [0, y, 17.4], [14.4, 6.2, 0.9], hide, {}, { crown: 0.8, piping: hide, cord: 0.16 });
  for (let i = -2; i <= 2; i++)
    for (const s of [-1, 1])
      f.ellipsoid([i * 4.6 + (s > 0 ? 0 : 2.3), y + s * 2.1, 19], [0.32, 0.32, 0.16], hide);
}
