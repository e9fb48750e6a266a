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
import { type Cut, sinkCut } from '../cabinets/countertop.js';
import { COUNTER_THINGS, type CounterThing, type CounterZone, type Use } from './counter-things.js';
import { dressIslandTop } from './island-things.js';

/** A thing on a counter that stands at a wall: where along it, in the counter's frame. */
interface Laid {
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
    const next = context.random(`${thing} on ${top.id}`);
    COUNTER_THINGS[thing].build({ f, x, back: f.depth / 2 }, context, next);
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
  dressIslandTop({ f, length, free }, context, next);
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
      const fits = (wanted: CounterZone): CounterThing | undefined =>
        things.find((thing) => {
          const { zone: own, half } = COUNTER_THINGS[thing];
          return (
            own === wanted &&
            !(
              isMachine(thing) &&
              laid.some(
                (other) =>
                  other.top === top && isMachine(other.thing) && at + half - other.x < MACHINES_APART,
              )
            ) &&
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

/** Machines stand singly: a counter with one beside the other is a shop's. So far apart are their middles at least, inches. */
const MACHINES_APART = 42;
const MACHINES: readonly CounterThing[] = ['coffee machine', 'toaster', 'mixer'];
const isMachine = (thing: CounterThing): boolean => MACHINES.includes(thing);

/** How deep a thing on a counter stands from the wall at most. */
const STANDS_WITHIN = 14;

function areaAt(f: ItemFrame, x: number, half: number): Rect {
  const [ax, ay] = f.place([x - half, f.depth / 2, 0]);
  const [bx, by] = f.place([x + half, f.depth / 2 - STANDS_WITHIN, 0]);
  return { x: Math.min(ax, bx), y: Math.min(ay, by), w: Math.abs(bx - ax), d: Math.abs(by - ay) };
}

const areaOf = ({ box }: Item): Rect => ({ x: box.x, y: box.y, w: box.widthIn, d: box.depthIn });

/** A peninsula touches a wall with its end alone: what stands on it is seen from all sides, as on an island. */
const againstWall = (shell: Shell, item: Item): boolean =>
  item.group !== 'peninsula' && SIDES.some((side) => wallBehind(shell, side, areaOf(item), 2.999));

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

function zoneAt(room: Context['room'], f: ItemFrame, x: number): CounterZone {
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
