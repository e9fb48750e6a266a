import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { plain } from '../../materials/material.js';
import { finishedBack } from '../cabinets/cabinets.js';
import { FRONT_THICKNESS, fillFront } from '../cabinets/fronts.js';
import { badge, barHandle, display, feet } from './appliance-parts.js';

export function dishwasher(f: ItemFrame, item: ItemOf<'dishwasher'>, context: Context): void {
  const { palette } = context;
  const [x, y] = [f.width / 2, f.depth / 2];
  // Its toe kick goes on as that of its run; its back, where it stands in the room, is closed by a panel of it.
  const accented = context.room.items.some(
    (other) => other.group === item.group && other.kind === 'sink-base' && other.traits?.accent === true,
  );
  const run = accented ? palette.accentCabinet : palette.cabinet;
  f.box(-x, -y + 3.5, 0, x, y, 4, run, { grain: 'x', bevel: 0 });
  finishedBack(f, item, run, context);
  if (item.traits?.panelled === true) {
    f.box(-x, -y + FRONT_THICKNESS, 4, x, y, f.height, palette.cabinet, { bevel: 0 });
    fillFront(
      f,
      -x,
      4,
      x,
      f.height - 0.1,
      -y + FRONT_THICKNESS,
      { doors: 0, drawers: 1, hinge: 'left', glass: false, handles: 'high' },
      palette.cabinet,
      context,
    );
    return;
  }
  f.box(-x + 0.1, -y + 1, 4, x - 0.1, y, f.height, palette.blackMetal, { bevel: 0 });
  f.box(-x + 0.1, -y, 4.2, x - 0.1, -y + 1, f.height - 0.3, palette.steel, { grain: 'x', bevel: 0.12 });
  barHandle(f, -x + 2.5, f.height - 4.6, x - 2.5, f.height - 4.6, -y, palette.steel);
  // The controls lie on the door's upper edge; a seam below them, a row of marks, the maker's plate.
  f.box(-x + 0.12, -y - 0.01, f.height - 2.36, x - 0.12, -y + 0.1, f.height - 2.28, palette.blackMetal, {
    bevel: 0,
  });
  f.box(-x + 0.4, -y + 0.1, f.height - 0.34, x - 0.4, -y + 0.9, f.height - 0.28, palette.blackGlass, {
    bevel: 0,
  });
  for (let i = 0; i < 5; i++)
    f.disk([x - 3 - i * 0.9, -y - 0.02, f.height - 1.3], [0, -1, 0], 0.12, palette.blackMetal);
  badge(f, -x + 3.2, f.height - 1.3, -y, context);
}

/** Front-loading washer or dryer. */
export function washer(f: ItemFrame, item: ItemOf<'washer' | 'dryer'>, context: Context): void {
  const { palette } = context;
  const one = (z: number, high: number): void => {
    const [x, y] = [f.width / 2 - 0.2, f.depth / 2];
    const lift = z === 0 ? 0.8 : 0.1;
    f.roundedBox(
      [0, 0.4, z + (high + lift) / 2],
      [x, y - 0.4, (high - lift) / 2 - 0.1],
      0.8,
      palette.whitePlastic,
    );
    if (z === 0) feet(f, x, -y + 0.8, y, 0.8, context);
    const cz = z + high * 0.47;
    const r = Math.min(x * 0.72, high * 0.3);
    f.cone([0, -y + 0.9, cz], [0, -y - 0.6, cz], r, r * 0.94, palette.whitePlastic);
    f.cone([0, -y + 0.2, cz], [0, -y - 1, cz], r * 0.8, r * 0.62, palette.blackGlass);
    f.box(-x + 1, -y, z + high - 5.4, x - 1, -y + 0.6, z + high - 1.4, palette.blackGlass, { bevel: 0.3 });
    f.cone([x * 0.4, -y, z + high - 3.4], [x * 0.4, -y - 0.8, z + high - 3.4], 1.2, 1.1, palette.chrome);
    display(f, x * 0.75, z + high - 3.4, -y, context);
    badge(f, 0, z + high - 6.4, -y + 0.02, context);
    const seam = palette.custom('seam', () => plain([0.16, 0.16, 0.16], { roughness: 0.8 }));
    if (item.kind === 'washer') {
      // the drawer for detergent, and below the door a flap before the pump's filter
      const [a, b] = [-x + 1.4, -x * 0.25];
      f.box(a, -y - 0.02, z + high - 5, b, -y + 0.2, z + high - 1.8, palette.whitePlastic, { bevel: 0.15 });
      f.box(a + 0.8, -y - 0.03, z + high - 4.7, b - 0.8, -y, z + high - 4.3, seam, { bevel: 0.1 });
      f.box(x - 6, -y - 0.01, z + 2, x - 2, -y + 0.05, z + 2.05, seam, { bevel: 0 });
      f.box(x - 6, -y - 0.01, z + 5, x - 2, -y + 0.05, z + 5.05, seam, { bevel: 0 });
      for (const at of [x - 6, x - 2])
        f.box(at - 0.025, -y - 0.01, z + 2, at + 0.025, -y + 0.05, z + 5.05, seam, { bevel: 0 });
    }
    // a grip at the door's rim
    f.roundedBox([r * 0.88, -y - 0.75, cz], [0.35, 0.3, 1.8], 0.25, palette.chrome);
  };
  if (item.traits?.stacked === true) {
    one(0, f.height / 2);
    one(f.height / 2, f.height / 2);
  } else one(0, f.height);
}
