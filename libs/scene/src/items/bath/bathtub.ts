import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context, Palette } from '../../context.js';
import { ellipse, joined, lofted, type Ring, swept, turned } from '../../mesh/surfaces.js';
import { coverWall } from '../../wall-covering.js';
import { floorFiller, showerHead, tubSpout, valve } from '../taps/bath-fittings.js';
import { hangTowel } from '../textiles/cloth.js';
import { basinIn, pierced, slabEdge } from './fixture-shapes.js';
import { DRAWN_BACK, drape, ROD } from './shower-curtain.js';

export const drain = () =>
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

export function bathtub(f: ItemFrame, item: ItemOf<'bathtub'>, context: Context): void {
  const form = item.traits?.form ?? 'alcove';
  const enamel = context.palette.porcelain;
  if (form === 'freestanding' || form === 'clawfoot') standingTub(f, form, enamel, context);
  else tubAtWalls(f, item, enamel, context);
}

/** A tub that stands free, with a filler on the floor and a towel over its rim. */
function standingTub(
  f: ItemFrame,
  form: 'freestanding' | 'clawfoot',
  enamel: number,
  context: Context,
): void {
  const { palette } = context;
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const lift = form === 'clawfoot' ? 5 : 0;
  freestandingTub(
    f,
    lift,
    form === 'clawfoot' && context.form.clawfootTub === 'accent' ? palette.accentCeramic : enamel,
    enamel,
  );
  f.mesh('drain', drain, palette.chrome, { at: [x * 0.3, 0, lift + 3.4] });
  if (lift)
    for (const sx of [-0.62, 0.62])
      for (const sy of [-0.55, 0.55]) clawFoot(f, sx * x, sy * y, lift + 3, palette.metal);
  // Where the oval leaves floor free in the corner of what it takes: behind it would be the wall.
  const right = context.random('tub filler')() < 0.5 ? -1 : 1;
  floorFiller(f, right * (x * 0.87 + 0.6), y * 0.8, h + 15, palette.metal, right * -52);
  // Over the middle of its long side: the rim rolls half an inch out, the wall slopes in below it on both sides. A towel is straight
  // and the rim is not: at the towel's end it lies half an inch farther in.
  hangTowel(
    f,
    [x * 0.16, -y + 1, h - 1],
    { half: 6.2, r: 1.4, front: 16.5, behind: 9, off: [0.02, 0.33], folds: 1.7 },
    palette.coloredTerry(context.random('terry')()),
    palette.towelBand,
  );
}

/** A tub in an alcove or in a deck: its fittings on one end, tile on the walls, a shower where it has one. */
function tubAtWalls(f: ItemFrame, item: ItemOf<'bathtub'>, enamel: number, context: Context): void {
  const { palette, room } = context;
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  if (item.traits?.form === 'drop-in') tubDeck(f, palette);
  else tubApron(f, enamel);
  setInTub(f, enamel);
  const end = (item.traits?.drain ?? 'left') === 'right' ? 1 : -1;
  tubFittings(f, end, palette);
  const tile = item.traits?.tileHeightIn ?? (item.traits?.shower === true ? 80 : 0);
  if (tile > h) {
    const look = { inRoom: true, bevel: 0.03 };
    coverWall(f, room, [-x, y - 0.4, h], [x, y, tile], palette.splash, look);
    coverWall(f, room, [-x, -y, h], [-x + 0.4, y - 0.4, tile], palette.splash, look);
    coverWall(f, room, [x - 0.4, -y, h], [x, y - 0.4, tile], palette.splash, look);
  }
  if (item.traits?.shower === true) showerOverTub(f, item.traits.enclosure ?? 'curtain', end, palette);
}

function tubDeck(f: ItemFrame, palette: Palette): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  for (const [x0, y0, x1, y1] of [
    [-x, -y, x, -y + 1],
    [-x, y - 1, x, y],
    [-x, -y + 1, -x + 1, y - 1],
    [x - 1, -y + 1, x, y - 1],
  ] as const)
    f.box(x0, y0, 0, x1, y1, h - 1, palette.splash, { inRoom: true, bevel: 0.05 });
}

/** An apron with a field set back in it. */
function tubApron(f: ItemFrame, enamel: number): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  f.mesh(
    `tub apron ${sizeOf(f)}`,
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
    enamel,
  );
}

const sizeOf = (f: ItemFrame): string => [f.width, f.depth, f.height].join();

/** The tub itself: its rim, and the basin in it. */
function setInTub(f: ItemFrame, enamel: number): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const hole = { x: 0, y: 0, halfX: x - 3.2, halfY: y - 3, square: 5 };
  const ease = 0.45;
  f.mesh(
    `tub ${sizeOf(f)}`,
    () =>
      joined([
        slabEdge([-x, -y], [x, y], h - 1.7, h, ease),
        pierced(
          [-x + ease, -y + ease],
          [x - ease, y - ease],
          h,
          { ...hole, halfX: hole.halfX + 0.1, halfY: hole.halfY + 0.1 },
          h - 0.5,
        ),
        basinIn(hole, h - 0.3, h - 3.2, 0.17),
      ]),
    enamel,
  );
}

/** Spout, valve, drain and overflow at an end of the tub: 1 its right one, -1 its left one. */
function tubFittings(f: ItemFrame, end: 1 | -1, palette: Palette): void {
  const [x, h] = [f.width / 2, f.height];
  const spoutX = end * (x - 0.2);
  const out = { z: end === 1 ? 180 : 0 };
  tubSpout(f, [spoutX, 0, h + 4], out, palette.metal);
  valve(f, [spoutX, 0, h + 14], out, palette.metal);
  f.mesh('drain', drain, palette.chrome, { at: [end * (x - 14), 0, 3.05] });
  f.mesh('overflow', overflow, palette.chrome, {
    at: [end * (x - 3.9), 0, h - 4],
    turn: { y: end * -84 },
  });
}

function showerOverTub(f: ItemFrame, enclosure: string, end: 1 | -1, palette: Palette): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const out = { z: end === 1 ? 180 : 0 };
  showerHead(f, [end * (x - 0.4), 0, 76], out, palette.metal);
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
function freestandingTub(f: ItemFrame, lift: number, outside: number, inside: number): void {
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
            // The foot stands upright on the floor: an edge that turns under it would shine as a line.
            [0, 0.738],
            [0.02, 0.742],
            [0.06, 0.749],
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
function clawFoot(f: ItemFrame, x: number, y: number, high: number, m: number): void {
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
