import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';

/** Four legs under a seat or a bed, up to `high`. */
export function legs(f: ItemFrame, x: number, y: number, high: number, { palette, form }: Context): void {
  const slender = form.seatLegs === 'slender';
  for (const sx of [-1, 1])
    for (const sy of [-1, 1])
      f.cone(
        [sx * x, sy * y, 0],
        [sx * (x - (slender ? 0.8 : 0)), sy * (y - (slender ? 0.8 : 0)), high],
        slender ? 0.5 : 1,
        slender ? 0.95 : 1.2,
        palette.wood,
      );
}
