/** What stands on counters, tables and shelves, in variants: pots and their plants, vases, bowls, kitchen things. Inches. */
import type { Frame } from '../builder.js';
import type { Context } from '../context.js';
import { metal, plain } from '../materials.js';
import { ellipse, joined, lofted, type OutlinePoint, type Ring, swept, turned } from '../mesh/surfaces.js';
import type { Vec3 } from '../vector.js';

type Outline = readonly OutlinePoint[];
type Palette = Context['palette'];

/** Outlines of vessels with a height of 1: outside, over the lip, a little way down inside. */
const VASES: readonly Outline[] = [
  // round belly, short neck
  [
    [0.16, 0],
    [0.24, 0.04],
    [0.33, 0.2],
    [0.36, 0.36],
    [0.31, 0.54],
    [0.19, 0.7],
    [0.13, 0.8],
    [0.13, 0.9],
    [0.17, 1],
    [0.15, 1],
    [0.11, 0.9],
  ],
  // slim bottle
  [
    [0.17, 0],
    [0.19, 0.03],
    [0.2, 0.3],
    [0.19, 0.48],
    [0.12, 0.62],
    [0.07, 0.74],
    [0.065, 0.94],
    [0.085, 1],
    [0.07, 1],
    [0.05, 0.9],
  ],
  // cylinder, lip turned out
  [
    [0.19, 0],
    [0.21, 0.02],
    [0.22, 0.5],
    [0.22, 0.9],
    [0.245, 1],
    [0.225, 1],
    [0.2, 0.9],
    [0.2, 0.5],
  ],
  // amphora: high shoulder
  [
    [0.12, 0],
    [0.15, 0.03],
    [0.22, 0.3],
    [0.29, 0.58],
    [0.29, 0.7],
    [0.22, 0.82],
    [0.14, 0.88],
    [0.15, 0.96],
    [0.18, 1],
    [0.16, 1],
    [0.12, 0.9],
  ],
  // ginger jar without its lid
  [
    [0.18, 0],
    [0.21, 0.02],
    [0.27, 0.2],
    [0.34, 0.5],
    [0.35, 0.66],
    [0.28, 0.82],
    [0.19, 0.88],
    [0.19, 1],
    [0.17, 1],
    [0.17, 0.88],
  ],
  // two bulbs
  [
    [0.2, 0],
    [0.27, 0.08],
    [0.29, 0.2],
    [0.23, 0.34],
    [0.15, 0.42],
    [0.2, 0.52],
    [0.23, 0.62],
    [0.2, 0.74],
    [0.12, 0.84],
    [0.12, 0.94],
    [0.15, 1],
    [0.13, 1],
    [0.1, 0.9],
  ],
  // cone, widest above
  [
    [0.12, 0],
    [0.14, 0.02],
    [0.2, 0.4],
    [0.28, 0.86],
    [0.3, 1],
    [0.28, 1],
    [0.25, 0.86],
    [0.18, 0.5],
  ],
];

/** A vase of one of the forms, `high`; answers the radius of its mouth. */
export function vaseBody(
  f: Frame,
  x: number,
  y: number,
  z: number,
  high: number,
  m: number,
  which: number,
): number {
  const form = Math.floor(which * VASES.length) % VASES.length;
  const outline = VASES[form]!;
  f.mesh(`vase ${form}`, () => turned(outline, 28, 60), m, { at: [x, y, z], scale: [high, high, high] });
  return outline.find(([, up]) => up === 1)![0] * high;
}

const POTS: readonly Outline[] = [
  // clay pot with its collar
  [
    [0.34, 0],
    [0.36, 0.02],
    [0.46, 0.76],
    [0.53, 0.77],
    [0.54, 0.98],
    [0.52, 1],
    [0.47, 1],
    [0.44, 0.8],
  ],
  // straight cylinder
  [
    [0.44, 0],
    [0.47, 0.03],
    [0.48, 0.96],
    [0.46, 1],
    [0.42, 0.98],
    [0.42, 0.8],
  ],
  // bowl on a foot
  [
    [0.26, 0],
    [0.27, 0.08],
    [0.24, 0.12],
    [0.4, 0.34],
    [0.52, 0.68],
    [0.55, 0.98],
    [0.52, 1],
    [0.48, 0.8],
  ],
  // belly drawn in at the top
  [
    [0.34, 0],
    [0.44, 0.1],
    [0.54, 0.4],
    [0.53, 0.66],
    [0.44, 0.92],
    [0.44, 1],
    [0.4, 1],
    [0.4, 0.8],
  ],
  // faceted by its few sides
  [
    [0.36, 0],
    [0.52, 0.5],
    [0.46, 1],
    [0.42, 1],
    [0.42, 0.8],
  ],
];

/** A pot of a height, as many times as wide as its form is; answers its inner radius at the soil. */
export function pot(
  f: Frame,
  x: number,
  y: number,
  z: number,
  high: number,
  m: number,
  which: number,
  wider = 1,
): number {
  const form = Math.floor(which * POTS.length) % POTS.length;
  f.mesh(`pot ${form}`, () => turned(POTS[form]!, form === 4 ? 8 : 28, form === 4 ? 20 : 60), m, {
    at: [x, y, z],
    scale: [high * wider, high * wider, high],
  });
  return 0.41 * high * wider;
}

/** A leaf from its root: bent down towards its tip, with a fold along its middle. One mesh serves all. */
export function bentLeaf(
  f: Frame,
  root: Vec3,
  heading: number,
  rise: number,
  length: number,
  wide: number,
  m: number,
): void {
  f.mesh(
    'leaf',
    () => {
      const rings = Array.from({ length: 7 }, (_, i): Ring => {
        const t = i / 6;
        const half = 0.5 * Math.sin(Math.PI * Math.min(1, 0.06 + t * 0.94)) ** 0.8;
        const z = 0.1 * Math.sin(t * 2.4) - 0.22 * t * t;
        return [
          [t, -half, z + half * 0.12],
          [t, -half * 0.5, z + half * 0.03],
          [t, 0, z - 0.02],
          [t, half * 0.5, z + half * 0.03],
          [t, half, z + half * 0.12],
        ];
      });
      return lofted(rings, { around: false, creaseAt: 180 });
    },
    m,
    { at: root, turn: { y: -rise, z: heading }, scale: [length, wide, length] },
  );
}

/** A pot plant `high` in all: one of six that grow differently. */
export function pottedPlant(
  f: Frame,
  x: number,
  y: number,
  z: number,
  { palette }: Context,
  next: () => number,
  high: number,
): void {
  const clay = [
    palette.terracotta,
    palette.porcelain,
    palette.stoneware,
    palette.accentCeramic,
    palette.concrete,
  ];
  const potHigh = high * (0.34 + 0.1 * next());
  const r = pot(f, x, y, z, potHigh, clay[Math.floor(next() * clay.length)]!, next());
  const soil = z + potHigh * 0.9;
  f.disk([x, y, soil], [0, 0, 1], r, palette.soil);
  const m = palette.leaf(next());
  const kind = Math.floor(next() * 6);
  const free = high - potHigh;
  const turn = next() * 360;
  const around = (i: number): number => turn + i * 137.5 + next() * 24;
  const out = (heading: number, by: number): [number, number] => [
    x + Math.cos((heading * Math.PI) / 180) * by,
    y + Math.sin((heading * Math.PI) / 180) * by,
  ];
  if (kind === 0) {
    // succulent: a rosette
    for (let i = 0; i < 24; i++) {
      const t = i / 24;
      const long = free * (0.36 + 0.4 * t);
      f.ellipsoid(
        [
          ...out(around(i), long * 0.4 * Math.cos((1.3 - t) * 1.1)),
          soil + free * 0.4 * (1 - t) + long * 0.2,
        ] as unknown as Vec3,
        [long * 0.45, long * 0.2, long * 0.09],
        m,
        { y: -(72 - t * 62), z: turn + i * 137.5 },
      );
    }
  } else if (kind === 1) {
    // herbs: many small leaves on upright stems
    for (let s = 0; s < 9; s++) {
      const heading = around(s);
      const [sx, sy] = out(heading, r * 0.6 * next());
      const tip: Vec3 = [
        ...out(heading, r * (0.5 + 0.9 * next())),
        soil + free * (0.6 + 0.4 * next()),
      ] as unknown as Vec3;
      f.capsule([sx, sy, soil], tip, 0.05, m);
      for (let i = 1; i <= 5; i++) {
        const t = i / 5;
        const at: Vec3 = [sx + (tip[0] - sx) * t, sy + (tip[1] - sy) * t, soil + (tip[2] - soil) * t];
        for (const side of [0, 180]) bentLeaf(f, at, heading + side + i * 90, 25, free * 0.2, free * 0.12, m);
      }
    }
  } else if (kind === 2) {
    // snake plant: upright blades
    for (let i = 0; i < 9; i++) {
      const heading = around(i);
      bentLeaf(
        f,
        [...out(heading, r * 0.4 * next()), soil] as unknown as Vec3,
        heading,
        86 - 14 * next(),
        free * (0.6 + 0.4 * next()),
        high * 0.11,
        m,
      );
    }
  } else if (kind === 3) {
    // round leaves on stalks
    for (let i = 0; i < 16; i++) {
      const heading = around(i);
      const t = i / 16;
      const [lx, ly] = out(heading, free * (0.12 + 0.5 * t));
      const up = soil + free * (0.95 - 0.6 * t * t);
      f.capsule([x, y, soil], [lx, ly, up], 0.05, m);
      f.ellipsoid([lx, ly, up], [free * 0.15, free * 0.15, 0.06], m, { y: 20 + 30 * t, z: heading });
    }
  } else if (kind === 4) {
    // a fern: arching fronds
    for (let i = 0; i < 15; i++) {
      const heading = around(i);
      const t = i / 15;
      bentLeaf(f, [x, y, soil], heading, 78 - 48 * t, free * (1.05 - 0.2 * next()), free * 0.2, m);
    }
  } else {
    // trails over its edge
    for (let i = 0; i < 9; i++) {
      const heading = around(i);
      const fall = high * (0.2 + 0.5 * next());
      const [ex, ey] = out(heading, r * 1.25);
      const path: Vec3[] = [
        [x, y, soil],
        [...out(heading, r * 0.8), soil + free * 0.3] as unknown as Vec3,
        [ex, ey, soil + 0.1],
        [ex, ey, Math.max(z + 0.2, soil - fall)],
      ];
      for (let k = 1; k < path.length; k++) f.capsule(path[k - 1]!, path[k]!, 0.05, m);
      for (let k = 0; k < 8; k++) {
        const t = (k + 1) / 9;
        const [a, b] = t < 0.5 ? [path[1]!, path[2]!] : [path[2]!, path[3]!];
        const s = t < 0.5 ? t * 2 : t * 2 - 1;
        bentLeaf(
          f,
          [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s, a[2] + (b[2] - a[2]) * s],
          heading + (k % 2 ? 60 : -60),
          10,
          free * 0.26,
          free * 0.2,
          m,
        );
      }
    }
  }
}

const BOWLS: readonly Outline[] = [
  [
    [0.4, 0],
    [0.42, 0.08],
    [0.38, 0.12],
    [0.66, 0.34],
    [0.9, 0.72],
    [1, 1],
    [0.97, 1.02],
    [0.86, 0.74],
    [0.6, 0.4],
    [0, 0.26],
  ],
  [
    [0.5, 0],
    [0.52, 0.05],
    [0.78, 0.24],
    [0.95, 0.6],
    [0.98, 1],
    [0.94, 1.01],
    [0.9, 0.62],
    [0.7, 0.32],
    [0, 0.2],
  ],
  [
    [0.3, 0],
    [0.32, 0.3],
    [0.34, 0.34],
    [0.8, 0.62],
    [1, 1],
    [0.97, 1.03],
    [0.75, 0.7],
    [0, 0.5],
  ],
];

/** A bowl of a radius and a height, of one of three forms. */
export function bowlOf(f: Frame, at: Vec3, r: number, high: number, m: number, which: number): void {
  const form = Math.floor(which * BOWLS.length) % BOWLS.length;
  f.mesh(`bowl ${form}`, () => turned(BOWLS[form]!, 36, 60), m, { at, scale: [r, r, high] });
}

// ---- kitchens ----

export function kettle(f: Frame, x: number, y: number, z: number, palette: Palette, which: number): void {
  const colors: readonly [string, () => number][] = [
    ['steel', () => palette.custom('kettle', () => metal([0.5, 0.5, 0.51], 0.16))],
    ['black', () => palette.iron],
    ['enamel', () => palette.accentCeramic],
    ['cream', () => palette.porcelain],
  ];
  const m = colors[Math.floor(which * colors.length) % colors.length]![1]();
  const at: Vec3 = [x, y, z];
  const turn = { z: ((which * 997) % 90) - 45 };
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
    { at, turn },
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
    palette.blackMetal,
    { at, turn },
  );
}

export function toaster(f: Frame, x: number, y: number, z: number, palette: Palette): void {
  const m = palette.steel;
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

export function standMixer(f: Frame, x: number, y: number, z: number, palette: Palette, m: number): void {
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

export function knifeBlock(f: Frame, x: number, y: number, z: number, palette: Palette): void {
  f.orientedBox([x, y + 1.4, z + 4.6], [2.1, 1.9, 4.6], { x: -18 }, palette.board, {
    grain: 'z',
    bevel: 0.15,
  });
  for (let i = 0; i < 5; i++) {
    const [px, py] = [x - 1.2 + (i % 3) * 1.2, y + 2.4 - Math.floor(i / 3) * 1.3];
    f.capsule([px, py, z + 8.8], [px, py + 1, z + 11.8 - (i % 2)], 0.36, palette.blackMetal);
  }
}

export function canisters(f: Frame, x: number, y: number, z: number, palette: Palette, m: number): void {
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

export function paperTowels(f: Frame, x: number, y: number, z: number, palette: Palette): void {
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
  f: Frame,
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
