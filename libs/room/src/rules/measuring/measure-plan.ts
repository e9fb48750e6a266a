import {
  type Item,
  type ItemOf,
  itemsOf,
  type Kind,
  reachFrom,
  type SeenRect,
  type Side,
} from '@plumbline/concept';
import {
  atWall,
  gapBetween,
  inFront,
  opposite,
  overlaps,
  type Rect,
  rectOf,
  seenFromWall,
} from '../../geometry/geometry.js';
import type { CheckedRoom } from './rule.js';

/** Measuring on a plan: what stands before a thing, and how much counter lies beside it. Inches. */

/** Light things that a person pushes aside; they do not narrow a way. */
const MOVABLE: ReadonlySet<string> = new Set([
  'stool',
  'dining-chair',
  'office-chair',
  'rug',
  'bath-mat',
  'exercise-mat',
  'plant',
  'floor-lamp',
  'ottoman',
]);

/** Kinds that hang or lie, so that the floor under them is free. */
const OFF_FLOOR_Z = 6;

export const isObstacle = (item: Item): boolean =>
  item.box.z < OFF_FLOOR_Z && item.box.heightIn > 1 && !MOVABLE.has(item.kind);

export const ofKind = <K extends Kind>(room: CheckedRoom, ...kinds: readonly K[]): ItemOf<K>[] =>
  itemsOf(room, ...kinds);

interface Ahead {
  readonly distance: number;
  /** What ends it: an item, or nothing for a wall. */
  readonly item?: Item;
}

/**
 * How far the floor is free before a rectangle that looks towards `facing`, and what ends it.
 * @param planOf what a thing takes in plan, where that is more than its box
 */
export function ahead(
  room: CheckedRoom,
  rect: Rect,
  facing: Side,
  ignore: (item: Item) => boolean = () => false,
  slack = 2,
  planOf: (item: Item) => Rect = (item) => rectOf(item.box),
): Ahead {
  const far = reachFrom(room.shell, rect, facing);
  const strip = inFront(rect, facing, far);
  let best: Ahead = { distance: far };
  for (const item of room.items) {
    if (!isObstacle(item) || ignore(item)) continue;
    const other = planOf(item);
    if (!overlaps(strip, other)) continue;
    const { gap, shared } = gapBetween(rect, other);
    if (shared < slack || gap < 0) continue;
    if (gap < best.distance) best = { distance: gap, item };
  }
  return best;
}

/** Counter on one side of an item, along its own run. */
interface Landing {
  readonly length: number;
  /** It turns a corner, with a return along the other wall. */
  readonly corner: boolean;
}

/**
 * The counter on both sides of an item: `low` towards west or south. It ends where its top does, at the next sink, cooktop
 * or range, and where another run's counter lies before its front: in a corner only the front counts.
 */
export function landings(room: CheckedRoom, item: Item): { readonly low: Landing; readonly high: Landing } {
  const side = opposite(item.facing);
  const seen = (i: Item) => seenFromWall(room, side, rectOf(i.box));
  const own = seen(item);
  const counters = ofKind(room, 'countertop');
  const tops = counters.filter((i) => runsWith(room, side, i, own.n)).map(seen);
  const corners = ofKind(room, 'corner-base-cabinet')
    .map(seen)
    .filter((c) => Math.abs(c.n - own.n) < 3);
  const breaks = ofKind(room, 'sink-base', 'cooktop', 'range')
    .filter((i) => i.id !== item.id && i.facing === item.facing)
    .map(seen)
    .filter((s) => Math.abs(s.n - own.n) < 6);

  const measure = (end: 'low' | 'high'): Landing => {
    const edge = end === 'low' ? own.t : own.t + own.along;
    const sign = end === 'low' ? -1 : 1;
    const top = tops.find((c) => edge + sign * 0.5 > c.t && edge + sign * 0.5 < c.t + c.along);
    if (!top) return { length: 0, corner: false };
    const front = top.n + top.deep;
    const across = counters.map(seen).filter((c) => c.n < front + 1 && c.n + c.deep > front + 1);
    const stops = (list: readonly SeenRect[]): number[] =>
      list.map((b) => (end === 'low' ? b.t + b.along : b.t)).filter((at) => (at - edge) * sign >= -0.1);
    const nearest = (...all: readonly number[]): number =>
      end === 'low' ? Math.max(...all) : Math.min(...all);
    const limit = nearest(endOf(tops, top, end), ...stops(breaks));
    const reached = nearest(limit, ...stops(across));
    const corner =
      Math.abs(limit - reached) > 0.1 ||
      corners.some((c) => overlapsSpan(c, edge, limit) || (limit > c.t - 0.1 && limit < c.t + c.along + 0.1));
    // Where nothing lies before it, a corner's other leg counts as 24 in deep.
    const [inCorner] = corners.filter(
      (c) => overlapsSpan(c, edge, reached) && coversCorner(c, edge, reached, sign),
    );
    const last = inCorner
      ? nearest(reached, end === 'low' ? inCorner.t + 24 : inCorner.t + inCorner.along - 24)
      : reached;
    return { length: Math.max(0, (last - edge) * sign), corner };
  };
  return { low: measure('low'), high: measure('high') };
}

/** Where a counter ends, with what goes on from it: around an outside corner another run's counter does. */
function endOf(tops: readonly SeenRect[], top: SeenRect, end: 'low' | 'high'): number {
  const at = end === 'low' ? top.t : top.t + top.along;
  const next = tops.find((c) => c !== top && Math.abs((end === 'low' ? c.t + c.along : c.t) - at) < 0.1);
  return next ? endOf(tops, next, end) : at;
}

/** Whether a counter goes on into a corner past the other leg's 24 in. */
const coversCorner = (c: SeenRect, edge: number, to: number, sign: number): boolean =>
  sign > 0 ? to > c.t + c.along - 24 + 0.1 && edge < c.t + c.along : to < c.t + 24 - 0.1 && edge > c.t;

const overlapsSpan = (c: SeenRect, a: number, b: number): boolean =>
  Math.min(a, b) < c.t + c.along - 0.1 && Math.max(a, b) > c.t + 0.1;

function runsWith(room: CheckedRoom, side: Side, top: Item, n: number): boolean {
  const s = seenFromWall(room, side, rectOf(top.box));
  return s.n <= n + 3 && s.n + s.deep >= n + 20;
}

/** True if a counter at least `least` long lies within 48 in before an item. */
export function counterAcross(room: CheckedRoom, item: Item, least: number): number {
  const zone = inFront(rectOf(item.box), item.facing, 48);
  const lengths = ofKind(room, 'countertop')
    .filter((c) => overlaps(zone, rectOf(c.box)))
    .map((c) => Math.max(c.box.widthIn, c.box.depthIn));
  const longest = Math.max(0, ...lengths);
  return longest >= least ? longest : 0;
}

/** The middle of an item's front edge. */
export function frontCentre(item: Item): { readonly x: number; readonly y: number } {
  const r = rectOf(item.box);
  switch (item.facing) {
    case 'north':
      return { x: r.x + r.w / 2, y: r.y + r.d };
    case 'south':
      return { x: r.x + r.w / 2, y: r.y };
    case 'east':
      return { x: r.x + r.w, y: r.y + r.d / 2 };
    case 'west':
      return { x: r.x, y: r.y + r.d / 2 };
  }
}

/** Length of the part of a segment that lies inside a rectangle. */
export function lengthInside(a: { x: number; y: number }, b: { x: number; y: number }, r: Rect): number {
  let t0 = 0;
  let t1 = 1;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  for (const [p, q] of [
    [-dx, a.x - r.x],
    [dx, r.x + r.w - a.x],
    [-dy, a.y - r.y],
    [dy, r.y + r.d - a.y],
  ] as const) {
    if (p === 0) {
      if (q < 0) return 0;
      continue;
    }
    const t = q / p;
    if (p < 0) t0 = Math.max(t0, t);
    else t1 = Math.min(t1, t);
  }
  return t1 > t0 ? (t1 - t0) * Math.hypot(dx, dy) : 0;
}

/** The leaf of a hinged door that stands open at a right angle into the room; undefined where none does. */
export function openLeaf(room: CheckedRoom, opening: CheckedRoom['openings'][number]): Rect | undefined {
  if (!swingOf(room, opening)) return undefined;
  const { offsetIn, widthIn, wall, swing } = opening;
  const hinge = swing?.hinge === 'far' ? offsetIn + widthIn - LEAF : offsetIn;
  return atWall(room, wall, hinge, 0, LEAF, widthIn);
}

/** Thickness of a door's leaf. Inches. */
const LEAF = 1.75;

/** The floor a hinged door sweeps, as a square; nothing for other openings. */
export function swingOf(room: CheckedRoom, opening: CheckedRoom['openings'][number]): Rect | undefined {
  if (opening.kind !== 'door' || opening.swing?.into !== 'room') return undefined;
  return atWall(room, opening.wall, opening.offsetIn, 0, opening.widthIn, opening.widthIn);
}
