import type { ItemFrame } from '../../builder.js';
import type { Palette } from '../../context.js';
import { metal } from '../../materials/material.js';
import { ellipse, joined, lofted, swept, turned } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../vector.js';

export function kettle(f: ItemFrame, x: number, y: number, z: number, palette: Palette, which: number): void {
  const colors: readonly [string, () => number][] = [
    ['steel', () => palette.custom('kettle', () => metal([0.5, 0.5, 0.51], 0.16))],
    ['black', () => palette.iron],
    ['enamel', () => palette.accentCeramic],
    ['cream', () => palette.porcelain],
  ];
  const m = colors[Math.floor(which * colors.length) % colors.length]![1]();
  const at: Vec3 = [x, y, z];
  const turn = { z: ((which * 997) % 90) - 45 };
  const [wide, high] = [0.86 + 0.26 * ((which * 31) % 1), 0.86 + 0.3 * ((which * 53) % 1)];
  const scale: Vec3 = [wide, wide, high];
  f.mesh(
    'kettle',
    () =>
      joined([
        turned(
          [
            [3.5, 0],
            [3.9, 0.2],
            [4, 0.9],
            [3.7, 2.6],
            [2.9, 4.4],
            [1.9, 5.4],
            [1.7, 5.5],
            [1.75, 5.7],
            [1.5, 6],
            [0.4, 6.4],
            [0.3, 6.7],
            [0.5, 7],
            [0.35, 7.4],
            [0, 7.5],
          ],
          36,
        ),
        swept(
          [
            [3.2, 0, 2.4],
            [4.6, 0, 3.4],
            [5.6, 0, 5.2],
            [6.2, 0, 5.5],
          ],
          (t) => 0.75 - 0.4 * t,
          { segments: 12 },
        ),
      ]),
    m,
    { at, turn, scale },
  );
  f.mesh(
    'kettle handle',
    () =>
      swept(
        [
          [-2.9, 0, 4.6],
          [-3.2, 0, 7.6],
          [0, 0, 9.4],
          [3, 0, 7.8],
          [2.6, 0, 4.9],
        ],
        0.3,
        { segments: 10 },
      ),
    (which * 17) % 1 < 0.5 ? palette.blackMetal : palette.board,
    { at, turn, scale },
  );
}

export function toaster(
  f: ItemFrame,
  x: number,
  y: number,
  z: number,
  palette: Palette,
  which: number,
): void {
  const m =
    which < 0.4
      ? palette.steel
      : which < 0.6
        ? palette.blackMetal
        : which < 0.8
          ? palette.porcelain
          : palette.accentCeramic;
  // Of the half sizes that two slices want: 10.6 by 6 in, 7 in high.
  const shell = (rows: readonly (readonly [up: number, grow: number])[], square: number) => () =>
    lofted(
      rows.map(([up, grow]) => ellipse(5.1 + grow, 2.9 + grow, up, 48, square)),
      { lids: 'both', creaseAt: 40 },
    );
  f.mesh(
    'toaster',
    shell(
      [
        [0.5, -0.25],
        [0.62, 0],
        [1.2, 0.14],
        [4.6, 0.14],
        [5.9, -0.06],
        [6.3, -0.28],
        [6.32, -0.34],
      ],
      4.4,
    ),
    m,
    { at: [x, y, z] },
  );
  // The crown in brushed steel, in it two slots with the wires of their cages.
  f.mesh(
    'toaster crown',
    shell(
      [
        [6.3, -0.36],
        [6.62, -0.62],
        [6.78, -1],
        [6.8, -1.4],
      ],
      4.4,
    ),
    palette.steel,
    { at: [x, y, z] },
  );
  for (const s of [-1, 1]) {
    f.box(x - 3.7, y + s * 0.95 - 0.52, z + 6.78, x + 3.3, y + s * 0.95 + 0.52, z + 6.83, palette.iron, {
      bevel: 0,
    });
    for (let i = 0; i < 6; i++)
      f.capsule(
        [x - 3.1 + i * 1.16, y + s * 0.95 - 0.5, z + 6.84],
        [x - 3.1 + i * 1.16, y + s * 0.95 + 0.5, z + 6.84],
        0.045,
        palette.chrome,
      );
  }
  // At its end the lever in its slit, and the dial below.
  f.box(x + 5.1, y - 0.16, z + 2, x + 5.27, y + 0.16, z + 5.2, palette.iron, { bevel: 0 });
  f.roundedBox([x + 5.7, y, z + 4.7], [0.5, 0.85, 0.3], 0.26, palette.blackMetal);
  f.cone([x + 5.1, y + 1.5, z + 1.9], [x + 5.62, y + 1.5, z + 1.9], 0.56, 0.5, palette.chrome);
  f.box(x - 4.6, y - 2.5, z, x + 4.6, y + 2.5, z + 0.6, palette.blackMetal);
}

export function standMixer(f: ItemFrame, x: number, y: number, z: number, palette: Palette, m: number): void {
  const at: Vec3 = [x, y, z];
  f.mesh(
    'stand mixer',
    () =>
      joined([
        lofted(
          (
            [
              [0, 0],
              [0.4, 0.12],
              [1, 0],
              [1.3, -0.4],
            ] as const
          ).map(([up, grow]) => ellipse(3.6 + grow, 6.4 + grow, up, 36, 3.4)),
          { lids: 'both', creaseAt: 60 },
        ),
        lofted(
          (
            [
              [0.8, 0],
              [4, -0.25],
              [8, -0.3],
              [10.5, 0],
            ] as const
          ).map(([up, grow]) => ellipse(2 + grow, 1.8 + grow, up, 24, 3, [0, 4, 0])),
          { lids: 'both', creaseAt: 60 },
        ),
        lofted(
          (
            [
              [-6.8, 0.5],
              [-6.4, 1.3],
              [-4.5, 2.1],
              [0, 2.4],
              [4, 2.3],
              [5.6, 1.6],
              [6.1, 0.6],
            ] as const
          ).map(([along, r]) => ellipse(r, r * 0.95, 0, 24, 2.4).map(([p, q]): Vec3 => [p, along, 12 + q])),
          { lids: 'both', creaseAt: 60 },
        ),
      ]),
    m,
    { at },
  );
  f.mesh(
    'mixer bowl',
    () =>
      turned(
        [
          [1.9, 1.2],
          [2.2, 1.5],
          [3.2, 3],
          [3.7, 6],
          [3.75, 7.4],
          [3.6, 7.4],
          [3.5, 6],
          [3, 3],
        ],
        32,
        60,
      ),
    palette.steel,
    {
      at: [x, y - 2.6, z],
    },
  );
}
