import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { skin, TOE } from './cabinets.js';
import { crown, gapAbove } from './closed-above.js';
import { cabinetFront, FRONT_THICKNESS, fillFront, handle, isFlat } from './fronts.js';

export function cornerBase(f: ItemFrame, item: ItemOf<'corner-base-cabinet'>, context: Context): void {
  const m = skin(item, context);
  const s = f.width / 2;
  const leg = item.traits?.legIn ?? 24;
  const [east, north] = cornerOf(item);
  // Two legs along the walls, doors in the notch that looks into the room.
  const wall = plainFrame(f);
  const inner = (v: number, sign: number): number => sign * v;
  const a = s - leg;
  const box = (x0: number, y0: number, z0: number, x1: number, y1: number, z1: number, mat: number): void =>
    wall.box(inner(x0, east), inner(y0, north), z0, inner(x1, east), inner(y1, north), z1, mat, {
      bevel: 0.05,
    });
  box(-s, a, TOE, s, s, f.height, m);
  box(a, -s, TOE, s, a, f.height, m);
  box(-s, a + 3.5, 0, s, s, TOE, m);
  box(a + 3.5, -s, 0, s, a + 3.5, TOE, m);
  // A door that folds round the corner: a leaf on each side of the notch.
  const wide = (a + s) / 2;
  const middle = (a - s) / 2;
  const [x0, x1] = [-wide + 0.05, wide - 0.05];
  const sideways = wall.at(east * middle, north * a, 0).turnedTo(north > 0 ? 'south' : 'north');
  cabinetFront(sideways, x0, TOE + 0.1, x1, f.height - 0.2, 0, m, context);
  const along = wall.at(east * a, north * middle, 0).turnedTo(east > 0 ? 'west' : 'east');
  cabinetFront(along, x0, TOE + 0.1, x1, f.height - 0.2, 0, m, context);
  handle(along, (east === north ? 1 : -1) * (x1 - 1.3), f.height - 5, -FRONT_THICKNESS, 'door-left', context);
}

function cornerOf(item: ItemOf<'corner-base-cabinet' | 'corner-wall-cabinet'>): [number, number] {
  const corner = item.traits?.corner ?? 'northwest';
  return [corner.includes('east') ? 1 : -1, corner.includes('north') ? 1 : -1];
}

/** The same place with x to the east and y to the north, whatever the item faces. */
export function plainFrame(f: ItemFrame): ItemFrame {
  return f.facing === 'south' ? f : f.turnedTo('south');
}

export function cornerWall(f: ItemFrame, item: ItemOf<'corner-wall-cabinet'>, context: Context): void {
  const m = skin(item, context);
  const s = f.width / 2;
  const leg = item.traits?.legIn ?? 12;
  const [east, north] = cornerOf(item);
  const wall = plainFrame(f);
  const a = s - leg;
  const box = (x0: number, y0: number, x1: number, y1: number): void =>
    wall.box(east * x0, north * y0, 0, east * x1, north * y1, f.height + gap, m, { bevel: 0.05 });
  const gap = gapAbove(item, context);
  box(-s, a, s, s);
  box(a, -s, s, a);
  // The slanted door across the corner.
  const middle = (a - s) / 2;
  const half = (s + a) / Math.SQRT2;
  const door = wall
    .at(east * middle, north * middle, 0)
    .turnedTo('south')
    .slanted(-east * (north > 0 ? 45 : 135));
  const front = { doors: 1, drawers: 0, hinge: 'left', glass: false, handles: 'low' } as const;
  door.box(-half, -0.1, 0, half, 0.4, f.height + gap, m, { bevel: 0 });
  if (gap > 0 && !isFlat(context.room.finishes.door))
    crown(door.at(0, -0.1, f.height + gap), [-half, half], [false, false], gap, m);
  fillFront(door, -half + 0.1, 0, half - 0.1, f.height, -0.1, front, m, context);
}
