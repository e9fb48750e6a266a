import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import type { Vec3 } from '../../vector.js';
import { boxCushion } from '../textiles/cushions.js';

/** How covers are sewn: corded in the cloth itself, or on slender frames with a flat seam, of which one sees the shadow. */
export interface Sewn {
  readonly piping: number;
  readonly cord: number;
}

export const sewnAs = ({ form, palette }: Context, m: number): Sewn =>
  form.seatLegs === 'slender' ? { piping: palette.seam, cord: 0.1 } : { piping: m, cord: 0.19 };

/** How far the padding of an arm and of a back stands out between its seams. */
const PADDED = 0.55;

/** An arm of padded panels sewn to a border about it: over a place on the floor `at`, half so wide and deep, up to a height. */
export function boxedArm(
  f: ItemFrame,
  [x, y, from]: Vec3,
  [half, deep, top]: Vec3,
  m: number,
  sewn: Sewn,
): void {
  const high = (top - from) / 2;
  boxCushion(
    f,
    [x, y, from + high],
    [high, deep, half - PADDED],
    m,
    { y: 90 },
    { crown: PADDED, which: x > 0 ? 0.1 : 0.5, ...sewn, both: true },
  );
}

/** The back of a seat's frame in the same way, over the middle of its foot. */
export function upholsteredBack(
  f: ItemFrame,
  [x, y, from]: Vec3,
  [half, deep, top]: Vec3,
  m: number,
  sewn: Sewn,
): void {
  const high = (top - from) / 2;
  boxCushion(
    f,
    [x, y, from + high],
    [half, high, deep - PADDED],
    m,
    { x: 90 },
    { crown: PADDED, which: 0.8, ...sewn, both: true },
  );
}
