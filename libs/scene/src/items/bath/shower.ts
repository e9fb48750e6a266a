import type { Item, ItemOf, Side } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { floorMaterial, glass, plain } from '../../materials.js';
import type { Vec3 } from '../../scene.js';
import { coverWall } from '../../wall-covering.js';
import { rainHead, showerHead, valve } from '../taps/bath-fittings.js';
import { DRAWN_BACK, drape, ROD } from './shower-curtain.js';

const OPPOSITE: Readonly<Record<Side, Side>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

/** Whether one steps in at the west or south end of a shower's front; `end` is told as the plan draws it. */
const entersLow = (entry: Side, end: 'left' | 'right' | undefined): boolean =>
  end === (entry === 'south' || entry === 'east' ? 'left' : 'right');

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
  const pan = palette.custom('shower floor', () =>
    floorMaterial({ material: 'hex-tile', color: room.finishes.backsplash.color, accent: '#a8a59f' }),
  );
  f.box(-x, -y, 0, x, y, 0.4, pan, { inRoom: true, bevel: 0 });
  f.box(-2, -2, 0.4, 2, 2, 0.46, palette.steel);
  const enclosure = item.traits?.enclosure ?? 'glass';
  const side = (s: Side): { a: Vec3; b: Vec3; along: 'x' | 'y'; inward: number } => {
    if (s === 'north') return { a: [-x, y, 0], b: [x, y, 0], along: 'x', inward: -1 };
    if (s === 'south') return { a: [-x, -y, 0], b: [x, -y, 0], along: 'x', inward: 1 };
    if (s === 'east') return { a: [x, -y, 0], b: [x, y, 0], along: 'y', inward: -1 };
    return { a: [-x, -y, 0], b: [-x, y, 0], along: 'y', inward: 1 };
  };
  for (const s of ['north', 'east', 'south', 'west'] as const) {
    const { a, b, along, inward } = side(s);
    const slab = (
      from: number,
      to: number,
      z0: number,
      z1: number,
      thick: number,
      m: number,
      look = {},
      outward = 0,
    ): void => {
      if (along === 'x')
        f.box(a[0] + from, a[1] - inward * outward, z0, a[0] + to, a[1] + inward * thick, z1, m, look);
      else f.box(a[0] - inward * outward, a[1] + from, z0, a[0] + inward * thick, a[1] + to, z1, m, look);
    };
    const length = along === 'x' ? b[0] - a[0] : b[1] - a[1];
    if (!open.has(s)) {
      const far: Vec3 =
        along === 'x'
          ? [a[0] + length, a[1] + inward * 0.4, tile]
          : [a[0] + inward * 0.4, a[1] + length, tile];
      coverWall(f, room, [a[0], a[1], 0.4], far, palette.splash, { inRoom: true, bevel: 0.03 });
      continue;
    }
    if (curb) slab(0, length, 0, curb, 2.2, palette.counter, { bevel: 0.2 }, 2.2);
    if (enclosure === 'none') continue;
    if (enclosure === 'curtain') {
      // The rod runs over each open side, from wall to wall; where two of them meet it hangs from the ceiling.
      f.capsule([a[0], a[1], ROD], [b[0], b[1], ROD], 0.5, palette.metal);
      const [first, last]: readonly [Side, Side] = along === 'x' ? ['west', 'east'] : ['south', 'north'];
      for (const [end, next] of [
        [a, first],
        [b, last],
      ] as const)
        if (open.has(next))
          f.capsule([end[0], end[1], ROD], [end[0], end[1], room.ceilingIn], 0.3, palette.metal);
      if (s !== entry) continue;
      const hung = along === 'x' ? f : f.turnedTo('east');
      const [from, at] = along === 'x' ? [a[0], a[1]] : [a[1], -a[0]];
      const drawn = length * DRAWN_BACK;
      const start = open.has(first) && !open.has(last) ? from + length - drawn - 1 : from + 1;
      drape(hung, start, start + drawn, at, curb + 1, ROD - 1, palette.showerCurtain);
      continue;
    }
    const low = enclosure === 'half-wall' && s !== entry ? 42 : curb;
    if (low > curb) slab(0, length, 0, low, 2.2, palette.splash, { inRoom: true, bevel: 0.05 }, 2.2);
    const top = Math.min(h, 80);
    const pane = palette.custom('shower glass', () => glass([0.94, 0.978, 0.962]));
    const door = s === entry ? Math.min(28, length * 0.55) : 0;
    const frame = context.form.showerGlass !== 'frameless' || room.finishes.metal.material === 'matte-black';
    const edge = palette.metal;
    const first = door > 0 && entersLow(s, item.traits?.entryEnd);
    slab(
      first ? door + 0.2 : 0,
      first ? length : length - door - 0.2,
      low,
      top,
      0.2,
      pane,
      { bevel: 0 },
      0.2,
    );
    if (door) {
      slab(first ? 0 : length - door, first ? door : length, low + 0.4, top, 0.2, pane, { bevel: 0 }, 0.2);
      const hx = first ? door - 2.6 : length - door + 2.6;
      const out = -inward * 1.6;
      const at = (z: number, o: number): Vec3 =>
        along === 'x' ? [a[0] + hx, a[1] + o, z] : [a[0] + o, a[1] + hx, z];
      f.capsule(at(34, out), at(50, out), 0.4, edge);
      f.capsule(at(35, 0), at(35, out), 0.35, edge);
      f.capsule(at(49, 0), at(49, out), 0.35, edge);
    }
    if (!frame) {
      // Polished edges of thick glass are green; a door without a frame hangs on two hinges.
      const polished = palette.custom('glass edge', () =>
        plain([0.2, 0.36, 0.3], { roughness: 0.12, reflectance: 0.06 }),
      );
      const jamb = first ? door : length - door;
      for (const at of door ? [jamb - 0.14, jamb + 0.14] : [0.12, length - 0.12])
        slab(at - 0.12, at + 0.12, low + 0.5, top, 0.21, polished, { bevel: 0 }, 0.21);
      slab(0, length, top - 0.24, top, 0.21, polished, { bevel: 0 }, 0.21);
      const hung = first ? 0 : length;
      if (door)
        for (const z of [low + 9, top - 11])
          slab(
            Math.min(hung, hung + (first ? 2.2 : -2.2)),
            Math.max(hung, hung + (first ? 2.2 : -2.2)),
            z,
            z + 3.4,
            0.55,
            edge,
            { bevel: 0.1 },
            0.55,
          );
    }
    slab(0, length, low, low + (frame ? 1 : 0.5), 0.5, edge, {}, 0.5);
    if (frame) slab(0, length, top, top + 1.2, 0.5, edge, {}, 0.5);
    if (frame) {
      slab(0, 1, low, top, 0.5, edge, {}, 0.5);
      slab(length - 1, length, low, top, 0.5, edge, {}, 0.5);
      const jamb = first ? door : length - door;
      if (door) slab(jamb - 0.6, jamb + 0.6, low, top, 0.5, edge, {}, 0.5);
      const rows = Math.round((top - low) / 19);
      if (context.form.showerGlass === 'grid')
        for (let i = 1; i < rows; i++) {
          const z = low + ((top - low) * i) / rows;
          slab(0, length, z - 0.3, z + 0.3, 0.4, edge, {}, 0.4);
        }
    }
  }
  plumbing(
    f,
    head,
    x,
    y,
    Math.min(78, h - 4),
    item.traits?.rain === true,
    item.traits?.handheld === true,
    context,
  );
  if (item.traits?.bench === true) benchIn(f, OPPOSITE[head], x, y, palette.counter);
  if (item.traits?.niche === true) nicheIn(f, open, x, y, context);
}

function plumbing(
  f: ItemFrame,
  head: Side,
  x: number,
  y: number,
  z: number,
  rain: boolean,
  handheld: boolean,
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
