/** Bathrooms: what water runs through, what it splashes on, and what hangs beside. */
import { type Item, type ItemOf, type Side } from '@plumbline/concept';
import type { Frame } from '../builder.js';
import { type Context } from '../context.js';
import { floorMaterial, glass, glow, plain, shade } from '../materials.js';
import { ellipse, joined, lofted, type Ring, swept, turned } from '../mesh/surfaces.js';
import type { Vec3 } from '../scene.js';
import { coverWall } from '../wall-covering.js';
import { fillFront } from './cabinetry.js';
import { foldedOver, hungCloth, towelOver } from './cloth.js';
import { bottle, grasses } from './decor.js';
import { basinIn, pierced, slabEdge } from './fixture-shapes.js';
import { floorFiller, rainHead, showerHead, tap, tubSpout, valve } from './taps.js';

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
    if (mount === 'floor') f.box(-x + 0.2, -y + 2.5, 0, x - 0.2, y, 4, m, { grain: 'x', bevel: 0 });
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
      const r = Math.min(basinHalf * 0.86, y - 1.5);
      f.mesh(
        `vessel ${r}`,
        () =>
          turned(
            [
              [r * 0.42, 0],
              [r * 0.46, 0.1],
              [r * 0.72, 1.5],
              [r * 0.92, 3.4],
              [r, 5.2],
              [r - 0.12, 5.32],
              [r - 0.28, 5.2],
              [r * 0.88, 3.5],
              [r * 0.66, 1.9],
              [r * 0.35, 1.05],
              [0, 0.9],
            ],
            56,
            60,
          ),
        palette.porcelain,
        { at: [at, cy, top] },
      );
      f.mesh('drain', drain, palette.chrome, { at: [at, cy, top + 0.9] });
      tap(f, at, y - 2, top, 10, palette.metal, context.form.kitchenFaucet);
    }
  } else {
    const holes = spots.map((at) => ({ x: at, y: cy, halfX: basinHalf, halfY: basinDeep, square: 5 }));
    const ease = 0.12;
    const [west, south, east, north] = [-x - over, -y - over, x + over, y];
    f.mesh(
      `vanity top ${[f.width, f.depth, top, spots.length].join()}`,
      () => {
        const cut = (i: number): number =>
          i === 0 ? west + ease : i === holes.length ? east - ease : (holes[i - 1]!.x + holes[i]!.x) / 2;
        return joined([
          slabEdge([west, south], [east, north], top - slab, top, ease),
          ...holes.map((hole, i) =>
            pierced([cut(i), south + ease], [cut(i + 1), north - ease], top, hole, top - slab),
          ),
        ]);
      },
      stone,
    );
    // The basin is glued below the slab, a hair wider than the hole.
    const bowl = basin === 'integrated' ? stone : palette.porcelain;
    f.mesh(
      `basins ${[f.width, f.depth, top, spots.length].join()}`,
      () => joined(holes.map((hole) => basinIn(hole, top - slab + 0.02, 4.8))),
      bowl,
    );
    for (const at of spots) {
      f.mesh('drain', drain, palette.chrome, { at: [at, cy, top - slab - 5] });
      tap(f, at, y - 2, top, 5.6, palette.metal, context.form.kitchenFaucet);
    }
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
      f.roundedBox(
        [left, 0.5, top + 0.9 + i * 1.7],
        [4.4 - i * 0.3, 3.4, 0.85],
        0.8,
        i > 0 ? palette.coloredTerry(context.random('terry')()) : palette.terry,
        {
          z: i * 4 - 2,
        },
      );
}

function towels(f: Frame, x: number, y: number, z: number, { palette }: Context): void {
  for (let i = 0; i < 3; i++) f.roundedBox([x, y, z + 1.4 + i * 2.7], [6, 4.5, 1.35], 1.2, palette.terry);
}

export function pedestalSink(f: Frame, item: ItemOf<'pedestal-sink'>, context: Context): void {
  const { palette } = context;
  const m = palette.porcelain;
  const [x, y] = [f.width / 2, f.depth / 2];
  const h = f.height;
  const size = [f.width, f.depth, h].join();
  if ((item.traits?.mount ?? 'pedestal') === 'pedestal')
    f.mesh(
      `pedestal ${h}`,
      () =>
        turned(
          [
            [5.2, 0],
            [5.25, 0.5],
            [4.9, 1.2],
            [4.2, 2],
            [3.5, 5],
            [3.2, 10],
            [3.3, h * 0.55],
            [3.8, h - 10],
            [4.7, h - 6],
            [5.4, h - 4],
          ],
          36,
        ),
      m,
      { at: [0, 2, 0] },
    );
  const hole = { x: 0, y: -1.4, halfX: x - 3, halfY: y - 3.4, square: 2.4 };
  f.mesh(
    `pedestal basin ${size}`,
    () => {
      const ring = (z: number, inset: number): Ring => ellipse(x - inset, y - inset, z, 64, 3.6);
      return joined([
        lofted(
          [
            ring(h - 7.5, x * 0.55),
            ring(h - 6.4, x * 0.36),
            ring(h - 4.6, x * 0.16),
            ring(h - 2.4, 0.7),
            ring(h - 1, 0.05),
            ring(h - 0.4, 0),
            ring(h - 0.08, 0.25),
            ring(h, 0.7),
            ellipse(hole.halfX + 0.3, hole.halfY + 0.3, h - 0.04, 64, 2.4, [0, hole.y, 0]),
          ],
          { creaseAt: 70 },
        ),
        basinIn(hole, h - 0.05, 5.6, 0.3),
      ]);
    },
    m,
  );
  f.mesh('drain', drain, palette.chrome, { at: [0, hole.y, h - 5.8] });
  tap(f, 0, y - 2, h, 4.5, palette.metal, context.form.kitchenFaucet);
}

const drain = () =>
  turned(
    [
      [1.15, 0],
      [1.1, 0.1],
      [0.95, 0.14],
      [0.7, 0.06],
      [0, 0.1],
    ],
    24,
  );

export function bathtub(f: Frame, item: ItemOf<'bathtub'>, context: Context): void {
  const { palette, room } = context;
  const form = item.traits?.form ?? 'alcove';
  const m = palette.porcelain;
  const [x, y] = [f.width / 2, f.depth / 2];
  const h = f.height;
  if (form === 'freestanding' || form === 'clawfoot') {
    const lift = form === 'clawfoot' ? 5 : 0;
    freestandingTub(
      f,
      lift,
      form === 'clawfoot' && context.form.clawfootTub === 'accent' ? palette.accentCeramic : m,
      m,
    );
    f.mesh('drain', drain, palette.chrome, { at: [x * 0.3, 0, lift + 3.4] });
    if (lift)
      for (const sx of [-0.62, 0.62])
        for (const sy of [-0.55, 0.55]) clawFoot(f, sx * x, sy * y, lift + 3, palette.metal);
    floorFiller(f, x * 0.55, y + 2.4, h + 15, palette.metal);
    foldedOver(f, -x * 0.35, -y + 0.5, h, 12, palette.coloredTerry(context.random('terry')()));
    return;
  }
  const deck = form === 'drop-in';
  const hole = { x: 0, y: 0, halfX: x - 3.2, halfY: y - 3, square: 5 };
  const size = [f.width, f.depth, h].join();
  const [from, to] = [[-x, -y] as const, [x, y] as const];
  if (deck) {
    for (const [x0, y0, x1, y1] of [
      [-x, -y, x, -y + 1],
      [-x, y - 1, x, y],
      [-x, -y + 1, -x + 1, y - 1],
      [x - 1, -y + 1, x, y - 1],
    ] as const)
      f.box(x0, y0, 0, x1, y1, h - 1, palette.splash, { inRoom: true, bevel: 0.05 });
  } else {
    // an apron with a field set back in it
    f.mesh(
      `tub apron ${size}`,
      () => {
        const frame = (y0: number, inset: number): Ring => [
          [-x + inset, y0, inset ? 1.4 + inset * 0.3 : 0],
          [x - inset, y0, inset ? 1.4 + inset * 0.3 : 0],
          [x - inset, y0, h - 1.6 - inset * 0.35],
          [-x + inset, y0, h - 1.6 - inset * 0.35],
        ];
        return lofted([frame(-y + 0.5, 0), frame(-y + 0.5, 2.6), frame(-y + 1.1, 3.6)], {
          lids: 'last',
          creaseAt: 60,
        });
      },
      m,
    );
  }
  const ease = 0.45;
  f.mesh(
    `tub ${size}`,
    () =>
      joined([
        slabEdge(from, to, h - 1.7, h, ease),
        pierced(
          [-x + ease, -y + ease],
          [x - ease, y - ease],
          h,
          { ...hole, halfX: hole.halfX + 0.1, halfY: hole.halfY + 0.1 },
          h - 0.5,
        ),
        basinIn(hole, h - 0.3, h - 3.2, 0.17),
      ]),
    m,
  );
  const end = (item.traits?.drain ?? 'left') === 'right' ? 1 : -1;
  const tile = item.traits?.tileHeightIn ?? (item.traits?.shower === true ? 80 : 0);
  const spoutX = end * (x - 0.2);
  const out = { z: end === 1 ? 180 : 0 };
  tubSpout(f, [spoutX, 0, h + 4], out, palette.metal);
  valve(f, [spoutX, 0, h + 14], out, palette.metal);
  f.mesh('drain', drain, palette.chrome, { at: [end * (x - 14), 0, 3.05] });
  f.mesh('overflow', overflow, palette.chrome, {
    at: [end * (x - 3.9), 0, h - 4],
    turn: { y: end * -84 },
  });
  if (tile > h) {
    const look = { inRoom: true, bevel: 0.03 };
    coverWall(f, room, [-x, y - 0.4, h], [x, y, tile], palette.splash, look);
    coverWall(f, room, [-x, -y, h], [-x + 0.4, y - 0.4, tile], palette.splash, look);
    coverWall(f, room, [x - 0.4, -y, h], [x, y - 0.4, tile], palette.splash, look);
  }
  if (item.traits?.shower === true) {
    showerHead(f, [end * (x - 0.4), 0, 76], out, palette.metal);
    const enclosure = item.traits?.enclosure ?? 'curtain';
    if (enclosure === 'glass') {
      const pane = palette.glass;
      f.box(-x, -y + 0.8, h, 0.6, -y + 1.1, h + 58, pane, { bevel: 0 });
      f.box(-x, -y + 0.6, h + 58, x, -y + 1.6, h + 59.4, palette.metal);
    } else if (enclosure === 'curtain') {
      f.capsule([-x, -y + 1, ROD], [x, -y + 1, ROD], 0.5, palette.metal);
      // Drawn back to the wall that the valve is on.
      const drawn = f.width * DRAWN_BACK;
      const start = end === 1 ? x - 1 - drawn : -x + 1;
      drape(f, start, start + drawn, -y - 1.1, 4, ROD - 0.4, palette.showerCurtain);
    }
  }
}

const overflow = () =>
  turned(
    [
      [1.5, 0],
      [1.5, 0.12],
      [1.3, 0.24],
      [0, 0.3],
    ],
    28,
  );

/** A tub that stands free: one shell, thin at its rolled rim, its ends steeper outside than inside. */
function freestandingTub(f: Frame, lift: number, outside: number, inside: number): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const size = [f.width, f.depth, h, lift].join();
  const ring = (z: number, share: number, inset: number): Ring =>
    ellipse(x * share - inset, y * (0.12 + 0.88 * share) - inset, z, 72, 2.5);
  f.mesh(
    `tub outside ${size}`,
    () =>
      lofted(
        (
          [
            [0, 0.7],
            [0.02, 0.725],
            [0.06, 0.745],
            [0.25, 0.79],
            [0.5, 0.85],
            [0.75, 0.92],
            [0.9, 0.965],
            [0.96, 0.985],
          ] as const
        ).map(([share, wide]) => ring(lift + (h - lift) * share, wide, 0)),
        { lids: 'first', creaseAt: 60 },
      ),
    outside,
  );
  f.mesh(
    `tub inside ${size}`,
    () =>
      lofted(
        [
          ring(h - 1.1, 0.983, 0),
          ring(h - 0.75, 1, 0),
          ring(h - 0.3, 1, 0),
          ring(h - 0.04, 0.995, 0.25),
          ring(h, 0.985, 0.5),
          ring(h - 0.15, 0.975, 0.9),
          ring(h - 0.7, 0.965, 1.1),
          ring(lift + (h - lift) * 0.6, 0.86, 1.3),
          ring(lift + (h - lift) * 0.35, 0.76, 1.6),
          ring(lift + 5, 0.68, 2.4),
          ring(lift + 3.8, 0.62, 3.2),
          ring(lift + 3.4, 0.5, 4.4),
          ring(lift + 3.25, 0.1, 0),
        ],
        { lids: 'last', creaseAt: 60 },
      ),
    inside,
  );
}

/** A foot that bows out below a tub. */
function clawFoot(f: Frame, x: number, y: number, high: number, m: number): void {
  const turn = (Math.atan2(y, x) * 180) / Math.PI;
  f.mesh(
    `claw foot ${high}`,
    () =>
      swept(
        [
          [-1.4, 0, high],
          [0.9, 0, high - 1.4],
          [1.2, 0, high * 0.5],
          [0.2, 0, high * 0.22],
          [0.9, 0, 0.6],
          [1.6, 0, 0.3],
        ],
        (t) => 1.9 - 1.1 * Math.sin(t * 2.5) + (t > 0.8 ? 0.5 : 0),
        { segments: 14 },
      ),
    m,
    { at: [x, y, 0], turn: { z: turn } },
  );
}

/** Height of a shower's rod over the floor, inches: a curtain is 72 in long and clears the curb. */
const ROD = 78;
/** How much of its side a curtain that is drawn back still covers. */
const DRAWN_BACK = 0.22;

/** Hanging cloth in folds between two places along x. */
export function drape(f: Frame, x0: number, x1: number, y: number, z0: number, z1: number, m: number): void {
  hungCloth(f, x0, x1, y, z0, z1, m, 2.5, 0.8);
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

/** A bath towel over the bar, not in its middle; on most of them a hand towel in the room's tone over it. */
export function towelBar(f: Frame, item: ItemOf<'towel-bar'>, context: Context): void {
  const { palette } = context;
  const [x, y] = [f.width / 2, f.depth / 2];
  const m = palette.metal;
  if (f.height > 8) {
    for (const s of [-1, 1]) f.capsule([s * (x - 0.6), -y + 1, 0], [s * (x - 0.6), -y + 1, f.height], 0.6, m);
    for (let z = 3; z < f.height; z += 5) f.capsule([-x + 0.6, -y + 1, z], [x - 0.6, -y + 1, z], 0.4, m);
    f.roundedBox([0, -y + 0.6, f.height * 0.62], [x * 0.7, 0.8, f.height * 0.25], 0.7, palette.terry);
    return;
  }
  const z = f.height / 2;
  f.capsule([-x, -y + 0.6, z], [x, -y + 0.6, z], 0.4, m);
  for (const s of [-1, 1]) f.capsule([s * (x - 0.6), y, z], [s * (x - 0.6), -y + 0.6, z], 0.45, m);
  const next = context.random(item);
  const half = Math.min(x * 0.62, 8);
  const aside = (next() - 0.5) * (x - half - 1);
  const hang = (wide: number, r: number, front: number, behind: number, at: number, cloth: number): void =>
    f.mesh(
      `towel ${[wide.toFixed(1), r, front, behind].join()}`,
      () => towelOver(wide, r, front, behind),
      cloth,
      {
        at: [at, -y + 0.6, z + 0.1],
      },
    );
  hang(half, 0.75, next() < 0.5 ? 19 : 21.5, 15, aside, palette.terry);
  if (next() < 0.7)
    hang(
      half * 0.62,
      1.1,
      11.5,
      9,
      aside + (next() - 0.5) * half * 0.4,
      palette.coloredTerry(context.random('terry')()),
    );
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

/** A mat of cotton loops: a rolled border about a lower field, one corner of which was kicked up a little. */
export function bathMat(f: Frame, _item: Item, context: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  f.mesh(
    `bath mat ${x.toFixed(1)} ${y.toFixed(1)}`,
    () =>
      lofted(
        (
          [
            [0, 0.1],
            [0.05, 0.45],
            [-0.15, 0.85],
            [-0.6, 1],
            [-1.1, 0.88],
            [-1.6, 0.62],
            [-2.4, 0.66],
            [-Math.min(x, y) * 0.7, 0.7],
          ] as const
        ).map(([grow, up]) =>
          ellipse(x + grow, y + grow, 0, 72, 9).map(([px, py]): Vec3 => {
            const corner = Math.max(0, px / x + py / y - 1.5);
            return [px, py, up + 1.6 * corner * corner + 0.12 * Math.sin(px * 0.9) * Math.sin(py * 0.7)];
          }),
        ),
        { lids: 'last', creaseAt: 100 },
      ),
    context.palette.coloredTerry(context.random('terry')()),
  );
}
