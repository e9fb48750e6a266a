/** What stands on counters: a kitchen's things by where they are used, a laundry's, a bar's. Inches. */
import {
  type Item,
  opposite,
  overlaps,
  type Rect,
  reachFrom,
  type Shell,
  SIDES,
  wallBehind,
} from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { ceramic, metal, plain } from '../../materials.js';
import { type Cut, sinkCut } from '../cabinets/countertop.js';
import { BOOK_COLORS } from '../decor/book.js';
import { bowlOfFruit } from '../decor/fruit-bowl.js';
import { pottedPlant } from '../decor/potted-plant.js';
import { vase } from '../decor/vase.js';
import { bowlOf, pot } from '../decor/vessels.js';
import { canisters, knifeBlock, paperTowels, soapAndBrush } from '../kitchen/counterware.js';
import { kettle, standMixer, toaster } from '../kitchen/small-appliances.js';
import { board, mug } from './arrangements.js';

/** A thing on a counter that stands at a wall: where along it, in the counter's frame. */
export interface Laid {
  readonly top: Item;
  readonly thing: CounterThing;
  readonly x: number;
  /** What it takes of the room's plan. */
  readonly area: Rect;
}

/** Sets out what stands on counters: fruit and branches on an island, things in twos and threes on the rest. */
export function dressCounters(context: Context): void {
  const { room, scene } = context;
  const cuts = cutsIn(room);
  for (const top of room.items.filter(({ kind }) => kind === 'countertop')) {
    scene.item = room.items.indexOf(top);
    if (!againstWall(context.shell, top)) dressIsland(top, cuts, context);
  }
  for (const { top, thing, x } of layCounters(context)) {
    scene.item = room.items.indexOf(top);
    const f = topFrame(top, context);
    counterThing(f, x, f.depth / 2, thing, context, context.random(`${thing} on ${top.id}`));
  }
  scene.item = -1;
}

const cutsIn = (room: Context['room']): Cut[] =>
  room.items
    .filter((i) => i.kind === 'sink-base' || i.kind === 'cooktop')
    .map((i) =>
      i.kind === 'sink-base'
        ? sinkCut(i)
        : { x0: i.box.x, y0: i.box.y, x1: i.box.x + i.box.widthIn, y1: i.box.y + i.box.depthIn },
    );

/** A counter's upper face as a frame, its back at the wall. */
function topFrame(top: Item, { scene, shell }: Context): ItemFrame {
  const { x, y, z, widthIn, depthIn, heightIn } = top.box;
  const long = widthIn >= depthIn;
  const facing = againstWall(shell, top) ? facingOf(shell, top) : long ? 'south' : 'east';
  return scene.frame({ x, y, z: z + heightIn, widthIn, depthIn, heightIn: 1 }, facing);
}

function dressIsland(top: Item, cuts: readonly Cut[], context: Context): void {
  const next = context.random(`dressing of ${top.id}`);
  const f = topFrame(top, context);
  const length = Math.max(top.box.widthIn, top.box.depthIn);
  const free = (t: number): boolean => clear(f, t * length * 0.5, 0, 9, cuts);
  // One thing in the middle, or two apart; not on every island the same.
  const side = next() < 0.5 ? -1 : 1;
  const kind = next();
  if (free(0.05 * side) && kind < 0.75)
    bowlOfFruit(f, length * (0.02 + 0.06 * next()) * side, next() * 3 - 1, 0, context, next);
  else if (free(0.05 * side)) vase(f, length * 0.04 * side, 0, 0, 9, context, next);
  if (free(0.55 * side) && kind > 0.25 && kind < 0.75) vase(f, length * 0.3 * side, 2, 0, 8.5, context, next);
  if (free(-0.6 * side) && length > 60 && next() < 0.7) board(f, [-length * 0.3 * side, 1, 0], context, next);
}

/** Where things stand on the counters along walls: none in another, before a wall cabinet that is too low, or in a sink. */
export function layCounters(context: Context): Laid[] {
  const { room, shell } = context;
  const cuts = cutsIn(room);
  const use = useOf(room);
  const things = (Object.keys(COUNTER_THINGS) as CounterThing[]).filter((thing) =>
    (COUNTER_THINGS[thing].uses as readonly Use[]).includes(use),
  );
  const order = context.random('counter things');
  for (let i = things.length - 1; i > 0; i--) {
    const j = Math.floor(order() * (i + 1));
    [things[i], things[j]] = [things[j]!, things[i]!];
  }
  const laid: Laid[] = [];
  // In a corner two counters' things meet.
  const isOpen = (area: Rect): boolean => laid.every((other) => !overlaps(area, other.area));
  for (const top of room.items.filter((item) => item.kind === 'countertop' && againstWall(shell, item))) {
    const next = context.random(`dressing of ${top.id}`);
    const f = topFrame(top, context);
    let at = -f.width / 2 + 3 + next() * 8;
    while (at < f.width / 2 - 6 && things.length > 0) {
      const zone = zoneAt(room, f, at + 4);
      const fits = (wanted: Zone): CounterThing | undefined =>
        things.find((thing) => {
          const { zone: own, half } = COUNTER_THINGS[thing];
          return (
            own === wanted &&
            at + 2 * half < f.width / 2 - 1 &&
            isFree(room, f, at + half, half, cuts) &&
            isOpen(areaAt(f, at + half, half))
          );
        });
      const thing = fits(zone) ?? fits('anywhere');
      if (thing === undefined) {
        at += 4;
        continue;
      }
      things.splice(things.indexOf(thing), 1);
      const { half } = COUNTER_THINGS[thing];
      laid.push({ top, thing, x: at + half, area: areaAt(f, at + half, half) });
      // Things stand in twos and threes with free counter between.
      at += 2 * half + (next() < 0.5 ? GAPS.within + next() * 2 : GAPS.between + next() * 12);
    }
  }
  return laid;
}

/** How deep a thing on a counter stands from the wall at most. */
const STANDS_WITHIN = 14;

function areaAt(f: ItemFrame, x: number, half: number): Rect {
  const [ax, ay] = f.place([x - half, f.depth / 2, 0]);
  const [bx, by] = f.place([x + half, f.depth / 2 - STANDS_WITHIN, 0]);
  return { x: Math.min(ax, bx), y: Math.min(ay, by), w: Math.abs(bx - ax), d: Math.abs(by - ay) };
}

const areaOf = ({ box }: Item): Rect => ({ x: box.x, y: box.y, w: box.widthIn, d: box.depthIn });

const againstWall = (shell: Shell, item: Item): boolean =>
  SIDES.some((side) => wallBehind(shell, side, areaOf(item), 2.999));

/** The front of a thing that stands with its long side to the nearest wall. */
function facingOf(shell: Shell, item: Item): Item['facing'] {
  const { box } = item;
  const behind = box.widthIn >= box.depthIn ? (['south', 'north'] as const) : (['west', 'east'] as const);
  const [a, b] = behind.map((side) => reachFrom(shell, areaOf(item), side)) as [number, number];
  return opposite(b < a ? behind[1] : behind[0]);
}

function clear(f: ItemFrame, x: number, y: number, around: number, cuts: readonly Cut[]): boolean {
  const [px, py] = f.place([x, y, 0]);
  return cuts.every(
    (c) => px < c.x0 - around || px > c.x1 + around || py < c.y0 - around || py > c.y1 + around,
  );
}

/** Whether a thing so wide finds neither a sink nor something that stands on the counter or hangs low over it. */
function isFree(room: Context['room'], f: ItemFrame, x: number, half: number, cuts: readonly Cut[]): boolean {
  if (!clear(f, x, f.depth / 2 - 5, half + 0.5, cuts)) return false;
  const ends = [x - half, x + half].map((at) => f.place([at, f.depth / 2 - 4, 0]));
  const [[x0, y0, z], [x1, y1]] = ends as [
    readonly [number, number, number],
    readonly [number, number, number],
  ];
  return room.items.every(
    ({ kind, box }) =>
      kind === 'countertop' ||
      kind === 'backsplash' ||
      Math.max(x0, x1) < box.x ||
      Math.min(x0, x1) > box.x + box.widthIn ||
      Math.max(y0, y1) < box.y - 3 ||
      Math.min(y0, y1) > box.y + box.depthIn + 3 ||
      box.z > z + 15 ||
      box.z + box.heightIn < z + 0.5,
  );
}

/** Where in a kitchen a thing is used. */
type Zone = 'range' | 'sink' | 'anywhere';
/** What a counter is for. */
type Use = 'kitchen' | 'laundry' | 'bar';

interface Standing {
  readonly zone: Zone;
  /** Half of what it takes of the counter's length. */
  readonly half: number;
  readonly uses: readonly Use[];
}

/** What stands on counters, by what, and how much of them it takes. */
const COUNTER_THINGS = {
  kettle: { zone: 'range', half: 5, uses: ['kitchen'] },
  spoons: { zone: 'range', half: 3.5, uses: ['kitchen'] },
  oils: { zone: 'range', half: 4.6, uses: ['kitchen'] },
  knives: { zone: 'range', half: 3.4, uses: ['kitchen'] },
  soap: { zone: 'sink', half: 4.6, uses: ['kitchen', 'laundry', 'bar'] },
  'paper towels': { zone: 'sink', half: 3.4, uses: ['kitchen'] },
  herbs: { zone: 'sink', half: 5, uses: ['kitchen', 'laundry', 'bar'] },
  boards: { zone: 'anywhere', half: 6.4, uses: ['kitchen', 'bar'] },
  canisters: { zone: 'anywhere', half: 9, uses: ['kitchen', 'laundry'] },
  'coffee machine': { zone: 'anywhere', half: 5, uses: ['kitchen'] },
  toaster: { zone: 'anywhere', half: 6.6, uses: ['kitchen'] },
  mixer: { zone: 'anywhere', half: 7.6, uses: ['kitchen'] },
  bowls: { zone: 'anywhere', half: 4.4, uses: ['kitchen'] },
  cookbooks: { zone: 'anywhere', half: 6.4, uses: ['kitchen'] },
  mugs: { zone: 'anywhere', half: 5.4, uses: ['kitchen'] },
  'washing powder': { zone: 'anywhere', half: 6, uses: ['laundry'] },
  'folded towels': { zone: 'anywhere', half: 7.4, uses: ['laundry'] },
  pegs: { zone: 'anywhere', half: 3.4, uses: ['laundry'] },
  bottles: { zone: 'anywhere', half: 7, uses: ['bar'] },
  tumblers: { zone: 'anywhere', half: 8, uses: ['bar'] },
  'ice bucket': { zone: 'anywhere', half: 4, uses: ['bar'] },
} as const satisfies Record<string, Standing>;

type CounterThing = keyof typeof COUNTER_THINGS;

/** What a room's counters are for: where nobody cooks they serve the washing or a bar. */
function useOf({ category, items }: Context['room']): Use {
  const has = (...kinds: readonly Item['kind'][]): boolean => items.some(({ kind }) => kinds.includes(kind));
  if (category === 'kitchen' || has('range', 'cooktop', 'wall-oven')) return 'kitchen';
  return has('washer', 'dryer') ? 'laundry' : 'bar';
}

/** A counter's free length between what stands there, and between two groups of things. */
const GAPS = { within: 1.2, between: 13 } as const;

/** How far from range or sink, inches, their things stand at most. */
const AT_HAND = 24;

function zoneAt(room: Context['room'], f: ItemFrame, x: number): Zone {
  const [px, py] = f.place([x, f.depth / 2 - 6, 0]);
  const near = (kinds: readonly string[]): boolean =>
    room.items.some(({ kind, box }) => {
      if (!kinds.includes(kind)) return false;
      const dx = Math.max(box.x - px, 0, px - box.x - box.widthIn);
      const dy = Math.max(box.y - py, 0, py - box.y - box.depthIn);
      return Math.hypot(dx, dy) < AT_HAND;
    });
  return near(['range', 'cooktop']) ? 'range' : near(['sink-base']) ? 'sink' : 'anywhere';
}

function counterThing(
  f: ItemFrame,
  x: number,
  back: number,
  which: CounterThing,
  context: Context,
  next: () => number,
): void {
  const { palette } = context;
  switch (which) {
    case 'boards':
      // leaning on the splash
      f.orientedBox([x - 1.6, back - 1.6, 7], [4.6, 0.4, 7], { x: -9 }, palette.board, {
        grain: 'z',
        bevel: 0.2,
      });
      f.orientedBox([x + 2.4, back - 2.9, 5], [3.6, 0.4, 5], { x: -11 }, palette.wood, {
        grain: 'z',
        bevel: 0.2,
      });
      break;
    case 'spoons':
      // in a crock
      pot(f, x, back - 5, 0, 6, next() < 0.5 ? palette.porcelain : palette.stoneware, 0.3);
      f.disk([x, back - 5, 5], [0, 0, 1], 2.4, palette.iron);
      for (let i = 0; i < 5; i++) {
        const lean = (i - 2) * 0.9;
        f.capsule(
          [x, back - 5, 1],
          [x + lean, back - 4.6 - (i % 2), 10 + next() * 2],
          0.25,
          i % 2 ? palette.board : palette.wood,
        );
        f.ellipsoid(
          [x + lean, back - 4.6 - (i % 2), 11.4],
          [0.9, 0.35, 1.3],
          i % 2 ? palette.board : palette.wood,
        );
      }
      break;
    case 'herbs':
      pottedPlant(f, x, back - 5, 0, context, next, 8 + next() * 4);
      break;
    case 'canisters':
      canisters(f, x, back - 4.4, 0, palette, next() < 0.6 ? palette.porcelain : palette.stoneware);
      break;
    case 'kettle':
      kettle(f, x, back - 6.4, 0, palette, next());
      break;
    case 'soap':
      soapAndBrush(f, x - 2, back - 4, 0, palette, next());
      break;
    case 'paper towels':
      paperTowels(f, x, back - 4.6, 0, palette);
      break;
    case 'toaster':
      toaster(f, x, back - 6, 0, palette);
      break;
    case 'mixer':
      standMixer(f, x, back - 8, 0, palette, next() < 0.6 ? palette.accentCeramic : palette.porcelain);
      break;
    case 'knives':
      knifeBlock(f, x, back - 6, 0, palette);
      break;
    case 'coffee machine': {
      const m = palette.custom('coffee machine', () => metal([0.55, 0.55, 0.56], 0.22));
      f.box(x - 4.2, back - 11, 0, x + 4.2, back - 2, 1.6, palette.blackMetal, { bevel: 0.2 });
      f.box(x - 4.2, back - 5.4, 1.6, x + 4.2, back - 2, 12.6, m, { bevel: 0.3 });
      f.box(x - 4.4, back - 10.6, 9, x + 4.4, back - 2, 13, m, { bevel: 0.4 });
      f.cone([x, back - 8.4, 9], [x, back - 8.4, 7.6], 1.4, 1.2, palette.chrome);
      f.capsule([x, back - 9, 8.1], [x, back - 13, 7.8], 0.42, palette.blackMetal);
      f.tube([x, back - 8.4, 1.7], [x, back - 8.4, 4.4], 1.1, 1.4, palette.porcelain);
      f.cone([x - 2.4, back - 10.6, 11.2], [x - 2.4, back - 11, 11.2], 0.6, 0.6, palette.blackMetal);
      break;
    }
    case 'bowls': {
      // in a stack
      const form = next();
      for (let i = 0; i < 4; i++)
        bowlOf(
          f,
          [x, back - 6, i * 0.9],
          3.9 - i * 0.08,
          2.8,
          i === 1 ? palette.accentCeramic : palette.stoneware,
          form,
        );
      break;
    }
    case 'cookbooks': {
      // between the wall and a mill
      let from = x - 4;
      for (let i = 0; i < 4; i++) {
        const thick = 1 + next() * 0.7;
        const color = BOOK_COLORS[Math.floor(next() * BOOK_COLORS.length)]!;
        f.box(from, back - 8, 0, from + thick, back - 1, 8.4 + next() * 1.8, palette.paint(color), {
          bevel: 0.06,
        });
        from += thick + 0.06;
      }
      f.cone([from + 1.6, back - 5, 0], [from + 1.6, back - 5, 3.4], 1.15, 0.8, palette.wood);
      f.cone([from + 1.6, back - 5, 3.4], [from + 1.6, back - 5, 6], 0.8, 1.05, palette.wood);
      f.ellipsoid([from + 1.6, back - 5, 6.6], [1, 1, 0.8], palette.wood);
      break;
    }
    case 'oils':
      for (let i = 0; i < 2; i++) {
        const at = x + i * 3.2;
        const m = i
          ? palette.custom('vinegar', () => ceramic([0.08, 0.03, 0.02]))
          : palette.custom('oil', () => ceramic([0.22, 0.2, 0.04]));
        f.cone([at, back - 4, 0], [at, back - 4, 6], 1.2, 1.2, m);
        f.cone([at, back - 4, 6], [at, back - 4, 8], 1.2, 0.45, m);
        f.cone([at, back - 4, 8], [at, back - 4, 9.4], 0.45, 0.5, palette.blackMetal);
      }
      break;
    case 'mugs': {
      // three of a set, and one that was used
      const glaze = next() < 0.5 ? palette.stoneware : palette.accentCeramic;
      for (const [i, [dx, dy, turn]] of (
        [
          [-3, -4, 40],
          [0.6, -3.4, 160],
          [3, -6.4, 300],
        ] as const
      ).entries()) {
        mug(f, [x + dx, back + dy - 1, 0], turn, i === 2 ? palette.porcelain : glaze, i === 2, palette);
      }
      break;
    }
    case 'washing powder': {
      // a bottle of detergent with its cap, and a box
      const blue = palette.custom('detergent', () => plain([0.05, 0.16, 0.34], { roughness: 0.3 }));
      f.roundedBox([x - 2.8, back - 5, 4.6], [2.9, 1.9, 4.6], 1.2, blue);
      f.cone([x - 2.8, back - 5, 9.2], [x - 2.8, back - 5, 11.4], 1.3, 1.15, palette.whitePlastic);
      f.box(x + 1.2, back - 6.6, 0, x + 5.6, back - 3, 8.4, palette.paint('#e8e4da'), { bevel: 0.1 });
      f.box(x + 1.6, back - 6.64, 4.6, x + 5.2, back - 6.5, 7.2, blue, { bevel: 0 });
      break;
    }
    case 'folded towels': {
      const tones = [palette.cotton, palette.throwCloth, palette.cotton, palette.linen];
      tones.forEach((m, i) => {
        f.roundedBox(
          [x + (next() - 0.5) * 0.7, back - 7.4 + (next() - 0.5) * 0.6, 1.15 + i * 2.2],
          [6.6 - 0.2 * i, 5 - 0.1 * i, 1.1],
          1,
          m,
          { z: (next() - 0.5) * 4 },
        );
      });
      break;
    }
    case 'pegs':
      // in a glass jar
      f.tube([x, back - 5, 0.1], [x, back - 5, 6.6], 2.5, 2.5, palette.glass);
      f.cone([x, back - 5, 6.6], [x, back - 5, 7.5], 2.55, 2.55, palette.board);
      for (let i = 0; i < 14; i++) {
        const a = i * 2.4;
        f.orientedBox(
          [x + Math.cos(a) * 1.3, back - 5 + Math.sin(a) * 1.3, 0.8 + i * 0.33],
          [1.5, 0.22, 0.22],
          { z: i * 67, y: i * 29 },
          palette.board,
        );
      }
      break;
    case 'bottles':
      for (const [i, color] of (
        [
          [0.16, 0.07, 0.02],
          [0.03, 0.09, 0.04],
          [0.3, 0.3, 0.28],
          [0.2, 0.1, 0.02],
        ] as const
      ).entries()) {
        const m = palette.custom(`spirit ${color.join()}`, () => ceramic(color));
        const [cx, cy, high] = [x - 5 + i * 3.3, back - 4.4 - (i % 2) * 1.4, 7 + ((i * 5) % 3)];
        f.cone([cx, cy, 0], [cx, cy, high], 1.5, 1.5, m);
        f.cone([cx, cy, high], [cx, cy, high + 1.6], 1.5, 0.5, m);
        f.cone([cx, cy, high + 1.6], [cx, cy, high + 4], 0.5, 0.5, m);
        f.cone([cx, cy, high + 4], [cx, cy, high + 4.7], 0.6, 0.6, palette.blackMetal);
        f.tube([cx, cy, 1.8], [cx, cy, 5.2], 1.53, 1.53, palette.paper);
      }
      break;
    case 'tumblers':
      f.roundedBox([x, back - 7, 0.4], [7.4, 4.6, 0.4], 0.35, palette.board, {}, { grain: 'x' });
      for (let i = 0; i < 6; i++) {
        const [cx, cy] = [x - 4.6 + (i % 3) * 4.6, back - 9 + Math.floor(i / 3) * 4];
        f.tube([cx, cy, 0.9], [cx, cy, 4.6], 1.35, 1.6, palette.glass);
        f.disk([cx, cy, 1.2], [0, 0, 1], 1.3, palette.glass);
      }
      break;
    case 'ice bucket':
      f.tube([x, back - 6, 0.1], [x, back - 6, 7.4], 3, 3.6, palette.steel);
      f.disk([x, back - 6, 6], [0, 0, 1], 3.3, palette.porcelain);
      f.capsule([x + 1, back - 6, 5], [x + 3.8, back - 7.4, 10.4], 0.22, palette.chrome);
  }
}
