import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { plain } from '../../materials/material.js';
import type { Vec3 } from '../../scene.js';
import { bowlOf } from './vessels.js';

export function bowlOfFruit(
  f: ItemFrame,
  x: number,
  y: number,
  z: number,
  { palette }: Context,
  next: () => number,
): void {
  const glaze = next();
  bowlOf(
    f,
    [x, y, z],
    6,
    3.5,
    glaze < 0.4 ? palette.accentCeramic : glaze < 0.7 ? palette.stoneware : palette.board,
    next(),
  );
  const fruit: readonly Vec3[] = [
    [0.66, 0.5, 0.06],
    [0.3, 0.42, 0.07],
    [0.62, 0.26, 0.05],
    [0.5, 0.06, 0.04],
    [0.22, 0.3, 0.08],
  ];
  // Mostly one kind, as it is bought.
  const most = fruit[Math.floor(next() * fruit.length)]!;
  for (let i = 0; i < 9; i++) {
    const a = i * 2.4;
    const d = i < 6 ? 3.1 : 1.2;
    const color = next() < 0.7 ? most : fruit[Math.floor(next() * fruit.length)]!;
    const m = palette.custom(`fruit ${color.join()}`, () => plain(color, { roughness: 0.35 }));
    f.ellipsoid([x + Math.cos(a) * d, y + Math.sin(a) * d, z + (i < 6 ? 3 : 4.8)], [1.5, 1.5, 1.45], m);
  }
}
