/** Tools for the hand on a board with holes: each kind once, on pegs, large ones above and small ones below. Inches. */
import type { ItemFrame } from '../../builder.js';
import type { Context, Palette } from '../../context.js';
import { plain } from '../../materials/material.js';
import { lofted, type Ring, swept } from '../../mesh/surfaces.js';
import { type Material, Pattern, type Vec3 } from '../../scene.js';

/** Pressed board with holes of a quarter inch, an inch apart. */
export const pegboard = (): Material =>
  plain([0.43, 0.32, 0.21], {
    pattern: Pattern.holes,
    mean: [0.41, 0.3, 0.2],
    roughness: 0.8,
    reflectance: 0.02,
    parameters: [0.0254, 0.0032],
  });

/** A tool's frame: x about its middle, z down from its peg, the board's face at y = 0 and the room at less y. */
interface Tool {
  readonly wide: number;
  readonly high: number;
  readonly build: (f: ItemFrame, palette: Palette) => void;
}

const RED = '#9c2b24';
const ORANGE = '#c96a24';
const YELLOW = '#d0a52e';
const BLUE = '#2b4f77';

/** A plate cut to an outline of x and z, so thick, its middle at y. */
const plate =
  (outline: readonly (readonly [x: number, z: number])[], y: number, thick: number) =>
  (): ReturnType<typeof lofted> =>
    lofted(
      [-1, 1].map((s): Ring => outline.map(([x, z]): Vec3 => [x, y + (s * thick) / 2, z])),
      { lids: 'both', creaseAt: 20 },
    );

const arc = (r: number, from: number, to: number, at: Vec3, steps = 16): Vec3[] =>
  Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const a = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [at[0] + r * Math.cos(a), at[1], at[2] + r * Math.sin(a)];
  });

/** A steel peg that holds what hangs on it. */
function peg(f: ItemFrame, x: number, z: number, out: number, palette: Palette): void {
  f.pipe(
    [
      [x, 0, z],
      [x, -out, z],
      [x, -out - 0.2, z + 0.5],
    ],
    0.1,
    palette.galvanized,
  );
}

function clawHammer(f: ItemFrame, palette: Palette, handle: number): void {
  for (const s of [-0.75, 0.75]) peg(f, s, -1.3, 1.6, palette);
  f.cone([0, -0.9, -12.6], [0, -0.9, -6], 0.56, 0.5, handle);
  f.cone([0, -0.9, -6], [0, -0.9, -0.8], 0.44, 0.36, handle === palette.board ? handle : palette.steel);
  f.roundedBox([0, -0.9, -0.6], [0.75, 0.5, 0.62], 0.2, palette.iron);
  f.cone([-0.6, -0.9, -0.6], [-2, -0.9, -0.6], 0.42, 0.5, palette.iron);
  f.cone([-2, -0.9, -0.6], [-2.5, -0.9, -0.6], 0.64, 0.64, palette.steel);
  for (const s of [-1, 1])
    f.pipe(
      [
        [0.7, -0.9 + s * 0.2, -0.45],
        [1.7, -0.9 + s * 0.34, -0.5],
        [2.6, -0.9 + s * 0.42, -1.3],
      ],
      0.2,
      palette.iron,
    );
}

function mallet(f: ItemFrame, palette: Palette): void {
  for (const s of [-0.8, 0.8]) peg(f, s, -2.5, 1.8, palette);
  f.cone([0, -1, -12.8], [0, -1, -2], 0.6, 0.46, palette.board);
  f.cone([-2.2, -1, -1.2], [2.2, -1, -1.2], 1.3, 1.3, palette.iron);
}

/** A saw: a blade that narrows to its tip, hung by its handle. */
function handsaw(f: ItemFrame, palette: Palette): void {
  peg(f, 0, -2.2, 1, palette);
  f.mesh(
    'saw blade',
    plate(
      [
        [-2.3, -4.2],
        [2.1, -4.2],
        [1, -18.5],
        [-0.6, -18.5],
      ],
      -0.7,
      0.05,
    ),
    palette.steel,
  );
  f.mesh(
    'saw handle',
    () =>
      swept(
        [
          [-1.6, -0.7, -4.6],
          [-2.3, -0.7, -3],
          [-1.4, -0.7, -0.9],
          [0.6, -0.7, -0.6],
          [1.5, -0.7, -2],
          [1.2, -0.7, -3.6],
          [1.7, -0.7, -4.8],
          [0, -0.7, -5],
          [-1.6, -0.7, -4.6],
        ],
        0.5,
        { segments: 8, steps: 3, lids: false },
      ),
    palette.board,
  );
}

/** Screwdrivers through a rack, from short to long. */
function screwdrivers(f: ItemFrame, palette: Palette): void {
  f.box(-5.2, -1.9, -3.9, 5.2, 0, -3.6, palette.galvanized, { bevel: 0.05 });
  f.box(-5.2, -0.1, -3.9, 5.2, 0, -2.6, palette.galvanized, { bevel: 0.05 });
  for (let i = 0; i < 5; i++) {
    const x = -4.2 + i * 2.1;
    const grip = palette.paint([RED, RED, YELLOW, YELLOW, BLUE][i]!);
    const long = 3 + i * 0.9;
    f.cone([x, -1, -3.5], [x, -1, -2.9], 0.34, 0.52, grip);
    f.cone([x, -1, -2.9], [x, -1, -0.5 + i * 0.12], 0.52, 0.5, grip);
    f.ellipsoid([x, -1, -0.5 + i * 0.12], [0.5, 0.5, 0.36], grip);
    f.capsule([x, -1, -3.5], [x, -1, -3.6 - long], 0.14, palette.steel);
  }
}

/** Combination wrenches from long to short: a ring at one end, a jaw at the other. */
function wrenches(f: ItemFrame, palette: Palette): void {
  for (let i = 0; i < 6; i++) {
    const x = -5.6 + i * 2.2;
    const long = 9.6 - i * 1.05;
    const r = 0.72 - i * 0.06;
    peg(f, x, -0.9, 0.6, palette);
    f.mesh(
      `wrench ring ${i}`,
      () => swept(arc(r, 0, 360, [0, -0.5, -1.1]), 0.22, { segments: 8, steps: 1, lids: false }),
      palette.chrome,
      { at: [x, 0, 0] },
    );
    f.box(x - 0.3, -0.62, -1.1 - long + r, x + 0.3, -0.38, -1 - r, palette.chrome, { bevel: 0.08 });
    for (const s of [-1, 1])
      f.orientedBox(
        [x + s * 0.5 * r, -0.5, -1.3 - long],
        [0.2 * r + 0.06, 0.15, 0.6],
        { y: -s * 12 },
        palette.chrome,
      );
    f.roundedBox([x, -0.5, -0.8 - long + 0.1], [0.85 * r, 0.15, 0.34], 0.12, palette.chrome);
  }
}

/** Pliers with dipped grips. */
function pliers(f: ItemFrame, palette: Palette, grip: number, needle: boolean): void {
  peg(f, 0, -2.6, 0.9, palette);
  for (const s of [-1, 1]) {
    f.pipe(
      [
        [s * 0.2, -0.6, -2.2],
        [s * 0.9, -0.6, -3.6],
        [s * 1.05, -0.6, -5.4],
        [s * 0.75, -0.6, -7.6],
      ],
      0.3,
      grip,
    );
    f.cone(
      [s * 0.28, -0.6, -2],
      [s * 0.14, -0.6, needle ? 0.9 : -0.2],
      0.36,
      needle ? 0.1 : 0.26,
      palette.iron,
    );
  }
  f.cone([0, -0.95, -2.05], [0, -0.3, -2.05], 0.6, 0.6, palette.iron);
}

/** A carpenter's square of sheet steel. */
function square(f: ItemFrame, palette: Palette): void {
  peg(f, -4.6, -0.9, 0.5, palette);
  f.box(-6, -0.42, -1.6, 6, -0.3, 0, palette.steel, { bevel: 0.02 });
  f.box(-6, -0.42, -13, -4, -0.3, -1.6, palette.steel, { bevel: 0.02 });
}

/** A spirit level with its three vials. */
function level(f: ItemFrame, palette: Palette): void {
  const body = palette.paint(YELLOW);
  for (const s of [-7, 7]) peg(f, s, -1.9, 1.2, palette);
  f.box(-11, -1.1, -1.8, 11, -0.4, 0.4, body, { bevel: 0.12 });
  for (const x of [-8.4, 0, 8.4]) {
    f.box(x - 1.1, -1.16, -1.3, x + 1.1, -1.08, -0.1, palette.blackMetal, { bevel: 0.02 });
    f.capsule([x - 0.6, -1.16, -0.7], [x + 0.6, -1.16, -0.7], 0.26, palette.paint('#a9c24a'));
  }
}

/** A clamp: a bow of iron and its screw. */
function clamp(f: ItemFrame, palette: Palette, color: number): void {
  peg(f, 0, -0.8, 1, palette);
  f.mesh(
    'clamp bow',
    () =>
      swept(
        [
          [-1.7, -0.7, -0.4],
          [1.2, -0.7, -0.3],
          [2, -0.7, -1.2],
          [2, -0.7, -5.2],
          [1.2, -0.7, -6.1],
          [-0.9, -0.7, -6],
        ],
        0.36,
        { segments: 8, steps: 2 },
      ),
    color,
  );
  f.capsule([-1.5, -0.7, -8.6], [-1.5, -0.7, -2.6], 0.24, palette.steel);
  f.cone([-1.5, -0.7, -2.6], [-1.5, -0.7, -2.2], 0.5, 0.5, palette.steel);
  f.capsule([-2.7, -0.7, -8.5], [-0.3, -0.7, -8.5], 0.13, palette.steel);
  f.cone([-1.5, -0.7, -6.6], [-1.5, -0.7, -5.6], 0.5, 0.5, color);
}

/** A tape measure by its clip. */
function tapeMeasure(f: ItemFrame, palette: Palette): void {
  peg(f, 0, -0.5, 0.6, palette);
  f.roundedBox([0, -0.9, -1.8], [1.5, 0.75, 1.4], 0.5, palette.paint(YELLOW));
  f.cone([0, -1.6, -1.8], [0, -1.72, -1.8], 1, 0.95, palette.blackMetal);
  f.box(1.3, -1.2, -3.1, 1.9, -0.6, -2.95, palette.steel, { bevel: 0.03 });
}

/** An extension cord coiled over a hook. */
function cord(f: ItemFrame, palette: Palette): void {
  for (const s of [-1.2, 1.2]) peg(f, s, -1.2, 2.4, palette);
  for (let i = 0; i < 4; i++)
    f.mesh(
      `cord ${i}`,
      () =>
        swept(
          arc(1, 0, 360, [0, 0, 0], 28).map(
            ([x, , z]): Vec3 => [x * (3.2 - i * 0.16), 0, z * (4.4 + (i % 2) * 0.5)],
          ),
          0.26,
          { segments: 7, steps: 1, lids: false },
        ),
      palette.paint(ORANGE),
      { at: [0.2 * (i % 2), -0.5 - i * 0.5, -5.4 - (i % 2) * 0.3] },
    );
}

/** Two brushes by the holes in their handles. */
function brushes(f: ItemFrame, palette: Palette): void {
  for (const [x, half] of [
    [-1.6, 1.3],
    [1.9, 0.9],
  ] as const) {
    peg(f, x, -0.8, 0.7, palette);
    f.cone([x, -0.6, -3.6], [x, -0.6, -0.3], 0.42, 0.3, palette.board);
    f.roundedBox([x, -0.6, -4.3], [half, 0.36, 0.9], 0.1, palette.steel);
    f.box(x - half + 0.05, -0.9, -8, x + half - 0.05, -0.3, -5.1, palette.straw, { bevel: 0.1 });
  }
}

const LARGE: readonly Tool[] = [
  { wide: 7, high: 19, build: handsaw },
  { wide: 15, high: 14, build: square },
  { wide: 7, high: 13, build: (f, p) => clawHammer(f, p, p.board) },
  { wide: 9, high: 12, build: cord },
  { wide: 6, high: 13, build: mallet },
  { wide: 6, high: 10, build: (f, p) => clamp(f, p, p.paint(BLUE)) },
  { wide: 7, high: 13, build: (f, p) => clawHammer(f, p, p.paint(ORANGE)) },
  { wide: 6, high: 10, build: (f, p) => clamp(f, p, p.iron) },
];

const SMALL: readonly Tool[] = [
  { wide: 14, high: 11, build: wrenches },
  { wide: 12, high: 9, build: screwdrivers },
  { wide: 4.5, high: 8, build: (f, p) => pliers(f, p, p.paint(RED), false) },
  { wide: 4.5, high: 8, build: (f, p) => pliers(f, p, p.paint(BLUE), true) },
  { wide: 8, high: 8, build: brushes },
  { wide: 5, high: 5, build: tapeMeasure },
  { wide: 24, high: 3, build: level },
];

/** Hung between two places along a board and two heights, its face at `y`: no tool twice. */
export function tools(
  f: ItemFrame,
  [x0, x1]: readonly [number, number],
  y: number,
  [z0, z1]: readonly [number, number],
  { palette }: Context,
  next: () => number,
): void {
  const row = (all: readonly Tool[], top: number, low: number): void => {
    const from = Math.floor(next() * all.length);
    const hung: Tool[] = [];
    let wide = 0;
    for (let i = 0; i < all.length; i++) {
      const tool = all[(from + i) % all.length]!;
      if (tool.high > top - low || wide + tool.wide > x1 - x0) continue;
      hung.push(tool);
      wide += tool.wide;
    }
    // What is left over lies between them, here more than there.
    const spare = Math.min(4, (x1 - x0 - wide) / (hung.length + 1));
    let at = x0 + Math.max(0, (x1 - x0 - wide - spare * (hung.length + 1)) * (0.2 + 0.6 * next())) + spare;
    for (const tool of hung) {
      tool.build(f.at(at + tool.wide / 2, y, top), palette);
      at += tool.wide + spare;
    }
  };
  const high = z1 - z0;
  if (high < 20) {
    row([...SMALL, ...LARGE], z1, z0);
    return;
  }
  const middle = z0 + Math.min(12, high * 0.42);
  row(LARGE, z1, middle);
  row(SMALL, middle - 0.5, z0);
}
