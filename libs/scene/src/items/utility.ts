/** Basements and garages, and what stands in any house: partitions, stairs, columns, plant. */
import { type Item, type ItemOf, opposite, type Side } from '@plumbline/concept';
import type { Frame } from '../builder.js';
import { type Context, wallLook } from '../context.js';
import { lacquer, metal, plain, wallMaterial } from '../materials.js';
import { ellipse, lofted, type Ring } from '../mesh/surfaces.js';
import type { Vec3 } from '../scene.js';

export function partition(f: Frame, item: ItemOf<'partition'>, { palette, room }: Context): void {
  const g = f.turnedTo('south');
  const { widthIn: w, depthIn: d, heightIn } = item.box;
  const top = Math.min(heightIn, room.ceilingIn - item.box.z);
  g.box(-w / 2, -d / 2, 0, w / 2, d / 2, top, palette.wall, {
    ...wallLook(room),
    bevel: top < room.ceilingIn - 1 ? 0.1 : 0,
  });
  const t = 0.6;
  if (item.box.z > 1 || room.category === 'garage') return;
  if (w > d) {
    g.box(-w / 2, -d / 2 - t, 0, w / 2, -d / 2, 4.5, palette.trim, { bevel: 0.2 });
    g.box(-w / 2, d / 2, 0, w / 2, d / 2 + t, 4.5, palette.trim, { bevel: 0.2 });
  } else {
    g.box(-w / 2 - t, -d / 2, 0, -w / 2, d / 2, 4.5, palette.trim, { bevel: 0.2 });
    g.box(w / 2, -d / 2, 0, w / 2 + t, d / 2, 4.5, palette.trim, { bevel: 0.2 });
  }
  if (top < room.ceilingIn - 2)
    g.box(-w / 2 - 0.5, -d / 2 - 0.5, top, w / 2 + 0.5, d / 2 + 0.5, top + 1, palette.trim, { bevel: 0.2 });
}

export function partitionDoor(f: Frame, item: ItemOf<'partition-door'>, { palette, room }: Context): void {
  const g = f.turnedTo('south');
  const { widthIn: w, depthIn: d, heightIn: h } = item.box;
  const alongX = w > d;
  const box = (
    u0: number,
    v0: number,
    z0: number,
    u1: number,
    v1: number,
    z1: number,
    m: number,
    bevel = 0.15,
  ): void =>
    alongX ? g.box(u0, v0, z0, u1, v1, z1, m, { bevel }) : g.box(v0, u0, z0, v1, u1, z1, m, { bevel });
  const length = (alongX ? w : d) / 2;
  const thick = (alongX ? d : w) / 2;
  box(-length + 0.4, -0.9, 0.3, length - 0.4, 0.9, h - 0.4, palette.trim);
  // the wall over the door
  box(-length, -thick, h - 0.2, length, thick, room.ceilingIn - item.box.z, palette.wall, 0);
  const rail = 4.2;
  for (const s of [-1, 1]) {
    for (const [z0, z1] of [
      [9, h * 0.42],
      [h * 0.42 + 5, h - rail],
    ] as const)
      box(-length + rail, s * 0.9, z0, length - rail, s * 1.15, z1, palette.trim, 0.3);
    box(-length - 2.6, s * thick, 0, -length, s * (thick + 0.7), h, palette.trim);
    box(length, s * thick, 0, length + 2.6, s * (thick + 0.7), h, palette.trim);
    box(-length - 2.6, s * thick, h, length + 2.6, s * (thick + 0.7), h + 2.6, palette.trim);
    const k = (item.traits?.hinge ?? 'near') === 'near' ? 1 : -1;
    const at = k * (length - 3);
    const knob: Vec3 = alongX ? [at, s * 2.4, 36] : [s * 2.4, at, 36];
    g.ellipsoid(knob, [1.05, 1.05, 1.05], palette.metal);
  }
}

export function column(f: Frame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  f.box(-x, -y, 0, x, y, f.height, palette.trim, { bevel: 0.15 });
  f.box(-x - 0.7, -y - 0.7, 0, x + 0.7, y + 0.7, 6, palette.trim, { bevel: 0.2 });
  f.box(-x - 0.7, -y - 0.7, f.height - 4, x + 0.7, y + 0.7, f.height, palette.trim, { bevel: 0.2 });
}

export function post(f: Frame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  f.box(-x, -y, 0, x, y, f.height, palette.wood, { grain: 'z', bevel: 0.3 });
}

export function chimney(f: Frame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  const brick = palette.custom('chimney brick', () =>
    wallMaterial({ material: 'brick', color: '#9a5f49', accent: '#c9bfb2' }),
  );
  f.box(-x, -y, 0, x, y, f.height, brick, { bevel: 0.1 });
}

/** Sections of cast iron on feet, between two pipes. */
export function radiator(f: Frame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  const sections = Math.max(3, Math.round(f.width / 3));
  const wide = f.width / sections;
  const low = Math.min(4, f.height / 3);
  for (let i = 0; i < sections; i++) {
    const at = -x + (i + 0.5) * wide;
    f.box(at - wide * 0.36, -y, low, at + wide * 0.36, y, f.height, palette.trim, { bevel: 0.5 });
  }
  for (const z of [low + 1.5, f.height - 1.5]) f.capsule([-x + 1, 0, z], [x - 1, 0, z], 0.9, palette.trim);
  for (const s of [-1, 1])
    f.box(s * (x - wide / 2) - 0.8, -y + 0.4, 0, s * (x - wide / 2) + 0.8, y - 0.4, low + 0.5, palette.trim);
}

export function beam(f: Frame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  f.box(-x, -y, 0, x, y, f.height, palette.wood, { grain: 'x', bevel: 0.3 });
}

/** How deep the boards at the sides of a flight of stairs are: a two by twelve. */
const STRINGER = 11.25;

/** A flight between two boards, closed below, with newels, balusters and handrails. */
export function stair(f: Frame, item: ItemOf<'stair'>, { palette, room }: Context): void {
  const g = f.turnedTo('south');
  const { widthIn: w, depthIn: d } = item.box;
  // It faces whoever comes to its foot.
  const up = (item.traits?.up as Side | undefined) ?? opposite(item.facing);
  const alongX = up === 'east' || up === 'west';
  const run = alongX ? w : d;
  const wide = (alongX ? d : w) / 2;
  const risers = Math.max(3, Math.min(20, item.traits?.risers ?? Math.round(run / 10) + 1));
  const rise = item.traits?.riserIn ?? 7.5;
  const tread = Math.min(item.traits?.treadIn ?? 10, run / risers);
  const sign = up === 'north' || up === 'east' ? 1 : -1;
  const box = (
    a0: number,
    b0: number,
    z0: number,
    a1: number,
    b1: number,
    z1: number,
    m: number,
    grain: 'x' | 'y' | 'z' = 'x',
  ): void =>
    alongX
      ? g.box(sign * (a0 - run / 2), b0, z0, sign * (a1 - run / 2), b1, z1, m, { grain, bevel: 0.12 })
      : g.box(b0, sign * (a0 - run / 2), z0, b1, sign * (a1 - run / 2), z1, m, { grain, bevel: 0.12 });
  const count = Math.min(risers, Math.floor((room.ceilingIn - 2) / rise));
  for (let i = 0; i < count; i++) {
    const top = (i + 1) * rise;
    box(i * tread, -wide + 0.7, top - rise, i * tread + 0.75, wide - 0.7, top - 1, palette.trim);
    // A tread of 1 in whose nosing reaches an inch over the riser.
    box(
      i * tread - 1,
      -wide + 0.7,
      top - 1,
      (i + 1) * tread + 0.7,
      wide - 0.7,
      top,
      palette.wood,
      alongX ? 'y' : 'x',
    );
  }
  // Boards on both sides that take the ends of treads and risers, and a panel beneath them: all as steep as the flight.
  const angle = (Math.atan2(rise, tread) * 180) / Math.PI;
  const [sin, cos] = [rise / Math.hypot(rise, tread), tread / Math.hypot(rise, tread)];
  const flight = count * Math.hypot(rise, tread);
  const sloped = (b: number, thick: number, below: number, deep: number, m: number): void => {
    const [a, z] = [(count * tread) / 2 + below * sin, rise + (count * rise) / 2 - below * cos];
    const [along, across] = [flight / 2, thick / 2];
    g.orientedBox(
      alongX ? [sign * (a - run / 2), b, z] : [b, sign * (a - run / 2), z],
      alongX ? [along, across, deep / 2] : [across, along, deep / 2],
      alongX ? { y: -sign * angle } : { x: sign * angle },
      m,
      { grain: alongX ? 'x' : 'y', bevel: 0.1 },
    );
  };
  for (const s of [-1, 1]) sloped(s * (wide - 0.5), 1, STRINGER / 2 - 1.6, STRINGER, palette.trim);
  sloped(0, 2 * wide - 1.4, STRINGER - 2.2, 0.6, palette.ceiling);
  // newel, balusters and a rail on both open sides
  for (const s of [-1, 1]) {
    const at = s * (wide - 1.6);
    const point = (a: number, z: number): Vec3 =>
      alongX ? [sign * (a - run / 2), at, z] : [at, sign * (a - run / 2), z];
    const steps = Math.min(risers - 1, Math.floor((room.ceilingIn - 40) / rise));
    if (steps < 2) continue;
    box(-0.2, at - 1.7, 0, 3.2, at + 1.7, rise + 38, palette.wood, 'z');
    box(-0.7, at - 2.2, rise + 38, 3.7, at + 2.2, rise + 39.25, palette.wood, 'z');
    f.turnedTo('south').capsule(
      point(1.5, rise + 34),
      point(steps * tread, steps * rise + 34),
      1.2,
      palette.wood,
    );
    for (let i = 0; i < steps; i++)
      for (const k of [0.3, 0.8])
        g.capsule(
          point((i + k) * tread, (i + 1) * rise),
          point((i + k) * tread, (i + k + 0.7) * rise + 32),
          0.45,
          palette.paint('#f4f3ef'),
        );
  }
}

export function furnace(f: Frame, _item: Item, { palette }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const m = palette.custom('sheet', () => metal([0.42, 0.43, 0.44], 0.42));
  f.box(
    -x,
    -y,
    2,
    x,
    y,
    h,
    palette.custom('enamel', () => lacquer([0.42, 0.43, 0.43])),
    { bevel: 0.3 },
  );
  f.box(-x + 1.5, -y - 0.1, h * 0.55, x - 1.5, -y, h - 3, m, { bevel: 0.1 });
  f.box(-x + 1.5, -y - 0.1, 5, x - 1.5, -y, h * 0.5, m, { bevel: 0.1 });
  f.box(-x * 0.7, -y * 0.6, h, x * 0.7, y * 0.6, h + 16, m, { bevel: 0.1 });
}

export function waterHeater(f: Frame, _item: Item, { palette }: Context): void {
  const r = Math.min(f.width, f.depth) / 2;
  const h = f.height;
  const m = palette.custom('enamel', () => lacquer([0.42, 0.43, 0.43]));
  f.cone([0, 0, 2], [0, 0, h - 3], r, r, m);
  f.ellipsoid([0, 0, h - 3], [r, r, 3], m);
  for (const s of [-1, 1])
    f.capsule(
      [s * r * 0.5, 0, h - 2],
      [s * r * 0.5, 0, h + 16],
      0.5,
      palette.custom('copper pipe', () => metal([0.7, 0.4, 0.26], 0.3)),
    );
  f.box(-2.6, -r - 0.8, 10, 2.6, -r + 1, 16, palette.blackMetal);
}

export function electricalPanel(f: Frame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  const m = palette.custom('panel grey', () => lacquer([0.4, 0.41, 0.42]));
  f.box(-x, -y + 0.4, 0, x, y, f.height, m);
  f.box(-x + 1.2, -y, 1.5, x - 1.2, -y + 0.4, f.height - 1.5, m, { bevel: 0.15 });
}

export function treadmill(f: Frame, item: ItemOf<'treadmill'>, { palette }: Context): void {
  const use = item.traits?.use ?? 'treadmill';
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const m = palette.blackMetal;
  const grey = palette.steel;
  if (use === 'bike') {
    f.capsule([0, -y + 6, 3], [0, y - 6, 3], 1.2, m);
    for (const s of [-y + 6, y - 6]) f.capsule([-x + 4, s, 1.4], [x - 4, s, 1.4], 1.2, m);
    f.cone([-1, -y + 14, 15], [1, -y + 14, 15], 10, 10, grey);
    f.capsule([0, y - 12, 3], [0, y - 20, 38], 1.3, m);
    f.roundedBox([0, y - 20, 39.5], [4.5, 5.5, 1.6], 1.4, palette.blackMetal);
    f.capsule([0, -y + 14, 10], [0, -y + 18, h - 10], 1.3, m);
    f.capsule([-8, -y + 16, h - 9], [8, -y + 16, h - 9], 0.7, m);
    return;
  }
  if (use === 'weights') {
    for (const s of [-1, 1]) f.box(s * x, -1.5, 0, s * (x - 3), 1.5, h, m);
    f.box(-x, -1.5, h - 3, x, 1.5, h, m);
    f.capsule([-x - 6, -2, h * 0.62], [x + 6, -2, h * 0.62], 0.6, grey);
    for (const s of [-1, 1]) f.cone([s * (x + 2), -2, h * 0.62], [s * (x + 4), -2, h * 0.62], 8.5, 8.5, m);
    f.roundedBox([0, -14, 17], [6, 22, 1.8], 1.4, m);
    f.box(-1.5, -30, 0, 1.5, 6, 15, m);
    return;
  }
  if (use === 'rower') {
    f.capsule([0, -y + 8, 10], [0, y - 4, 8], 1.4, grey);
    f.cone([-2, -y + 10, 12], [2, -y + 10, 12], 9, 9, m);
    f.roundedBox([0, 6, 13], [5, 5, 1.3], 1, m);
    return;
  }
  f.roundedBox([0, -2, 4], [x - 1, y - 2, 3], 1.2, m);
  f.box(-x + 5, -y + 2, 6.8, x - 5, y - 8, 7.2, palette.toeKick);
  for (const s of [-1, 1]) {
    f.capsule([s * (x - 2), y - 6, 6], [s * (x - 2), y - 12, h - 8], 1.3, grey);
    f.capsule([s * (x - 2), y - 12, h - 14], [s * (x - 2), y - 30, h - 18], 0.9, m);
  }
  f.roundedBox([0, y - 12, h - 6], [x - 1, 2, 5.4], 1, m, { x: 20 });
  f.orientedBox([0, y - 14.2, h - 5.4], [x * 0.5, 0.1, 3.6], { x: 20 }, palette.blackGlass);
}

export function exerciseMat(f: Frame, item: Item, context: Context): void {
  const { palette } = context;
  f.box(
    -f.width / 2,
    -f.depth / 2,
    0,
    f.width / 2,
    f.depth / 2,
    Math.max(0.4, f.height),
    palette.custom('rubber mat', () => plain([0.04, 0.042, 0.046], { roughness: 0.8 })),
    { bevel: 0.15 },
  );
  if (Math.min(f.width, f.depth) > 40) trainingKit(f, context, context.random(item));
}

/** What lies on a mat to train with, along its far side: dumbbells in pairs, kettlebells, a foam roller and a ball. */
function trainingKit(f: Frame, { palette }: Context, next: () => number): void {
  const z = Math.max(0.4, f.height);
  const back = f.depth / 2 - 6;
  const left = -f.width / 2 + 8;
  [2.1, 2.5, 2.9].forEach((r, pair) => {
    for (const i of [0, 1]) {
      const x = left + pair * 10 + next();
      const y = back - i * 9 + next();
      f.capsule([x - 2.6, y, z + r], [x + 2.6, y, z + r], 0.6, palette.steel);
      for (const s of [-1, 1])
        f.cone([x + s * 2.2, y, z + r], [x + s * (4 + r * 0.2), y, z + r], r, r * 0.92, palette.blackMetal);
    }
  });
  const kettlebell = (x: number, y: number, r: number, m: number): void => {
    f.ellipsoid([x, y, z + r * 0.92], [r, r, r], m);
    f.pipe(
      [
        [x - r * 0.72, y, z + r * 1.5],
        [x - r * 0.6, y, z + r * 2.3],
        [x + r * 0.6, y, z + r * 2.3],
        [x + r * 0.72, y, z + r * 1.5],
      ],
      r * 0.17,
      m,
    );
  };
  const right = f.width / 2 - 8;
  kettlebell(right, back, 3.6, palette.iron);
  kettlebell(right - 9, back + 1, 3.1, palette.accentCeramic);
  f.cone([right - 5, back - 16, z + 3], [right + 8, back - 19, z + 3], 3, 3, palette.accentFabric);
}

// ---- garage ----

export function workbench(f: Frame, item: ItemOf<'workbench'>, context: Context): void {
  const { palette } = context;
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  f.box(-x, -y, h - 1.8, x, y, h, palette.wood, { grain: 'x', bevel: 0.2 });
  for (const sx of [-1, 1])
    for (const sy of [-1, 1])
      f.box(sx * (x - 1), sy * (y - 1), 0, sx * (x - 4.5), sy * (y - 4.5), h - 1.8, palette.wood, {
        grain: 'z',
      });
  f.box(-x + 2, -y + 3, 8, x - 2, y - 1, 9.2, palette.wood, { grain: 'x' });
  const bins = Math.floor((f.width - 16) / 18);
  for (let i = 0; i < bins; i++) {
    const at = -x + 12 + i * 18;
    f.roundedBox(
      [at + 4, 0, 14.4],
      [7, y - 4, 5.2],
      0.8,
      i % 2 ? palette.paint('#4c5a63') : palette.paint('#c9772e'),
    );
  }
  if (item.traits?.vise === true) {
    vise(f.at(-x + 10, -y, h), palette);
  }
  if (item.traits?.pegboard === true) pegboard(f, context, item);
  f.roundedBox([x * 0.45, 0, h + 4.5], [9, 4.4, 4.5], 0.8, palette.paint('#a8332b'));
  f.capsule([x * 0.45 - 5, 0, h + 10], [x * 0.45 + 5, 0, h + 10], 0.5, palette.blackMetal);
  for (let i = 0; i < 3; i++)
    f.cone([-x * 0.2 + i * 4.4, y - 4, h], [-x * 0.2 + i * 4.4, y - 4, h + 4.4], 1.8, 1.8, palette.steel);
}

/** A vise bolted to a bench whose edge is at y = 0: it stands on the top, and only its screw reaches over the edge. */
function vise(f: Frame, palette: Context['palette']): void {
  const iron = palette.blackMetal;
  f.cone([0, 6.2, 0], [0, 6.2, 1.4], 3, 2.6, iron);
  f.roundedBox([0, 7, 2.6], [1.9, 3.2, 1.4], 0.5, iron);
  f.box(-1, 0.6, 1.8, 1, 5, 3.2, iron, { bevel: 0.2 });
  for (const [from, to] of [
    [0.6, 2.2],
    [3.2, 4.8],
  ] as const) {
    f.box(-2.4, from, 1.5, 2.4, to, 4.7, iron, { bevel: 0.3 });
    f.box(-2.4, from + 0.2, 4.7, 2.4, to - 0.2, 5.3, palette.steel, { bevel: 0.1 });
  }
  f.capsule([0, -2.6, 2.5], [0, 0.6, 2.5], 0.5, palette.steel);
  f.capsule([-2.6, -2.4, 2.5], [2.6, -2.4, 2.5], 0.28, palette.steel);
}

function pegboard(f: Frame, context: Context, item: Item): void {
  const { palette } = context;
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  f.box(
    -x,
    y - 0.6,
    h + 6,
    x,
    y,
    h + 38,
    palette.custom('pegboard', () => plain([0.5, 0.36, 0.22], { roughness: 0.8, reflectance: 0.02 })),
  );
  tools(f, -x + 6, x - 6, y - 1, h + 10, h + 34, context, context.random(item));
}

/** Hand tools hung in a row. */
function tools(
  f: Frame,
  x0: number,
  x1: number,
  y: number,
  z0: number,
  z1: number,
  { palette }: Context,
  next: () => number,
): void {
  for (let at = x0; at < x1; at += 6 + next() * 3) {
    const kind = next();
    const top = z1 - next() * (z1 - z0) * 0.4;
    if (kind < 0.3) {
      f.capsule([at, y, top], [at, y, top - 10], 0.5, palette.board);
      f.box(at - 2.6, y - 0.8, top - 1, at + 2.6, y + 0.4, top + 0.8, palette.steel);
    } else if (kind < 0.6) {
      f.capsule([at, y, top], [at, y, top - 6], 0.25, palette.steel);
      f.capsule([at, y, top - 6], [at, y, top - 10], 0.6, palette.paint(kind < 0.45 ? '#c9772e' : '#a8332b'));
    } else if (kind < 0.8) {
      f.capsule([at, y, top], [at, y, top - 9], 0.45, palette.steel);
      f.cone([at, y - 0.3, top], [at, y + 0.3, top], 1.2, 1.2, palette.steel);
    } else {
      f.orientedBox([at + 1.5, y, top - 5], [1.6, 0.1, 7], { y: 14 }, palette.steel);
      f.roundedBox([at, y, top - 12], [1.6, 0.5, 2], 0.4, palette.board);
    }
  }
}

export function toolChest(f: Frame, _item: Item, context: Context): void {
  const { palette } = context;
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const m = palette.paint('#a8332b');
  for (const sx of [-1, 1])
    for (const sy of [-1, 1])
      f.cone(
        [sx * (x - 3) - 1, sy * (y - 3), 2.4],
        [sx * (x - 3) + 1, sy * (y - 3), 2.4],
        2.4,
        2.4,
        palette.blackMetal,
      );
  f.box(-x, -y + 0.6, 5, x, y, h - 1.2, m, { bevel: 0.2 });
  f.box(-x - 0.2, -y, h - 1.2, x + 0.2, y, h, palette.board, { grain: 'x' });
  const rows = Math.max(3, Math.round((h - 6) / 6));
  for (let i = 0; i < rows; i++) {
    const z0 = 5.3 + ((h - 6.8) * i) / rows;
    const z1 = 5.3 + ((h - 6.8) * (i + 1)) / rows - 0.3;
    f.box(-x + 0.4, -y, z0, x - 0.4, -y + 0.6, z1, m, { bevel: 0.12 });
    f.box(-x + 1.2, -y - 0.5, z1 - 1, x - 1.2, -y, z1 - 0.3, palette.steel, { bevel: 0.15 });
  }
}

/** A tote of plastic on its bottom's middle: sides that taper and are ribbed, a rim, and a lid with a raised field. */
function tote(
  f: Frame,
  at: Vec3,
  [a, b]: readonly [number, number],
  high: number,
  m: number,
  lid: number,
): void {
  f.mesh(
    'tote',
    () => {
      const ribbed = (z: number, grow: number): Ring =>
        ellipse(grow, grow, z, 48, 9).map(([x, y, up], i): Vec3 => {
          const rib = i % 6 < 3 && z > 0.12 && z < 0.8 ? 0.975 : 1;
          return [x * rib, y * rib, up];
        });
      return lofted(
        [
          ribbed(0, 0.84),
          ribbed(0.02, 0.88),
          ribbed(0.14, 0.89),
          ribbed(0.78, 0.95),
          ribbed(0.82, 0.955),
          ellipse(0.99, 0.99, 0.84, 48, 9),
          ellipse(1, 1, 0.95, 48, 9),
        ],
        { lids: 'both', creaseAt: 30 },
      );
    },
    m,
    { at, scale: [a, b, high] },
  );
  f.mesh(
    'tote lid',
    () =>
      lofted(
        (
          [
            [1.03, 0],
            [1.035, 0.5],
            [1.01, 0.75],
            [0.93, 0.8],
            [0.91, 0.55],
            [0.8, 0.5],
            [0.78, 0.85],
            [0.7, 0.9],
          ] as const
        ).map(([r, z]) => ellipse(r, r, z, 40, 9)),
        { lids: 'both', creaseAt: 30 },
      ),
    lid,
    { at: [at[0], at[1], at[2] + high * 0.92], scale: [a, b, 1.1] },
  );
}

/** A carton taped shut, a label on its front. */
function carton(
  f: Frame,
  [x, y, z]: Vec3,
  [a, b]: readonly [number, number],
  high: number,
  m: number,
  turn: number,
  { palette }: Context,
): void {
  const box = f.at(x, y, z).slanted(turn);
  const tape = palette.custom('parcel tape', () => plain([0.52, 0.38, 0.2], { roughness: 0.2 }));
  const w = a - 0.5;
  box.box(-w, -b, 0, w, b, high - 0.12, m, { bevel: 0.08 });
  // Two flaps that meet over the middle, and the tape along it that goes down on both ends.
  for (const s of [-1, 1]) box.box(-w, s * 0.05, high - 0.12, w, s * b, high, m, { bevel: 0.04 });
  box.box(-w - 0.02, -1, high - 2.4, w + 0.02, 1, high + 0.02, tape, { bevel: 0 });
  box.box(-w * 0.6, -b - 0.03, high * 0.45, -w * 0.05, -b, high * 0.72, palette.paper, { bevel: 0 });
}

export function storageShelf(f: Frame, item: ItemOf<'storage-shelf'>, context: Context): void {
  const { palette } = context;
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const shelves = Math.max(2, Math.min(6, item.traits?.shelves ?? 4));
  const next = context.random(item);
  const posts = Math.max(2, Math.round(f.width / 48) + 1);
  for (let i = 0; i < posts; i++) {
    const at = -x + 0.8 + ((f.width - 1.6) * i) / (posts - 1);
    for (const s of [-1, 1]) f.box(at - 0.8, s * y, 0, at + 0.8, s * (y - 1.6), h, palette.blackMetal);
  }
  for (let s = 0; s < shelves; s++) {
    const z = 5 + ((h - 8) * s) / (shelves - 1);
    f.box(
      -x,
      -y,
      z - 1.8,
      x,
      y,
      z,
      palette.custom('shelf board', () => plain([0.46, 0.33, 0.2], { roughness: 0.75, reflectance: 0.02 })),
    );
    if (s === shelves - 1 && h > 70) continue;
    const free = (h - 8) / (shelves - 1) - 3;
    let at = -x + 3;
    while (at < x - 9) {
      const wide = 9 + next() * 9;
      if (at + wide > x - 2) break;
      const high = Math.min(free, 6 + next() * 7);
      const kind = next();
      const m =
        kind < 0.4
          ? palette.custom('tote', () => plain([0.3, 0.34, 0.38], { roughness: 0.4 }))
          : kind < 0.75
            ? palette.custom('carton', () => plain([0.42, 0.29, 0.17], { roughness: 0.9, reflectance: 0 }))
            : palette.custom('clear tote', () => plain([0.56, 0.6, 0.62], { roughness: 0.25 }));
      const middle: Vec3 = [at + wide / 2, next() * 1.2 - 0.6, z];
      const half: readonly [number, number] = [wide / 2 - 0.3, y - 1.6];
      if (kind < 0.4) tote(f, middle, half, high, m, palette.blackMetal);
      else if (kind < 0.75) carton(f, middle, half, high, m, next() * 4 - 2, context);
      else tote(f, middle, half, high, m, palette.whitePlastic);
      at += wide + 1;
    }
  }
}

export function overheadRack(f: Frame, item: ItemOf<'overhead-rack'>, context: Context): void {
  const { palette } = context;
  const [x, y] = [f.width / 2, f.depth / 2];
  const top = context.ceilingOver(item.box) - item.box.z;
  for (const sx of [-1, 1])
    for (const sy of [-1, 1]) f.box(sx * x, sy * y, 0, sx * (x - 1.2), sy * (y - 1.2), top, palette.steel);
  for (let i = 0; i <= 6; i++) {
    const at = -x + (f.width * i) / 6;
    f.box(at - 0.5, -y, 0, at + 0.5, y, 1, palette.steel);
  }
  const next = context.random(item);
  for (let at = -x + 4; at < x - 16; at += 20)
    tote(
      f,
      [at + 8, next() * 3 - 1.5, 1],
      [8.6, Math.min(y - 3, 13)],
      10 + next() * 3,
      palette.custom('tote', () => plain([0.3, 0.34, 0.38], { roughness: 0.4 })),
      // Gray, as the ceiling's lamps are a hand above: a bright lid would color the ceiling around them.
      next() < 0.5 ? palette.blackMetal : palette.paint('#7d8083'),
    );
}

export function slatWall(f: Frame, item: ItemOf<'slat-wall'>, context: Context): void {
  const { palette } = context;
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const m = palette.custom('slat wall', () => plain([0.56, 0.57, 0.57], { roughness: 0.45 }));
  const rows = Math.max(3, Math.round(h / 6));
  for (let i = 0; i < rows; i++)
    f.box(-x, -y + 0.15, (h * i) / rows + 0.35, x, y, (h * (i + 1)) / rows, m, { bevel: 0.12 });
  f.box(-x, y - 0.2, 0, x, y, h, palette.toeKick);
  const next = context.random(item);
  tools(f, -x + 8, x - 8, -y - 1, h * 0.34, h * 0.8, context, next);
  // a coil of hose and a shelf
  for (let k = 0; k < 20; k++) {
    const a = (k / 20) * 2 * Math.PI;
    const b = ((k + 1) / 20) * 2 * Math.PI;
    const at = x * 0.6;
    f.capsule(
      [at + Math.cos(a) * 7, -y - 1.6, h * 0.5 + Math.sin(a) * 7],
      [at + Math.cos(b) * 7, -y - 1.6, h * 0.5 + Math.sin(b) * 7],
      0.9,
      palette.paint('#3f6b4a'),
    );
  }
}

export function bikeRack(f: Frame, item: ItemOf<'bike-rack'>, context: Context): void {
  const count = Math.max(1, Math.min(4, item.traits?.bikes ?? 2));
  for (let i = 0; i < count; i++) {
    const at = ((i + 0.5) / count - 0.5) * f.width;
    bicycle(f, at, context, ['#2c5a7d', '#a8332b', '#3f6b4a', '#d8b13c'][i % 4]!);
  }
}

function bicycle(f: Frame, x: number, { palette }: Context, color: string): void {
  const m = palette.paint(color);
  const y = Math.min(f.depth / 2 - 13, 21);
  const r = 13;
  for (const at of [-y, y]) {
    for (let k = 0; k < 24; k++) {
      const a = (k / 24) * 2 * Math.PI;
      const b = ((k + 1) / 24) * 2 * Math.PI;
      f.capsule(
        [x, at + Math.cos(a) * r, r + Math.sin(a) * r],
        [x, at + Math.cos(b) * r, r + Math.sin(b) * r],
        0.7,
        palette.toeKick,
      );
    }
    for (let k = 0; k < 8; k++) {
      const a = (k / 8) * 2 * Math.PI;
      f.capsule([x, at, r], [x, at + Math.cos(a) * r, r + Math.sin(a) * r], 0.06, palette.chrome);
    }
  }
  const [crank, seat, head]: Vec3[] = [
    [x, y * 0.1, 11],
    [x, y * 0.36, 31],
    [x, -y * 0.66, 32],
  ];
  f.capsule(crank!, seat!, 0.7, m);
  f.capsule(crank!, head!, 0.85, m);
  f.capsule([x, y * 0.33, 29], [x, -y * 0.64, 31], 0.7, m);
  f.capsule(crank!, [x, y, r], 0.5, m);
  f.capsule([x, y * 0.33, 29], [x, y, r], 0.5, m);
  f.capsule(head!, [x, -y, r], 0.6, m);
  f.capsule(head!, [x, -y * 0.6, 37], 0.6, palette.steel);
  f.capsule([x - 10, -y * 0.62, 37.5], [x + 10, -y * 0.62, 37.5], 0.5, palette.blackMetal);
  f.capsule(seat!, [x, y * 0.4, 35], 0.5, palette.steel);
  f.roundedBox([x, y * 0.4, 36], [2.6, 5, 1], 0.9, palette.blackMetal);
  f.cone([x - 0.6, y * 0.1, 11], [x + 0.6, y * 0.1, 11], 3.6, 3.6, palette.steel);
}

export function evCharger(f: Frame, _item: Item, { palette }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  f.roundedBox([0, 0, h / 2], [x, y, h / 2], 1.4, palette.whitePlastic);
  f.box(-x * 0.6, -y - 0.06, h * 0.35, x * 0.6, -y + 0.2, h * 0.75, palette.blackGlass);
  const loop: Vec3[] = [];
  for (let k = 0; k <= 14; k++) {
    const a = (k / 14) * Math.PI;
    loop.push([-Math.cos(a) * x, -y * 0.4, -Math.sin(a) * 16]);
  }
  f.pipe(loop, 0.5, palette.blackMetal);
}
