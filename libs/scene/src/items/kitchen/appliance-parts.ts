import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { glow } from '../../materials/lights.js';

/** A maker's plain plate on a front whose face is at y. */
export function badge(f: ItemFrame, x: number, z: number, y: number, { palette }: Context): void {
  f.box(x - 1.1, y - 0.05, z - 0.2, x + 1.1, y + 0.1, z + 0.2, palette.chrome, { bevel: 0.04 });
  f.box(x - 0.85, y - 0.06, z - 0.07, x + 0.85, y, z + 0.07, palette.blackMetal, { bevel: 0 });
}

/** Four levelling feet under a case, an inch and a half in from its edges. */
export function feet(
  f: ItemFrame,
  x: number,
  y0: number,
  y1: number,
  high: number,
  { palette }: Context,
): void {
  for (const s of [-1, 1])
    for (const y of [y0 + 1.5, y1 - 1.5]) {
      f.cone([s * (x - 1.5), y, 0], [s * (x - 1.5), y, 0.5], 0.8, 0.7, palette.blackMetal);
      f.cone([s * (x - 1.5), y, 0.5], [s * (x - 1.5), y, high + 0.1], 0.35, 0.35, palette.steel);
    }
}

/** A display with its time or temperature, on a panel whose face is at y. */
export function display(f: ItemFrame, x: number, z: number, y: number, { palette }: Context): void {
  const digits = palette.custom('digits', () => glow([0.5, 0.62, 0.7]));
  for (const [at, wide] of [
    [-0.75, 0.1],
    [-0.4, 0.34],
    [0.3, 0.34],
    [0.75, 0.34],
  ] as const) {
    f.box(x + at - wide / 2, y - 0.02, z + 0.26, x + at + wide / 2, y, z + 0.33, digits, { bevel: 0 });
    f.box(x + at + wide / 2 - 0.06, y - 0.02, z - 0.33, x + at + wide / 2, y, z + 0.33, digits, { bevel: 0 });
    f.box(x + at - wide / 2, y - 0.02, z - 0.33, x + at + wide / 2, y, z - 0.26, digits, { bevel: 0 });
  }
}

/** How far a bar handle stands off its door. */
export const HANDLE_OUT = 2;

export function barHandle(
  f: ItemFrame,
  x0: number,
  z0: number,
  x1: number,
  z1: number,
  y: number,
  m: number,
): void {
  const out = y - HANDLE_OUT;
  f.capsule([x0, out, z0], [x1, out, z1], 0.45, m);
  const lean = (a: number, b: number, t: number): number => a + (b - a) * t;
  for (const t of [0.07, 0.93])
    f.capsule([lean(x0, x1, t), y, lean(z0, z1, t)], [lean(x0, x1, t), out, lean(z0, z1, t)], 0.38, m);
}
