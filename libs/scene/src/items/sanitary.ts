/** Bathrooms: what water runs through, what it splashes on, and what hangs beside. */
import { type Item, type ItemOf, type Side } from '@plumbline/concept';
import type { Frame } from '../builder.js';
import { type Context } from '../context.js';
import { floorMaterial, glass, glow, shade } from '../materials.js';
import type { Vec3 } from '../scene.js';
import { coverWall } from '../wall-covering.js';
import { fillFront } from './cabinetry.js';
import { bottle, grasses } from './decor.js';

export function toilet(f: Frame, item: ItemOf<'toilet'>, { palette }: Context): void {
  const m = palette.porcelain;
  const hung = item.traits?.wallHung === true;
  const back = f.depth / 2;
  const rim = Math.min(17, f.height * 0.55);
  const bowlY = -f.depth / 2 + 8.6;
  const half = Math.min(7.2, f.width / 2);
  if (!hung) {
    f.roundedBox([0, bowlY + 5, 3.6], [4.4, 9.4, 3.6], 3, m);
    f.cone([0, bowlY + 1.5, 4], [0, bowlY, rim - 4], 4.6, 6, m);
    // tank and its lid
    const tankHalf = Math.min(8.6, f.width / 2);
    f.roundedBox(
      [0, back - 4, rim + (f.height - rim) / 2 - 0.8],
      [tankHalf, 3.9, (f.height - rim) / 2 - 0.8],
      1.3,
      m,
    );
    f.roundedBox([0, back - 4.1, f.height - 0.9], [tankHalf + 0.4, 4.3, 0.8], 0.7, m);
    f.capsule(
      [-tankHalf + 2, back - 8, f.height - 5],
      [-tankHalf + 4.8, back - 8.2, f.height - 5.2],
      0.35,
      palette.chrome,
    );
  } else f.box(-5, back - 0.4, f.height + 6, 5, back, f.height + 12, palette.chrome, { bevel: 0.2 });
  f.ellipsoid([0, bowlY, rim - 2.6], [half * 0.94, 9, 5.6], m);
  f.roundedBox([0, back - 9, rim - 4], [5, 6, 4], 2.4, m);
  // seat and lid
  f.ellipsoid([0, bowlY + 0.5, rim], [half, 9.4, 0.9], m);
  f.ellipsoid([0, bowlY + 0.7, rim + 1.1], [half * 0.98, 9.3, 0.75], m);
}

export function bidet(f: Frame, _item: Item, { palette }: Context): void {
  const m = palette.porcelain;
  f.roundedBox([0, 1, f.height * 0.3], [4, f.depth / 2 - 3, f.height * 0.3], 3, m);
  f.bowl([0, -1, f.height - 0.3], [f.width / 2, f.depth / 2 - 1, f.height * 0.55], 0, m);
  f.disk([0, -1, f.height - 4], [0, 0, 1], f.width / 2 - 2, m);
  f.pipe(
    [
      [0, f.depth / 2 - 2, f.height - 0.4],
      [0, f.depth / 2 - 2, f.height + 3],
      [0, f.depth / 2 - 6, f.height + 3.4],
    ],
    0.4,
    palette.metal,
  );
}

export function vanity(f: Frame, item: ItemOf<'vanity'>, context: Context): void {
  const { palette } = context;
  const mount = item.traits?.mount ?? 'floor';
  const m = item.traits?.accent === true ? palette.accentCabinet : palette.cabinet;
  const [x, y] = [f.width / 2, f.depth / 2];
  const top = f.height;
  const slab = 1.2;
  const z0 = mount === 'floating' ? Math.max(9, top - 22) : mount === 'console' ? top - 9 : 4;
  const sinks = Math.max(1, Math.min(3, item.traits?.sinks ?? (f.width > 58 ? 2 : 1)));
  const basin = item.traits?.basin ?? 'undermount';
  const spots = Array.from({ length: sinks }, (_, i) => ((i + 0.5) / sinks - 0.5) * f.width);
  const basinHalf = Math.min(9.5, f.width / sinks / 2 - 2.2);
  const basinDeep = Math.min(6.2, y - 3);
  const cy = -0.6;

  if (mount === 'console') {
    for (const sx of [-x + 1, x - 1]) {
      for (const sy of [-y + 1, y - 1])
        f.box(sx - 0.7, sy - 0.7, 0, sx + 0.7, sy + 0.7, top - slab, palette.metal);
    }
    f.box(-x + 1, -y + 1, 8, x - 1, y - 1, 9, m, { grain: 'x' });
    towels(f, 0, 0, 9, context);
  } else {
    if (mount === 'floor') f.box(-x + 0.2, -y + 2.5, 0, x - 0.2, y, 4, palette.toeKick);
    // A shell, so that the basin is not cut by it.
    f.box(-x, -y + 0.75, z0, x, y, top - 8, m, { grain: 'z', bevel: 0 });
    f.box(-x, -y + 0.75, top - 8, -x + 0.75, y, top - slab, m, { grain: 'z', bevel: 0 });
    f.box(x - 0.75, -y + 0.75, top - 8, x, y, top - slab, m, { grain: 'z', bevel: 0 });
    f.box(-x, -y + 0.75, top - 8, x, -y + 1.4, top - slab, m, { bevel: 0 });
    const doors = item.traits?.doors ?? sinks * 2;
    const drawers = item.traits?.drawers ?? 0;
    const wide = f.width > 44 && doors > 0 && drawers > 0;
    const front = { hinge: 'left', glass: false, handles: 'high' } as const;
    const face = -y + 0.75;
    if (wide) {
      // doors under the basins, drawers between or beside
      const bank = Math.min(18, f.width * 0.28);
      const [a, b] = sinks > 1 ? [-bank / 2, bank / 2] : [x - bank, x];
      fillFront(
        f,
        a,
        z0,
        b,
        top - slab - 0.1,
        face,
        { ...front, doors: 0, drawers: Math.min(4, drawers) },
        m,
        context,
      );
      const per = sinks > 1 ? 2 : Math.min(2, doors);
      if (a > -x)
        fillFront(f, -x, z0, a, top - slab - 0.1, face, { ...front, doors: per, drawers: 0 }, m, context);
      if (b < x)
        fillFront(f, b, z0, x, top - slab - 0.1, face, { ...front, doors: per, drawers: 0 }, m, context);
    } else {
      const plain = doors === 0 && drawers === 0;
      fillFront(
        f,
        -x,
        z0,
        x,
        top - slab - 0.1,
        face,
        { ...front, doors: plain ? 2 : Math.min(4, doors), drawers: Math.min(4, drawers) },
        m,
        context,
      );
    }
  }

  // the top, open where the basins are
  const stone = palette.counter;
  const look = { bevel: 0.15 };
  const over = 0.4;
  if (basin === 'vessel') {
    f.box(-x - over, -y - over, top - slab, x + over, y, top, stone, look);
    for (const at of spots) {
      f.bowl(
        [at, cy, top + 5.2],
        [basinHalf * 0.86, Math.min(basinHalf * 0.86, y - 1.5), 5.6],
        0,
        palette.porcelain,
      );
      f.disk([at, cy, top + 0.7], [0, 0, 1], 1.1, palette.chrome);
      tap(f, at, y - 2, top, 10, palette.metal);
    }
  } else {
    let from = -x - over;
    for (const at of spots) {
      f.box(from, -y - over, top - slab, at - basinHalf, y, top, stone, look);
      f.box(at - basinHalf, -y - over, top - slab, at + basinHalf, cy - basinDeep, top, stone, look);
      f.box(at - basinHalf, cy + basinDeep, top - slab, at + basinHalf, y, top, stone, look);
      from = at + basinHalf;
      const bowl = palette.porcelain;
      const z = top - 5.6;
      f.box(at - basinHalf, cy - basinDeep, z - 0.5, at + basinHalf, cy + basinDeep, z, bowl);
      for (const s of [-1, 1]) {
        f.box(
          at + s * basinHalf,
          cy - basinDeep,
          z,
          at + s * (basinHalf + 0.5),
          cy + basinDeep,
          top - slab,
          bowl,
        );
        f.box(
          at - basinHalf,
          cy + s * basinDeep,
          z,
          at + basinHalf,
          cy + s * (basinDeep + 0.5),
          top - slab,
          bowl,
        );
      }
      f.disk([at, cy, z + 0.05], [0, 0, 1], 1, palette.chrome);
      tap(f, at, y - 2, top, 5.6, palette.metal);
    }
    f.box(from, -y - over, top - slab, x + over, y, top, stone, look);
  }
  f.box(-x - over, y - 0.7, top, x + over, y, top + 4, stone, look);
  dressVanity(f, item, spots, basinHalf, context);
}

/** Soap beside the basin, and where the top is wide a vase, a candle and a folded towel. */
function dressVanity(
  f: Frame,
  item: Item,
  spots: readonly number[],
  basinHalf: number,
  context: Context,
): void {
  if (f.width <= 26) return;
  const { palette } = context;
  const next = context.random(item);
  const [x, top] = [f.width / 2, f.height];
  const free = spots.length > 1 ? 0 : x - 4.5;
  const amber = palette.custom('amber', () => shade([0.25, 0.1, 0.03], [0, 0, 0]));
  f.cone([free, 1, top], [free, 1, top + 4.6], 1.3, 1.2, next() < 0.5 ? amber : palette.stoneware);
  f.cone([free, 1, top + 4.6], [free, 1, top + 5.6], 0.4, 0.35, palette.blackMetal);
  f.capsule([free, 1, top + 5.8], [free, -0.4, top + 5.7], 0.2, palette.blackMetal);
  const room = spots.length > 1 ? (spots[1]! - spots[0]!) / 2 - basinHalf : x - basinHalf;
  if (room > 9) {
    f.cone([free - 3.4, 2, top], [free - 3.4, 2, top + 2.8], 1.4, 1.4, palette.porcelain);
    const back = f.depth / 2 - 4;
    if (spots.length > 1) {
      bottle(f, free + 3.8, back, top, 8, palette.accentCeramic);
      grasses(f, [free + 3.8, back, top + 7], 7, context, next);
    }
  }
  const left = -x + (spots[0]! + x - basinHalf) / 2;
  if (left + x > 6)
    for (let i = 0; i < 2; i++)
      f.roundedBox([left, 0.5, top + 0.9 + i * 1.7], [4.4 - i * 0.3, 3.4, 0.85], 0.8, palette.cotton, {
        z: i * 4 - 2,
      });
}

/** A basin tap with its spout towards the front. */
function tap(f: Frame, x: number, y: number, z: number, high: number, m: number): void {
  f.cone([x, y, z], [x, y, z + 0.4], 1, 0.9, m);
  f.pipe(
    [
      [x, y, z],
      [x, y, z + high],
      [x, y - 1.2, z + high + 1],
      [x, y - 4.2, z + high + 0.7],
      [x, y - 4.8, z + high - 0.4],
    ],
    0.45,
    m,
  );
  for (const s of [-3.4, 3.4]) {
    f.cone([x + s, y, z], [x + s, y, z + 1.6], 0.75, 0.55, m);
    f.capsule([x + s, y, z + 1.8], [x + s * 1.4, y, z + 2], 0.26, m);
  }
}

function towels(f: Frame, x: number, y: number, z: number, { palette }: Context): void {
  for (let i = 0; i < 3; i++) f.roundedBox([x, y, z + 1.4 + i * 2.7], [6, 4.5, 1.35], 1.2, palette.cotton);
}

export function pedestalSink(f: Frame, item: ItemOf<'pedestal-sink'>, { palette }: Context): void {
  const m = palette.porcelain;
  const [x, y] = [f.width / 2, f.depth / 2];
  const h = f.height;
  if ((item.traits?.mount ?? 'pedestal') === 'pedestal') {
    f.cone([0, 2, 0], [0, 2, 4], 5.4, 3.8, m);
    f.cone([0, 2, 4], [0, 2, h - 6], 3.8, 4.6, m);
  }
  f.roundedBox([0, y - 2.4, h - 2.6], [x, 2.4, 2.6], 1.6, m);
  f.bowl([0, -0.6, h - 0.6], [x, y + 0.4, 7], 0, m);
  f.bowl([0, -1.4, h - 0.4], [x - 2.4, y - 2.6, 4.6], 0, m);
  ring(f, [0, -0.6, h - 0.7], x, y + 0.4, 0.7, m);
  tap(f, 0, y - 2.4, h, 4.5, palette.metal);
}

/** A round rim along an ellipse. */
function ring(f: Frame, centre: Vec3, rx: number, ry: number, r: number, m: number, steps = 28): void {
  const point = (i: number): Vec3 => {
    const a = (i / steps) * 2 * Math.PI;
    return [centre[0] + Math.cos(a) * rx, centre[1] + Math.sin(a) * ry, centre[2]];
  };
  for (let i = 0; i < steps; i++) f.capsule(point(i), point(i + 1), r, m);
}

export function bathtub(f: Frame, item: ItemOf<'bathtub'>, context: Context): void {
  const { palette, room } = context;
  const form = item.traits?.form ?? 'alcove';
  const m = palette.porcelain;
  const [x, y] = [f.width / 2, f.depth / 2];
  const h = f.height;
  if (form === 'freestanding' || form === 'clawfoot') {
    const lift = form === 'clawfoot' ? 5 : 0;
    const outside = form === 'clawfoot' && context.form.clawfootTub === 'accent' ? palette.accentCeramic : m;
    f.bowl([0, 0, h - 0.6], [x - 0.4, y - 0.4, (h - lift) * 1.16], 0, outside);
    f.bowl([0, 0, h - 0.6], [x - 1.3, y - 1.3, (h - lift) * 0.98], 0, m);
    ring(f, [0, 0, h - 0.7], x - 0.9, y - 0.9, 0.75, m, 40);
    f.disk([0, 0, lift + 3.2], [0, 0, 1], Math.min(x, y) * 0.62, m);
    if (lift)
      for (const sx of [-0.62, 0.62])
        for (const sy of [-0.55, 0.55])
          f.cone([sx * x, sy * y, 0], [sx * x * 0.9, sy * y * 0.9, lift + 4], 1.2, 2, palette.metal);
    // a floor-standing filler
    const at = x * 0.55;
    f.pipe(
      [
        [at, y + 2.4, 0],
        [at, y + 2.4, h + 12],
        [at, y + 1.4, h + 13.5],
        [at, y - 4, h + 13.5],
        [at, y - 5, h + 12],
      ],
      0.55,
      palette.metal,
    );
    f.capsule([at - 2.4, y + 2.4, h + 8], [at + 2.4, y + 2.4, h + 8], 0.5, palette.metal);
    f.roundedBox([-x * 0.35, -y + 0.4, h - 5], [6, 0.5, 6], 0.4, palette.cotton);
    return;
  }
  const rim = 2.6;
  const deck = form === 'drop-in';
  const side = deck ? palette.splash : m;
  f.box(-x, -y, 0, x, -y + rim, h - 1.2, side, { bevel: 0.4, inRoom: deck });
  f.box(-x, -y, h - 1.4, x, -y + rim + 0.6, h, m, { bevel: 0.6 });
  f.box(-x, y - rim, h - 1.4, x, y, h, m, { bevel: 0.6 });
  f.box(-x, -y + rim, h - 1.4, -x + rim, y - rim, h, m, { bevel: 0.6 });
  f.box(x - rim, -y + rim, h - 1.4, x, y - rim, h, m, { bevel: 0.6 });
  f.box(-x, y - rim, 0, x, y, h - 1.4, m, { bevel: 0 });
  f.box(-x, -y + rim, 0, -x + rim, y - rim, h - 1.4, m, { bevel: 0 });
  f.box(x - rim, -y + rim, 0, x, y - rim, h - 1.4, m, { bevel: 0 });
  f.box(-x + rim, -y + rim, 0, x - rim, y - rim, 3, m, { bevel: 1 });
  // rounded inside ends
  f.cone([-x + rim + 3, 0, 3], [-x + rim, 0, h - 1.4], 0.4, 0.4, m);
  const end = (item.traits?.drain ?? 'left') === 'right' ? 1 : -1;
  const tile = item.traits?.tileHeightIn ?? (item.traits?.shower === true ? 80 : 0);
  const spoutX = end * (x - 0.2);
  f.capsule([spoutX, 0, h + 4], [spoutX - end * 5, 0, h + 3.6], 1, palette.metal);
  f.cone([spoutX, 0, h + 12], [spoutX - end * 0.6, 0, h + 12], 3, 2.8, palette.metal);
  f.capsule([spoutX - end, 0, h + 12], [spoutX - end * 2.2, 0, h + 13.6], 0.5, palette.metal);
  if (tile > h) {
    const look = { inRoom: true, bevel: 0.03 };
    coverWall(f, room, [-x, y - 0.4, h], [x, y, tile], palette.splash, look);
    coverWall(f, room, [-x, -y, h], [-x + 0.4, y - 0.4, tile], palette.splash, look);
    coverWall(f, room, [x - 0.4, -y, h], [x, y - 0.4, tile], palette.splash, look);
  }
  if (item.traits?.shower === true) {
    showerHead(f, [end * (x - 0.4), 0, 76], [-end, 0, 0], palette.metal);
    const enclosure = item.traits?.enclosure ?? 'curtain';
    if (enclosure === 'glass') {
      const pane = palette.glass;
      f.box(-x, -y + 0.8, h, 0.6, -y + 1.1, h + 58, pane, { bevel: 0 });
      f.box(-x, -y + 0.6, h + 58, x, -y + 1.6, h + 59.4, palette.metal);
    } else if (enclosure === 'curtain') {
      f.capsule([-x, -y + 1, 78], [x, -y + 1, 78], 0.5, palette.metal);
      drape(f, -x + 1, -x + f.width * 0.36, -y + 1, 3, 77, palette.cotton);
    }
  }
}

/** Hanging cloth in folds between two places along x. */
export function drape(f: Frame, x0: number, x1: number, y: number, z0: number, z1: number, m: number): void {
  const folds = Math.max(3, Math.round((x1 - x0) / 2.1));
  const step = (x1 - x0) / folds;
  for (let i = 0; i < folds; i++) {
    const at = x0 + (i + 0.5) * step;
    const sway = (i % 2 === 0 ? 0.55 : -0.55) + Math.sin(i * 2.3) * 0.2;
    f.cone([at, y + sway, z0], [at, y + sway * 0.6, z1], step * 0.66, step * 0.56, m);
  }
}

function showerHead(f: Frame, from: Vec3, out: Vec3, m: number): void {
  const reach: Vec3 = [from[0] + out[0] * 7, from[1] + out[1] * 7, from[2] + 1];
  f.cone(from, [from[0] + out[0] * 0.4, from[1] + out[1] * 0.4, from[2]], 1.3, 1.3, m);
  f.capsule(from, reach, 0.4, m);
  f.cone(
    [reach[0], reach[1], reach[2]],
    [reach[0] + out[0] * 1.6, reach[1] + out[1] * 1.6, reach[2] - 2.6],
    0.7,
    3,
    m,
  );
}

const OPPOSITE: Readonly<Record<Side, Side>> = { north: 'south', south: 'north', east: 'west', west: 'east' };

/** Whether one steps in at the west or south end of a shower's front; `end` is told as the plan draws it. */
const entersLow = (entry: Side, end: 'left' | 'right' | undefined): boolean =>
  end === (entry === 'south' || entry === 'east' ? 'left' : 'right');

/** The inside of a shower in the room's own axes: tiled where it has walls, glass where it is open. */
export function shower(original: Frame, item: ItemOf<'shower'>, context: Context): void {
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
      const rodY = along === 'x' ? a[1] : a[0];
      if (along === 'x') {
        f.capsule([a[0], rodY, 78], [b[0], rodY, 78], 0.5, palette.metal);
        drape(f, a[0] + 1, a[0] + length * 0.4, rodY, curb + 1, 77, palette.cotton);
      }
      continue;
    }
    const low = enclosure === 'half-wall' && s !== entry ? 42 : curb;
    if (low > curb) slab(0, length, 0, low, 2.2, palette.splash, { inRoom: true, bevel: 0.05 }, 2.2);
    const top = Math.min(h, 80);
    const pane = palette.custom('shower glass', () => glass([0.965, 0.985, 0.98]));
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
    slab(0, length, low, low + (frame ? 1 : 0.5), 0.5, edge, {}, 0.5);
    slab(0, length, top, top + (frame ? 1.2 : 0.6), 0.5, edge, {}, 0.5);
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
  f: Frame,
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
  if (rain) {
    f.capsule(at(0, z), at(14, z), 0.45, m);
    f.capsule(at(14, z), at(14, z - 1.4), 0.4, m);
    f.cone(at(14, z - 1.4), at(14, z - 2), 5, 5, m);
  } else showerHead(f, at(0, z), out, m);
  f.cone(at(0, 44), at(0.6, 44), 3.2, 3, m);
  f.capsule(at(1, 44), at(2.4, 45.4), 0.5, m);
  if (handheld) {
    f.capsule(at(1.6, 40, 8), at(1.6, 64, 8), 0.4, m);
    f.capsule(at(2.4, 52, 8), at(3.6, 60, 8), 0.5, m);
    f.cone(at(3.4, 60, 8), at(4.6, 59, 8), 1.2, 2, m);
  }
}

function benchIn(f: Frame, side: Side, x: number, y: number, m: number): void {
  const deep = 13;
  if (side === 'north') f.box(-x, y - deep, 16, x, y, 18, m, { bevel: 0.2 });
  else if (side === 'south') f.box(-x, -y, 16, x, -y + deep, 18, m, { bevel: 0.2 });
  else if (side === 'east') f.box(x - deep, -y, 16, x, y, 18, m, { bevel: 0.2 });
  else f.box(-x, -y, 16, -x + deep, y, 18, m, { bevel: 0.2 });
}

/** A shelf niche hinted at by its frame and bottles, on the first wall that stands. */
function nicheIn(f: Frame, open: ReadonlySet<string>, x: number, y: number, { palette }: Context): void {
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

export function showerBench(f: Frame, _item: Item, { palette }: Context): void {
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

export function showerNiche(f: Frame, _item: Item, { palette }: Context): void {
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

export function mirror(f: Frame, item: ItemOf<'mirror'>, { palette, lampPower }: Context): void {
  const shape = item.traits?.shape ?? 'rectangle';
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const framed = item.traits?.framed !== false && item.traits?.lit !== true;
  const rim = framed ? 0.8 : 0.15;
  const m = palette.metal;
  const face = -y;
  if (shape === 'rectangle') {
    f.box(-x, face + 0.15, 0, x, y, h, m, { bevel: 0.05 });
    f.box(-x + rim, face, rim, x - rim, face + 0.2, h - rim, palette.mirror, { bevel: 0 });
    if (framed)
      for (const [x0, z0, x1, z1] of [
        [-x, 0, x, rim],
        [-x, h - rim, x, h],
        [-x, rim, -x + rim, h - rim],
        [x - rim, rim, x, h - rim],
      ] as const)
        f.box(x0, face - 0.3, z0, x1, y, z1, m, { bevel: 0.15 });
  } else {
    // Each layer is a stadium: disks joined by a box; the frame a little larger and behind.
    const r = shape === 'round' ? Math.min(x, h / 2) : x;
    const centres = shape === 'round' ? [h / 2] : shape === 'arch' ? [h - r] : [r, h - r];
    const layer = (grow: number, y0: number, y1: number, mat: number): void => {
      for (const z of centres) f.cone([0, y1, z], [0, y0, z], r + grow, r + grow, mat);
      if (shape === 'arch') f.box(-r - grow, y0, -grow, r + grow, y1, h - r, mat, { bevel: 0 });
      if (shape === 'pill') f.box(-r - grow, y0, r, r + grow, y1, h - r, mat, { bevel: 0 });
    };
    layer(0, face, y, m);
    layer(-rim, face - 0.12, face, palette.mirror);
  }
  if (item.traits?.lit === true) {
    const emission: Vec3 = [7 * lampPower, 6 * lampPower, 4.8 * lampPower];
    const line = palette.custom('mirror light', () => glow([4, 3.5, 2.9]));
    f.box(-x - 0.5, y - 0.6, -0.5, x + 0.5, y - 0.1, h + 0.5, line, { bevel: 0 });
    f.rectangleLight('rectangle', [0, face - 0.6, h + 0.8], [x, 0, 0], [0, 0, 0.7], [0, -1, 0], emission);
    f.rectangleLight('rectangle', [0, face - 0.6, -0.8], [x, 0, 0], [0, 0, 0.7], [0, -1, 0], emission);
  }
}

export function medicineCabinet(f: Frame, _item: Item, { palette }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  f.box(-x, -y + 0.3, 0, x, y, h, palette.whitePlastic);
  f.box(-x + 0.1, -y, 0.1, x - 0.1, -y + 0.3, h - 0.1, palette.mirror, { bevel: 0 });
  f.box(-x, -y + 0.1, 0, x, -y + 0.35, h, palette.metal, { bevel: 0 });
}

export function towelBar(f: Frame, item: ItemOf<'towel-bar'>, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  const m = palette.metal;
  if (f.height > 8) {
    for (const s of [-1, 1]) f.capsule([s * (x - 0.6), -y + 1, 0], [s * (x - 0.6), -y + 1, f.height], 0.6, m);
    for (let z = 3; z < f.height; z += 5) f.capsule([-x + 0.6, -y + 1, z], [x - 0.6, -y + 1, z], 0.4, m);
    f.roundedBox([0, -y + 0.6, f.height * 0.62], [x * 0.7, 0.8, f.height * 0.25], 0.7, palette.cotton);
    return;
  }
  const z = f.height / 2;
  f.capsule([-x, -y + 0.6, z], [x, -y + 0.6, z], 0.4, m);
  for (const s of [-1, 1]) f.capsule([s * (x - 0.6), y, z], [s * (x - 0.6), -y + 0.6, z], 0.45, m);
  const cloth = item.traits?.heated === true ? palette.linen : palette.cotton;
  f.roundedBox([0, -y + 0.3, z - 9], [Math.min(x * 0.62, 8), 0.75, 9.4], 0.7, cloth);
  f.roundedBox([0, -y + 1, z - 7], [Math.min(x * 0.6, 7.8), 0.5, 7.4], 0.45, cloth);
}

export function paperHolder(f: Frame, _item: Item, { palette }: Context): void {
  const y = f.depth / 2;
  const z = f.height / 2;
  f.capsule([-2.6, y, z], [-2.6, -y + 1.4, z], 0.3, palette.metal);
  f.capsule([-2.6, -y + 1.4, z], [2.4, -y + 1.4, z], 0.3, palette.metal);
  f.cone([-2.1, -y + 1.4, z - 0.8], [2.1, -y + 1.4, z - 0.8], 2, 2, palette.paper);
}

export function grabBar(f: Frame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  f.capsule([-x, -y + 0.7, 0.7], [x, -y + 0.7, 0.7], 0.62, palette.metal);
  for (const s of [-1, 1]) f.capsule([s * x, y, 0.7], [s * x, -y + 0.7, 0.7], 0.62, palette.metal);
}

export function exhaustFan(f: Frame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  f.box(-x, -y, 0, x, y, f.height, palette.whitePlastic, { bevel: 0.3 });
  for (let at = -y + 1.5; at < y - 1; at += 1.2)
    f.box(-x + 1.2, at, -0.05, x - 1.2, at + 0.4, 0.1, palette.toeKick);
}

export function bathMat(f: Frame, _item: Item, { palette }: Context): void {
  f.roundedBox(
    [0, 0, f.height / 2],
    [f.width / 2, f.depth / 2, Math.max(0.4, f.height / 2)],
    0.4,
    palette.custom('mat', () => floorMaterial({ material: 'carpet', color: '#e9e6df' })),
  );
}
