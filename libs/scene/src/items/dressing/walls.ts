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
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import type { Staged } from '../../scene.js';
import { wallFrame } from '../../walls.js';
import { isChildsRoom } from '../childs-room.js';
import { clock, gallery, ledge, longTools, prints, roundMirror, toolBoard } from './hung-things.js';

/**
 * Between which heights a wall must be free for something to hang there, under low ceilings and beams up to at least which, and how far
 * its middle is above the floor.
 */
const HANGS = { from: 42, to: 84, least: 76, middle: 61 } as const;

/** What hangs ends so far below a ceiling, inches. */
const BELOW_CEILING = 4;

/** Over the floor, where a child looks. */
const CHILDS_EYE = 50;

/** What stands so far off a wall, or nearer, hides it. */
const BEFORE = 14;

/** What a thing keeps from openings with their casings and curtains, and from what else hangs. */
const OFF_OPENING = 9;

const OFF_ITEM = 6;

/** A chimney breast with its mantel stands so far into the room that it hides the wall beside it from aside. */
const OFF_FIREPLACE = 22;

/** What stands below is so near the wall, and the air above it. */
const BELOW = 30;

const AIR = 8;

/** How far what hangs stands off the wall. */
const HUNG_DEPTH = 3;

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

/** Number of the first thing that hangs; the others count down from it, below those on the floor. */
const FIRST = -100;

/**
 * Hangs something on the longest free stretches of the walls, the longest first, each under a number of its own, so that what a
 * picture's edge would cut can be taken down. Tools in a garage are no such things: they stay.
 */
export function dressWalls(context: Context): Staged[] {
  const { room, shell, scene } = context;
  // A shell in which nothing stands is looked at for what it is.
  if (room.items.length === 0) return [];
  const stretches = SIDES.flatMap((side) =>
    framesAt(shell, side).flatMap((frame) =>
      freeStretches(frame, context).flatMap((stretch) => halves(stretch).map((part) => ({ frame, ...part }))),
    ),
  );
  const least = room.category === 'bathroom' ? 26 : 34;
  const hung = stretches
    .filter(({ from, to }) => to - from >= least)
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, MOST)
    .flatMap((stretch, nth) => {
      scene.item = room.category === 'garage' ? -1 : FIRST - nth;
      const box = dress(stretch.frame, stretch, nth, context);
      return box && room.category !== 'garage' ? [{ item: scene.item, box }] : [];
    });
  scene.item = -1;
  return hung;
}

const halves = ({ from, to }: Stretch): Stretch[] =>
  to - from < TWICE
    ? [{ from, to }]
    : [
        { from, to: (from + to) / 2 },
        { from: (from + to) / 2, to },
      ];

/** Where along a wall, from its west or south end, nothing opens, hangs or stands where pictures hang. */
function freeStretches(frame: WallFrame, context: Context): Stretch[] {
  const { room, shell } = context;
  const strip = atFrame(frame, 0, 0, frame.lengthIn, BEFORE);
  // Rakes and ladders hang almost to the floor.
  const low = room.category === 'garage' ? 20 : HANGS.from;
  const top = topOf(frame, context);
  if (top < HANGS.least || shell.ceiling.slope) return [];
  const taken: Stretch[] = [
    ...room.openings
      .filter(({ wall }) => wall === frame.wall.id)
      .map((o) => ({ from: o.offsetIn - OFF_OPENING, to: o.offsetIn + o.widthIn + OFF_OPENING })),
    ...room.items
      .filter(
        ({ kind, box }) =>
          overlaps(strip, rectOf(box)) && (WET.includes(kind) || (box.z < top && box.z + box.heightIn > low)),
      )
      .map(({ kind, box }) => {
        const { t, along } = seenFromFrame(frame, rectOf(box));
        const off = kind === 'fireplace' ? OFF_FIREPLACE : OFF_ITEM;
        return { from: t - off, to: t + along + off };
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

/** Up to which height things hang on a wall: a hand below its ceiling, or below the beams of that. */
function topOf(frame: WallFrame, { ceilingOver }: Context): number {
  const { x, y, w, d } = atFrame(frame, 0, 0, frame.lengthIn, BEFORE);
  const ceiling = ceilingOver({ x, y, z: 0, widthIn: w, depthIn: d, heightIn: 1 });
  return Math.min(HANGS.to, ceiling - BELOW_CEILING);
}

const rectOf = ({ x, y, widthIn, depthIn }: Item['box']): Rect => ({ x, y, w: widthIn, d: depthIn });

/** Hangs one thing, or a group of one kind, over what stands there or in the middle of the stretch; returns where it hangs. */
function dress(
  frame: WallFrame,
  { from, to }: Stretch,
  nth: number,
  context: Context,
): Item['box'] | undefined {
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
  const ceiling = topOf(frame, context) + BELOW_CEILING;
  const wall = wallFrame(scene, shell, frame.wall.id);
  let box: Item['box'] | undefined;
  /** A frame on the wall for a thing so wide and high; its middle at the eye's height, or over what stands there. */
  const place = (wide: number, high: number): ItemFrame | undefined => {
    if (wide > length) return undefined;
    const wanted = anchor ? anchor.t + anchor.along / 2 : (from + to) / 2;
    const t = Math.min(to - wide / 2, Math.max(from + wide / 2, wanted));
    const tops = below
      .filter((thing) => thing.n < 12 && thing.t < t + wide / 2 && thing.t + thing.along > t - wide / 2)
      .map(({ item }) => item.box.heightIn + AIR);
    const bottom = Math.max(0, ...tops);
    const eye = isChildsRoom(room) ? CHILDS_EYE : HANGS.middle;
    const z = Math.min(Math.max(bottom, eye - high / 2), ceiling - high);
    if (z < bottom - 2) return undefined;
    const { x: west, y: south, w: widthIn, d: depthIn } = atFrame(frame, t - wide / 2, 0, wide, HUNG_DEPTH);
    box = { x: west, y: south, z, widthIn, depthIn, heightIn: high };
    const x =
      frame.side === 'north' || frame.side === 'west' ? t - frame.lengthIn / 2 : frame.lengthIn / 2 - t;
    return wall.at(x, 0, z, wide, 0, high);
  };
  const hung = (wide: number, high: number, build: (f: ItemFrame) => void): boolean => {
    const f = place(wide, high);
    if (f) build(f);
    return f !== undefined;
  };
  hang({ length, across, nth, next, over: anchor?.item.kind, hung }, context);
  return box;
}

/** A place on a wall, and what hangs things there. */
interface Place {
  /** Inches of free wall, and of it what a thing over the furniture below may take. */
  readonly length: number;
  readonly across: number;
  /** Which place of the room it is. */
  readonly nth: number;
  readonly next: () => number;
  /** What stands below. */
  readonly over: Item['kind'] | undefined;
  /** Builds a thing so wide and high in its frame on the wall, where it fits: whether it does. */
  hung(wide: number, high: number, build: (f: ItemFrame) => void): boolean;
}

/** Sizes of large prints, inches, by the free wall that they want. */
const LARGE: readonly (readonly [
  least: number,
  sizes: readonly (readonly [wide: number, high: number])[],
])[] = [
  [
    76,
    [
      [64, 42],
      [60, 34],
      [54, 42],
    ],
  ],
  [
    52,
    [
      [46, 32],
      [44, 34],
      [48, 27],
    ],
  ],
];

/** Free wall of a kitchen or a bath, inches, from which on it takes a large print or two, and their sizes. */
const LARGE_WALL = 60;
const LARGE_BESIDE_TILE: readonly (readonly [wide: number, high: number])[] = [
  [40, 30],
  [22, 30],
  [24, 32],
];

/** Free wall with nothing before it, inches, that takes two rows of three prints, and how large these are with their mats. */
const GALLERY_WALL = 96;
const GALLERY = { wide: 18, high: 15, gap: 3 } as const;

/** Chooses one thing, or a group of one kind, and hangs it. */
function hang({ length, across, nth, next, over, hung }: Place, context: Context): void {
  const { room } = context;
  const { category } = room;
  const kind = next();
  if (category === 'garage') {
    const wide = Math.min(length - 4, 76);
    // Long tools hang in one place; beside them are those for the hand.
    if (nth % 2 === 1 && wide >= 40) hung(Math.min(wide, 56), 30, (f) => toolBoard(f, context, next));
    else hung(wide, 62, (f) => longTools(f, context, next));
    return;
  }
  if (category === 'kitchen' || category === 'bathroom') {
    // A clock or a small print is lost on a large wall.
    if (across >= LARGE_WALL) {
      const [wide, high] = LARGE_BESIDE_TILE[Math.floor(next() * LARGE_BESIDE_TILE.length)]!;
      const count = high < wide ? 1 : 2;
      if (
        hung(wide * count + 3 * (count - 1), high, (f) =>
          prints(f, count, [wide, high], 3, context, next, nth),
        )
      )
        return;
    }
    if (category === 'kitchen' && kind < 0.3) hung(14, 14, (f) => clock(f, context));
    else if (across >= 44 && kind < 0.7) hung(35, 21, (f) => prints(f, 2, [16, 21], 3, context, next, nth));
    else hung(17, 22, (f) => prints(f, 1, [17, 22], 0, context, next, nth));
    return;
  }
  if ((over === 'console-table' || over === 'dresser') && kind < 0.7) {
    if (hung(30, 30, (f) => roundMirror(f, context))) return;
  }
  if (across >= 66 && kind < 0.3 && !over) {
    if (hung(56, 30, (f) => ledge(f, context, nth))) return;
  }
  if (isChildsRoom(room)) {
    if (across >= 38 && hung(31, 19, (f) => prints(f, 2, [14, 19], 3, context, next, nth))) return;
    hung(14, 19, (f) => prints(f, 1, [14, 19], 0, context, next, nth));
    return;
  }
  if (across >= GALLERY_WALL && kind > 0.55 && kind < 0.8 && !over) {
    const { wide, high, gap } = GALLERY;
    if (hung(3 * wide + 2 * gap, 2 * high + gap, (f) => gallery(f, [wide, high], gap, context, next, nth)))
      return;
  }
  if (across >= 74 && kind > 0.3 && kind < 0.42) {
    if (hung(70, 28, (f) => prints(f, 3, [21.5, 28], 2.75, context, next, nth))) return;
  }
  if (across >= 58 && kind > 0.3 && kind < 0.55) {
    if (hung(51, 32, (f) => prints(f, 2, [24, 32], 3, context, next, nth))) return;
  }
  // One large piece says more than three small ones.
  for (const [least, sizes] of LARGE) {
    const [wide, high] = sizes[Math.floor(next() * sizes.length)]!;
    if (across >= least && hung(wide, high, (f) => prints(f, 1, [wide, high], 0, context, next, nth))) return;
  }
  if (hung(28, 36, (f) => prints(f, 1, [28, 36], 0, context, next, nth))) return;
  hung(20, 24, (f) => prints(f, 1, [20, 24], 0, context, next, nth));
}
