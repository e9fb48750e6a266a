/** The room's shell: floor, ceiling, walls with their openings, doors, windows, casings, baseboards, crown. */
import type { Opening, Room, Side } from '@plumbline/concept';
import { Frame, type SceneBuilder } from './builder.js';
import { type Context, wallLook } from './context.js';
import type { Vec3 } from './scene.js';

const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];
const INWARD: Readonly<Record<Side, Side>> = { north: 'south', south: 'north', east: 'west', west: 'east' };
const OUTER_WALL = 6.5;
const INNER_WALL = 4.5;
const CASING = 3.5;
const CASING_DEPTH = 0.75;

/** Radiance that a window is taken to show, for choosing between lights. */
export const SKY_RADIANCE: Vec3 = [5.6, 6.1, 6.9];

/** A wall's frame: x along the wall from its middle, y = 0 its inner face, y grows outwards. */
export function wallFrame(scene: SceneBuilder, room: Room, side: Side): Frame {
  const { widthIn: w, depthIn: d } = room;
  const middle: Readonly<Record<Side, Vec3>> = {
    north: [w / 2, d, 0],
    south: [w / 2, 0, 0],
    east: [w, d / 2, 0],
    west: [0, d / 2, 0],
  };
  const length = side === 'north' || side === 'south' ? w : d;
  return new Frame(scene, middle[side], INWARD[side], length, 0, room.ceilingIn);
}

/** Middle of an opening along its wall's frame. */
export function openingMiddle(room: Room, opening: Opening): number {
  const s = opening.offsetIn + opening.widthIn / 2;
  switch (opening.side) {
    case 'north':
      return s - room.widthIn / 2;
    case 'south':
      return room.widthIn / 2 - s;
    case 'east':
      return room.depthIn / 2 - s;
    default:
      return s - room.depthIn / 2;
  }
}

/** Whether an opening lets daylight in. */
export const isGlazed = (o: Opening): boolean => o.kind === 'window' || o.kind === 'sliding-door';

/** Whether daylight comes in. */
export function hasDaylight(room: Room): boolean {
  return room.openings.some(isGlazed);
}

export function buildArchitecture(context: Context): void {
  const { room, scene, palette } = context;
  const whole = new Frame(
    scene,
    [room.widthIn / 2, room.depthIn / 2, 0],
    'south',
    room.widthIn,
    room.depthIn,
    room.ceilingIn,
  );
  const x = room.widthIn / 2 + 12;
  const y = room.depthIn / 2 + 12;
  const along = room.widthIn > room.depthIn ? 'x' : 'y';
  whole.box(-x, -y, -8, x, y, 0, palette.floor, { bevel: 0, inRoom: true, grain: along });
  whole.box(-x, -y, room.ceilingIn, x, y, room.ceilingIn + 8, palette.ceiling, {
    bevel: 0,
    inRoom: true,
    grain: along,
  });
  if (room.finishes.ceiling.material === 'beams') beams(whole, context);
  if (room.finishes.ceiling.material === 'coffered') coffers(whole, context);
  for (const side of SIDES) buildWall(side, context);
}

function beams(f: Frame, { palette, room }: Context): void {
  const along = room.widthIn < room.depthIn;
  const length = along ? f.depth : f.width;
  const count = Math.max(2, Math.round(length / 48));
  for (let i = 0; i < count; i++) {
    const at = ((i + 0.5) / count - 0.5) * length;
    if (along)
      f.box(-f.width / 2, at - 3, f.height - 6, f.width / 2, at + 3, f.height, palette.wood, { grain: 'x' });
    else
      f.box(at - 3, -f.depth / 2, f.height - 6, at + 3, f.depth / 2, f.height, palette.wood, { grain: 'y' });
  }
}

function coffers(f: Frame, { palette }: Context): void {
  const nx = Math.max(2, Math.round(f.width / 54));
  const ny = Math.max(2, Math.round(f.depth / 54));
  for (let i = 0; i <= nx; i++) {
    const at = (i / nx - 0.5) * f.width;
    f.box(at - 2.5, -f.depth / 2, f.height - 4.5, at + 2.5, f.depth / 2, f.height, palette.trim, {
      bevel: 0.3,
    });
  }
  for (let i = 0; i <= ny; i++) {
    const at = (i / ny - 0.5) * f.depth;
    f.box(-f.width / 2, at - 2.5, f.height - 4.4, f.width / 2, at + 2.5, f.height, palette.trim, {
      bevel: 0.3,
    });
  }
}

function buildWall(side: Side, context: Context): void {
  const { room, scene, palette } = context;
  const f = wallFrame(scene, room, side);
  const thick = room.exterior.includes(side) ? OUTER_WALL : INNER_WALL;
  const half = f.width / 2;
  const openings = room.openings
    .filter((o) => o.side === side)
    .map((o) => {
      const middle = openingMiddle(room, o);
      return {
        opening: o,
        x0: Math.max(-half, middle - o.widthIn / 2),
        x1: Math.min(half, middle + o.widthIn / 2),
        z0: o.kind === 'window' ? Math.max(0, o.sillIn) : 0,
        z1: Math.min(f.height - 1, (o.kind === 'window' ? Math.max(0, o.sillIn) : 0) + o.heightIn),
      };
    })
    .sort((a, b) => a.x0 - b.x0);

  const wall = (x0: number, z0: number, x1: number, z1: number): void =>
    f.box(x0, 0, z0, x1, thick, z1, palette.wall, wallLook(room));
  // The corners belong to the walls along x, so that no two walls share a face.
  const reach = side === 'north' || side === 'south' ? OUTER_WALL : 0;
  let from = -half - reach;
  for (const o of openings) {
    wall(from, 0, o.x0, f.height);
    wall(o.x0, 0, o.x1, o.z0);
    wall(o.x0, o.z1, o.x1, f.height);
    from = Math.max(from, o.x1);
  }
  wall(from, 0, half + reach, f.height);

  baseboards(f, openings, context);
  crown(f, context);
  if (room.finishes.walls.material === 'wainscot') wainscot(f, openings, context);
  for (const o of openings) {
    const part = f.at((o.x0 + o.x1) / 2, 0, o.z0, o.x1 - o.x0, thick, o.z1 - o.z0);
    buildOpening(part, o.opening, context);
  }
}

interface Span {
  readonly opening: Opening;
  readonly x0: number;
  readonly x1: number;
}

function freeSpans(f: Frame, openings: readonly Span[], beside: number): [number, number][] {
  const spans: [number, number][] = [];
  let from = -f.width / 2;
  for (const o of openings) {
    if (o.opening.kind === 'window') continue;
    if (o.x0 - beside > from) spans.push([from, o.x0 - beside]);
    from = o.x1 + beside;
  }
  if (f.width / 2 > from) spans.push([from, f.width / 2]);
  return spans;
}

function baseboards(f: Frame, openings: readonly Span[], { palette, room, form }: Context): void {
  if (room.category === 'garage') return;
  for (const [a, b] of freeSpans(f, openings, CASING))
    f.box(a, -0.6, 0, b, 0, form.baseboardIn, palette.trim, { bevel: 0.25 });
}

function crown(f: Frame, { palette, room, form }: Context): void {
  if (!form.crown || room.category === 'garage' || room.category === 'basement') return;
  const h = f.height;
  f.box(-f.width / 2, -1.2, h - 4, f.width / 2, 0, h - 1.2, palette.trim, { bevel: 0.8 });
  f.box(-f.width / 2, -3, h - 1.6, f.width / 2, 0, h, palette.trim, { bevel: 0.9 });
}

function wainscot(f: Frame, openings: readonly Span[], { palette }: Context): void {
  const high = 36;
  for (const [a, b] of freeSpans(f, openings, CASING)) {
    f.box(a, -0.35, 0, b, 0, high - 1, palette.trim);
    f.box(a, -1.4, high - 1.2, b, 0, high, palette.trim, { bevel: 0.3 });
    const count = Math.max(1, Math.round((b - a) / 24));
    for (let i = 0; i < count; i++) {
      const x0 = a + ((b - a) * i) / count;
      const x1 = a + ((b - a) * (i + 1)) / count;
      frameOf(f, x0 + 2.5, 8, x1 - 2.5, high - 4, -0.8, palette.trim);
    }
  }
}

/** A thin picture-frame moulding on a wall. */
function frameOf(
  f: Frame,
  x0: number,
  z0: number,
  x1: number,
  z1: number,
  y: number,
  material: number,
): void {
  if (x1 - x0 < 4) return;
  const t = 0.9;
  f.box(x0, y, z0, x1, 0, z0 + t, material, { bevel: 0.3 });
  f.box(x0, y, z1 - t, x1, 0, z1, material, { bevel: 0.3 });
  f.box(x0, y, z0 + t, x0 + t, 0, z1 - t, material, { bevel: 0.3 });
  f.box(x1 - t, y, z0 + t, x1, 0, z1 - t, material, { bevel: 0.3 });
}

function casing(f: Frame, sill: boolean, { palette, form }: Context): void {
  const x = f.width / 2;
  const flat = form.casing === 'flat';
  const wide = flat ? 2.25 : CASING;
  const y = -CASING_DEPTH;
  const look = { bevel: flat ? 0.08 : 0.3 };
  const bottom = sill ? -wide : 0;
  f.box(-x - wide, y, bottom, -x, 0, f.height, palette.trim, look);
  f.box(x, y, bottom, x + wide, 0, f.height, palette.trim, look);
  f.box(-x - wide, y, f.height, x + wide, 0, f.height + wide, palette.trim, look);
  if (form.casing === 'capped')
    f.box(
      -x - wide - 1,
      y - 0.6,
      f.height + wide,
      x + wide + 1,
      0,
      f.height + wide + 1.2,
      palette.trim,
      look,
    );
  if (sill) {
    f.box(-x - wide, y, -wide, x + wide, 0, -0.9, palette.trim, look);
    f.box(-x - wide - 0.8, -2, -0.9, x + wide + 0.8, 0, 0.1, palette.trim, { bevel: 0.35 });
  }
}

function buildOpening(f: Frame, opening: Opening, context: Context): void {
  switch (opening.kind) {
    case 'window':
      casing(f, true, context);
      buildWindow(f, context);
      break;
    case 'sliding-door':
      casing(f, false, context);
      buildSlidingDoor(f, context);
      break;
    case 'garage-door':
      buildGarageDoor(f, context);
      break;
    case 'cased-opening':
      casing(f, false, context);
      buildHall(f, context);
      break;
    default:
      casing(f, false, context);
      buildDoor(f, opening, context);
  }
}

function reveal(f: Frame, material: number): void {
  const x = f.width / 2;
  const t = 0.5;
  f.box(-x, 0, 0, -x + t, f.depth, f.height, material, { bevel: 0 });
  f.box(x - t, 0, 0, x, f.depth, f.height, material, { bevel: 0 });
  f.box(-x, 0, f.height - t, x, f.depth, f.height, material, { bevel: 0 });
}

function daylight(f: Frame): void {
  f.rectangleLight(
    'window',
    [0, f.depth + 0.1, f.height / 2],
    [f.width / 2, 0, 0],
    [0, 0, f.height / 2],
    [0, -1, 0],
    SKY_RADIANCE,
  );
}

function buildWindow(f: Frame, { palette, form }: Context): void {
  const dark = form.windowFrame === 'dark';
  const frame = dark ? palette.custom('dark frame', () => ({ ...darkFrame })) : palette.paint('#f4f3ef');
  reveal(f, palette.trim);
  f.box(-f.width / 2, 0, 0, f.width / 2, f.depth, 0.5, palette.trim, { bevel: 0.1 });
  const y0 = f.depth * 0.45;
  const y1 = y0 + 2;
  const x = f.width / 2 - 0.5;
  const [z0, z1] = [0.5, f.height - 0.5];
  const rim = dark ? 1.4 : 1.9;
  const bar = (x0: number, a: number, x1: number, b: number, thin = 0): void =>
    f.box(x0, y0 + thin, a, x1, y1 - thin, b, frame, { bevel: 0.15 });
  bar(-x, z0, -x + rim, z1);
  bar(x - rim, z0, x, z1);
  bar(-x + rim, z0, x - rim, z0 + rim);
  bar(-x + rim, z1 - rim, x - rim, z1);
  const panes = Math.max(1, Math.round(f.width / 36));
  for (let i = 1; i < panes; i++) {
    const at = (i / panes - 0.5) * 2 * x;
    bar(at - rim * 0.7, z0 + rim, at + rim * 0.7, z1 - rim);
  }
  if (form.sash === 'hung' && f.height > 30)
    bar(-x + rim, f.height / 2 - 0.8, x - rim, f.height / 2 + 0.8, 0.1);
  if (form.grille !== 'none') {
    const columns = Math.max(2, Math.round(f.width / 14));
    const rows = Math.max(2, Math.round(f.height / 16));
    const top = form.grille === 'full' ? z0 : f.height / 2;
    for (let i = 1; i < columns; i++) {
      const at = (i / columns - 0.5) * 2 * x;
      bar(at - 0.4, top, at + 0.4, z1 - rim, 0.7);
    }
    for (let i = 1; i < rows; i++) {
      const at = (i / rows) * f.height;
      if (at > top) bar(-x + rim, at - 0.4, x - rim, at + 0.4, 0.7);
    }
  }
  daylight(f);
}

const darkFrame = {
  pattern: 0,
  base: [0.025, 0.025, 0.027],
  accent: [0, 0, 0],
  third: [0, 0, 0],
  mean: [0.03, 0.03, 0.03],
  roughness: 0.4,
  metal: false,
  reflectance: 0.04,
  bump: 0,
  parameters: [],
  emission: [0, 0, 0],
  flags: 0,
} as const;

function buildSlidingDoor(f: Frame, { palette, form }: Context): void {
  const dark = form.slidingDoorFrame === 'dark';
  const frame = dark ? palette.custom('dark frame', () => ({ ...darkFrame })) : palette.paint('#f4f3ef');
  reveal(f, palette.trim);
  const x = f.width / 2 - 0.5;
  const leaf = (x0: number, x1: number, y: number): void => {
    const z1 = f.height - 0.5;
    f.box(x0, y, 0.4, x0 + 2.6, y + 1.6, z1, frame);
    f.box(x1 - 2.6, y, 0.4, x1, y + 1.6, z1, frame);
    f.box(x0 + 2.6, y, 0.4, x1 - 2.6, y + 1.6, 4, frame);
    f.box(x0 + 2.6, y, z1 - 2.6, x1 - 2.6, y + 1.6, z1, frame);
  };
  leaf(-x, 1.3, f.depth * 0.5);
  leaf(-1.3, x, f.depth * 0.5 - 1.8);
  f.box(-x, 0, -0.5, x, f.depth, 0.4, palette.steel);
  f.capsule([1.6 - 2.6, f.depth * 0.5 - 2.6, 36], [1.6 - 2.6, f.depth * 0.5 - 2.6, 46], 0.4, palette.metal);
  // A terrace, so that the floor does not end in the void.
  f.box(-f.width / 2 - 40, f.depth, -6, f.width / 2 + 40, f.depth + 90, -0.6, palette.concrete, {
    inRoom: true,
  });
  daylight(f);
}

function buildGarageDoor(f: Frame, { palette }: Context): void {
  const x = f.width / 2;
  const panel = palette.custom('garage door', () => garageDoor);
  reveal(f, palette.trim);
  f.box(-x, f.depth - 2, 0.3, x, f.depth - 0.2, f.height, panel, { bevel: 0.1 });
  f.box(-x, f.depth - 2.2, 0, x, f.depth - 0.2, 0.3, palette.toeKick);
  for (const side of [-1, 1]) f.box(side * (x + 1), -1.2, 0, side * (x + 3), 0, f.height + 6, palette.steel);
}

const garageDoor = {
  pattern: 18,
  base: [0.68, 0.68, 0.66],
  accent: [0.6, 0.6, 0.6],
  third: [0.6, 0.6, 0.6],
  mean: [0.66, 0.66, 0.64],
  roughness: 0.45,
  metal: false,
  reflectance: 0.035,
  bump: 0.2,
  parameters: [0.61, 0.53, 0.06],
  emission: [0, 0, 0],
  flags: 0,
} as const;

/** What is seen through a cased opening: a short hall with its own light. */
function buildHall(f: Frame, { palette, lampPower }: Context): void {
  const x = Math.max(f.width / 2 + 14, 30);
  const y0 = f.depth;
  const y1 = y0 + 60;
  const high = Math.max(f.height + 6, 96);
  reveal(f, palette.trim);
  const look = { bevel: 0, inRoom: true };
  f.box(-x, y0, -8, x, y1, 0, palette.floor, look);
  f.box(-x, y0 - 0.01, high, x, y1, high + 4, palette.ceiling, look);
  f.box(-x, y1, 0, x, y1 + 4, high, palette.wall, look);
  f.box(-x - 4, y0, 0, -x, y1, high, palette.wall, look);
  f.box(x, y0, 0, x + 4, y1, high, palette.wall, look);
  f.box(-x, y1 - 0.6, 0, x, y1, 4.5, palette.trim);
  const emission: Vec3 = [26 * lampPower, 22 * lampPower, 17 * lampPower];
  f.disk([0, y0 + 30, high - 0.2], [0, 0, 1], 6, palette.glow(emission));
  f.diskLight([0, y0 + 30, high - 0.4], 6, [0, 0, -1], emission);
}

function buildDoor(f: Frame, opening: Opening, { palette, form }: Context): void {
  reveal(f, palette.trim);
  const x = f.width / 2 - 0.6;
  const top = f.height - 0.6;
  // The leaf sits flush with the room when it opens into it.
  const y0 = opening.swing?.into === 'outside' ? f.depth - 1.8 : 0.2;
  const y1 = y0 + 1.75;
  const skin = palette.trim;
  const slab = form.doors === 'flush';
  const pair = f.width > 44 && opening.kind === 'door';
  const leaves: [number, number][] = pair
    ? [
        [-x, -0.06],
        [0.06, x],
      ]
    : [[-x, x]];
  for (const [a, b] of leaves) {
    if (slab) f.box(a, y0, 0.4, b, y1, top, skin, { grain: 'z', bevel: 0.1 });
    else {
      f.box(a, y0 + 0.35, 0.4, b, y1, top, skin, { grain: 'z' });
      const rail = 4.5;
      f.box(a, y0, 0.4, a + rail, y0 + 0.36, top, skin, { bevel: 0.25 });
      f.box(b - rail, y0, 0.4, b, y0 + 0.36, top, skin, { bevel: 0.25 });
      for (const [z0, z1] of [
        [0.4, 9],
        [34, 39],
        [top - rail, top],
      ] as const)
        f.box(a + rail, y0, z0, b - rail, y0 + 0.36, z1, skin, { bevel: 0.25 });
    }
  }
  // Backed, so that no light comes through the joint.
  f.box(-f.width / 2 - 4, f.depth, 0, f.width / 2 + 4, f.depth + 2, f.height + 4, palette.wall, { bevel: 0 });
  const hand = opening.swing?.hinge === 'near' ? 1 : -1;
  // "Near" is the west or south end, which lies on the frame's left on the north and west walls.
  const mirrored = opening.side === 'south' || opening.side === 'east' ? -1 : 1;
  const knobX = pair ? -2.8 : hand * mirrored * (x - 2.8);
  for (const at of pair ? [-2.8, 2.8] : [knobX]) {
    f.cone([at, y0, 36], [at, y0 - 0.3, 36], 1.2, 1.2, palette.metal);
    f.capsule([at, y0 - 0.3, 36], [at, y0 - 2, 36], 0.4, palette.metal);
    if (slab) f.capsule([at, y0 - 2, 36], [at - Math.sign(at || 1) * 4, y0 - 2, 36], 0.38, palette.metal);
    else f.ellipsoid([at, y0 - 2.3, 36], [1.15, 0.9, 1.15], palette.metal);
  }
}
