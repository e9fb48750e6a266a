import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { plain } from '../../materials/material.js';
import { turned } from '../../mesh/surfaces.js';
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

/** A loading door of a radius of 1, its axis z towards us: a rim that turns over, a dished ring, a dome of tinted plastic. */
const doorRim = () =>
  turned(
    [
      [1.04, 0],
      [1.05, 0.05],
      [1.02, 0.1],
      [0.97, 0.125],
      [0.9, 0.115],
      [0.84, 0.07],
      [0.8, 0.06],
    ],
    56,
    60,
  );
const doorDish = () =>
  turned(
    [
      [0.82, 0.062],
      [0.76, 0.085],
      [0.72, 0.08],
    ],
    56,
    60,
  );
const doorDome = () =>
  turned(
    [
      [0.73, 0.07],
      [0.66, 0.115],
      [0.5, 0.155],
      [0.3, 0.178],
      [0, 0.186],
    ],
    56,
    60,
  );

/** Front-loading washer or dryer: one machine, or two on each other. */
export function washer(f: ItemFrame, item: ItemOf<'washer' | 'dryer'>, context: Context): void {
  if (item.traits?.stacked === true) {
    frontLoader(f, 0, f.height / 2, item.kind === 'washer', context);
    frontLoader(f, f.height / 2, f.height / 2, false, context);
  } else frontLoader(f, 0, f.height, item.kind === 'washer', context);
}

function frontLoader(f: ItemFrame, z: number, high: number, washes: boolean, context: Context): void {
  const { palette } = context;
  const [x, y] = [f.width / 2 - 0.2, f.depth / 2];
  const lift = z === 0 ? 0.8 : 0.1;
  const white = palette.whitePlastic;
  const seam = palette.custom('seam', () => plain([0.16, 0.16, 0.16], { roughness: 0.8 }));
  const top = z + high;
  // A case of sheet steel, a top that overhangs it, a plate at the foot, gaps of an eighth of an inch between.
  f.box(-x, -y + 0.9, z + lift, x, y, top - 1.3, white, { bevel: 0.12 });
  f.box(-x + 0.1, -y + 1, top - 1.34, x - 0.1, y, top - 1.2, seam, { bevel: 0 });
  f.roundedBox([0, 0.2, top - 0.6], [x, y - 0.3, 0.56], 0.35, white);
  f.box(-x + 0.2, -y + 0.6, z + lift + 0.1, x - 0.2, -y + 1, z + 5.4, white, { bevel: 0.12 });
  f.box(-x + 0.2, -y + 0.84, z + 5.4, x - 0.2, -y + 1, z + 5.52, seam, { bevel: 0 });
  f.box(-x + 0.2, -y + 0.5, z + 5.52, x - 0.2, -y + 1, top - 6.2, white, { bevel: 0.2 });
  if (z === 0) feet(f, x, -y + 0.8, y, 0.8, context);
  loadingDoor(f, z + 5.5 + (high - 11.9) / 2, Math.min(x * 0.72, (high - 12.4) / 2), context);
  controlPanel(f, [x, y, top], washes, seam, context);
  if (!washes) return;
  // Behind a flap at the foot is the pump's filter.
  const [a, b] = [x - 6, x - 2];
  for (const up of [1.6, 4.4]) f.box(a, -y + 0.57, z + up, b, -y + 0.7, z + up + 0.06, seam, { bevel: 0 });
  for (const at of [a, b])
    f.box(at - 0.03, -y + 0.57, z + 1.6, at + 0.03, -y + 0.7, z + 4.46, seam, { bevel: 0 });
}

function loadingDoor(f: ItemFrame, z: number, r: number, { palette }: Context): void {
  const y = f.depth / 2;
  const place = { at: [0, -y + 0.5, z] as const, turn: { x: 90 }, scale: [r, r, r] as const };
  const rim = palette.custom('door rim', () =>
    plain([0.36, 0.365, 0.37], { roughness: 0.22, reflectance: 0.09 }),
  );
  const smoked = palette.custom('door dome', () =>
    plain([0.022, 0.023, 0.025], { roughness: 0.05, reflectance: 0.06 }),
  );
  f.mesh('loading door rim', doorRim, rim, place);
  f.mesh('loading door dish', doorDish, palette.chrome, place);
  f.mesh('loading door dome', doorDome, smoked, place);
  // hinge at the left, a hollow to grip at the right
  f.roundedBox([-r * 1.02, -y + 0.1, z], [0.5, 0.6, 1.9], 0.3, rim);
  f.roundedBox([r * 0.93, -y - r * 0.1, z], [0.34, 0.24, 2], 0.2, palette.blackMetal);
}

function controlPanel(
  f: ItemFrame,
  [x, y, top]: readonly [number, number, number],
  washes: boolean,
  seam: number,
  context: Context,
): void {
  const { palette } = context;
  const [low, high] = [top - 6.1, top - 1.4];
  const middle = (low + high) / 2;
  f.box(-x + 0.2, -y + 0.4, low, x - 0.2, -y + 1, high, palette.whitePlastic, { bevel: 0.25 });
  f.box(-x * 0.1, -y + 0.34, low + 0.7, x - 1.2, -y + 0.5, high - 0.7, palette.blackGlass, { bevel: 0.08 });
  const knob = -x * 0.28;
  f.cone([knob, -y + 0.5, middle], [knob, -y - 0.3, middle], 1.5, 1.42, palette.chrome);
  f.cone([knob, -y - 0.25, middle], [knob, -y - 0.6, middle], 1.25, 1.15, palette.whitePlastic);
  f.box(knob - 0.06, -y - 0.63, middle + 0.5, knob + 0.06, -y - 0.55, middle + 1.1, seam, { bevel: 0 });
  for (let i = 0; i < 11; i++) {
    const a = ((i - 5) * 26 * Math.PI) / 180;
    f.disk([knob + Math.sin(a) * 2.05, -y + 0.38, middle + Math.cos(a) * 2.05], [0, -1, 0], 0.07, seam);
  }
  display(f, x * 0.24, middle + 0.35, -y + 0.34, context);
  for (let i = 0; i < 4; i++)
    f.disk([x * 0.46 + i * x * 0.12, -y + 0.33, middle + 0.4], [0, -1, 0], 0.26, palette.stoneware);
  badge(f, x - 3.2, low + 1.2, -y + 0.33, context);
  if (!washes) return;
  // the drawer for detergent, with a grip below
  f.box(-x + 0.9, -y + 0.34, low + 0.5, -x * 0.46, -y + 0.6, high - 0.5, palette.whitePlastic, {
    bevel: 0.16,
  });
  f.box(-x + 1.6, -y + 0.32, low + 0.7, -x * 0.46 - 0.7, -y + 0.5, low + 1.1, seam, { bevel: 0.1 });
}
