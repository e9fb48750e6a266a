/** Cabinets, their fronts and handles, tops and splashes. */
import { type Item, type ItemOf, itemsOf, tileToHoods } from '@plumbline/concept';
import type { Frame } from '../builder.js';
import { type Context } from '../context.js';
import { counterMaterial, tileMaterial } from '../materials.js';
import { coverWall } from '../wall-covering.js';

const LEAF = 0.75;
/** Half of the gap of 1/8 in between two fronts. */
const GAP = 0.06;
/** How far a shaker door's panel lies behind its frame. */
const RECESS = 0.44;
const TOE = 4;

export type Handle = 'door-left' | 'door-right' | 'drawer' | 'none';

/** The room's handle at a place on a front whose face is at `y`. */
export function handle(
  f: Frame,
  x: number,
  z: number,
  y: number,
  kind: Handle,
  { palette, form }: Context,
): void {
  if (kind === 'none') return;
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
  const half = pull === 'long-bar' ? 3.4 : 2.6;
  const r = 0.22;
  const ends: readonly number[] = [-half * 0.78, half * 0.78];
  if (upright) {
    f.capsule([x, y - 1.2, z - half], [x, y - 1.2, z + half], r, m);
    for (const e of ends) f.capsule([x, y, z + e], [x, y - 1.2, z + e], r * 0.85, m);
  } else {
    f.capsule([x - half, y - 1.2, z], [x + half, y - 1.2, z], r, m);
    for (const e of ends) f.capsule([x + e, y, z], [x + e, y - 1.2, z], r * 0.85, m);
  }
}

/** One door or drawer front from (x0, z0) to (x1, z1); its back is at `y`. */
export function leaf(
  f: Frame,
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
  const front = y - LEAF;
  const small = d - c < 9 || b - a < 7;
  if (style === 'slab' || (small && (style === 'beadboard' || style === 'glass' || d - c < 6.5))) {
    f.box(a, front, c, b, y, d, material, { grain: small ? 'x' : 'z', bevel: 0.07 });
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
  f.box(a + rail, y - LEAF + RECESS, c + rail, b - rail, y, d - rail, material, {
    bevel: 0,
    grain: 'z',
  });
  if (style === 'raised-panel' && !small) {
    const inset = 0.9;
    f.box(
      a + rail + inset,
      y - LEAF + 0.08,
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
const SHADE = 0.02;

/** Fills the face from (x0, z0) to (x1, z1) with drawers above and doors below; what shows between them lies in shade. */
export function fillFront(
  f: Frame,
  x0: number,
  z0: number,
  x1: number,
  z1: number,
  y: number,
  front: Front,
  material: number,
  context: Context,
): void {
  const face = y - LEAF;
  const isClosed = front.doors + front.drawers > 0;
  if (isClosed && !front.glass && context.room.finishes.door !== 'glass')
    f.box(x0, y - SHADE, z0, x1, y, z1, context.palette.reveal, { bevel: 0 });
  let top = z1;
  if (front.drawers > 0) {
    const share = front.doors > 0 ? Math.min(6.5, (z1 - z0) / 4) : (z1 - z0) / front.drawers;
    for (let i = 0; i < front.drawers; i++) {
      // A stack of three or more opens with a shallow drawer.
      const uneven = front.doors === 0 && front.drawers >= 3 && z1 - z0 > 20;
      const first = Math.min(6.5, (z1 - z0) / front.drawers);
      const high = uneven ? (i === 0 ? first : (z1 - z0 - first) / (front.drawers - 1)) : share;
      leaf(f, x0, top - high, x1, top, y, material, context, front.glass ? 'slab' : undefined);
      const wide = x1 - x0 > 30 && context.form.pullsOnWideDrawers === 2;
      for (const at of wide ? [0.25, 0.75] : [0.5])
        handle(f, x0 + (x1 - x0) * at, top - Math.min(high / 2, 3.2), face, 'drawer', context);
      top -= high;
      if (front.doors > 0 && i === 0 && front.drawers > 1 && top - z0 < 14) break;
    }
  }
  if (front.doors === 0 || top - z0 < 4) return;
  const wide = (x1 - x0) / front.doors;
  for (let i = 0; i < front.doors; i++) {
    const a = x0 + wide * i;
    const b = a + wide;
    leaf(f, a, z0, b, top, y, material, context, front.glass ? 'glass' : undefined);
    const hungLeft = front.doors === 1 ? front.hinge !== 'right' : i % 2 === 0;
    const x = hungLeft ? b - 1.3 : a + 1.3;
    const z =
      front.handles === 'high'
        ? top - 5
        : front.handles === 'low'
          ? z0 + 5
          : Math.min(z0 + 38, (z0 + top) / 2);
    handle(f, x, z, face, hungLeft ? 'door-right' : 'door-left', context);
  }
}

/** Kinds that take the accent color where their run does. */
type Cabinet =
  | 'base-cabinet'
  | 'corner-base-cabinet'
  | 'wall-cabinet'
  | 'corner-wall-cabinet'
  | 'tall-cabinet'
  | 'filler';

function frontOf(
  item: ItemOf<'base-cabinet' | 'wall-cabinet' | 'tall-cabinet'>,
  width: number,
  defaults: { doors: number; drawers: number },
  handles: Front['handles'],
): Front {
  const open = item.traits?.open === true;
  const doors = item.traits?.doors ?? defaults.doors;
  const drawers = item.traits?.drawers ?? defaults.drawers;
  return {
    doors: open ? 0 : Math.min(6, Math.max(0, doors || (drawers ? 0 : width > 22 ? 2 : 1))),
    drawers: open ? 0 : Math.min(8, Math.max(0, drawers)),
    hinge: item.traits?.hinge ?? 'left',
    glass: item.traits?.glass === true,
    handles,
  };
}

function skin(item: ItemOf<Cabinet>, { palette }: Context): number {
  return item.traits?.accent === true ? palette.accentCabinet : palette.cabinet;
}

/** Base and tall cabinets, vanity bodies: a box on a toe kick, or an open one with shelves. */
export function baseCabinet(f: Frame, item: ItemOf<'base-cabinet'>, context: Context): void {
  const m = skin(item, context);
  const wide = f.width;
  const [x, y] = [wide / 2, f.depth / 2];
  plinth(f, m);
  if (item.traits?.open === true) {
    openShelves(f, -x, TOE, x, f.height, m, 2);
    return;
  }
  f.box(-x, -y + LEAF, TOE, x, y, f.height, m, { grain: 'z', bevel: 0 });
  const front = frontOf(item, wide, { doors: wide > 22 ? 2 : 1, drawers: 1 }, 'high');
  fillFront(f, -x, TOE, x, f.height - 0.1, -y + LEAF, front, m, context);
  finishedBack(f, item, m, context);
}

/** What a base cabinet stands on, 3 1/2 in behind its front: finished as the cabinet, so that ends and backs reach the floor. */
export function plinth(f: Frame, material: number): void {
  f.box(-f.width / 2, -f.depth / 2 + 3.5, 0, f.width / 2, f.depth / 2, TOE, material, {
    grain: 'x',
    bevel: 0,
  });
}

const standsInRoom = (item: Item): boolean => /island|peninsula/i.test(`${item.group ?? ''} ${item.label}`);

/** The back of what stands in the room: a panel to the floor, framed unless the doors are slabs; slabs have joints between them. */
export function finishedBack(f: Frame, item: Item, material: number, context: Context): void {
  if (!standsInRoom(item)) return;
  const x = f.width / 2;
  const y = f.depth / 2;
  const rail = 2.6;
  const box = (x0: number, z0: number, x1: number, z1: number, thick = 0.5): void =>
    f.box(x0, y, z0, x1, y + thick, z1, material, { grain: 'z', bevel: thick > 0.2 ? 0.1 : 0 });
  if (context.room.finishes.door === 'slab') {
    f.box(-x, y, 0, x, y + SHADE, f.height, context.palette.reveal, { bevel: 0 });
    box(-x + GAP, 0, x - GAP, f.height);
    return;
  }
  box(-x, 0, x, f.height, 0.12);
  box(-x, 0, -x + rail, f.height);
  box(x - rail, 0, x, f.height);
  box(-x + rail, 0, x - rail, 5);
  box(-x + rail, f.height - rail, x - rail, f.height);
}

/** Shelves between two sides, open to the front. */
export function openShelves(
  f: Frame,
  x0: number,
  z0: number,
  x1: number,
  z1: number,
  material: number,
  shelves: number,
): void {
  const y = f.depth / 2;
  const t = 0.75;
  f.box(x0, -y, z0, x0 + t, y, z1, material, { grain: 'z' });
  f.box(x1 - t, -y, z0, x1, y, z1, material, { grain: 'z' });
  f.box(x0 + t, y - 0.5, z0, x1 - t, y, z1, material, { grain: 'z', bevel: 0 });
  f.box(x0 + t, -y, z0, x1 - t, y - 0.5, z0 + t, material, { grain: 'x' });
  f.box(x0 + t, -y, z1 - t, x1 - t, y - 0.5, z1, material, { grain: 'x' });
  for (let i = 1; i <= shelves; i++) {
    const z = z0 + ((z1 - z0) * i) / (shelves + 1);
    f.box(x0 + t, -y + 0.3, z - t / 2, x1 - t, y - 0.5, z + t / 2, material, { grain: 'x' });
  }
}

export function cornerBase(f: Frame, item: ItemOf<'corner-base-cabinet'>, context: Context): void {
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
  leaf(sideways, x0, TOE + 0.1, x1, f.height - 0.2, 0, m, context);
  const along = wall.at(east * a, north * middle, 0).turnedTo(east > 0 ? 'west' : 'east');
  leaf(along, x0, TOE + 0.1, x1, f.height - 0.2, 0, m, context);
  handle(along, (east === north ? 1 : -1) * (x1 - 1.3), f.height - 5, -LEAF, 'door-left', context);
}

function cornerOf(item: ItemOf<'corner-base-cabinet' | 'corner-wall-cabinet'>): [number, number] {
  const corner = item.traits?.corner ?? 'northwest';
  return [corner.includes('east') ? 1 : -1, corner.includes('north') ? 1 : -1];
}

/** The same place with x to the east and y to the north, whatever the item faces. */
function plainFrame(f: Frame): Frame {
  return f.facing === 'south' ? f : f.turnedTo('south');
}

export function cornerWall(f: Frame, item: ItemOf<'corner-wall-cabinet'>, context: Context): void {
  const m = skin(item, context);
  const s = f.width / 2;
  const leg = item.traits?.legIn ?? 12;
  const [east, north] = cornerOf(item);
  const wall = plainFrame(f);
  const a = s - leg;
  const box = (x0: number, y0: number, x1: number, y1: number): void =>
    wall.box(east * x0, north * y0, 0, east * x1, north * y1, f.height, m, { bevel: 0.05 });
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
  door.box(-half, -0.1, 0, half, 0.4, f.height, m, { bevel: 0 });
  fillFront(door, -half + 0.1, 0, half - 0.1, f.height, -0.1, front, m, context);
}

export function wallCabinet(f: Frame, item: ItemOf<'wall-cabinet'>, context: Context): void {
  const m = skin(item, context);
  const x = f.width / 2;
  const y = f.depth / 2;
  if (item.traits?.open === true) {
    openShelves(f, -x, 0, x, f.height, m, f.height > 26 ? 2 : 1);
    return;
  }
  const glazed = item.traits?.glass === true || context.room.finishes.door === 'glass';
  if (glazed) {
    openShelves(f.at(0, LEAF / 2, 0, f.width, f.depth - LEAF), -x, 0, x, f.height, m, 2);
    dishes(f, context, item);
  } else f.box(-x, -y + LEAF, 0, x, y, f.height, m, { grain: 'z', bevel: 0 });
  const front = frontOf(item, f.width, { doors: f.width > 22 ? 2 : 1, drawers: 0 }, 'low');
  fillFront(f, -x, 0, x, f.height, -y + LEAF, { ...front, glass: glazed }, m, context);
}

/** Crockery behind glass or on open shelves. */
export function dishes(f: Frame, context: Context, item: Item): void {
  const next = context.random(item);
  const x = f.width / 2 - 3;
  for (let row = 0; row < 2; row++) {
    const z = ((row + (row === 0 ? 0 : 1)) * f.height) / 3 + 0.8;
    for (let at = -x; at < x; at += 5) {
      const kind = next();
      if (kind < 0.4) {
        for (let i = 0; i < 5; i++)
          f.cone([at, 0, z + i * 0.35], [at, 0, z + i * 0.35 + 0.28], 1.6, 2.6, context.palette.porcelain);
      } else if (kind < 0.8) f.tube([at, 0, z], [at, 0, z + 4], 1.3, 1.6, context.palette.porcelain);
      else f.bowl([at, 0, z + 2.6], [2.4, 2.4, 2.4], 0, context.palette.accentCeramic);
    }
  }
}

export function tallCabinet(f: Frame, item: ItemOf<'tall-cabinet'>, context: Context): void {
  const m = skin(item, context);
  const x = f.width / 2;
  const y = f.depth / 2;
  plinth(f, m);
  f.box(-x, -y + LEAF, TOE, x, y, f.height, m, { grain: 'z', bevel: 0 });
  const use = frontOf(item, f.width, { doors: f.width > 22 ? 2 : 1, drawers: 0 }, 'middle');
  const split = f.height > 70 ? f.height - 24 : f.height;
  fillFront(f, -x, TOE, x, split, -y + LEAF, { ...use, doors: use.doors || 1 }, m, context);
  if (split < f.height)
    fillFront(
      f,
      -x,
      split,
      x,
      f.height,
      -y + LEAF,
      { ...use, drawers: 0, doors: use.doors || 1, handles: 'low' },
      m,
      context,
    );
}

export function filler(f: Frame, item: ItemOf<'filler'>, context: Context): void {
  const m = skin(item, context);
  const low = (item.traits?.level ?? 'base') !== 'wall';
  const x = f.width / 2;
  const y = f.depth / 2;
  f.box(-x, -y + (f.depth > 6 ? LEAF : 0), low ? TOE : 0, x, y, f.height, m, { grain: 'z', bevel: 0.03 });
  if (low) f.box(-x, Math.min(y, -y + 3.5), 0, x, y, TOE, m, { bevel: 0 });
}

export function fridgePanel(f: Frame, _item: ItemOf<'fridge-panel'>, context: Context): void {
  f.box(-f.width / 2, -f.depth / 2, 0, f.width / 2, f.depth / 2, f.height, context.palette.cabinet, {
    grain: 'z',
  });
}

/** The part of a rectangle's plan that a sink's bowl takes out of the top above it. */
export interface Cut {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Bowl of a sink base in the room's plan, inches. */
export function sinkCut(item: ItemOf<'sink-base'>): Cut {
  const { x, y, widthIn, depthIn } = item.box;
  const across = item.facing === 'north' || item.facing === 'south';
  const apron = item.traits?.apron === true;
  const [cx, cy] = [x + widthIn / 2, y + depthIn / 2];
  const front = { south: [0, -1], north: [0, 1], east: [1, 0], west: [-1, 0] }[item.facing] as [
    number,
    number,
  ];
  const w = (across ? widthIn : depthIn) - (apron ? 2.4 : 7);
  const d = apron ? 18 : 16;
  const move = apron ? (across ? depthIn : widthIn) / 2 - d / 2 + 2 : 0.5;
  const [mx, my] = [cx + front[0] * move, cy + front[1] * move];
  return across
    ? { x0: mx - w / 2, x1: mx + w / 2, y0: my - d / 2, y1: my + d / 2 }
    : { x0: mx - d / 2, x1: mx + d / 2, y0: my - w / 2, y1: my + w / 2 };
}

/** A top with its cut-outs; a waterfall comes down at both ends. */
export function countertop(f: Frame, item: ItemOf<'countertop'>, context: Context): void {
  const { palette, room } = context;
  const own = item.traits?.material;
  const m =
    typeof own === 'string'
      ? palette.custom(`top ${own} ${item.traits?.color ?? ''}`, () =>
          counterMaterial({
            material: own,
            color: item.traits?.color ?? room.finishes.counter.color,
            ...(room.finishes.counter.accent ? { accent: room.finishes.counter.accent } : {}),
          }),
        )
      : palette.counter;
  const { x, y, widthIn, depthIn } = item.box;
  const cuts = itemsOf(room, 'sink-base')
    .map(sinkCut)
    .filter((c) => c.x0 < x + widthIn && c.x1 > x && c.y0 < y + depthIn && c.y1 > y);
  const wall = plainFrame(f);
  const [ox, oy] = [x + widthIn / 2, y + depthIn / 2];
  const bevel = (item.traits?.edge ?? 'eased') === 'bullnose' ? 0.6 : 0.16;
  const slab = (x0: number, y0: number, x1: number, y1: number): void =>
    wall.box(x0 - ox, y0 - oy, 0, x1 - ox, y1 - oy, f.height, m, {
      bevel,
      inRoom: true,
      grain: depthIn > widthIn ? 'y' : 'x',
    });
  let pieces: Cut[] = [{ x0: x, y0: y, x1: x + widthIn, y1: y + depthIn }];
  for (const cut of cuts) pieces = pieces.flatMap((piece) => without(piece, cut));
  for (const p of pieces) slab(p.x0, p.y0, p.x1, p.y1);
  if (item.traits?.waterfall === true) {
    const long = widthIn >= depthIn;
    for (const end of [-1, 1]) {
      const a = (long ? widthIn : depthIn) / 2;
      if (long)
        wall.box(end * (a - f.height), -depthIn / 2, -item.box.z, end * a, depthIn / 2, 0, m, { bevel });
      else wall.box(-widthIn / 2, end * (a - f.height), -item.box.z, widthIn / 2, end * a, 0, m, { bevel });
    }
  }
}

function without(p: Cut, c: Cut): Cut[] {
  const x0 = Math.max(p.x0, c.x0);
  const x1 = Math.min(p.x1, c.x1);
  const y0 = Math.max(p.y0, c.y0);
  const y1 = Math.min(p.y1, c.y1);
  if (x0 >= x1 || y0 >= y1) return [p];
  return [
    { x0: p.x0, x1: x0, y0: p.y0, y1: p.y1 },
    { x0: x1, x1: p.x1, y0: p.y0, y1: p.y1 },
    { x0, x1, y0: p.y0, y1: y0 },
    { x0, x1, y0: y1, y1: p.y1 },
  ].filter((r) => r.x1 - r.x0 > 0.1 && r.y1 - r.y0 > 0.1);
}

export function backsplash(f: Frame, item: ItemOf<'backsplash'>, { palette, room }: Context): void {
  const own = item.traits?.material;
  const m =
    typeof own === 'string' && own !== room.finishes.backsplash.material
      ? palette.custom(`splash ${own}`, () =>
          tileMaterial({ ...room.finishes.backsplash, material: own }, room.finishes.counter),
        )
      : palette.splash;
  const look = { bevel: 0.02, inRoom: true };
  const laid = coverWall(
    f,
    room,
    [-f.width / 2, -f.depth / 2, 0],
    [f.width / 2, f.depth / 2, f.height],
    m,
    look,
  );
  // Between a range and its hood the wall is tiled all the way up.
  const floor = f.scene.frame({ x: 0, y: 0, z: 0, widthIn: 0, depthIn: 0, heightIn: 0 }, 'south');
  for (const { x, y, z, widthIn, depthIn, heightIn } of tileToHoods(item, room.items))
    coverWall(floor, room, [x, y, z], [x + widthIn, y + depthIn, z + heightIn], laid, look);
}

export function floatingShelf(f: Frame, item: ItemOf<'floating-shelf'>, context: Context): void {
  const { palette } = context;
  const count = Math.max(1, item.traits?.shelves ?? 1);
  const next = context.random(item);
  const x = f.width / 2;
  const y = f.depth / 2;
  for (let i = 0; i < count; i++) {
    const z = count === 1 ? 0 : i * 14;
    f.box(-x, -y, z, x, y, z + Math.min(f.height, 2), palette.wood, { grain: 'x', bevel: 0.1 });
    const top = z + Math.min(f.height, 2);
    for (let at = -x + 3.5; at < x - 3; at += 4.5 + next() * 3) {
      const kind = next();
      if (kind < 0.3) f.tube([at, 0, top], [at, 0, top + 3.6], 1.4, 1.6, palette.porcelain);
      else if (kind < 0.5) f.bowl([at, 0, top + 2.4], [2.4, 2.4, 2.4], 0, palette.accentCeramic);
      else if (kind < 0.75)
        f.cone([at, 0.5, top], [at, 0.5, top + 5 + next() * 2], 1.8, 1.5, palette.terracotta);
      else if (kind < 0.9)
        for (let k = 0; k < 5; k++)
          f.cone([at, 0, top + k * 0.4], [at, 0, top + k * 0.4 + 0.3], 1.8, 2.9, palette.porcelain);
    }
  }
}
