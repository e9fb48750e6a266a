import type { ItemFrame } from '../../builder.js';
import { linear, scaled } from '../../color.js';
import type { Palette } from '../../context.js';
import { metal, plain } from '../../materials/material.js';
import type { Mesh } from '../../mesh/mesh.js';
import { ellipse, joined, lofted, type Ring, swept, turned } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../vector.js';

/** Radii of the wheels, inches: 18 in rims before, 16 behind. */
const FRONT = 12.4;
const REAR = 12.8;

/** A cruiser on its stand, its front wheel at the item's front: frame, V of two cylinders, tank, saddle, bars, exhausts. */
export function motorcycle(f: ItemFrame, color: string, palette: Palette): void {
  const paint = palette.custom(`cycle paint ${color}`, () =>
    plain(scaled(linear(color), 0.78), { roughness: 0.08, reflectance: 0.085 }),
  );
  const [y, high] = [f.depth / 2, f.height];
  const axles = [-y + FRONT + 0.4, y - REAR - 7] as const;
  const head: Vec3 = [0, axles[0] + 12, 33];
  wheels(f, axles, palette);
  front(f, axles[0], head, high, palette, paint);
  engine(f, (axles[0] + axles[1]) / 2 - 1, palette);
  const chrome = palette.chrome;
  // Frame: a spine, two cradles below the engine, the swing arm.
  for (const s of [-1, 1]) {
    f.mesh(
      `cycle cradle ${s} ${f.depth}`,
      () =>
        swept(
          [
            [0, head[1], head[2] - 3],
            [s * 4, axles[0] + 19, 15],
            [s * 4.6, axles[0] + 25, 7],
            [s * 4.6, axles[1] - 18, 7],
            [s * 4.2, axles[1] - 11, 17],
            [s * 4.2, axles[1] + 2, 23],
          ],
          0.7,
          { segments: 10 },
        ),
      palette.blackMetal,
    );
    f.capsule([s * 4.4, axles[1] - 16, 11], [s * 4.4, axles[1], REAR], 0.9, palette.blackMetal);
    f.capsule([s * 5.2, axles[1] - 1, REAR + 1], [s * 4.6, axles[1] - 5, 24], 0.85, chrome);
  }
  body(f, axles, head, paint, palette);
  exhausts(f, axles, palette);
  // The stand, to the left.
  f.capsule([-4, axles[1] - 20, 7], [-9.5, axles[1] - 22, 0.6], 0.5, palette.blackMetal);
}

function wheels(f: ItemFrame, axles: readonly [number, number], palette: Palette): void {
  const rubber = palette.custom('rubber', () =>
    plain([0.018, 0.018, 0.018], { roughness: 0.72, reflectance: 0.03 }),
  );
  const alloy = palette.custom('alloy', () => metal([0.46, 0.465, 0.475], 0.24));
  const disc = palette.custom('brake disc', () => metal([0.3, 0.29, 0.28], 0.38));
  for (const [at, r, wide] of [
    [axles[0], FRONT, 2.3],
    [axles[1], REAR, 3.1],
  ] as const) {
    const place = { at: [0, at, r] as Vec3, turn: { y: 90 } };
    f.mesh(`cycle tire ${r}`, () => tire(r, wide), rubber, place);
    f.mesh(`cycle wheel ${r}`, () => rim(r, wide), alloy, place);
    for (const s of [-1, 1]) f.cone([s * 2.6, at, r], [s * 2.9, at, r], r * 0.44, r * 0.44, disc);
    f.capsule([-5, at, r], [5, at, r], 0.6, palette.chrome);
  }
}

const tire = (r: number, wide: number): Mesh =>
  turned(
    [
      [r * 0.68, -wide * 0.7],
      [r * 0.8, -wide * 0.98],
      [r * 0.92, -wide * 0.86],
      [r * 0.985, -wide * 0.45],
      [r, 0],
      [r * 0.985, wide * 0.45],
      [r * 0.92, wide * 0.86],
      [r * 0.8, wide * 0.98],
      [r * 0.68, wide * 0.7],
    ],
    56,
  );

function rim(r: number, wide: number): Mesh {
  const spoke = (a: number): Mesh =>
    lofted(
      [0.1, 0.4, 0.7].map((t): Ring => {
        const [c, s] = [Math.cos(a), Math.sin(a)];
        return ellipse(0.9 - 0.5 * t, 0.8, 0, 10).map(
          ([p, q]): Vec3 => [c * r * t - s * p, s * r * t + c * p, q],
        );
      }),
      { lids: 'both' },
    );
  return joined([
    turned(
      [
        [r * 0.6, -wide * 0.5],
        [r * 0.72, -wide * 0.72],
        [r * 0.7, -wide * 0.3],
        [r * 0.66, 0],
        [r * 0.7, wide * 0.3],
        [r * 0.72, wide * 0.72],
        [r * 0.6, wide * 0.5],
        [r * 0.6, -wide * 0.5],
      ],
      48,
    ),
    turned(
      [
        [0, -2.4],
        [1.7, -2.4],
        [1.7, 2.4],
        [0, 2.4],
      ],
      24,
    ),
    ...Array.from({ length: 9 }, (_, i) => spoke((i / 9) * 2 * Math.PI)),
  ]);
}

/** Fork, lamp, bars, mirrors and the fender over the wheel. */
function front(f: ItemFrame, axle: number, head: Vec3, high: number, palette: Palette, paint: number): void {
  for (const s of [-1, 1]) {
    f.capsule([s * 4, axle, FRONT], [s * 4, axle + 8, 25], 1.15, palette.blackMetal);
    f.capsule([s * 4, axle + 7, 23], [s * 4, head[1] - 0.6, head[2] + 1.5], 0.85, palette.chrome);
    const bar = Math.min(f.width / 2 - 1, 16);
    const grip: Vec3 = [s * bar, head[1] + 9, high - 5.4];
    f.pipe(
      [
        [s * 2, head[1], head[2] + 3],
        [s * 6, head[1] + 2, high - 5],
        [s * (bar - 4), head[1] + 6, high - 4.6],
        grip,
      ],
      0.5,
      palette.chrome,
    );
    f.capsule([s * (bar - 4), head[1] + 6.4, high - 4.7], grip, 0.75, palette.toeKick);
    f.capsule(
      [s * (bar - 6), head[1] + 4, high - 4.4],
      [s * (bar - 3), head[1] + 3, high - 1.8],
      0.2,
      palette.chrome,
    );
    f.ellipsoid([s * (bar - 2.6), head[1] + 3, high - 1.4], [2.4, 0.5, 1.3], palette.chrome);
  }
  f.roundedBox([0, head[1] - 0.4, head[2] + 1.8], [5.2, 1.3, 0.7], 0.5, palette.blackMetal);
  const lamp: Vec3 = [0, head[1] - 4.6, head[2] - 0.4];
  f.ellipsoid([0, lamp[1] + 1.6, lamp[2]], [3.7, 4, 3.7], paint);
  f.cone([0, lamp[1] - 0.6, lamp[2]], [0, lamp[1] + 0.2, lamp[2]], 3.5, 3.7, palette.chrome);
  const lens = palette.custom('projector', () =>
    plain([0.2, 0.23, 0.27], { roughness: 0.03, reflectance: 0.16 }),
  );
  f.ellipsoid([0, lamp[1] - 0.5, lamp[2]], [3.2, 0.7, 3.2], lens);
  f.mesh('cycle front fender', () => fender(FRONT + 1.2, 3.2, 0.3, 2.3), paint, { at: [0, axle, FRONT] });
}

/** A strip of sheet over a wheel, about its axle: from an angle before it to one behind, in radians from the front. */
function fender(r: number, half: number, from: number, to: number): Mesh {
  const skin = (out: number): Vec3[][] =>
    Array.from({ length: 25 }, (_, i) => {
      const a = from + ((to - from) * i) / 24;
      return Array.from({ length: 9 }, (_, j): Vec3 => {
        const u = j / 4 - 1;
        const own = r + out - 1.1 * u * u;
        return [u * half, -Math.cos(a) * own, Math.sin(a) * own];
      });
    });
  const [outer, inner] = [skin(0.15), skin(0)];
  return lofted(
    outer.map((ring, i): Ring => [...ring, ...inner[i]!.toReversed()]),
    { lids: 'both', creaseAt: 60 },
  );
}

/** Two finned cylinders in a V of 45 degrees on a crankcase, an air filter beside them. */
function engine(f: ItemFrame, y: number, palette: Palette): void {
  const fins = palette.custom('engine fins', () => metal([0.3, 0.3, 0.31], 0.34));
  f.roundedBox([0, y, 11], [5.4, 8.6, 4.2], 2.4, palette.blackMetal);
  for (const s of [-1, 1]) f.cone([s * 5, y + 2, 11], [s * 6.4, y + 2, 11], 4, 3.4, palette.chrome);
  for (const s of [-1, 1]) {
    const lean = (s * 22.5 * Math.PI) / 180;
    const at = (d: number): Vec3 => [0, y + s * 1.4 + Math.sin(lean) * d, 13.4 + Math.cos(lean) * d];
    for (let i = 0; i < 8; i++) {
      const [p, q] = [at(1.4 + i * 1.05), at(1.8 + i * 1.05)];
      f.cone(p, q, 3.9, 3.9, fins);
    }
    f.capsule(at(1), at(9.4), 3, palette.blackMetal);
    f.roundedBox(at(10.6), [3.2, 2.7, 1.5], 1, palette.chrome, { x: s * -22.5 });
  }
  f.cone([4.4, y, 21.5], [7.4, y, 21.5], 3.6, 3.2, palette.chrome);
}

/** Tank, saddle, side covers, the rear fender with its lamp. */
function body(
  f: ItemFrame,
  axles: readonly [number, number],
  head: Vec3,
  paint: number,
  palette: Palette,
): void {
  const from = head[1] + 3;
  f.mesh(
    'cycle tank',
    () =>
      lofted(
        (
          [
            [0, 1.4, 1.4, 32.4],
            [1, 3.4, 2.9, 32.2],
            [4, 5.2, 4.1, 31.6],
            [9, 5.7, 4.3, 30.8],
            [14, 4.8, 3.7, 29.6],
            [18.5, 3, 2.5, 28.2],
            [20.5, 1.2, 1, 27.4],
          ] as const
        ).map(
          ([along, half, tall, z]): Ring =>
            ellipse(half, tall, 0, 36, 2.5).map(([p, q]): Vec3 => [p, along, z + q]),
        ),
        { lids: 'both', creaseAt: 60 },
      ),
    paint,
    { at: [0, from, 0] },
  );
  f.cone([0, from + 7, 34.9], [0, from + 7, 35.5], 1.5, 1.3, palette.chrome);
  const hide = palette.custom('cycle saddle', () => plain([0.022, 0.02, 0.019], { roughness: 0.55 }));
  f.mesh(
    'cycle saddle',
    () =>
      lofted(
        (
          [
            [0, 1.6, 1, 26.4],
            [2, 3.4, 1.6, 26],
            [7, 6, 1.9, 25.2],
            [12, 6.6, 2, 25.4],
            [15, 5.4, 2, 27.4],
            [20, 4.4, 1.8, 28],
            [25, 3.4, 1.5, 28],
            [26.4, 1.4, 0.7, 27.8],
          ] as const
        ).map(
          ([along, half, tall, z]): Ring =>
            ellipse(half, tall, 0, 32, 2.8).map(([p, q]): Vec3 => [p, along, z + q]),
        ),
        { lids: 'both', creaseAt: 60 },
      ),
    hide,
    { at: [0, from + 18, 0] },
  );
  f.mesh('cycle rear fender', () => fender(REAR + 1.8, 4.2, 0.75, 2.75), paint, { at: [0, axles[1], REAR] });
  for (const s of [-1, 1]) f.roundedBox([s * 4.6, axles[1] - 14, 18.4], [0.8, 4, 3.4], 0.7, paint);
  const red = palette.custom('tail lamp', () =>
    plain([0.2, 0.008, 0.008], { roughness: 0.05, reflectance: 0.07 }),
  );
  f.roundedBox([0, axles[1] + REAR * 0.92, REAR + 10.4], [2.4, 0.8, 1.1], 0.6, red);
}

/** Two pipes from the cylinders back along the right side, with their mufflers. */
function exhausts(f: ItemFrame, axles: readonly [number, number], palette: Palette): void {
  const y = (axles[0] + axles[1]) / 2 - 1;
  for (const [i, start] of [y - 6, y + 5].entries()) {
    const z = 8.6 + i * 4.4;
    f.mesh(
      `cycle pipe ${i} ${f.depth}`,
      () =>
        swept(
          [
            [3, start, 19],
            [6.2, start - 1.6, 16],
            [7, start + 2, z + 0.6],
            [7.2, start + 10, z],
            [7.2, axles[1] - 8, z],
          ],
          0.95,
          { segments: 14 },
        ),
      palette.chrome,
    );
    f.cone([7.2, axles[1] - 9, z], [7.4, axles[1] + 8 + i * 3, z + 0.8], 1.4, 1.9, palette.chrome);
  }
}
