import { type Item, type ItemOf, type Kind, reachFrom, type Side } from '@plumbline/concept';
import {
  contains,
  grow,
  opposite,
  overlaps,
  type Rect,
  rectOf,
  runsEast,
  seenFromWall,
} from '../geometry/geometry.js';
import type { BATH_RULES } from './bath-rules.js';
import { ahead, isObstacle, ofKind, openLeaf, swingOf } from './measuring/measure-plan.js';
import type { CheckedRoom, Measure, Measurement } from './measuring/rule.js';

const one = (value: number, ...items: (Item | string)[]): Measurement => ({
  value,
  items: items.map((i) => (typeof i === 'string' ? i : i.id)),
});

/** Clear floor before a fixture. */
function front(room: CheckedRoom, item: Item): Measurement {
  const way = ahead(room, rectOf(item.box), item.facing);
  return way.item ? one(way.distance, item, way.item) : one(way.distance, item);
}

/** Width of the front of a shower before which the floor is to be free: all of it, or the end where one steps in. */
const ENTRY = 30;

/** Clear floor before the end of a shower where one steps in. */
function beforeEntry(room: CheckedRoom, item: ItemOf<'shower'>): Measurement {
  const way = ahead(room, entryStrip(item), item.facing);
  return way.item ? one(way.distance, item, way.item) : one(way.distance, item);
}

/** The part of a shower behind the end of its front where one steps in; all of it where the whole front is open. */
function entryStrip(item: ItemOf<'shower'>): Rect {
  const end = item.traits?.entryEnd;
  const r = rectOf(item.box);
  const long = runsEast(item.facing) ? r.w : r.d;
  if (!end || long <= ENTRY) return r;
  // Seen as drawn, the left end of a front that looks south or east is its west or north one.
  const west = (item.facing === 'south' && end === 'left') || (item.facing === 'north' && end === 'right');
  const south = (item.facing === 'east' && end === 'left') || (item.facing === 'west' && end === 'right');
  return runsEast(item.facing)
    ? { ...r, x: west ? r.x : r.x + r.w - ENTRY, w: ENTRY }
    : { ...r, y: south ? r.y : r.y + r.d - ENTRY, d: ENTRY };
}

/** Width of the clear floor that a tub needs along its side. */
const TUB_STRIP = 30;

/** Clear floor beside a tub: its best strip of 30 in, since a fixture may stand beside the rest. */
function besideTub(room: CheckedRoom, tub: Item): Measurement {
  const r = rectOf(tub.box);
  const along = runsEast(tub.facing);
  const length = along ? r.w : r.d;
  // In a wet room the floor of the shower is floor before the tub.
  const holdsTub = (i: Item) => i.kind === 'shower' && contains(rectOf(i.box), r);
  let best = 0;
  for (let t = 0; t <= length - TUB_STRIP + 0.01; t += 3) {
    const strip = along ? { ...r, x: r.x + t, w: TUB_STRIP } : { ...r, y: r.y + t, d: TUB_STRIP };
    best = Math.max(best, ahead(room, strip, tub.facing, holdsTub).distance);
  }
  return one(best, tub);
}

const fronts =
  (...kinds: Kind[]): Measure =>
  (room) =>
    ofKind(room, ...kinds).map((i) => front(room, i));

/** From both ends of a fixture along its wall to the walls beside it. */
function beyond(room: CheckedRoom, item: Item): [number, number] {
  const r = rectOf(item.box);
  const [low, high] = runsEast(item.facing) ? (['west', 'east'] as const) : (['south', 'north'] as const);
  return [reachFrom(room.shell, r, low), reachFrom(room.shell, r, high)];
}

/** From a fixture's centre line to the nearest wall, fixture or cabinet on either side. */
function centreToSide(room: CheckedRoom, item: Item): Measurement {
  const side = opposite(item.facing);
  const own = seenFromWall(room, side, rectOf(item.box));
  const mid = own.t + own.along / 2;
  const [low, high] = beyond(room, item);
  let least = Math.min(low, high) + own.along / 2;
  let by: Item | undefined;
  for (const other of room.items) {
    if (other.id === item.id || !isObstacle(other)) continue;
    const s = seenFromWall(room, side, rectOf(other.box));
    if (s.n > own.n + own.deep - 1 || s.n + s.deep < own.n + 1) continue;
    const gap =
      s.t >= mid ? s.t - mid : s.t + s.along <= mid ? mid - (s.t + s.along) : Number.POSITIVE_INFINITY;
    if (gap < least) {
      least = gap;
      by = other;
    }
  }
  return by ? one(least, item, by) : one(least, item);
}

/** Centres of a vanity's basins along its wall. */
function basins(room: CheckedRoom, item: ItemOf<'vanity' | 'pedestal-sink'>): number[] {
  const own = seenFromWall(room, opposite(item.facing), rectOf(item.box));
  const count = item.traits?.sinks ?? 1;
  return Array.from({ length: count }, (_, i) => own.t + (own.along * (i + 0.5)) / count);
}

function basinToWall(room: CheckedRoom): Measurement[] {
  return ofKind(room, 'vanity', 'pedestal-sink').map((item) => {
    const side = opposite(item.facing);
    const own = seenFromWall(room, side, rectOf(item.box));
    const [low, high] = beyond(room, item);
    const walls = [own.t - low, own.t + own.along + high];
    for (const wall of ofKind(room, 'partition', 'shower', 'closet')) {
      const s = seenFromWall(room, side, rectOf(wall.box));
      if (s.n < own.n + own.deep && s.n + s.deep > own.n) walls.push(s.t, s.t + s.along);
    }
    const gaps = basins(room, item).flatMap((b) => walls.map((w) => Math.abs(w - b)));
    return one(Math.min(...gaps), item);
  });
}

const basinsApart: Measure = (room) =>
  ofKind(room, 'vanity').flatMap((item) => {
    const centres = basins(room, item);
    return centres.length < 2 ? [] : [one((centres[1] ?? 0) - (centres[0] ?? 0), item)];
  });

const smallerSide = (item: Item): number => Math.min(item.box.widthIn, item.box.depthIn);

/** What a seat leaves of the part of a shower's front that one steps in by. */
function wayIn(room: CheckedRoom, item: ItemOf<'shower'>): Measurement[] {
  const r = rectOf(item.box);
  const seat = ofKind(room, 'shower-bench').find((bench) => contains(r, rectOf(bench.box)));
  if (!seat) return [];
  const front = entryStrip(item);
  const along = runsEast(item.facing);
  const taken = rectOf(seat.box);
  const [from, long] = along ? [front.x, front.w] : [front.y, front.d];
  const [at, size] = along ? [taken.x, taken.w] : [taken.y, taken.d];
  // A seat along the back wall leaves the whole front.
  const touches = distanceToFront(r, taken, item.facing) < 1;
  const covered = touches ? Math.max(0, Math.min(from + long, at + size) - Math.max(from, at)) : 0;
  return [one(long - covered, item, seat)];
}

const distanceToFront = (r: Rect, inside: Rect, facing: Side): number =>
  facing === 'south'
    ? inside.y - r.y
    : facing === 'north'
      ? r.y + r.d - inside.y - inside.d
      : facing === 'west'
        ? inside.x - r.x
        : r.x + r.w - inside.x - inside.w;

/** From the leaf of a door that stands open to the nearest toilet, of doors that swing in. */
const leafToToilet: Measure = (room) =>
  room.openings.flatMap((o) => {
    const leaf = openLeaf(room, o);
    if (!leaf) return [];
    return ofKind(room, 'toilet').map((toilet) => one(apart(leaf, rectOf(toilet.box)), o.id, toilet));
  });

/** The straight way from one rectangle to another, also past their corners. */
const apart = (a: Rect, b: Rect): number =>
  Math.hypot(Math.max(0, b.x - a.x - a.w, a.x - b.x - b.w), Math.max(0, b.y - a.y - a.d, a.y - b.y - b.d));

/** How each bath rule is measured. */
export const BATH_MEASURES: Readonly<Record<(typeof BATH_RULES)[number]['id'], Measure>> = {
  'toilet-side': (room) => ofKind(room, 'toilet', 'bidet').map((i) => centreToSide(room, i)),
  'toilet-side-nkba': (room) => ofKind(room, 'toilet', 'bidet').map((i) => centreToSide(room, i)),
  'toilet-front': fronts('toilet', 'bidet'),
  'basin-front': fronts('vanity', 'pedestal-sink'),
  'tub-front': (room) => ofKind(room, 'bathtub').map((i) => besideTub(room, i)),
  'shower-front': (room) => ofKind(room, 'shower').map((i) => beforeEntry(room, i)),
  'fixture-front-nkba': (room) => [
    ...ofKind(room, 'toilet', 'bidet', 'vanity', 'pedestal-sink').map((i) => front(room, i)),
    ...ofKind(room, 'shower').map((i) => beforeEntry(room, i)),
    ...ofKind(room, 'bathtub').map((i) => besideTub(room, i)),
  ],
  'basin-to-wall': basinToWall,
  'basin-to-wall-nkba': basinToWall,
  'double-basin': basinsApart,
  'double-basin-nkba': basinsApart,
  'basin-height': (room) => ofKind(room, 'vanity', 'pedestal-sink').map((i) => one(i.box.heightIn, i)),
  'basin-height-most': (room) => ofKind(room, 'vanity', 'pedestal-sink').map((i) => one(i.box.heightIn, i)),
  'shower-seat-low': (room) => ofKind(room, 'shower-bench').map((i) => one(i.box.z + i.box.heightIn, i)),
  'shower-seat-high': (room) => ofKind(room, 'shower-bench').map((i) => one(i.box.z + i.box.heightIn, i)),
  'shower-seat-depth': (room) => ofKind(room, 'shower-bench').map((i) => one(smallerSide(i), i)),
  'shower-disc': (room) => ofKind(room, 'shower').map((i) => one(smallerSide(i), i)),
  'shower-area': (room) => ofKind(room, 'shower').map((i) => one(i.box.widthIn * i.box.depthIn, i)),
  'shower-nkba': (room) => ofKind(room, 'shower').map((i) => one(smallerSide(i), i)),
  'shower-way-in': (room) => ofKind(room, 'shower').flatMap((i) => wayIn(room, i)),
  'shower-tile-height': (room) =>
    ofKind(room, 'shower', 'bathtub')
      .filter((i) => i.kind === 'shower' || i.traits?.shower)
      .map((i) => one(i.traits?.tileHeightIn ?? 0, i)),
  'bath-door': (room) =>
    room.openings
      .filter((o) => o.kind !== 'window')
      .map((o) => one(o.kind === 'door' || o.kind === 'pocket-door' ? o.widthIn - 2 : o.widthIn, o.id)),
  'bath-door-interference': (room) =>
    room.openings.flatMap((o) => {
      const swing = swingOf(room, o);
      if (!swing) return [];
      const hit = room.items.filter((i) => isObstacle(i) && overlaps(shrunk(swing), rectOf(i.box)));
      return [one(hit.length, o.id, ...hit)];
    }),
  'door-to-toilet': leafToToilet,
  'bath-fan': (room) => ofKind(room, 'exhaust-fan').map((i) => one(i.traits?.cfm ?? 0, i)),
  'grab-bar-height': (room) => ofKind(room, 'grab-bar').map((i) => one(i.box.z, i)),
  'paper-holder-height': (room) => ofKind(room, 'paper-holder').map((i) => one(i.box.z, i)),
};

const shrunk = (r: Rect): Rect => grow(r, -0.05);
