import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context, Palette } from '../../context.js';
import { metal, plain } from '../../materials/material.js';
import { finishedBack, plinth } from '../cabinets/cabinets.js';
import { FRONT_THICKNESS, fillFront } from '../cabinets/fronts.js';
import { kitchenTap } from '../taps/kitchen-tap.js';

/** Granite in resin: near black in kitchens, white where laundry is soaked, whose stains one wants to see. */
const compositeOf = ({ traits }: ItemOf<'sink-base'>, palette: Palette): number =>
  traits?.role === 'laundry' || traits?.role === 'utility'
    ? palette.custom('white composite', () => plain([0.66, 0.66, 0.645], { roughness: 0.4 }))
    : palette.custom('composite', () => plain([0.07, 0.07, 0.072], { roughness: 0.5 }));

export function sinkBase(f: ItemFrame, item: ItemOf<'sink-base'>, context: Context): void {
  const { palette } = context;
  const m = item.traits?.accent === true ? palette.accentCabinet : palette.cabinet;
  const [x, y] = [f.width / 2, f.depth / 2];
  const apron = item.traits?.apron === true;
  const top = apron ? f.height - 9 : f.height;
  plinth(f, m);
  finishedBack(f, item, m, context);
  // Kept below the bowl, which is deeper than a box in the way of it would allow.
  f.box(-x, -y + FRONT_THICKNESS, 4, x, y, f.height - 10, m, { bevel: 0 });
  f.box(-x, -y + FRONT_THICKNESS, f.height - 10, -x + 0.75, y, f.height, m, { bevel: 0 });
  f.box(x - 0.75, -y + FRONT_THICKNESS, f.height - 10, x, y, f.height, m, { bevel: 0 });
  f.box(-x, y - 1, f.height - 10, x, y, f.height, m, { bevel: 0 });
  if (!apron)
    f.box(-x, -y + FRONT_THICKNESS, f.height - 10, x, -y + FRONT_THICKNESS + 0.7, f.height, m, { bevel: 0 });
  fillFront(
    f,
    -x,
    4,
    x,
    top - 0.1,
    -y + FRONT_THICKNESS,
    { doors: f.width > 22 ? 2 : 1, drawers: 0, hinge: 'left', glass: false, handles: 'high' },
    m,
    context,
  );
  const basin = item.traits?.basin ?? (apron ? 'fireclay' : 'stainless-steel');
  const bowl =
    basin === 'fireclay'
      ? palette.porcelain
      : basin === 'composite'
        ? compositeOf(item, palette)
        : basin === 'copper'
          ? palette.custom('copper', () => metal([0.7, 0.4, 0.26], 0.3))
          : palette.custom('sink steel', () =>
              // Satin steel scatters what comes from above: as a mirror a bowl would show its own dark walls.
              plain([0.42, 0.425, 0.43], { roughness: 0.3, reflectance: 0.25 }),
            );
  const w = (apron ? f.width - 2.4 : f.width - 7) / 2;
  const d = apron ? 9 : 8;
  const cy = apron ? -f.depth / 2 + 7 : -0.5;
  const z1 = apron ? f.height + 1.2 : f.height;
  const z0 = f.height - 8.6;
  const t = apron ? 1 : 0.12;
  f.box(-w, cy - d, z0, w, cy + d, z0 + 0.3, bowl);
  f.box(-w, cy - d, z0, -w + t, cy + d, z1, bowl);
  f.box(w - t, cy - d, z0, w, cy + d, z1, bowl);
  f.box(-w, cy + d - t, z0, w, cy + d, z1, bowl);
  f.box(-w, cy - d - (apron ? 0.6 : 0), apron ? top - 0.4 : z0, w, cy - d + t, z1, bowl, {
    bevel: apron ? 0.5 : 0.05,
  });
  f.disk([0, cy, z0 + 0.34], [0, 0, 1], 1.7, palette.chrome);
  if ((item.traits?.bowls ?? 1) > 1) f.box(-0.5, cy - d, z0, 0.5, cy + d, z1 - 1.4, bowl, { bevel: 0.3 });
  const style = item.traits?.faucet ?? context.form.kitchenFaucet;
  kitchenTap(f, 0, Math.min(cy + d + 1.8, f.depth / 2 - 1.4), f.height + 1.5, style, palette.metal);
}
