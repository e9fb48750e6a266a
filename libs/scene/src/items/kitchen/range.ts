import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { plain } from '../../materials/material.js';
import { hangTowel } from '../textiles/cloth.js';
import { badge, barHandle, display, HANDLE_OUT } from './appliance-parts.js';
import { potOnRange } from './cookware.js';

/** On two ovens of three a towel over the handle at (y, z), towards one of its ends, at x at most. */
function dishTowel(f: ItemFrame, x: number, y: number, z: number, context: Context): void {
  const next = context.random('dish towel');
  if (next() > 0.67) return;
  const [half, front, behind] = [3.8 + Math.round(next() * 4) * 0.4, 11 + Math.round(next() * 5), 10];
  const at = (next() < 0.5 ? -1 : 1) * (x - half - 4) * (0.4 + 0.5 * next());
  hangTowel(
    f,
    [at, y, z],
    { half, r: 0.75, front, behind },
    next() < 0.5 ? context.palette.linen : context.palette.coloredTerry(context.random('dish towel tone')()),
    context.palette.accentFabric,
  );
}

/** How far behind its oven's face a range's kick plate lies: where the toe kicks of the cabinets beside it are. Inches. */
const KICK_BACK = 2.6;

export function range(f: ItemFrame, item: ItemOf<'range'>, context: Context): void {
  const { palette } = context;
  const [x, y] = [f.width / 2 - 0.06, f.depth / 2];
  const face = -y + 1.4;
  const body = palette.steel;
  f.box(-x, face + 0.8, 3.5, x, y, f.height - 0.4, body, { bevel: 0.05 });
  // A kick plate, in line with the toe kicks beside it, hides the feet.
  f.box(-x, face + KICK_BACK, 0.4, x, y, 3.5, palette.blackMetal, { bevel: 0.05 });
  // drawer, door with a window, control panel
  f.box(-x, face, 3.6, x, face + 0.8, 9.4, body, { grain: 'x', bevel: 0.12 });
  f.box(-x, face, 9.7, x, face + 0.8, 29.4, body, { grain: 'x', bevel: 0.12 });
  f.box(-x + 5, face - 0.05, 13.5, x - 5, face + 0.3, 24.4, palette.blackGlass, { bevel: 0.05 });
  barHandle(f, -x + 2.5, 27, x - 2.5, 27, face, palette.steel);
  dishTowel(f, x, face - HANDLE_OUT, 27, context);
  f.box(-x, face - 0.3, 29.8, x, face + 0.9, f.height - 0.2, body, { grain: 'x', bevel: 0.2 });
  badge(f, 0, 28.5, face, context);
  // Warm air leaves through slots between door and panel.
  for (let i = -3; i <= 3; i++)
    f.box(i * 2.6 - 1, face + 0.1, 29.45, i * 2.6 + 1, face + 0.5, 29.75, palette.blackMetal, { bevel: 0 });
  const knobs = f.width > 34 ? 6 : 4;
  if (f.width <= 34) {
    f.box(-3.4, face - 0.36, 31.5, 3.4, face, 33.7, palette.blackGlass, { bevel: 0.06 });
    display(f, 0, 32.6, face - 0.36, context);
  }
  for (let i = 0; i < knobs; i++) {
    const at =
      f.width > 34
        ? -x + 3.2 + ((2 * x - 6.4) * i) / (knobs - 1)
        : (i < 2 ? -1 : 1) * (x - 2.6 - (i % 2 ? 4 : 0));
    f.cone([at, face - 0.3, 32.6], [at, face - 1.6, 32.6], 1, 0.85, palette.blackMetal);
    f.box(at - 0.09, face - 1.64, 32.7, at + 0.09, face - 1.5, 33.4, palette.chrome, { bevel: 0 });
    f.cone([at, face - 0.3, 32.6], [at, face - 0.5, 32.6], 1.25, 1.2, palette.chrome);
  }
  const fuel = item.traits?.fuel ?? 'gas';
  const top = f.height;
  f.box(
    -x,
    face + 0.2,
    top - 0.4,
    x,
    y,
    top - 0.1,
    fuel === 'gas' || fuel === 'dual' ? body : palette.blackGlass,
  );
  if (fuel === 'gas' || fuel === 'dual') grates(f, x - 0.8, face + 1.6, y - 2, top - 0.1, context);
  else rings(f, x, face, y, top - 0.08, context);
  const back = face + (y - face) * BACK_BURNERS;
  const onTop = fuel === 'gas' || fuel === 'dual' ? top - 0.1 + GRATE_HIGH : top - 0.04;
  potOnRange(
    f,
    [
      [-x * 0.48, back],
      [x * 0.48, back],
    ],
    onTop,
    context,
  );
  f.box(-x, y - 1.2, top - 0.2, x, y, top + 1.2, body, { bevel: 0.2 });
}

/** Where the burners behind are, as a share of a range's depth from its face, and how high the bars over them are. */
const BACK_BURNERS = 0.7;
const GRATE_HIGH = 1.25;

function grates(f: ItemFrame, x: number, y0: number, y1: number, z: number, { palette }: Context): void {
  const columns = x > 20 ? 3 : 2;
  for (let c = 0; c < columns; c++) {
    const a = -x + (2 * x * c) / columns + 0.3;
    const b = -x + (2 * x * (c + 1)) / columns - 0.3;
    const m = palette.iron;
    for (const at of [y0, (y0 + y1) / 2, y1]) f.box(a, at - 0.25, z + 0.7, b, at + 0.25, z + GRATE_HIGH, m);
    for (const at of [a, (a + b) / 2, b]) f.box(at - 0.25, y0, z + 0.7, at + 0.25, y1, z + GRATE_HIGH, m);
    for (const at of [a, b]) {
      f.box(at - 0.3, y0, z, at + 0.3, y0 + 0.6, z + 0.8, m);
      f.box(at - 0.3, y1 - 0.6, z, at + 0.3, y1, z + 0.8, m);
    }
    for (const cy of [0.27, 0.73]) {
      const by = y0 + (y1 - y0) * cy;
      f.cone([(a + b) / 2, by, z], [(a + b) / 2, by, z + 0.6], 1.9, 1.5, m);
    }
  }
}

function rings(f: ItemFrame, x: number, y0: number, y1: number, z: number, { palette }: Context): void {
  const ring = palette.custom('ring', () => plain([0.06, 0.06, 0.062], { roughness: 0.2 }));
  for (const [cx, cy, r] of [
    [-0.45, 0.3, 3.6],
    [0.45, 0.3, 3],
    [-0.45, 0.72, 3],
    [0.45, 0.72, 4.2],
  ] as const) {
    f.disk([cx * x, y0 + (y1 - y0) * cy, z + 0.02], [0, 0, 1], r, ring);
    f.disk([cx * x, y0 + (y1 - y0) * cy, z + 0.04], [0, 0, 1], r - 0.15, palette.blackGlass);
  }
}

/** A cooktop lies on the counter; its works hang below. */
export function cooktop(f: ItemFrame, item: ItemOf<'cooktop'>, context: Context): void {
  const { palette } = context;
  const [x, y] = [f.width / 2, f.depth / 2];
  const gas = (item.traits?.fuel ?? 'induction') === 'gas';
  if (gas) {
    f.roundedBox([0, 0, 0.14], [x, y, 0.16], 0.12, palette.steel, {}, { grain: 'x' });
    grates(f, x - 1, -y + 2.5, y - 1.5, 0.3, context);
    potOnRange(
      f,
      [
        [-x * 0.48, y * 0.42],
        [x * 0.48, y * 0.42],
      ],
      0.3 + GRATE_HIGH,
      context,
    );
    return;
  }
  // a pane of 5/32 in in a fine rim
  f.box(-x, -y, 0, x, y, 0.12, palette.steel, { bevel: 0.05 });
  f.box(-x + 0.08, -y + 0.08, 0, x - 0.08, y - 0.08, 0.2, palette.blackGlass, { bevel: 0.06 });
  rings(f, x, -y, y, 0.21, context);
  potOnRange(
    f,
    [
      [-x * 0.45, y * 0.44],
      [x * 0.45, y * 0.44],
    ],
    0.25,
    context,
  );
}
