/** What is kept on a garage's shelves. Inches. */
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { plain } from '../../materials/material.js';
import { ellipse, lofted, type Ring } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../scene.js';

/** A tote of plastic on its bottom's middle: sides that taper and are ribbed, a rim, and a lid with a raised field. */
export function tote(
  f: ItemFrame,
  at: Vec3,
  [a, b]: readonly [number, number],
  high: number,
  m: number,
  lid: number,
): void {
  f.mesh(
    'tote',
    () => {
      const ribbed = (z: number, grow: number): Ring =>
        ellipse(grow, grow, z, 48, 9).map(([x, y, up], i): Vec3 => {
          const rib = i % 6 < 3 && z > 0.12 && z < 0.8 ? 0.975 : 1;
          return [x * rib, y * rib, up];
        });
      return lofted(
        [
          ribbed(0, 0.84),
          ribbed(0.02, 0.88),
          ribbed(0.14, 0.89),
          ribbed(0.78, 0.95),
          ribbed(0.82, 0.955),
          ellipse(0.99, 0.99, 0.84, 48, 9),
          ellipse(1, 1, 0.95, 48, 9),
        ],
        { lids: 'both', creaseAt: 30 },
      );
    },
    m,
    { at, scale: [a, b, high] },
  );
  f.mesh(
    'tote lid',
    () =>
      lofted(
        (
          [
            [1.03, 0],
            [1.035, 0.5],
            [1.01, 0.75],
            [0.93, 0.8],
            [0.91, 0.55],
            [0.8, 0.5],
            [0.78, 0.85],
            [0.7, 0.9],
          ] as const
        ).map(([r, z]) => ellipse(r, r, z, 40, 9)),
        { lids: 'both', creaseAt: 30 },
      ),
    lid,
    { at: [at[0], at[1], at[2] + high * 0.92], scale: [a, b, 1.1] },
  );
}

/** A carton taped shut, a label on its front. */
export function carton(
  f: ItemFrame,
  [x, y, z]: Vec3,
  [a, b]: readonly [number, number],
  high: number,
  m: number,
  turn: number,
  { palette }: Context,
): void {
  const box = f.at(x, y, z).slanted(turn);
  const tape = palette.custom('parcel tape', () => plain([0.52, 0.38, 0.2], { roughness: 0.2 }));
  const w = a - 0.5;
  box.box(-w, -b, 0, w, b, high - 0.12, m, { bevel: 0.08 });
  // Two flaps that meet over the middle, and the tape along it that goes down on both ends.
  for (const s of [-1, 1]) box.box(-w, s * 0.05, high - 0.12, w, s * b, high, m, { bevel: 0.04 });
  box.box(-w - 0.02, -1, high - 2.4, w + 0.02, 1, high + 0.02, tape, { bevel: 0 });
  box.box(-w * 0.6, -b - 0.03, high * 0.45, -w * 0.05, -b, high * 0.72, palette.paper, { bevel: 0 });
}
