import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { metal, plain } from '../../materials/material.js';
import { grandPiano } from './grand-piano.js';
import { pianoBench, pianoKeys } from './piano-keys.js';

export function piano(f: ItemFrame, item: ItemOf<'piano'>, context: Context): void {
  if (item.traits?.form === 'grand') grandPiano(f, context);
  else uprightPiano(f, context);
}

function uprightPiano(f: ItemFrame, context: Context): void {
  const { palette } = context;
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const m = palette.blackGlass;
  f.box(-x, 0, 0, x, y, h, m, { bevel: 0.2 });
  // Panels above the keys and below them in their frames, and the pedals.
  for (const [low, high] of [
    [4.6, 20.4],
    [29, h - 2.4],
  ] as const)
    for (const [x0, x1, z0, z1] of [
      [-x + 1.6, -x + 3.4, low, high],
      [x - 3.4, x - 1.6, low, high],
      [-x + 3.4, x - 3.4, high - 1.6, high],
      [-x + 3.4, x - 3.4, low, low + 1.6],
    ] as const)
      f.box(x0, -0.5, z0, x1, 0, z1, m, { bevel: 0.14 });
  const brass = palette.custom('piano brass', () => metal([0.6, 0.43, 0.18], 0.22));
  for (const px of [-3.2, 0, 3.2]) f.roundedBox([px, -1.6, 2.4], [0.7, 2.2, 0.3], 0.28, brass);
  f.box(-x, -y, 22, x, 0.5, 26, m, { bevel: 0.3 });
  pianoKeys(f, [-x + 3.4, x - 3.4], [-y + 0.9, -0.2], 26, context);
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
