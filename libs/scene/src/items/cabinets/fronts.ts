import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';

/** Of a door or a drawer front. Inches. */
export const FRONT_THICKNESS = 0.75;

/** Half of the gap between two fronts: 1/8 in, and what their eased edges add. */
export const GAP = 0.07;

/** How far a shaker door's panel lies behind its frame. */
const RECESS = 0.44;

type Handle = 'door-left' | 'door-right' | 'drawer' | 'none';

/** Half of how long bars are, inches: of a front that measures so much along them, and of one whose measure is not told. */
const BARS = {
  bar: { share: 0.15, least: 2.6, most: 5.2, usual: 2.8 },
  'long-bar': { share: 0.2, least: 3.2, most: 8, usual: 3.6 },
} as const;

/** The room's handle at a place on a front whose face is at `y`; a bar is as long as suits a front of this `length`. */
export function handle(
  f: ItemFrame,
  x: number,
  z: number,
  y: number,
  kind: Handle,
  { palette, form, room }: Context,
  length?: number,
): void {
  if (kind === 'none' || room.finishes.door === 'handleless') return;
  const m = palette.metal;
  const upright = kind !== 'drawer';
  const pull = form.pulls[upright ? 'doors' : 'drawers'];
  if (pull === 'knob') {
    f.cone([x, y, z], [x, y - 0.7, z], 0.22, 0.3, m);
    f.ellipsoid([x, y - 1, z], [0.62, 0.42, 0.62], m);
    return;
  }
  if (pull === 'tab') {
    if (upright) f.box(x - 0.15, y - 0.9, z - 2.2, x + 0.15, y, z + 2.2, m);
    else f.box(x - 2.6, y - 0.9, z - 0.15, x + 2.6, y, z + 0.15, m);
    return;
  }
  const { share, least, most, usual } = BARS[pull === 'long-bar' ? 'long-bar' : 'bar'];
  const half = length === undefined ? usual : Math.min(most, Math.max(least, length * share));
  const r = 0.25;
  const ends: readonly number[] = [-half * 0.78, half * 0.78];
  if (upright) {
    f.capsule([x, y - 1.2, z - half], [x, y - 1.2, z + half], r, m);
    for (const e of ends) f.capsule([x, y, z + e], [x, y - 1.2, z + e], r * 0.85, m);
  } else {
    f.capsule([x - half, y - 1.2, z], [x + half, y - 1.2, z], r, m);
    for (const e of ends) f.capsule([x + e, y, z], [x + e, y - 1.2, z], r * 0.85, m);
  }
}

/** Fronts of one board, with handles or without. */
export const isFlat = (door: Context['room']['finishes']['door']): boolean =>
  door === 'slab' || door === 'handleless';

/** One door or drawer front from (x0, z0) to (x1, z1); its back is at `y`. */
export function cabinetFront(
  f: ItemFrame,
  x0: number,
  z0: number,
  x1: number,
  z1: number,
  y: number,
  material: number,
  context: Context,
  style: Context['room']['finishes']['door'] = context.room.finishes.door,
): void {
  const { palette } = context;
  const [a, b, c, d] = [x0 + GAP, x1 - GAP, z0 + GAP, z1 - GAP];
  const front = y - FRONT_THICKNESS;
  const small = d - c < 9 || b - a < 7;
  if (isFlat(style) || (small && (style === 'beadboard' || style === 'glass' || d - c < 6.5))) {
    f.box(a, front, c, b, y, d, material, { grain: small ? 'x' : 'z', bevel: 0.1 });
    return;
  }
  const rail = Math.min(small ? 1.6 : 2.4, (b - a) / 4, (d - c) / 4);
  const look = { bevel: 0.08 };
  f.box(a, front, c, a + rail, y, d, material, { ...look, grain: 'z' });
  f.box(b - rail, front, c, b, y, d, material, { ...look, grain: 'z' });
  f.box(a + rail, front, c, b - rail, y, c + rail, material, { ...look, grain: 'x' });
  f.box(a + rail, front, d - rail, b - rail, y, d, material, { ...look, grain: 'x' });
  if (style === 'glass' && !small) {
    f.box(a + rail, y - 0.4, c + rail, b - rail, y - 0.3, d - rail, palette.glass, { bevel: 0 });
    return;
  }
  if (style === 'beadboard') {
    for (let x = a + rail; x < b - rail - 0.2; x += 1.6)
      f.box(x + 0.05, y - 0.42, c + rail, Math.min(x + 1.55, b - rail), y, d - rail, material, {
        bevel: 0.1,
        grain: 'z',
      });
    f.box(a + rail, y - 0.3, c + rail, b - rail, y, d - rail, material, { bevel: 0 });
    return;
  }
  f.box(a + rail, y - FRONT_THICKNESS + RECESS, c + rail, b - rail, y, d - rail, material, {
    bevel: 0,
    grain: 'z',
  });
  if (style === 'raised-panel' && !small) {
    const inset = 0.9;
    f.box(
      a + rail + inset,
      y - FRONT_THICKNESS + 0.08,
      c + rail + inset,
      b - rail - inset,
      y,
      d - rail - inset,
      material,
      {
        bevel: 0.5,
        grain: 'z',
      },
    );
  }
}

export interface Front {
  readonly doors: number;
  readonly drawers: number;
  readonly hinge: string;
  readonly glass: boolean;
  /** Handles sit low on wall cabinets, high on base cabinets. */
  readonly handles: 'low' | 'high' | 'middle';
}

/** How thick the dark layer on a case is that shows between its fronts. */
export const SHADE = 0.02;
/** How far behind the faces of slabs it begins: deeper, one would see the lit side of the next slab and no line. */
const SHADE_BEHIND_SLABS = 0.25;

/** A door under drawers is so high at least: fewer drawers stand over it. Inches. */
const LEAST_DOOR = 12;

/** Fills the face from (x0, z0) to (x1, z1) with drawers above and doors below; what shows between them lies in shade. */
export function fillFront(
  f: ItemFrame,
  x0: number,
  z0: number,
  x1: number,
  z1: number,
  y: number,
  front: Front,
  material: number,
  context: Context,
): void {
  const face = y - FRONT_THICKNESS;
  const isClosed = front.doors + front.drawers > 0;
  if (isClosed && !front.glass && context.room.finishes.door !== 'glass') {
    const { reveal } = context.palette;
    f.box(x0, y - SHADE, z0, x1, y, z1, reveal, { bevel: 0 });
    // It ends within the outermost slabs, so that none of it is seen from the side.
    const end = GAP + 0.05;
    if (isFlat(context.room.finishes.door))
      f.box(x0 + end, face + SHADE_BEHIND_SLABS, z0 + end, x1 - end, y, z1 - end, reveal, { bevel: 0 });
  }
  let top = z1;
  if (front.drawers > 0) {
    const share = front.doors > 0 ? Math.min(6.5, (z1 - z0) / 4) : (z1 - z0) / front.drawers;
    const over = Math.max(1, Math.floor((z1 - z0 - LEAST_DOOR) / share));
    const drawers = front.doors > 0 ? Math.min(front.drawers, over) : front.drawers;
    for (let i = 0; i < drawers; i++) {
      // A stack of three or more opens with a shallow drawer.
      const uneven = front.doors === 0 && front.drawers >= 3 && z1 - z0 > 20;
      const first = Math.min(6.5, (z1 - z0) / front.drawers);
      const high = uneven ? (i === 0 ? first : (z1 - z0 - first) / (front.drawers - 1)) : share;
      cabinetFront(f, x0, top - high, x1, top, y, material, context, front.glass ? 'slab' : undefined);
      const wide = x1 - x0 > 30 && context.form.pullsOnWideDrawers === 2;
      for (const at of wide ? [0.25, 0.75] : [0.5])
        handle(
          f,
          x0 + (x1 - x0) * at,
          top - Math.min(high / 2, 3.2),
          face,
          'drawer',
          context,
          (x1 - x0) / (wide ? 2 : 1),
        );
      top -= high;
    }
  }
  if (front.doors === 0 || top - z0 < 4) return;
  const wide = (x1 - x0) / front.doors;
  for (let i = 0; i < front.doors; i++) {
    const a = x0 + wide * i;
    const b = a + wide;
    cabinetFront(f, a, z0, b, top, y, material, context, front.glass ? 'glass' : undefined);
    const hungLeft = front.doors === 1 ? front.hinge !== 'right' : i % 2 === 0;
    const x = hungLeft ? b - 1.3 : a + 1.3;
    const fromEnd = Math.min(6, (top - z0) / 2);
    const z =
      front.handles === 'high'
        ? top - fromEnd
        : front.handles === 'low'
          ? z0 + fromEnd
          : Math.min(z0 + 38, (z0 + top) / 2);
    handle(f, x, z, face, hungLeft ? 'door-right' : 'door-left', context, Math.min(25, top - z0));
  }
}
