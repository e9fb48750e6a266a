/**
 * What a photographer brings along, so that no wall of a picture is blank: prints, a ledge with leaning frames, a mirror, a
 * clock, in a garage what hangs on hooks. None of it is an item: it is neither planned nor priced, as fruit on a counter
 * is not. Nothing stands off its wall by more than {@link FLAT}, so that an eye that looks through the wall meets none of it.
 */
import {
  atFrame,
  framesAt,
  type Item,
  overlaps,
  type Rect,
  SIDES,
  seenFromFrame,
  type WallFrame,
} from '@plumbline/concept';
import type { Frame } from '../builder.js';
import { linear, scaled } from '../color.js';
import type { Context } from '../context.js';
import { plain } from '../materials.js';
import { ellipse, lofted, swept } from '../mesh/surfaces.js';
import { textHash } from '../random.js';
import type { Vec3 } from '../scene.js';
import { wallFrame } from '../walls.js';
import { CHILDS_PRINTS, isChildsRoom } from './kit.js';

/** Inches. */
const FLAT = 3.6;
/** Between which heights a wall must be free for something to hang there, and how far its middle is above the floor. */
const HANGS = { from: 42, to: 84, middle: 61 } as const;
/** Over the floor, where a child looks. */
const CHILDS_EYE = 50;
/** What stands so far off a wall, or nearer, hides it. */
const BEFORE = 14;
/** What a thing keeps from openings with their casings and curtains, and from what else hangs. */
const OFF_OPENING = 9;
const OFF_ITEM = 6;
/** What stands below is so near the wall, and the air above it. */
const BELOW = 30;
const AIR = 8;
/** The most things that are hung in a room: walls need calm as well. */
const MOST = 5;
/** Free wall, inches, on which two things hang side by side and not one. */
const TWICE = 190;

/** Built in with tile around it, whatever its height. */
const WET: readonly Item['kind'][] = ['bathtub', 'shower', 'shower-bench'];
/** What a picture hangs over the middle of. */
const ANCHORS: readonly Item['kind'][] = [
  'sofa',
  'sectional',
  'bed',
  'console-table',
  'dresser',
  'desk',
  'cabinet',
  'bench',
  'toilet',
  'dining-table',
  'armchair',
];

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Hangs something on the longest free stretches of the walls, the longest first. */
export function dressWalls(context: Context): void {
  const { room, shell } = context;
  // A shell in which nothing stands is looked at for what it is.
  if (room.items.length === 0) return;
  const stretches = SIDES.flatMap((side) =>
    framesAt(shell, side).flatMap((frame) =>
      freeStretches(frame, context).flatMap((stretch) => halves(stretch).map((part) => ({ frame, ...part }))),
    ),
  );
  const least = room.category === 'bathroom' ? 26 : 34;
  stretches
    .filter(({ from, to }) => to - from >= least)
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, MOST)
    .forEach((stretch, nth) => {
      dress(stretch.frame, stretch, nth, context);
    });
}

const halves = ({ from, to }: Stretch): Stretch[] =>
  to - from < TWICE
    ? [{ from, to }]
    : [
        { from, to: (from + to) / 2 },
        { from: (from + to) / 2, to },
      ];

/** Where along a wall, from its west or south end, nothing opens, hangs or stands where pictures hang. */
function freeStretches(frame: WallFrame, { room, shell, ceilingOver }: Context): Stretch[] {
  const strip = atFrame(frame, 0, 0, frame.lengthIn, BEFORE);
  // Rakes and ladders hang almost to the floor.
  const low = room.category === 'garage' ? 20 : HANGS.from;
  const ceiling = ceilingOver({
    x: strip.x,
    y: strip.y,
    z: 0,
    widthIn: strip.w,
    depthIn: strip.d,
    heightIn: 1,
  });
  if (ceiling < HANGS.to + 4 || shell.ceiling.slope) return [];
  const taken: Stretch[] = [
    ...room.openings
      .filter(({ wall }) => wall === frame.wall.id)
      .map((o) => ({ from: o.offsetIn - OFF_OPENING, to: o.offsetIn + o.widthIn + OFF_OPENING })),
    ...room.items
      .filter(
        ({ kind, box }) =>
          overlaps(strip, rectOf(box)) &&
          (WET.includes(kind) || (box.z < HANGS.to && box.z + box.heightIn > low)),
      )
      .map(({ box }) => {
        const { t, along } = seenFromFrame(frame, rectOf(box));
        return { from: t - OFF_ITEM, to: t + along + OFF_ITEM };
      }),
  ].sort((a, b) => a.from - b.from);
  const free: Stretch[] = [];
  let at = OFF_ITEM;
  for (const { from, to } of taken) {
    if (from > at) free.push({ from: at, to: from });
    at = Math.max(at, to);
  }
  if (frame.lengthIn - OFF_ITEM > at) free.push({ from: at, to: frame.lengthIn - OFF_ITEM });
  return free;
}

const rectOf = ({ x, y, widthIn, depthIn }: Item['box']): Rect => ({ x, y, w: widthIn, d: depthIn });

/** Hangs one thing, or a group of one kind, over what stands there or in the middle of the stretch. */
function dress(frame: WallFrame, { from, to }: Stretch, nth: number, context: Context): void {
  const { room, scene, shell } = context;
  const next = context.random(`wall ${frame.wall.id} ${nth}`);
  const below = room.items
    .filter(({ box }) => box.z < 1 && box.z + box.heightIn <= HANGS.from + 8 && box.heightIn > 8)
    .map((item) => ({ item, ...seenFromFrame(frame, rectOf(item.box)) }))
    .filter(({ n, t, along }) => n < BELOW && t < to && t + along > from);
  const anchor = below
    .filter(({ item }) => ANCHORS.includes(item.kind))
    .reduce<(typeof below)[number] | undefined>((a, b) => (a && a.along >= b.along ? a : b), undefined);
  const length = to - from;
  const across = anchor ? Math.min(length, Math.max(anchor.along * 0.8, 30)) : length;
  const ceiling = HANGS.to + 4;
  const wall = wallFrame(scene, shell, frame.wall.id);
  /** A frame on the wall for a thing so wide and high; its middle at the eye's height, or over what stands there. */
  const place = (wide: number, high: number): Frame | undefined => {
    if (wide > length) return undefined;
    const wished = anchor ? anchor.t + anchor.along / 2 : (from + to) / 2;
    const t = Math.min(to - wide / 2, Math.max(from + wide / 2, wished));
    const tops = below
      .filter((thing) => thing.n < 12 && thing.t < t + wide / 2 && thing.t + thing.along > t - wide / 2)
      .map(({ item }) => item.box.heightIn + AIR);
    const bottom = Math.max(0, ...tops);
    const eye = isChildsRoom(room) ? CHILDS_EYE : HANGS.middle;
    const z = Math.min(Math.max(bottom, eye - high / 2), ceiling - high);
    if (z < bottom - 2) return undefined;
    const x =
      frame.side === 'north' || frame.side === 'west' ? t - frame.lengthIn / 2 : frame.lengthIn / 2 - t;
    return wall.at(x, 0, z, wide, 0, high);
  };
  const hung = (wide: number, high: number, build: (f: Frame) => void): boolean => {
    const f = place(wide, high);
    if (f) build(f);
    return f !== undefined;
  };
  const kind = next();
  const { category } = room;
  if (category === 'garage') {
    const wide = Math.min(length - 4, 76);
    hung(wide, 62, (f) => longTools(f, context, next));
    return;
  }
  if (category === 'kitchen' || category === 'bathroom') {
    if (category === 'kitchen' && kind < 0.3) hung(14, 14, (f) => clock(f, context));
    else if (across >= 44 && kind < 0.7) hung(35, 21, (f) => prints(f, 2, [16, 21], 3, context, next, nth));
    else hung(17, 22, (f) => prints(f, 1, [17, 22], 0, context, next, nth));
    return;
  }
  if ((anchor?.item.kind === 'console-table' || anchor?.item.kind === 'dresser') && kind < 0.7) {
    if (hung(30, 30, (f) => roundMirror(f, context))) return;
  }
  if (across >= 66 && kind < 0.3 && !anchor) {
    if (hung(56, 30, (f) => ledge(f, context, next, nth))) return;
  }
  if (isChildsRoom(room)) {
    if (across >= 38 && hung(31, 19, (f) => prints(f, 2, [14, 19], 3, context, next, nth))) return;
    hung(14, 19, (f) => prints(f, 1, [14, 19], 0, context, next, nth));
    return;
  }
  if (across >= 74 && kind > 0.3 && kind < 0.42) {
    if (hung(70, 28, (f) => prints(f, 3, [21.5, 28], 2.75, context, next, nth))) return;
  }
  if (across >= 58 && kind > 0.3 && kind < 0.55) {
    if (hung(51, 32, (f) => prints(f, 2, [24, 32], 3, context, next, nth))) return;
  }
  // One large piece says more than three small ones.
  if (across >= 76 && hung(64, 42, (f) => prints(f, 1, [64, 42], 0, context, next, nth))) return;
  if (across >= 52 && hung(46, 32, (f) => prints(f, 1, [46, 32], 0, context, next, nth))) return;
  if (hung(28, 36, (f) => prints(f, 1, [28, 36], 0, context, next, nth))) return;
  hung(20, 24, (f) => prints(f, 1, [20, 24], 0, context, next, nth));
}

/** By how much a print's number grows from seed to seed: its remainder is its kind. */
export const PRINT_KINDS = 16;
/** Kinds of print that go side by side: drawings with drawings, fields with fields; and kinds that hang by themselves. */
const SETS: readonly (readonly number[])[] = [
  [3, 7, 3],
  [0, 4, 6],
  [2, 11, 5],
  [8, 4, 8],
  [7, 3, 7],
];
const SINGLE = [11, 8, 6, 4, 2, 7, 0] as const;

/** So many framed prints in a row. */
function prints(
  f: Frame,
  count: number,
  [wide, high]: readonly [number, number],
  gap: number,
  context: Context,
  next: () => number,
  nth: number,
): void {
  // From wall to wall the kind changes: a room has no twins but side by side.
  const first = textHash(`prints ${context.seed}`) + nth;
  const set = isChildsRoom(context.room)
    ? CHILDS_PRINTS.map((_, i) => CHILDS_PRINTS[(first + i) % CHILDS_PRINTS.length]!)
    : count === 1
      ? [SINGLE[first % SINGLE.length]!]
      : SETS[first % SETS.length]!;
  const dark = next() < 0.4;
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * (wide + gap);
    const which = Math.floor(next() * 200) * PRINT_KINDS + set[i % set.length]!;
    framedPrint(f.at(x, -0.75, 0, wide, 1.5, high), `${nth} ${i}`, which, dark, context);
  }
}

/** A print with a mat in a frame; `which` modulo {@link PRINT_KINDS} is its kind (the kernel's `art`), the rest of it its seed. */
export function framedPrint(
  f: Frame,
  name: string,
  which: number,
  dark: boolean,
  { palette, room }: Context,
): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const rim = 0.9;
  const frame = dark ? palette.blackMetal : palette.wood;
  const accent = linear(room.finishes.accent.color);
  const mat = f.width > 40 ? 3.4 : f.width > 22 ? 2.6 : 1.8;
  const m = palette.custom(`art ${name}`, () =>
    plain([0.74, 0.71, 0.64], {
      pattern: 13,
      accent,
      third: scaled(linear(room.finishes.wood.color), 0.6),
      mean: [0.6, 0.56, 0.5],
      roughness: 0.7,
      reflectance: 0.02,
      parameters: [2 * (x - mat) * 0.0254, (h - 2 * mat) * 0.0254, which],
    }),
  );
  f.box(-x, -y + 0.4, 0, x, y, h, palette.paper, { bevel: 0 });
  f.box(-x + mat, -y + 0.3, mat, x - mat, -y + 0.5, h - mat, m, { bevel: 0 });
  for (const [x0, z0, x1, z1] of [
    [-x, 0, x, rim],
    [-x, h - rim, x, h],
    [-x, rim, -x + rim, h - rim],
    [x - rim, rim, x, h - rim],
  ] as const)
    f.box(x0, -y, z0, x1, y, z1, frame, { bevel: 0.1 });
}

/** A shelf as deep as a frame, on which pictures lean before each other, with a small vase. */
function ledge(f: Frame, context: Context, next: () => number, nth: number): void {
  const { palette } = context;
  const x = f.width / 2;
  f.box(-x, -FLAT, 0, x, 0, 0.8, palette.wood, { grain: 'x', bevel: 0.08 });
  f.box(-x, -FLAT, 0.8, x, -FLAT + 0.5, 1.6, palette.wood, { grain: 'x', bevel: 0.08 });
  const pictures: readonly (readonly [at: number, wide: number, high: number])[] = [
    [-x + 12, 19, 25],
    [-x + 27.5, 12, 15],
    [x - 13, 22, 17],
  ];
  pictures.forEach(([at, wide, high], i) => {
    const back = i === 1 ? 2.2 : 1;
    const which = Math.floor(next() * 200) * PRINT_KINDS + [4, 7, 2][i]!;
    framedPrint(f.at(at, -back, 0.9, wide, 1, high), `ledge ${nth} ${i}`, which, i !== 1, context);
  });
  f.cone([x - 25.5, -1.8, 0.8], [x - 25.5, -1.8, 6.4], 1.5, 1.1, palette.accentCeramic);
}

const ring = (radius: number, tube: number) =>
  swept(
    Array.from({ length: 49 }, (_, i) => {
      const a = (i / 48) * 2 * Math.PI;
      return [radius * Math.cos(a), 0, radius * Math.sin(a)] as const;
    }),
    tube,
    { segments: 8, steps: 1, lids: false },
  );

/** A round mirror in a thin frame. */
function roundMirror(f: Frame, { palette }: Context): void {
  const r = f.width / 2;
  f.cone([0, 0, r], [0, -0.7, r], r - 0.3, r - 0.3, palette.wood);
  f.disk([0, -0.75, r], [0, -1, 0], r - 0.3, palette.mirror);
  f.mesh(`mirror ring ${r}`, () => ring(r - 0.2, 0.5), palette.metal, { at: [0, -0.6, r] });
}

/** A wall clock at ten past ten, as clocks are photographed. */
function clock(f: Frame, { palette }: Context): void {
  const r = f.width / 2;
  f.cone([0, 0, r], [0, -1.1, r], r, r, palette.wood);
  f.cone([0, -1.1, r], [0, -1.2, r], r - 0.5, r - 0.5, palette.porcelain);
  const hand = (degrees: number, long: number, thick: number): void => {
    const a = (degrees * Math.PI) / 180;
    f.capsule([0, -1.3, r], [Math.sin(a) * long, -1.3, r + Math.cos(a) * long], thick, palette.blackMetal);
  };
  hand(305, r * 0.5, 0.16);
  hand(60, r * 0.74, 0.11);
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    const [s, c] = [Math.sin(a) * r, Math.cos(a) * r];
    f.capsule([s * 0.8, -1.22, r + c * 0.8], [s * 0.86, -1.22, r + c * 0.86], 0.12, palette.blackMetal);
  }
}

/** A pointed sheet half an inch thick, its point at the bottom. */
const shovelBlade = () =>
  lofted(
    (
      [
        [0.6, 0],
        [2.2, 1],
        [3.5, 3.2],
        [4.1, 6],
        [4.2, 15],
        [3.8, 16],
      ] as const
    ).map(([half, z]) => ellipse(half, 0.25, z, 24, 4)),
    { lids: 'both', creaseAt: 40 },
  );

/** What hangs on a rail in a garage: rake, shovel, broom, a coil of hose, a step ladder folded flat. */
function longTools(f: Frame, { palette }: Context, next: () => number): void {
  const x = f.width / 2;
  const top = f.height;
  const green = palette.paint('#2f5d43');
  f.box(-x, -0.9, top - 3.4, x, 0, top, palette.wood, { grain: 'x', bevel: 0.08 });
  const things: readonly [wide: number, build: (at: number) => void][] = [
    [
      14,
      (at) => {
        // leaf rake: tines in a fan
        f.capsule([at, -1.8, top + 2], [at, -1.8, top - 42], 0.5, palette.board);
        for (let i = -4; i <= 4; i++)
          f.capsule([at, -1.8, top - 41], [at + i * 1.5, -1.5, top - 55 + Math.abs(i) * 0.5], 0.16, green);
      },
    ],
    [
      11,
      (at) => {
        // shovel
        f.capsule([at, -1.8, top + 1], [at, -1.8, top - 34], 0.6, palette.board);
        f.mesh('shovel blade', shovelBlade, palette.iron, { at: [at, -1.6, top - 51.4], turn: { x: 4 } });
      },
    ],
    [
      13,
      (at) => {
        // broom
        f.capsule([at, -1.8, top + 3], [at, -1.8, top - 40], 0.5, palette.paint('#a8332b'));
        f.box(at - 5.6, -3.2, top - 42, at + 5.6, -0.6, top - 40, palette.board, { bevel: 0.2 });
        f.box(at - 5.8, -3.4, top - 47, at + 5.8, -0.4, top - 42, palette.straw, { bevel: 0.3 });
      },
    ],
    [
      20,
      (at) => {
        // garden hose, coiled
        for (let i = 0; i < 4; i++)
          f.mesh(`hose ${i}`, () => ring(8 - i * 0.5, 0.42), green, {
            at: [at, -0.6 - i * 0.75, top - 10.6 + i * 0.5],
          });
        f.box(at - 1.6, -FLAT, top - 2.6, at + 1.6, 0, top - 1.4, palette.blackMetal, { bevel: 0.2 });
      },
    ],
    [
      20,
      (at) => {
        // step ladder
        const leg: Vec3[] = [
          [at - 5.6, -1.4, top - 3],
          [at - 8, -1.4, top - 60],
        ];
        for (const s of [-1, 1])
          f.capsule(
            [at + s * 5.6, leg[0]![1], leg[0]![2]],
            [at + s * 8, leg[1]![1], leg[1]![2]],
            0.8,
            palette.galvanized,
          );
        for (let i = 0; i < 5; i++) {
          const z = top - 12 - i * 10.4;
          const half = 5.6 + (2.4 * (top - 3 - z)) / 57;
          f.box(at - half, -2.9, z - 0.5, at + half, -0.4, z + 0.4, palette.galvanized, { bevel: 0.15 });
        }
        f.box(at - 6.4, -3.2, top - 5, at + 6.4, -0.2, top - 2.6, palette.paint('#c9772e'), { bevel: 0.3 });
      },
    ],
  ];
  let at = -x + 1;
  const first = Math.floor(next() * things.length);
  for (let i = 0; i < things.length; i++) {
    const [wide, build] = things[(first + i) % things.length]!;
    if (at + wide > x) continue;
    build(at + wide / 2);
    at += wide;
  }
}
