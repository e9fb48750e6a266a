import type { ItemFrame } from '../../builder.js';
import type { Mesh } from '../../mesh/mesh.js';
import { joined, swept, turned } from '../../mesh/surfaces.js';
import { shifted } from '../../mesh/transform.js';
import { bow, FOOT } from './tap-parts.js';

/** A kitchen tap on the counter at height z, its spout towards the front. */
export function kitchenTap(f: ItemFrame, x: number, y: number, z: number, style: string, m: number): void {
  const isBridge = style === 'bridge';
  f.mesh(isBridge ? 'bridge tap' : 'pull-down tap', isBridge ? bridgeTap : pullDownTap, m, { at: [x, y, z] });
}

/** Two bodies with cross handles, a bridge between them and a high spout in its middle. */
const bridgeTap = (): Mesh =>
  joined([
    ...[-1, 1].flatMap((s) => [
      shifted(
        turned(
          [
            ...FOOT,
            [0.5, 0.8],
            [0.46, 1.6],
            [0.6, 2],
            [0.6, 2.5],
            [0.42, 2.9],
            [0.5, 3.3],
            [0.36, 3.6],
            [0, 3.7],
          ],
          24,
        ),
        [s * 4, 0, 0],
      ),
      shifted(
        swept(
          [
            [-1.3, 0, 3.42],
            [1.3, 0, 3.42],
          ],
          (t) => 0.16 + 0.14 * Math.abs(2 * t - 1) ** 3,
          { segments: 10 },
        ),
        [s * 4, 0, 0],
      ),
      shifted(
        swept(
          [
            [0, -1.3, 3.42],
            [0, 1.3, 3.42],
          ],
          (t) => 0.16 + 0.14 * Math.abs(2 * t - 1) ** 3,
          { segments: 10 },
        ),
        [s * 4, 0, 0],
      ),
    ]),
    swept(
      [
        [-4, 0, 2.25],
        [4, 0, 2.25],
      ],
      0.4,
      { segments: 14 },
    ),
    turned(
      [
        [0.4, 1.7],
        [0.62, 1.9],
        [0.62, 2.6],
        [0.5, 2.9],
        [0.5, 3.1],
      ],
      24,
    ),
    swept(bow(8.2, 7, 1.6).slice(1), (t) => 0.5 - 0.06 * t, { steps: 3, segments: 14 }),
  ]);

/** A body with a lever at its side, and a bow with a spray to be pulled down. */
const pullDownTap = (): Mesh =>
  joined([
    turned(
      [...FOOT.slice(0, 3), [0.98, 0.26], [0.9, 0.3], [0.9, 4.1], [0.84, 4.3], [0.6, 4.5], [0.52, 4.8]],
      28,
    ),
    swept(bow(9.6, 7.6, 1.2).slice(1), 0.5, { steps: 3, segments: 16 }),
    // the spray: a seam, a waist, a wider mouth
    shifted(
      turned(
        [
          [0, 0],
          [0.62, 0.02],
          [0.74, 0.12],
          [0.74, 0.5],
          [0.66, 1.6],
          [0.62, 3.3],
          [0.6, 3.5],
          [0.52, 3.54],
          [0.52, 3.7],
        ],
        24,
      ),
      [0, -7.6, 4.9],
    ),
    swept(
      [
        [0.8, 0, 2.9],
        [1.5, 0, 2.95],
      ],
      0.5,
      { segments: 16 },
    ),
    swept(
      [
        [1.4, 0, 2.95],
        [1.75, 0, 3.3],
        [1.9, -0.3, 6.1],
      ],
      (t) => 0.24 - 0.06 * t,
      { segments: 10 },
    ),
  ]);
