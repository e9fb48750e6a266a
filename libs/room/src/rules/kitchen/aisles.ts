import { HEIGHTS, type Item, reachFrom, reachWithin, runsEast, SIDES, type Side } from '@plumbline/concept';
import { atWall, inFront, opposite, overlaps, type Rect, rectOf } from '../../geometry/geometry.js';
import { ahead, isObstacle, ofKind } from '../measuring/measure-plan.js';
import type { CheckedRoom, Measurement } from '../measuring/rule.js';
import { FRONTS, one, seatedTops } from './things.js';

/** A counter stands out so far at most where it ends; where it goes on, other cabinets carry it. Inches. */
const LONGEST_OVERHANG = 18;

/** How far countertops stand out from a thing towards a side. */
type Overhang = (item: Item, towards: Side) => number;

function overhangs(room: CheckedRoom): Overhang {
  const tops = ofKind(room, 'countertop').map((top) => rectOf(top.box));
  return (item, towards) => {
    // Past a corner cabinet the counter of the other leg goes on over cabinets of its own.
    if (item.box.z > 1 || item.box.heightIn > HEIGHTS.counter || item.kind === 'corner-base-cabinet')
      return 0;
    const own = rectOf(item.box);
    let most = 0;
    for (const top of tops) {
      const inches = overlaps(top, own) ? reachWithin(top, own, towards) : 0;
      if (inches > most && inches <= LONGEST_OVERHANG) most = inches;
    }
    return most;
  };
}

function grownTowards(r: Rect, side: Side, by: number): Rect {
  if (by === 0) return r;
  const more = inFront(r, side, by);
  const [x, y] = [Math.min(r.x, more.x), Math.min(r.y, more.y)];
  return runsEast(side) ? { x, y, w: r.w, d: r.d + by } : { x, y, w: r.w + by, d: r.d };
}

/** The narrowest aisle between two fronts, and between a front and anything else. */
export function aisles(room: CheckedRoom): Aisles {
  const known = AISLES.get(room);
  if (known) return known;
  const made = measureAisles(room);
  AISLES.set(room, made);
  return made;
}

interface Aisles {
  readonly work?: Measurement;
  readonly walk?: Measurement;
}

/** Three rules ask for them. */
const AISLES = new WeakMap<CheckedRoom, Aisles>();

function measureAisles(room: CheckedRoom): Aisles {
  let work: Measurement | undefined;
  let walk: Measurement | undefined;
  // Aisles are measured from counter edge to counter edge.
  const out = overhangs(room);
  const plans = new Map(
    room.items.filter(isObstacle).map((item) => {
      const own = rectOf(item.box);
      return [item, SIDES.reduce((rect, side) => grownTowards(rect, side, out(item, side)), own)] as const;
    }),
  );
  const planOf = (item: Item): Rect => plans.get(item) ?? rectOf(item.box);
  for (const item of ofKind(room, ...FRONTS)) {
    const before = ahead(
      room,
      grownTowards(rectOf(item.box), item.facing, out(item, item.facing)),
      item.facing,
      (o) => o.id === item.id || (o.group === item.group && o.facing === item.facing),
      2,
      planOf,
    );
    const faces = before.item && FRONTS.includes(before.item.kind) && before.item.facing !== item.facing;
    if (before.item && faces) {
      // The corner where two runs meet is no aisle.
      if (before.item.facing !== opposite(item.facing) && before.distance < 14) continue;
      if (!work || before.distance < work.value) work = one(before.distance, item, before.item);
    } else if (!walk || before.distance < walk.value) {
      if (before.item?.kind === 'corner-base-cabinet' || before.item?.kind === 'filler') continue;
      walk = before.item ? one(before.distance, item, before.item) : one(before.distance, item);
    }
  }
  return { ...(work ? { work } : {}), ...(walk ? { walk } : {}) };
}

/** The way past the open ends of islands and peninsulas. */
export function passages(room: CheckedRoom): Measurement[] {
  return ofKind(room, 'countertop')
    .filter((top) => top.group === 'island' || top.group === 'peninsula')
    .flatMap((top) => {
      const rect = rectOf(top.box);
      const ends =
        top.facing === 'north' || top.facing === 'south'
          ? (['east', 'west'] as const)
          : (['north', 'south'] as const);
      return ends.flatMap((end) => {
        const way = ahead(room, rect, end, (o) => o.group === top.group);
        // The end that is built against a wall or a run is no passage.
        return way.distance < 6 ? [] : [one(way.distance, top)];
      });
    });
}

/** Floor behind the seats of a counter, where one passes there or not. Inches. */
export function behindSeats(room: CheckedRoom, passed: boolean): Measurement[] {
  return seatedTops(room).flatMap((top) => {
    const side = top.traits?.seatSide ?? opposite(top.facing);
    const way = ahead(room, rectOf(top.box), side, (o) => o.group === top.group);
    if (isPassed(room, rectOf(top.box), side, way.distance) !== passed) return [];
    const deep = way.distance + (isOpenBehind(room, rectOf(top.box), side, way.distance) ? BEYOND : 0);
    return [one(deep, top)];
  });
}

/** Floor of the next room, where the wall behind seats is open to it. Inches. */
const BEYOND = 36;
/** The share of a row of seats that the opening behind it is as wide as. */
const OPEN_BEHIND = 0.75;

/** Whether the wall behind the seats of a top is open to another room. */
function isOpenBehind({ shell, openings }: CheckedRoom, top: Rect, side: Side, deep: number): boolean {
  const long = runsEast(side) ? top.w : top.d;
  const strip = inFront(top, side, deep + 1);
  return openings.some((o) => {
    if (o.kind !== 'cased-opening' || o.side !== side) return false;
    const at = atWall(shell, o.wall, o.offsetIn, 0, o.widthIn, 1);
    if (!overlaps(strip, at)) return false;
    const [from, to] = runsEast(side)
      ? [Math.max(at.x, top.x), Math.min(at.x + at.w, top.x + top.w)]
      : [Math.max(at.y, top.y), Math.min(at.y + at.d, top.y + top.d)];
    return to - from >= OPEN_BEHIND * long;
  });
}

/** Whether people pass behind those who sit at a top: not where it ends at a wall and no door lies on its strip of floor. */
function isPassed({ shell, openings }: CheckedRoom, top: Rect, side: Side, deep: number): boolean {
  const ends: readonly Side[] = runsEast(side) ? ['west', 'east'] : ['south', 'north'];
  if (ends.every((end) => reachFrom(shell, top, end) > 1)) return true;
  const strip = inFront(top, side, deep);
  return openings.some(
    (o) => o.kind !== 'window' && overlaps(strip, atWall(shell, o.wall, o.offsetIn, 0, o.widthIn, 1)),
  );
}
