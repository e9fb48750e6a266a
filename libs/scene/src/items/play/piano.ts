import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { fabricMaterial } from '../../materials/cloth.js';
import { plain } from '../../materials/material.js';
import { boxCushion } from '../textiles/cushions.js';

export function piano(f: ItemFrame, item: ItemOf<'piano'>, context: Context): void {
  if (item.traits?.form === 'grand') grandPiano(f, context);
  else uprightPiano(f, context);
}

/** A grand: rim of three parts for its curve, keys at the front, lid up, on three legs. */
function grandPiano(f: ItemFrame, { palette }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const m = palette.blackGlass;
  const [low, high] = [25, h];
  f.box(-x, -y + 8, low, x * 0.1, y - 8, high, m, { bevel: 0.6 });
  f.box(x * 0.1, -y + 8, low, x, y * 0.05, high, m, { bevel: 0.6 });
  f.cone(
    [x * -0.42, y - 17, low],
    [x * -0.42, y - 17, high],
    Math.min(16, x * 0.56),
    Math.min(16, x * 0.56),
    m,
  );
  f.box(-x, -y, low - 1, x, -y + 8, low + 2, m, { bevel: 0.3 });
  f.box(-x + 4, -y + 0.8, low + 2, x - 4, -y + 6.5, low + 2.7, palette.porcelain);
  for (let i = 0; i < 36; i++)
    if (i % 7 !== 2 && i % 7 !== 6)
      f.box(
        -x + 5 + i * 1.36,
        -y + 3.2,
        low + 2.7,
        -x + 5.7 + i * 1.36,
        -y + 6.5,
        low + 3.1,
        palette.blackMetal,
      );
  for (const [lx, ly] of [
    [-x + 5, -y + 12],
    [x - 5, -y + 12],
    [-x * 0.4, y - 14],
  ] as const)
    f.box(lx - 2, ly - 2, 0, lx + 2, ly + 2, low, m, { bevel: 0.4 });
}

function uprightPiano(f: ItemFrame, context: Context): void {
  const { palette } = context;
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const m = palette.blackGlass;
  f.box(-x, 0, 0, x, y, h, m, { bevel: 0.2 });
  f.box(-x, -y, 22, x, 0.5, 26, m, { bevel: 0.3 });
  // 52 white keys between two blocks, the 36 black ones in their groups of two and three, felt at their ends.
  const [from, to] = [-x + 3.4, x - 3.4];
  const key = (to - from) / 52;
  const gap = palette.custom('between keys', () => plain([0.1, 0.1, 0.1], { roughness: 0.9 }));
  const felt = palette.custom('key felt', () => plain([0.25, 0.02, 0.03], { roughness: 1, reflectance: 0 }));
  f.box(from, -y + 1, 26, to, -0.2, 26.5, gap, { bevel: 0 });
  for (let i = 0; i < 52; i++)
    f.box(from + i * key + 0.03, -y + 0.9, 26.2, from + (i + 1) * key - 0.03, -0.2, 26.8, palette.porcelain, {
      bevel: 0.05,
    });
  for (let i = 0; i < 51; i++)
    if (![1, 4].includes(i % 7)) {
      const at = from + (i + 1) * key;
      f.box(at - key * 0.28, -y + 3.4, 26.8, at + key * 0.28, -0.2, 27.3, palette.blackMetal, {
        bevel: 0.08,
      });
    }
  f.box(from, -0.4, 26.6, to, -0.2, 27.1, felt, { bevel: 0 });
  for (const s of [-1, 1]) f.box(s * (x - 0.2), -y + 0.4, 26, s * (x - 3.3), 0.2, 28, m, { bevel: 0.3 });
  for (const s of [-1, 1]) f.box(s * (x - 0.4), -y, 0, s * (x - 3), -y + 3, 22, m, { bevel: 0.2 });
  f.box(-x, 0.2, h, x, y, h + 0.8, m, { bevel: 0.3 });
  // An open score on the desk: two pages of staves.
  const lean = { x: -14 };
  for (const s of [-1, 1]) {
    f.orientedBox([s * 4.7, -1.4, 33.4], [4.6, 0.06, 6.2], { ...lean, z: s * 3 }, palette.paper);
    for (let i = 0; i < 7; i++) {
      const up = (i - 3) * 1.6;
      f.orientedBox(
        [s * 4.7, -1.48 + up * 0.245, 33.4 + up * 0.97],
        [3.9, 0.05, 0.24],
        { ...lean, z: s * 3 },
        palette.custom('staff', () => plain([0.25, 0.25, 0.24], { roughness: 0.9, reflectance: 0 })),
      );
    }
  }
  f.box(-x * 0.5, -1.6, 26.9, x * 0.5, 0, 27.5, m, { bevel: 0.1 });
  pianoBench(f, -y + 5.6, m, context);
}

/** A bench pushed in under the keys, its middle at y: a buttoned pad on a frame with four square legs. */
function pianoBench(f: ItemFrame, y: number, m: number, { palette }: Context): void {
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
