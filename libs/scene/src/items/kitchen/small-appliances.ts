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
  f.mesh(
    'toaster',
    () =>
      lofted(
        (
          [
            [0.4, -0.35],
            [0.6, 0],
            [2, 0.1],
            [5.4, 0.1],
            [6.4, -0.2],
            [6.9, -0.7],
            [7.1, -1.5],
          ] as const
        ).map(([up, grow]) => ellipse(5.6 + grow, 3.3 + grow, up, 40, 6)),
        { lids: 'both', creaseAt: 60 },
      ),
    m,
    { at: [x, y, z] },
  );
  for (const s of [-1.1, 1.1])
    f.box(x - 4, y + s - 0.5, z + 7, x + 4, y + s + 0.5, z + 7.14, palette.iron, { bevel: 0 });
  f.roundedBox([x + 5.9, y, z + 4.2], [0.5, 0.7, 0.35], 0.2, palette.blackMetal);
  f.box(x - 5.2, y - 3, z, x + 5.2, y + 3, z + 0.5, palette.blackMetal);
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
