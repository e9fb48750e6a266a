import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { metal, plain } from '../../materials/material.js';
import type { Mesh } from '../../mesh/mesh.js';
import { lofted, type Ring, smoothed, swept, turned } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../vector.js';
import { pianoKeys } from './piano-keys.js';

/** Heights of a grand's case above the floor, inches: its bottom, its rim, and the top of its white keys. */
const BOTTOM = 27;
const RIM = 39;
const KEYS = 29;
/** How deep the keyboard lies before the case. */
const KEYBOARD = 9;
/** Degrees by which the lid stands open. */
const OPEN = 34;

/** A grand piano: a case with its bent side, the lid on its prop, the plate and the strings in it, three legs, a lyre. */
export function grandPiano(f: ItemFrame, context: Context): void {
  const { palette } = context;
  const m = palette.blackGlass;
  const [x, y] = [f.width / 2, f.depth / 2];
  const size = [f.width, f.depth].join();
  f.mesh(`grand rim ${size}`, () => rim(x, y), m);
  const plate = palette.custom('piano plate', () => metal([0.5, 0.37, 0.17], 0.34));
  f.mesh(`grand plate ${size}`, () => slab(caseOutline(x, y, 1.4), RIM - 4.6, RIM - 4.2), plate);
  f.mesh(`grand bottom ${size}`, () => slab(caseOutline(x, y, 0.4), BOTTOM, BOTTOM + 0.6), m);
  strings(f, x, y, context);
  // The lid is hinged along the bass side, which is the left one; its front leaf is folded back on it.
  f.mesh(`grand lid ${size}`, () => lid(x, y), m, { at: [-x, 0, RIM + 0.35], turn: { y: -OPEN } });
  const a = (OPEN * Math.PI) / 180;
  const reach = 1.52 * x;
  f.capsule(
    [x - 2.4, -y * 0.1, RIM - 1],
    [-x + reach * Math.cos(a), -y * 0.1, RIM + reach * Math.sin(a)],
    0.32,
    m,
  );
  keyboard(f, x, y, context);
  legsAndLyre(f, x, y, context);
}

/** The case seen from above, drawn in by so much: straight along the bass, round at the tail, bent along the treble. */
function caseOutline(x: number, y: number, inset: number): readonly (readonly [number, number])[] {
  const front = -y + KEYBOARD;
  const curve = smoothed(
    (
      [
        [x - inset, front + (y - front) * 0.1],
        [x - inset, front + (y - front) * 0.24],
        [x * 0.8 - inset, front + (y - front) * 0.42],
        [x * 0.34 - inset, front + (y - front) * 0.6],
        [x * 0.12 - inset * 0.9, front + (y - front) * 0.76],
        [x * 0.02 - inset * 0.8, y - 6],
        [-x * 0.16, y - 1.2 - inset],
        [-x * 0.44, y - inset],
        [-x * 0.76, y - 1.6 - inset],
        [-x + inset, y - 8],
        [-x + inset, y - 16],
      ] as const
    ).map(([px, py]): Vec3 => [px, py, 0]),
    5,
  ).map(([px, py]) => [px, py] as const);
  return [[-x + inset, front + inset], [x - inset, front + inset], ...curve];
}

/** A board of an outline between two heights. */
function slab(outline: readonly (readonly [number, number])[], low: number, high: number): Mesh {
  const ring = (z: number): Ring => outline.map(([px, py]) => [px, py, z]);
  return lofted([ring(low), ring(high)], { lids: 'both', creaseAt: 35 });
}

/** The case's side: an inch and a half thick, its upper edge rounded. */
function rim(x: number, y: number): Mesh {
  const ring = (inset: number, z: number): Ring => caseOutline(x, y, inset).map(([px, py]) => [px, py, z]);
  return lofted(
    [
      ring(0.3, BOTTOM),
      ring(0, BOTTOM + 0.3),
      ring(0, RIM - 0.3),
      ring(0.3, RIM),
      ring(1.1, RIM),
      ring(1.4, RIM - 0.3),
      ring(1.4, RIM - 6),
    ],
    { creaseAt: 35 },
  );
}

/** The lid about its hinge, which lies at 0: it ends where the keyboard begins. */
function lid(x: number, y: number): Mesh {
  const outline = caseOutline(x, y, -0.4).map(([px, py]) => [px + x, py] as const);
  return slab(outline, 0, 0.8);
}

/** Bass strings over treble ones, from the pins in front to the bent side; dampers across them. */
function strings(f: ItemFrame, x: number, y: number, { palette }: Context): void {
  const wire = palette.custom('piano strings', () => metal([0.45, 0.44, 0.42], 0.3));
  const wound = palette.custom('bass strings', () => metal([0.48, 0.26, 0.13], 0.35));
  const front = -y + KEYBOARD + 9;
  for (let i = 0; i < 30; i++) {
    const t = i / 29;
    const px = x - 3 - (2 * x - 10) * t;
    // How far back the case reaches there.
    const far = front + (y - 6 - front) * (0.12 + 0.88 * Math.min(1, t * 1.15) ** 0.9);
    f.capsule([px, front, RIM - 3.9], [px - 1.5 * t, far, RIM - 3.9], 0.05, t > 0.7 ? wound : wire);
  }
  const felt = palette.custom('piano dampers', () => plain([0.02, 0.02, 0.02], { roughness: 0.6 }));
  for (let i = 0; i < 24; i++) {
    const px = x - 6 - (2 * x - 16) * (i / 23);
    f.box(px - 0.35, front + 4, RIM - 3.8, px + 0.35, front + 7 + 3 * (i / 23), RIM - 2.7, felt, {
      bevel: 0.1,
    });
  }
  // Ribs of the plate.
  const plate = palette.custom('piano plate', () => metal([0.5, 0.37, 0.17], 0.34));
  for (const [from, to, far] of [
    [0.55, 0.42, 0.34],
    [0.1, -0.06, 0.62],
    [-0.42, -0.46, 0.86],
  ] as const)
    f.capsule([from * x, front - 1, RIM - 3.2], [to * x, front + (y - front) * far, RIM - 3.2], 0.55, plate);
}

function keyboard(f: ItemFrame, x: number, y: number, context: Context): void {
  const m = context.palette.blackGlass;
  f.box(-x, -y + 0.2, BOTTOM - 1, x, -y + KEYBOARD, BOTTOM + 0.8, m, { bevel: 0.25 });
  pianoKeys(f, [-x + 3.6, x - 3.6], [-y + 0.8, -y + KEYBOARD - 1.6], KEYS - 0.8, context);
  for (const s of [-1, 1]) {
    f.box(s * x, -y + 0.6, BOTTOM + 0.6, s * (x - 3.4), -y + KEYBOARD, KEYS + 1.2, m, { bevel: 0.3 });
    // Arms that rise in a curve to the rim.
    f.mesh(
      `grand arm ${s} ${f.width}`,
      () => {
        const side: readonly (readonly [number, number])[] = [
          [-y + 0.6, KEYS + 1],
          [-y + 2.4, KEYS + 2.6],
          [-y + 4.6, RIM - 4.6],
          [-y + 6.4, RIM - 1],
          [-y + KEYBOARD + 0.6, RIM],
          [-y + KEYBOARD + 0.6, BOTTOM],
          [-y + 0.6, BOTTOM],
        ];
        const ring = (px: number): Ring => side.map(([py, pz]) => [px, py, pz]);
        return lofted([ring(s * x), ring(s * (x - 1.4))], { lids: 'both', creaseAt: 30 });
      },
      m,
    );
  }
  // Fallboard and music desk.
  f.box(-x + 1.4, -y + KEYBOARD - 1.4, KEYS - 0.6, x - 1.4, -y + KEYBOARD - 0.4, RIM - 3, m, { bevel: 0.2 });
  f.orientedBox([0, -y + KEYBOARD + 4, RIM + 4.4], [x * 0.5, 0.3, 4.6], { x: -20 }, m, { bevel: 0.15 });
}

function legsAndLyre(f: ItemFrame, x: number, y: number, { palette }: Context): void {
  const m = palette.blackGlass;
  const brass = palette.custom('piano brass', () => metal([0.6, 0.43, 0.18], 0.22));
  for (const [px, py] of [
    [-x + 5, -y + KEYBOARD + 5],
    [x - 5, -y + KEYBOARD + 5],
    [-x * 0.42, y - 12],
  ] as const) {
    f.mesh(
      'grand leg',
      () =>
        turned(
          [
            [1.1, 0],
            [1.2, 0.6],
            [1.5, 1.4],
            [1.5, 12],
            [2.2, 20],
            [2.7, 22.4],
            [2.7, 23.6],
            [3.1, 24],
            [3.1, BOTTOM - 2.4],
          ],
          8,
          30,
        ),
      m,
      { at: [px, py, 2.4] },
    );
    f.cone([px - 0.5, py, 1.1], [px + 0.5, py, 1.1], 1.1, 1.1, brass);
    f.capsule([px, py, 1.4], [px, py, 2.8], 0.5, brass);
  }
  const ly = -y + KEYBOARD + 6;
  for (const s of [-1, 1])
    f.mesh(
      `lyre ${s}`,
      () =>
        swept(
          [
            [s * 2.4, 0, BOTTOM],
            [s * 3.2, 0, 20],
            [s * 2, 0, 13],
            [s * 3.4, 0, 6],
          ],
          0.7,
          { segments: 10 },
        ),
      m,
      { at: [0, ly, 0] },
    );
  f.box(-4.6, ly - 1.6, 3.6, 4.6, ly + 1.6, 6, m, { bevel: 0.3 });
  for (const px of [-2.4, 0, 2.4]) f.roundedBox([px, ly - 3.4, 3.4], [0.6, 2.4, 0.3], 0.28, brass);
}
