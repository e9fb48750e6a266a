/** A pot on a range, and the tools in a crock beside it. Inches. */
import type { ItemFrame } from '../../builder.js';
import type { Context, Palette } from '../../context.js';
import { ceramic, metal } from '../../materials/material.js';
import type { Mesh } from '../../mesh/mesh.js';
import { joined, swept, turned } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../vector.js';
import { bowlOf, pot } from '../decor/vessels.js';

/** The share of ranges that are left with nothing on them. */
const LEFT_EMPTY = 0.2;

/** Enamels of cast iron: what shops have beside the room's accent. */
const ENAMELS: readonly Vec3[] = [
  [0.62, 0.57, 0.47],
  [0.3, 0.05, 0.025],
  [0.035, 0.075, 0.11],
  [0.09, 0.12, 0.08],
];

/** The radius of a pot, and how high it is to its rim. */
const CASSEROLE = { r: 4.5, high: 4.3 } as const;
const SAUCEPAN = { r: 3.5, high: 3.8 } as const;

/** A pot or a pan on a burner of many ranges: `burners` are their places, `z` is what it stands on. */
export function potOnRange(
  f: ItemFrame,
  burners: readonly (readonly [x: number, y: number])[],
  z: number,
  context: Context,
): void {
  const next = context.random('pot on the range');
  if (next() < LEFT_EMPTY) return;
  const [x, y] = burners[Math.floor(next() * burners.length)]!;
  const turn = { z: next() * 70 - 35 };
  if (next() < 0.6) casserole(f, [x, y, z], turn, enamel(context.palette, next()), context);
  else saucepan(f, [x, y, z], turn, context);
}

function enamel(palette: Palette, which: number): number {
  const i = Math.floor(which * (ENAMELS.length + 1));
  const color = ENAMELS[i];
  return color === undefined ? palette.accentCeramic : palette.custom(`enamel ${i}`, () => ceramic(color));
}

/** A round casserole of enamelled iron under its lid. */
function casserole(f: ItemFrame, at: Vec3, turn: { z: number }, m: number, { palette }: Context): void {
  const { r, high } = CASSEROLE;
  f.mesh('casserole', casseroleMesh, m, { at, turn });
  f.mesh(
    'casserole knob',
    () =>
      turned(
        [
          [0.3, 0],
          [0.34, 0.35],
          [0.8, 0.6],
          [0.86, 0.85],
          [0.7, 1],
          [0, 1.04],
        ],
        24,
      ),
    palette.chrome,
    { at: [at[0], at[1], at[2] + high + r * 0.24] },
  );
}

function casseroleMesh(): Mesh {
  const { r, high } = CASSEROLE;
  const loop = (side: number): Mesh =>
    swept(
      [
        [side * (r - 0.2), -1.7, high - 1],
        [side * (r + 0.9), -1.3, high - 0.9],
        [side * (r + 1.15), 0, high - 0.85],
        [side * (r + 0.9), 1.3, high - 0.9],
        [side * (r - 0.2), 1.7, high - 1],
      ],
      0.3,
      { segments: 10 },
    );
  return joined([
    turned(
      [
        [r * 0.84, 0],
        [r * 0.93, 0.15],
        [r * 0.99, 0.8],
        [r, high - 0.25],
        [r * 1.03, high - 0.15],
        [r * 1.03, high],
        // The lid lies in the rim, with a line of shadow below its edge.
        [r * 0.98, high + 0.03],
        [r * 0.98, high + 0.12],
        [r * 1.01, high + 0.16],
        [r * 1.01, high + 0.4],
        [r * 0.9, high + 0.6],
        [r * 0.5, high + 0.95],
        [r * 0.16, high + 1.06],
        [0, high + 1.06],
      ],
      48,
      50,
    ),
    loop(-1),
    loop(1),
  ]);
}

/** A saucepan of steel without its lid, its handle over the front edge of the range or aside. */
function saucepan(f: ItemFrame, at: Vec3, turn: { z: number }, { palette }: Context): void {
  const { r, high } = SAUCEPAN;
  const polished = palette.custom('saucepan', () => metal([0.56, 0.56, 0.57], 0.2, 0.05));
  f.mesh(
    'saucepan',
    () =>
      turned(
        [
          [r * 0.9, 0],
          [r * 0.97, 0.1],
          [r, 0.4],
          [r, high - 0.1],
          [r * 1.04, high],
          [r * 0.98, high],
          [r * 0.95, high - 0.3],
          [r * 0.95, 0.3],
          [0, 0.25],
        ],
        44,
        50,
      ),
    polished,
    { at, turn },
  );
  f.mesh(
    'saucepan handle',
    () =>
      swept(
        [
          [0, -r * 0.98, high - 0.9],
          [0, -r - 1.4, high - 0.5],
          [0, -r - 4, high + 0.1],
          [0, -r - 6.6, high + 0.35],
        ],
        (t) => 0.26 + 0.1 * Math.sin(Math.PI * t),
        { segments: 10 },
      ),
    polished,
    { at, turn },
  );
}

/** How far the tools of a crock reach over its rim, and how high that is. */
const CROCK = { high: 6, reach: 5.4 } as const;

/** A crock of tools, no two of them alike: spoons, a turner, a spatula and a whisk. */
export function toolsInCrock(f: ItemFrame, x: number, y: number, context: Context, next: () => number): void {
  const { palette } = context;
  pot(f, x, y, 0, CROCK.high, next() < 0.5 ? palette.porcelain : palette.stoneware, 0.3);
  f.disk([x, y, CROCK.high - 1], [0, 0, 1], 2.4, palette.iron);
  const first = next() * 6.28;
  for (const [i, tool] of TOOLS.entries()) {
    const a = first + (i / TOOLS.length) * 6.28 + next() * 0.5;
    const lean = 1 + next() * 0.9;
    const long = CROCK.high + CROCK.reach * (0.62 + 0.38 * next());
    const foot: Vec3 = [x - Math.cos(a) * 0.9, y - Math.sin(a) * 0.9, 0.8];
    const head: Vec3 = [x + Math.cos(a) * lean, y + Math.sin(a) * lean, long];
    tool(f, foot, head, next() * 180, palette);
  }
}

type Tool = (f: ItemFrame, foot: Vec3, head: Vec3, turn: number, palette: Palette) => void;

const spoon =
  (wood: (palette: Palette) => number): Tool =>
  (f, foot, [x, y, z], turn, palette) => {
    f.capsule(foot, [x, y, z], 0.2, wood(palette));
    f.ellipsoid([x, y, z + 0.9], [0.78, 0.24, 1.2], wood(palette), { z: turn });
  };

const TOOLS: readonly Tool[] = [
  spoon(({ wood }) => wood),
  (f, foot, [x, y, z], turn, palette) => {
    // A turner cut from one board, its edge thin.
    f.capsule(foot, [x, y, z], 0.2, palette.board);
    f.orientedBox([x, y, z + 1.2], [0.95, 0.09, 1.5], { z: turn }, palette.board, {
      grain: 'z',
      bevel: 0.05,
    });
  },
  (f, foot, [x, y, z], turn, palette) => {
    f.capsule(foot, [x, y, z - 1.2], 0.26, palette.steel);
    f.mesh('whisk', whisk, palette.chrome, { at: [x, y, z - 1.2], turn: { z: turn } });
  },
  spoon(({ board }) => board),
  (f, foot, [x, y, z], turn, palette) => {
    // A spatula of silicone.
    f.capsule(foot, [x, y, z], 0.18, palette.wood);
    f.roundedBox([x, y, z + 1.1], [0.85, 0.16, 1.3], 0.15, palette.stoneware, { z: turn });
  },
];

/** Wires in loops about one axis, widest above their middle. */
function whisk(): Mesh {
  const wires = 4;
  return joined(
    Array.from({ length: wires }, (_, i) => {
      const [c, s] = [Math.cos((i * Math.PI) / wires), Math.sin((i * Math.PI) / wires)];
      return swept(
        (
          [
            [-0.15, 0],
            [-0.7, 1.4],
            [-0.95, 2.6],
            [-0.6, 3.5],
            [0, 3.8],
            [0.6, 3.5],
            [0.95, 2.6],
            [0.7, 1.4],
            [0.15, 0],
          ] as const
        ).map(([out, up]): Vec3 => [out * c, out * s, up]),
        0.05,
        { segments: 6, steps: 4 },
      );
    }),
  );
}

/** A bottle of oil and one of vinegar, with pourers. */
export function oilAndVinegar(
  f: ItemFrame,
  x: number,
  y: number,
  { palette }: Context,
  next: () => number,
): void {
  const oil = palette.custom('oil', () => ceramic([0.12, 0.115, 0.02]));
  const vinegar = palette.custom('vinegar', () => ceramic([0.05, 0.02, 0.014]));
  for (const [i, m] of [oil, vinegar].entries()) {
    const at: Vec3 = [x + i * 3.3, y + (i ? 0.7 : -0.5) * next(), 0];
    const scale: Vec3 = i ? [0.9, 0.9, 0.82 + next() * 0.1] : [1, 1, 1];
    f.mesh('oil bottle', oilBottle, m, { at, scale });
    f.mesh('pourer', pourer, palette.chrome, { at: [at[0], at[1], 9 * scale[2]], turn: { z: next() * 360 } });
  }
}

const oilBottle = (): Mesh =>
  turned(
    [
      [1.1, 0],
      [1.24, 0.1],
      [1.26, 4.8],
      [1.16, 5.8],
      [0.78, 6.7],
      [0.5, 7.4],
      [0.44, 8.4],
      [0.54, 8.5],
      [0.54, 8.95],
      [0, 9],
    ],
    28,
  );

const pourer = (): Mesh =>
  swept(
    [
      [0, 0, 0],
      [0, 0, 0.7],
      [0.25, 0, 1.2],
      [0.8, 0, 1.5],
    ],
    (t) => 0.24 - 0.12 * t,
    { segments: 8 },
  );

/** A tray with what a cook reaches for: a pepper mill, a cellar of salt, a small bowl. */
export function trayOfSeasoning(
  f: ItemFrame,
  x: number,
  y: number,
  { palette }: Context,
  next: () => number,
): void {
  const m = next() < 0.5 ? palette.wood : palette.wicker;
  f.mesh(
    'round tray',
    () =>
      turned(
        [
          [4.9, 0],
          [5.2, 0.1],
          [5.3, 0.8],
          [5.1, 0.85],
          [4.9, 0.35],
          [0, 0.3],
        ],
        44,
        50,
      ),
    m,
    { at: [x, y, 0] },
  );
  const side = next() < 0.5 ? -1 : 1;
  f.mesh('pepper mill', pepperMill, next() < 0.5 ? palette.board : palette.iron, {
    at: [x - side * 1.9, y + 1.3, 0.3],
  });
  bowlOf(f, [x + side * 1.9, y + 0.9, 0.3], 1.9, 1.7, palette.stoneware, next());
  f.ellipsoid([x + side * 1.9, y + 0.9, 1.3], [1.5, 1.5, 0.4], palette.porcelain);
  bowlOf(f, [x - side * 0.1, y - 2.6, 0.3], 1.5, 1.2, palette.accentCeramic, next());
}

const pepperMill = (): Mesh =>
  turned(
    [
      [1.05, 0],
      [1.1, 0.2],
      [0.95, 0.9],
      [0.72, 2.4],
      [0.8, 3.6],
      [0.98, 4.3],
      [0.98, 4.5],
      [0.86, 4.56],
      [0.98, 4.62],
      [1, 5],
      [0.75, 5.6],
      [0.3, 5.8],
      [0.34, 6.2],
      [0.2, 6.45],
      [0, 6.5],
    ],
    28,
    50,
  );
