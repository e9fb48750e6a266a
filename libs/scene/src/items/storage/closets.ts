import { contains, type ItemOf, reachFrom } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import { type Context, wallOptions } from '../../context.js';
import { cabinetFront, handle } from '../cabinets/fronts.js';
import { hungCloth } from '../textiles/cloth.js';

/** The shelf over the rod of a closet without doors. Inches from the floor. */
const SHELF = 70;

/** A reach-in closet: its front wall and doors. */
export function closet(f: ItemFrame, item: ItemOf<'closet'>, context: Context): void {
  const { palette, room, shell } = context;
  const [x, y] = [f.width / 2, f.depth / 2];
  const wall = item.traits?.wallIn ?? 4.5;
  const top = f.height;
  const doorTop = Math.min(80, top - 6);
  const side = Math.min(6, f.width * 0.08);
  const look = wallOptions(room);
  f.box(-x, -y, 0, -x + side, -y + wall, top, palette.wall, look);
  f.box(x - side, -y, 0, x, -y + wall, top, palette.wall, look);
  f.box(-x + side, -y, doorTop, x - side, -y + wall, top, palette.wall, look);
  const form = item.traits?.doors ?? 'sliding';
  const [a, b] = [-x + side, x - side];
  f.box(a - 2.6, -y - 0.6, 0, a, -y, doorTop, palette.trim);
  f.box(b, -y - 0.6, 0, b + 2.6, -y, doorTop, palette.trim);
  f.box(a - 2.6, -y - 0.6, doorTop, b + 2.6, -y, doorTop + 2.6, palette.trim);
  if (form === 'none') {
    f.box(a, y - 14, SHELF, b, y, SHELF + 1, palette.trim);
    f.box(a, y - 12, SHELF - 4, b, y - 11, SHELF - 3, palette.metal);
  } else f.box(a, -y + wall - 0.4, 0, b, -y + wall, doorTop, palette.wall, { bevel: 0 });
  // An end that no wall of the room closes has a wall of its own.
  for (const s of [-1, 1]) {
    const [px, py] = f.place([s * (x + 2), 0, 0]);
    if (contains(shell, { x: px - 1, y: py - 1, w: 2, d: 2 }))
      f.box(s * x, -y + wall, 0, s * (x - 3.5), y, top, palette.wall, look);
  }
  if (form === 'none') return;
  if (form === 'curtain') {
    hungCloth(f, a, b, -y + 1, 0.5, doorTop - 1, palette.linen, 3, 0.7);
    return;
  }
  const leaves = form === 'bifold' ? Math.max(2, Math.round((b - a) / 18)) : 2;
  for (let i = 0; i < leaves; i++) {
    const x0 = a + ((b - a) * i) / leaves;
    const x1 = a + ((b - a) * (i + 1)) / leaves;
    cabinetFront(
      f,
      x0,
      0.4,
      x1,
      doorTop - 0.2,
      -y + (form === 'sliding' && i % 2 ? 3 : 1.8),
      palette.trim,
      context,
    );
    handle(
      f,
      i % 2 ? x0 + 2 : x1 - 2,
      38,
      -y + (form === 'sliding' && i % 2 ? 2.2 : 1),
      'door-left',
      context,
    );
  }
}

/** A walk-in closet: its partitions and a door, from outside. */
export function walkInCloset(original: ItemFrame, item: ItemOf<'walk-in-closet'>, context: Context): void {
  const { palette, room, shell } = context;
  const f = original.turnedTo('south');
  const { x, y, widthIn: w, depthIn: d } = item.box;
  const top = Math.min(item.box.heightIn, room.ceilingIn);
  const wall = item.traits?.wallIn ?? 4.5;
  const [hx, hy] = [w / 2, d / 2];
  const entry = item.traits?.entry ?? item.facing;
  const doorWide = item.traits?.doorWidthIn ?? 30;
  const offset =
    item.traits?.doorOffsetIn ?? (entry === 'north' || entry === 'south' ? w : d) / 2 - doorWide / 2;
  const look = wallOptions(room);
  // A side that lies on the room's own wall has none of its own.
  for (const side of ['north', 'south', 'east', 'west'] as const) {
    if (reachFrom(shell, { x, y, w, d }, side) <= 1) continue;
    const along = side === 'north' || side === 'south';
    const length = along ? w : d;
    const part = (
      a: number,
      b: number,
      z0: number,
      z1: number,
      m: number,
      inset: number,
      thick: number,
    ): void => {
      if (b - a < 0.1) return;
      if (along) {
        const out = side === 'north' ? hy : -hy;
        const s = side === 'north' ? -1 : 1;
        f.box(-hx + a, out + s * inset, z0, -hx + b, out + s * (inset + thick), z1, m, look);
      } else {
        const out = side === 'east' ? hx : -hx;
        const s = side === 'east' ? -1 : 1;
        f.box(out + s * inset, -hy + a, z0, out + s * (inset + thick), -hy + b, z1, m, look);
      }
    };
    if (side !== entry) {
      part(0, length, 0, top, palette.wall, 0, wall);
      part(0, length, 0, 4.5, palette.trim, -0.6, 0.6);
      continue;
    }
    const [a, b] = [offset, offset + doorWide];
    part(0, a, 0, top, palette.wall, 0, wall);
    part(b, length, 0, top, palette.wall, 0, wall);
    part(a, b, 82, top, palette.wall, 0, wall);
    part(a, b, 0.4, 81.6, palette.trim, 1, 1.6);
    part(a - 3, a, 0, 82, palette.trim, -0.7, 0.7);
    part(b, b + 3, 0, 82, palette.trim, -0.7, 0.7);
    part(a - 3, b + 3, 82, 85, palette.trim, -0.7, 0.7);
    part(b - 4, b - 2.4, 35.4, 36.6, palette.metal, -0.6, 1.6);
  }
}
