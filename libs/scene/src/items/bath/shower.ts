import type { Item, ItemOf, Side } from '@plumbline/concept';
import type { ItemFrame, ShapeOptions } from '../../builder.js';
import type { Context } from '../../context.js';
import { floorMaterial } from '../../materials/floors.js';
import { glass, plain } from '../../materials/material.js';
import type { Vec3 } from '../../scene.js';
import { coverWall } from '../../wall-covering.js';
import { rainHead, showerHead, valve } from '../taps/bath-fittings.js';
import { DRAWN_BACK, drape, ROD } from './shower-curtain.js';

const OPPOSITE: Readonly<Record<Side, Side>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

/** Whether one steps in at the west or south end of a shower's front; `end` is told as the plan draws it. */
const entersLow = (entry: Side, end: 'left' | 'right' | undefined): boolean =>
  end === (entry === 'south' || entry === 'east' ? 'left' : 'right');

/** Half of what a curb is thick, inches. */
const CURB = 2.2;

/** One side of a shower, from its west or south end `a` to `b`: which way it runs, and which way its inside lies. */
interface ShowerSide {
  readonly name: Side;
  readonly a: Vec3;
  readonly b: Vec3;
  readonly along: 'x' | 'y';
  readonly inward: 1 | -1;
  readonly length: number;
  /** A slab along it, from and to in inches from `a`, so thick inwards and outwards of its line. */
  slab(
    from: number,
    to: number,
    z0: number,
    z1: number,
    thick: number,
    m: number,
    options?: ShapeOptions,
    outward?: number,
  ): void;
}

/** The sides of a shower of these half sizes, in the room's own axes. */
function sidesOf(f: ItemFrame, x: number, y: number): ShowerSide[] {
  const side = (name: Side, a: Vec3, b: Vec3, along: 'x' | 'y', inward: 1 | -1): ShowerSide => ({
    name,
    a,
    b,
    along,
    inward,
    length: along === 'x' ? b[0] - a[0] : b[1] - a[1],
    slab: (from, to, z0, z1, thick, m, options = {}, outward = 0) => {
      if (along === 'x')
        f.box(a[0] + from, a[1] - inward * outward, z0, a[0] + to, a[1] + inward * thick, z1, m, options);
      else f.box(a[0] - inward * outward, a[1] + from, z0, a[0] + inward * thick, a[1] + to, z1, m, options);
    },
  });
  return [
    side('north', [-x, y, 0], [x, y, 0], 'x', -1),
    side('east', [x, -y, 0], [x, y, 0], 'y', -1),
    side('south', [-x, -y, 0], [x, -y, 0], 'x', 1),
    side('west', [-x, -y, 0], [-x, y, 0], 'y', 1),
  ];
}

/** The inside of a shower in the room's own axes: tiled where it has walls, glass where it is open. */
export function shower(original: ItemFrame, item: ItemOf<'shower'>, context: Context): void {
  const { palette, room } = context;
  const f = original.turnedTo('south');
  const { widthIn: w, depthIn: d, heightIn: h } = item.box;
  const [x, y] = [w / 2, d / 2];
  const entry = (item.traits?.entry ?? item.facing) as Side;
  const open = new Set((item.traits?.open || entry).split(',').map((s) => s.trim()));
  const head = (item.traits?.head ?? OPPOSITE[entry]) as Side;
  const tile = Math.min(room.ceilingIn, item.traits?.tileHeightIn ?? h);
  const curb = item.traits?.curbless === true ? 0 : 4;
  const enclosure = item.traits?.enclosure ?? 'glass';
  const pan = palette.custom('shower floor', () =>
    floorMaterial({ material: 'hex-tile', color: room.finishes.backsplash.color, accent: '#a8a59f' }),
  );
  f.box(-x, -y, 0, x, y, 0.4, pan, { inRoom: true, bevel: 0 });
  f.box(-2, -2, 0.4, 2, 2, 0.46, palette.steel);
  for (const side of sidesOf(f, x, y)) {
    const isEntry = side.name === entry;
    if (!open.has(side.name)) {
      tiledSide(f, side, tile, context);
      continue;
    }
    if (curb) curbAlong(side, open, curb, palette.counter);
    if (enclosure === 'curtain') curtainSide(f, side, open, isEntry, curb, context);
    else if (enclosure !== 'none') {
      const low = enclosure === 'half-wall' && !isEntry ? 42 : curb;
      if (low > curb)
        side.slab(0, side.length, 0, low, 2.2, palette.splash, { inRoom: true, bevel: 0.05 }, 2.2);
      const door = isEntry ? Math.min(28, side.length * 0.55) : 0;
      const first = door > 0 && entersLow(side.name, item.traits?.entryEnd);
      const way = (isEntry && item.traits?.glass) || 'hinged';
      glassSide(f, { side, door, first, low, top: Math.min(h, 80), way }, context);
    }
  }
  const fittings = { rain: item.traits?.rain === true, handheld: item.traits?.handheld === true };
  plumbing(f, head, [x, y, Math.min(78, h - 4)], fittings, context);
  // Where the bench is an item of its own it is built as that.
  const isBuilt = room.items.some(({ kind }) => kind === 'shower-bench');
  if (item.traits?.bench === true && !isBuilt) benchIn(f, OPPOSITE[head], x, y, palette.counter);
  if (item.traits?.niche === true) nicheIn(f, open, x, y, context);
}

function tiledSide(
  f: ItemFrame,
  { a, along, inward, length }: ShowerSide,
  tile: number,
  context: Context,
): void {
  const far: Vec3 =
    along === 'x' ? [a[0] + length, a[1] + inward * 0.4, tile] : [a[0] + inward * 0.4, a[1] + length, tile];
  coverWall(f, context.room, [a[0], a[1], 0.4], far, context.palette.splash, { inRoom: true, bevel: 0.03 });
}

/** The curb under an open side; where the next side is open too it runs on to that one's outer face. */
function curbAlong(
  { along, length, slab }: ShowerSide,
  open: ReadonlySet<string>,
  high: number,
  m: number,
): void {
  const [first, last]: readonly [Side, Side] = along === 'x' ? ['west', 'east'] : ['south', 'north'];
  const reach = along === 'x' ? CURB : 0;
  slab(
    open.has(first) ? -reach : 0,
    open.has(last) ? length + reach : length,
    0,
    high,
    CURB,
    m,
    { bevel: 0.2 },
    CURB,
  );
}

/** The rod runs over each open side, from wall to wall; where two of them meet it hangs from the ceiling. */
function curtainSide(
  f: ItemFrame,
  { a, b, along, length }: ShowerSide,
  open: ReadonlySet<string>,
  isEntry: boolean,
  curb: number,
  { palette, room }: Context,
): void {
  f.capsule([a[0], a[1], ROD], [b[0], b[1], ROD], 0.5, palette.metal);
  const [first, last]: readonly [Side, Side] = along === 'x' ? ['west', 'east'] : ['south', 'north'];
  for (const [end, next] of [
    [a, first],
    [b, last],
  ] as const)
    if (open.has(next))
      f.capsule([end[0], end[1], ROD], [end[0], end[1], room.ceilingIn], 0.3, palette.metal);
  if (!isEntry) return;
  const hung = along === 'x' ? f : f.turnedTo('east');
  const [from, at] = along === 'x' ? [a[0], a[1]] : [a[1], -a[0]];
  const drawn = length * DRAWN_BACK;
  const start = open.has(first) && !open.has(last) ? from + length - drawn - 1 : from + 1;
  drape(hung, start, start + drawn, at, curb + 1, ROD - 1, palette.showerCurtain);
}

/** Glass along a side, from `low` to `top`; the door, where it has one so wide, at its first end or its last. */
interface Glazed {
  readonly side: ShowerSide;
  readonly door: number;
  readonly first: boolean;
  readonly low: number;
  readonly top: number;
  /** One steps in by a leaf, past a pane that is fixed, or between two that slide. */
  readonly way: 'hinged' | 'fixed' | 'sliding';
}

/** What a pane of clear float glass 3/8 in thick lets through between its faces: its iron takes more of the red. */
const CLEAR_GLASS: Vec3 = [0.89, 0.952, 0.925];

function glassSide(f: ItemFrame, glazed: Glazed, context: Context): void {
  const { side, door, first, low, top, way } = glazed;
  const { length, slab } = side;
  const { palette, room } = context;
  const pane = palette.custom('shower glass', () => glass(CLEAR_GLASS));
  const edge = palette.metal;
  if (way === 'sliding') {
    slidingPanes(glazed, pane, context);
    return;
  }
  const from = first ? door + 0.2 : 0;
  slab(from, first ? length : length - door - 0.2, low, top, 0.2, pane, { bevel: 0 }, 0.2);
  if (door && way === 'hinged') {
    slab(first ? 0 : length - door, first ? door : length, low + 0.4, top, 0.2, pane, { bevel: 0 }, 0.2);
    doorPull(f, glazed, edge);
  }
  const framed = context.form.showerGlass !== 'frameless' || room.finishes.metal.material === 'matte-black';
  if (!framed) polishedEdges(glazed, context);
  // Past a fixed pane one walks in: neither rail nor jamb runs on over the way.
  const [start, end] =
    door > 0 && way === 'fixed' ? [from, first ? length : length - door - 0.2] : [0, length];
  slab(start, end, low, low + (framed ? 1 : 0.5), 0.5, edge, {}, 0.5);
  // Over the way a bar holds the fixed pane's free end.
  if (door > 0 && way === 'fixed')
    slab(
      first ? 0 : end - 0.6,
      first ? start + 0.6 : length,
      top - 1,
      top + (framed ? 1.2 : 0),
      0.4,
      edge,
      { bevel: 0.1 },
      0.4,
    );
  if (!framed) clips(glazed, edge);
  if (framed) glassFrame(glazed, [start, end], context);
}

/** Two panes on a rail, one before the other by an inch, which lap in the middle. */
function slidingPanes(
  { side: { length, slab }, low, top }: Glazed,
  pane: number,
  { palette }: Context,
): void {
  const edge = palette.metal;
  const half = length / 2 + 1.5;
  slab(0, half, low + 0.4, top - 2, 0.2, pane, { bevel: 0 }, 0.2);
  slab(length - half, length, low + 0.4, top - 2, 1.4, pane, { bevel: 0 }, -1);
  slab(0, length, top - 2, top, 1, edge, { bevel: 0.2 }, 1);
  slab(0, length, low, low + 0.5, 1, edge, {}, 1);
  // A bar on the outer pane, which dries a towel as well.
  slab(half / 2 - 9, half / 2 + 9, low + 38, low + 39, -0.8, edge, { bevel: 0.2 }, 1.6);
}

function doorPull(
  f: ItemFrame,
  { side: { a, along, inward, length }, door, first }: Glazed,
  m: number,
): void {
  const hx = first ? door - 2.6 : length - door + 2.6;
  const out = -inward * 1.6;
  const at = (z: number, o: number): Vec3 =>
    along === 'x' ? [a[0] + hx, a[1] + o, z] : [a[0] + o, a[1] + hx, z];
  f.capsule(at(34, out), at(50, out), 0.4, m);
  f.capsule(at(35, 0), at(35, out), 0.35, m);
  f.capsule(at(49, 0), at(49, out), 0.35, m);
}

/** Polished edges of thick glass are green; a door without a frame hangs on two hinges. */
function polishedEdges(
  { side: { length, slab }, door, first, low, top, way }: Glazed,
  { palette }: Context,
): void {
  const polished = palette.custom('glass edge', () =>
    // Light that has run along the pane comes out here.
    plain([0.3, 0.52, 0.43], { roughness: 0.12, reflectance: 0.08 }),
  );
  const jamb = first ? door : length - door;
  for (const at of door ? [jamb - 0.14, jamb + 0.14] : [0.12, length - 0.12])
    slab(at - 0.12, at + 0.12, low + 0.5, top, 0.21, polished, { bevel: 0 }, 0.21);
  slab(0, length, top - 0.24, top, 0.21, polished, { bevel: 0 }, 0.21);
  if (!door || way !== 'hinged') return;
  const hung = first ? 0 : length;
  const other = hung + (first ? 2.2 : -2.2);
  for (const z of [low + 9, top - 11])
    slab(Math.min(hung, other), Math.max(hung, other), z, z + 3.4, 0.55, palette.metal, { bevel: 0.1 }, 0.55);
}

/** Clips that hold a pane without a frame at the wall and at the curb. */
function clips({ side: { length, slab }, door, first, low, top }: Glazed, m: number): void {
  const wall = first ? length : 0;
  const inner = wall + (first ? -1.8 : 1.8);
  for (const z of [low + 8, top - 10])
    slab(Math.min(wall, inner), Math.max(wall, inner), z, z + 1.8, 0.5, m, { bevel: 0.1 }, 0.5);
  const middle = first ? (door + length) / 2 : (length - door) / 2;
  slab(middle - 0.9, middle + 0.9, low, low + 1.8, 0.5, m, { bevel: 0.1 }, 0.5);
}

/** A frame of metal about the glass, and bars across it where the style has a grid. */
function glassFrame(
  { side: { length, slab }, door, first, low, top, way }: Glazed,
  [start, end]: readonly [number, number],
  { palette, form }: Context,
): void {
  const m = palette.metal;
  slab(start, end, top, top + 1.2, 0.5, m, {}, 0.5);
  slab(start, start + 1, low, top, 0.5, m, {}, 0.5);
  slab(end - 1, end, low, top, 0.5, m, {}, 0.5);
  const jamb = first ? door : length - door;
  if (door && way === 'hinged') slab(jamb - 0.6, jamb + 0.6, low, top, 0.5, m, {}, 0.5);
  if (form.showerGlass !== 'grid') return;
  const rows = Math.round((top - low) / 19);
  for (let i = 1; i < rows; i++) {
    const z = low + ((top - low) * i) / rows;
    slab(start, end, z - 0.3, z + 0.3, 0.4, m, {}, 0.4);
  }
}

function plumbing(
  f: ItemFrame,
  head: Side,
  [x, y, z]: Vec3,
  { rain, handheld }: { readonly rain: boolean; readonly handheld: boolean },
  { palette }: Context,
): void {
  const m = palette.metal;
  const [dx, dy] = { north: [0, 1], south: [0, -1], east: [1, 0], west: [-1, 0] }[head] as [number, number];
  const wall: Vec3 = [dx * (x - 0.5), dy * (y - 0.5), 0];
  const out: Vec3 = [-dx, -dy, 0];
  const at = (reach: number, high: number, aside = 0): Vec3 => [
    wall[0] + out[0] * reach + dy * aside,
    wall[1] + out[1] * reach + dx * aside,
    high,
  ];
  const turn = { z: (Math.atan2(out[1], out[0]) * 180) / Math.PI };
  if (rain) rainHead(f, at(0, z), turn, m);
  else showerHead(f, at(0, z), turn, m);
  valve(f, at(0, 44), turn, m);
  if (handheld) {
    f.capsule(at(1.6, 40, 8), at(1.6, 64, 8), 0.4, m);
    f.capsule(at(2.4, 52, 8), at(3.6, 60, 8), 0.5, m);
    f.cone(at(3.4, 60, 8), at(4.6, 59, 8), 1.2, 2, m);
  }
}

function benchIn(f: ItemFrame, side: Side, x: number, y: number, m: number): void {
  const deep = 13;
  if (side === 'north') f.box(-x, y - deep, 16, x, y, 18, m, { bevel: 0.2 });
  else if (side === 'south') f.box(-x, -y, 16, x, -y + deep, 18, m, { bevel: 0.2 });
  else if (side === 'east') f.box(x - deep, -y, 16, x, y, 18, m, { bevel: 0.2 });
  else f.box(-x, -y, 16, -x + deep, y, 18, m, { bevel: 0.2 });
}

/** A shelf niche hinted at by its frame and bottles, on the first wall that stands. */
function nicheIn(f: ItemFrame, open: ReadonlySet<string>, x: number, y: number, { palette }: Context): void {
  const side = (['north', 'west', 'east', 'south'] as const).find((s) => !open.has(s));
  if (!side) return;
  const along = side === 'north' || side === 'south';
  const sign = side === 'north' || side === 'east' ? 1 : -1;
  const put = (u0: number, d0: number, z0: number, u1: number, d1: number, z1: number, m: number): void => {
    const wall = sign * ((along ? y : x) - 0.4);
    if (along) f.box(u0, wall - sign * d0, z0, u1, wall - sign * d1, z1, m);
    else f.box(wall - sign * d0, u0, z0, wall - sign * d1, u1, z1, m);
  };
  put(-7, 0, 40, 7, 3.4, 41, palette.counter);
  put(-7, 0, 53, 7, 0.5, 53.6, palette.counter);
  put(-5, 1, 41, -3, 2.6, 48, palette.whitePlastic);
  put(-2, 1, 41, -0.2, 2.6, 47, palette.accentCeramic);
  put(1, 1, 41, 3.4, 2.8, 45.5, palette.board);
}

export function showerBench(f: ItemFrame, _item: Item, { palette }: Context): void {
  f.box(-f.width / 2, -f.depth / 2, 0, f.width / 2, f.depth / 2, f.height - 1.2, palette.splash, {
    inRoom: true,
  });
  f.box(
    -f.width / 2,
    -f.depth / 2 - 0.4,
    f.height - 1.2,
    f.width / 2,
    f.depth / 2,
    f.height,
    palette.counter,
    { bevel: 0.2 },
  );
}

export function showerNiche(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  f.box(-x, y - 0.2, 0, x, y, h, palette.counter, { bevel: 0.02 });
  for (const [x0, z0, x1, z1] of [
    [-x, 0, x, 0.7],
    [-x, h - 0.7, x, h],
    [-x, 0, -x + 0.7, h],
    [x - 0.7, 0, x, h],
  ] as const)
    f.box(x0, -y, z0, x1, y, z1, palette.counter, { bevel: 0.08 });
  f.cone([-x + 3, 0, 0.7], [-x + 3, 0, 7], 1.1, 1.1, palette.whitePlastic);
  f.cone([-x + 6, 0, 0.7], [-x + 6, 0, 6], 1.2, 1, palette.accentCeramic);
}
