/** Taps, spouts and shower heads: bodies turned and spouts swept from makers' drawings. */
import type { Frame, Turn } from '../builder.js';
import type { Mesh } from '../mesh/mesh.js';
import { ellipse, joined, lofted, swept, turned } from '../mesh/surfaces.js';
import { shifted } from '../mesh/transform.js';
import type { Vec3 } from '../scene.js';

type OutlinePoint = readonly [number, number];

/** A round foot where a tap meets what it stands on. */
const FOOT: readonly OutlinePoint[] = [
  [1.02, 0],
  [1.05, 0.06],
  [1.02, 0.16],
  [0.86, 0.26],
  [0.62, 0.34],
];

/** A bow to the front that ends over the basin, pointing down. */
function bow(rise: number, reach: number, drop: number): Vec3[] {
  const r = reach / 2;
  const path: Vec3[] = [
    [0, 0, 0.2],
    [0, 0, rise * 0.5],
    [0, 0, rise],
  ];
  for (let i = 1; i <= 8; i++) {
    const a = (Math.PI * i) / 8;
    path.push([0, -r * (1 - Math.cos(a)), rise + r * Math.sin(a)]);
  }
  path.push([0, -reach, rise - drop]);
  return path;
}

/** A lever with a bell below it. */
const bellAndLever = (turnedOut: number): Mesh =>
  joined([
    turned([...FOOT, [0.56, 0.7], [0.5, 1.15], [0.62, 1.5], [0.66, 1.72], [0.5, 1.95], [0, 2.02]], 24),
    swept(
      [
        [0, 0, 1.74],
        [turnedOut * 1.1, -0.1, 1.92],
        [turnedOut * 2.5, -0.2, 2.12],
      ],
      (t) => 0.2 + 0.1 * t * t,
      { segments: 10 },
    ),
  ]);

/** How a tap's parts are drawn: a bridge's time had bells and bows, later ones a straight body with one lever. */
export type TapStyle = 'bridge' | 'pull-down';

/** Basin taps are drawn an eighth larger than they are made. */
const BASIN: Vec3 = [0.88, 0.88, 0.88];

/** A basin tap whose spout ends `high` over the counter at z, towards the front. */
export function tap(
  f: Frame,
  x: number,
  y: number,
  z: number,
  high: number,
  m: number,
  style: TapStyle,
): void {
  const at: Vec3 = [x, y, z];
  if (style === 'bridge') {
    f.mesh(
      `tap bow ${high}`,
      () =>
        joined([turned(FOOT, 24), swept(bow(high * 0.86, 4.6, 0.7), (t) => 0.5 - 0.12 * t, { steps: 2 })]),
      m,
      { at, scale: BASIN },
    );
    for (const s of [-1, 1])
      f.mesh(`tap lever ${s}`, () => bellAndLever(s), m, { at: [x + s * 3.6, y, z], scale: BASIN });
    return;
  }
  f.mesh(
    `tap ${high}`,
    () =>
      joined([
        turned(
          [
            ...FOOT.slice(0, 3),
            [0.92, 0.22],
            [0.86, 0.24],
            [0.86, high - 0.25],
            [0.8, high - 0.06],
            [0.7, high],
            [0, high],
          ],
          28,
        ),
        // a flat spout, a little thinner at its end
        lofted(
          Array.from({ length: 10 }, (_, i) => {
            const t = i / 9;
            const end = t > 0.85 ? (t - 0.85) / 0.15 : 0;
            return ellipse(
              0.62 - 0.1 * t - 0.2 * end * end,
              0.36 - 0.1 * t - 0.1 * end * end,
              0,
              20,
              3.5,
            ).map(([a, b]): Vec3 => [a, -0.4 - t * 4.7, high - 1.2 + b - 0.35 * t * t]);
          }),
          { lids: 'both' },
        ),
        // the lever on top
        turned(
          [
            [0.7, high + 0.06],
            [0.72, high + 0.12],
            [0.72, high + 0.5],
            [0.6, high + 0.62],
            [0, high + 0.66],
          ],
          24,
        ),
        swept(
          [
            [0, 0.1, high + 0.5],
            [0, 1.2, high + 0.85],
            [0, 2.2, high + 1.35],
          ],
          (t) => 0.26 - 0.08 * t,
          { segments: 10 },
        ),
      ]),
    m,
    { at, scale: BASIN },
  );
}

/** A kitchen tap on the counter at height z, its spout towards the front. */
export function kitchenTap(f: Frame, x: number, y: number, z: number, style: string, m: number): void {
  const at: Vec3 = [x, y, z];
  if (style === 'bridge') {
    f.mesh(
      'bridge tap',
      () =>
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
        ]),
      m,
      { at },
    );
    return;
  }
  f.mesh(
    'pull-down tap',
    () =>
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
      ]),
    m,
    { at },
  );
}

/** A spout from the wall over a tub: `towards` is a turn about z from "out of a wall at the left". */
export function tubSpout(f: Frame, at: Vec3, turn: Turn, m: number): void {
  f.mesh(
    'tub spout',
    () =>
      joined([
        swept(
          [
            [0, 0, 0],
            [2.6, 0, 0],
            [4.8, 0, -0.25],
            [5.6, 0, -0.9],
          ],
          (t) => 1 - 0.2 * t,
          { segments: 20 },
        ),
        swept(
          [
            [-0.1, 0, 0],
            [0.3, 0, 0],
          ],
          1.35,
          { segments: 24 },
        ),
      ]),
    m,
    { at, turn },
  );
}

/** A valve's plate with its lever, on a wall as {@link tubSpout}. */
export function valve(f: Frame, at: Vec3, turn: Turn, m: number): void {
  f.mesh(
    'valve',
    () =>
      joined([
        alongX(
          turned(
            [
              [3.3, 0],
              [3.34, 0.1],
              [3.2, 0.22],
              [1.2, 0.36],
              [1.1, 0.42],
              [1.1, 1.5],
              [0.95, 1.7],
              [0, 1.76],
            ],
            36,
          ),
        ),
        swept(
          [
            [1.4, 0, 0],
            [1.7, 0, -1.2],
            [1.9, 0, -3],
          ],
          (t) => 0.36 - 0.1 * t,
          { segments: 10 },
        ),
      ]),
    m,
    { at, turn },
  );
}

/** A shower head on its arm, out of a wall as {@link tubSpout}. */
export function showerHead(f: Frame, at: Vec3, turn: Turn, m: number): void {
  f.mesh(
    'shower head',
    () =>
      joined([
        alongX(
          turned(
            [
              [1.4, 0],
              [1.42, 0.1],
              [1.2, 0.3],
              [0.5, 0.4],
            ],
            24,
          ),
        ),
        swept(
          [
            [0, 0, 0],
            [2.4, 0, 0.5],
            [4.6, 0, 0.4],
            [6.2, 0, -1],
          ],
          0.42,
        ),
        tilted(
          turned(
            [
              [0, 0],
              [2.5, 0],
              [2.62, 0.1],
              [2.6, 0.3],
              [1.9, 0.7],
              [0.8, 1.3],
              [0.62, 1.8],
              [0.5, 2.1],
              [0, 2.15],
            ],
            32,
          ),
          32,
          [7.3, 0, -2.9],
        ),
      ]),
    m,
    { at, turn },
  );
}

/** A rain head under an arm from the wall. */
export function rainHead(f: Frame, at: Vec3, turn: Turn, m: number): void {
  f.mesh(
    'rain head',
    () =>
      joined([
        alongX(
          turned(
            [
              [1.4, 0],
              [1.42, 0.1],
              [1.2, 0.3],
              [0.5, 0.4],
            ],
            24,
          ),
        ),
        swept(
          [
            [0, 0, 0],
            [11.5, 0, 0],
            [13.2, 0, -0.3],
            [13.6, 0, -1.8],
          ],
          0.42,
          { steps: 5 },
        ),
        shifted(
          turned(
            [
              [0, 0],
              [4.9, 0],
              [5, 0.08],
              [4.98, 0.22],
              [4.6, 0.34],
              [1, 0.6],
              [0.62, 0.9],
              [0.6, 1.3],
              [0, 1.35],
            ],
            48,
          ),
          [13.6, 0, -3],
        ),
      ]),
    m,
    { at, turn },
  );
}

/** A tub's filler that stands on the floor, its spout at (x, y) towards the front, `high` over the floor. */
export function floorFiller(f: Frame, x: number, y: number, high: number, m: number): void {
  f.mesh(
    `floor filler ${high}`,
    () =>
      joined([
        turned(
          [
            [2, 0],
            [2.05, 0.1],
            [1.9, 0.3],
            [0.9, 0.4],
          ],
          28,
        ),
        swept(bow(high - 3, 6.6, 0.8).slice(1), 0.52, { steps: 3 }),
        swept(
          [
            [0, 0, 0.3],
            [0, 0, high * 0.6],
          ],
          0.52,
        ),
        swept(
          [
            [-2.2, 0, high - 8],
            [2.2, 0, high - 8],
          ],
          0.62,
          { segments: 16 },
        ),
        swept(
          [
            [2.2, 0, high - 8],
            [2.6, -0.4, high - 6.6],
            [2.7, -0.6, high - 5.2],
          ],
          (t) => 0.26 - 0.08 * t,
          { segments: 10 },
        ),
        swept(
          [
            [-2.1, 0, high - 8],
            [-2.5, -0.9, high - 7.6],
            [-2.5, -1.2, high - 5.4],
            [-2.5, -1.9, high - 2.6],
          ],
          (t) => 0.34 + 0.2 * t * t,
          { segments: 12 },
        ),
      ]),
    m,
    { at: [x, y, 0] },
  );
}

/** What was turned about z lies along x. */
const alongX = (mesh: Mesh): Mesh => ({
  ...mesh,
  positions: swapped(mesh.positions),
  normals: swapped(mesh.normals),
});

const swapped = (list: Float32Array): Float32Array =>
  list.map((_, i) => list[i - (i % 3) + (((i % 3) + 2) % 3)]!);

/** Leant by degrees about y, then moved. */
function tilted(mesh: Mesh, degrees: number, by: Vec3): Mesh {
  const a = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const lean = (list: Float32Array): Float32Array =>
    list.map((v, i) => {
      const o = i - (i % 3);
      const [x, z] = [list[o]!, list[o + 2]!];
      return i % 3 === 0 ? x * c - z * s : i % 3 === 2 ? x * s + z * c : v;
    });
  return shifted({ ...mesh, positions: lean(mesh.positions), normals: lean(mesh.normals) }, by);
}
