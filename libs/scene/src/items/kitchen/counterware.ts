import type { ItemFrame } from '../../builder.js';
import type { Palette } from '../../context.js';
import { plain } from '../../materials/material.js';
import { joined, swept, turned } from '../../mesh/surfaces.js';

export function knifeBlock(f: ItemFrame, x: number, y: number, z: number, palette: Palette): void {
  f.orientedBox([x, y + 1.4, z + 4.6], [2.1, 1.9, 4.6], { x: -18 }, palette.board, {
    grain: 'z',
    bevel: 0.15,
  });
  for (let i = 0; i < 5; i++) {
    const [px, py] = [x - 1.2 + (i % 3) * 1.2, y + 2.4 - Math.floor(i / 3) * 1.3];
    f.capsule([px, py, z + 8.8], [px, py + 1, z + 11.8 - (i % 2)], 0.36, palette.blackMetal);
  }
}

export function canisters(f: ItemFrame, x: number, y: number, z: number, palette: Palette, m: number): void {
  for (let i = 0; i < 3; i++) {
    const [r, high, at] = [2.3 - i * 0.3, 7 - i * 1.5, x - 4.6 + i * 4.6];
    f.mesh(
      'canister',
      () =>
        turned(
          [
            [0.9, 0],
            [1, 0.03],
            [1, 0.95],
            [0.95, 1],
            [0, 1],
          ],
          28,
        ),
      m,
      { at: [at, y, z], scale: [r, r, high] },
    );
    f.mesh(
      'canister lid',
      () =>
        turned(
          [
            [1.02, 0],
            [1.04, 0.2],
            [1, 0.6],
            [0.3, 0.7],
            [0.26, 1],
            [0.34, 1.3],
            [0.2, 1.5],
            [0, 1.52],
          ],
          24,
        ),
      palette.board,
      {
        at: [at, y, z + high],
        scale: [r, r, 0.9],
      },
    );
  }
}

export function paperTowels(f: ItemFrame, x: number, y: number, z: number, palette: Palette): void {
  f.mesh(
    'paper towel foot',
    () =>
      turned(
        [
          [2.9, 0],
          [3, 0.15],
          [2.8, 0.4],
          [0.3, 0.5],
          [0.3, 12.6],
          [0.55, 13],
          [0, 13.5],
        ],
        24,
      ),
    palette.metal,
    { at: [x, y, z] },
  );
  f.mesh(
    'paper towel',
    () =>
      turned(
        [
          [0.8, 0],
          [2.5, 0],
          [2.6, 0.1],
          [2.6, 10.8],
          [2.5, 10.9],
          [0.8, 10.9],
        ],
        32,
      ),
    palette.paper,
    { at: [x, y, z + 0.6] },
  );
}

export function soapAndBrush(
  f: ItemFrame,
  x: number,
  y: number,
  z: number,
  palette: Palette,
  which: number,
): void {
  const amber = palette.custom('amber glass', () =>
    plain([0.16, 0.06, 0.015], { roughness: 0.08, reflectance: 0.05 }),
  );
  const m = which < 0.4 ? amber : which < 0.7 ? palette.porcelain : palette.stoneware;
  f.mesh(
    'soap bottle',
    () =>
      turned(
        [
          [1.25, 0],
          [1.4, 0.1],
          [1.4, 4.2],
          [1.2, 4.9],
          [0.6, 5.3],
          [0.55, 5.9],
          [0, 5.9],
        ],
        28,
      ),
    m,
    { at: [x, y, z] },
  );
  f.mesh(
    'soap pump',
    () =>
      joined([
        turned(
          [
            [0.6, 5.9],
            [0.62, 6.5],
            [0.2, 6.6],
            [0.2, 7.5],
          ],
          16,
        ),
        swept(
          [
            [0.3, 0, 7.5],
            [-0.6, 0, 7.6],
            [-1.7, 0, 7.3],
          ],
          0.22,
          { segments: 8 },
        ),
      ]),
    palette.blackMetal,
    {
      at: [x, y, z],
      turn: { z: 60 + which * 60 },
    },
  );
  f.mesh(
    'dish',
    () =>
      turned(
        [
          [1.6, 0],
          [1.9, 0.15],
          [2.3, 0.6],
          [2.2, 0.7],
          [1.8, 0.4],
          [0, 0.3],
        ],
        28,
        60,
      ),
    palette.stoneware,
    { at: [x + 4.4, y, z] },
  );
  f.roundedBox([x + 4.4, y, z + 0.8], [1.2, 0.8, 0.4], 0.3, palette.straw, { z: which * 90 });
}
