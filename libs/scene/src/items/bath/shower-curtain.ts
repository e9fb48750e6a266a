import type { ItemFrame } from '../../builder.js';
import { hungCloth } from '../textiles/cloth.js';

/** Height of a shower's rod over the floor, inches: a curtain is 72 in long and clears the curb. */
export const ROD = 78;

/** How much of its side a curtain that is drawn back still covers. */
export const DRAWN_BACK = 0.22;

/** Hanging cloth in folds between two places along x. */
export function drape(
  f: ItemFrame,
  x0: number,
  x1: number,
  y: number,
  z0: number,
  z1: number,
  m: number,
): void {
  hungCloth(f, x0, x1, y, z0, z1, m, 2.5, 0.8);
}
