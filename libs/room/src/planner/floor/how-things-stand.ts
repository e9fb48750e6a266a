import {
  type Item,
  type Kind,
  leftOf,
  reachFrom,
  runsEast,
  SIDES,
  type Side,
  type ThingPlace,
} from '@plumbline/concept';
import { contains, opposite, overlaps, type Rect, rectOf } from '../../geometry/geometry.js';
import {
  floorAt,
  gap,
  isOfRoom,
  isOnWall,
  lookedTo,
  NEAR,
  type Standing,
  type Thing,
} from './where-things-are.js';

/** How one thing stands to another, or to a door or a window. Lengths are inches. */

/** What another thing is told by: an item, or an opening, which looks into the room. */
export interface Other extends Thing {
  readonly kind: Kind | 'window' | 'door';
  /** From its near edge, the end of a door at which its leaf is hinged. */
  readonly hinge?: 'near' | 'far';
}

export type Relation = (thing: Thing, other: Other, told: ThingPlace, room: Standing) => boolean;

export const otherOf = (item: Pick<Item, 'kind' | 'facing' | 'box'>): Other => ({
  rect: rectOf(item.box),
  facing: item.facing,
  kind: item.kind,
});

/** The doors or the windows of a room, as things to stand by. */
export const openingsCalled = (room: Standing, to: string): readonly Other[] =>
  room.openings.flatMap((o): Other[] => {
    const isMeant =
      to === 'window'
        ? o.kind === 'window'
        : to === 'garage-door'
          ? o.kind === 'garage-door'
          : o.kind !== 'window' && o.kind !== 'garage-door';
    return isMeant
      ? [
          {
            rect: floorAt(room, o, 1),
            facing: opposite(o.side),
            kind: to === 'window' ? 'window' : 'door',
            ...(o.swing ? { hinge: o.swing.hinge } : {}),
          },
        ]
      : [];
  });

export const isOpening = (to: string): boolean => to === 'window' || to === 'door' || to === 'garage-door';
const isOfHouse = ({ kind }: Other): boolean => kind === 'window' || kind === 'door';

/** How far one thing's middle is from another's towards a side. */
function towards(from: Rect, to: Rect, side: Side): number {
  const apart = runsEast(side)
    ? to.y + to.d / 2 - from.y - from.d / 2
    : to.x + to.w / 2 - from.x - from.w / 2;
  return side === 'east' || side === 'north' ? apart : -apart;
}

/** How much of their width two things share along a wall on a side. */
const shared = (a: Rect, b: Rect, side: Side): number =>
  runsEast(side)
    ? Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
    : Math.min(a.y + a.d, b.y + b.d) - Math.max(a.y, b.y);

const isNear: Relation = ({ rect }, other, told) =>
  gap(rect, other.rect) <=
  (isOfRoom(told)
    ? NEAR.besideRoom
    : SEATS.has(told.thing)
      ? (NEAR_SEATS[other.kind] ?? NEAR.beside)
      : other.kind === 'dining-table' || other.kind === 'pool-table'
        ? NEAR.table
        : NEAR.beside);
const SEATS: ReadonlySet<string> = new Set(['chair', 'sofa', 'lounge', 'bed']);
/** One sits by a fire or a screen from across the rug. */
const NEAR_SEATS: Readonly<Partial<Record<Other['kind'], number>>> = {
  'dining-table': NEAR.table,
  'pool-table': NEAR.table,
  fireplace: NEAR.fire,
  tv: NEAR.fire,
  'tv-console': NEAR.fire,
};

/** Along the other's wall, to one hand of who looks at it; what one bathes in has its back to every wall that it touches. */
const isToHand =
  (hand: (looked: Side) => Side): Relation =>
  (thing, other, told, room) => {
    const [a, b] = [thing.rect, other.rect];
    if (gap(a, b) > NEAR.beside) return false;
    // What has its back to another wall is to no hand of a window.
    if (isOfHouse(other) && thing.facing !== other.facing && !SEATS.has(told.thing)) return false;
    const backs = BATHES.has(other.kind)
      ? SIDES.filter((side) => reachFrom(room.shell, b, side) <= NEAR.bathing)
      : [opposite(other.facing)];
    return backs.some((back) => {
      const by = towards(b, a, hand(back));
      // Of a wet room the tub stands within the shower: what is left of it has the hand.
      return (shared(a, b, back) < OVERLAP || contains(a, b)) && by > 0;
    });
  };
const BATHES: ReadonlySet<Other['kind']> = new Set<Other['kind']>(['shower', 'bathtub']);
/** Two things beside one another may share so much of their wall, as one hangs over the edge of another. */
const OVERLAP = 3;

/** Hung over another along the same wall. */
const isOver: Relation = ({ rect: a }, { rect: b, facing }) => {
  const along = shared(a, b, facing);
  const across = runsEast(facing)
    ? Math.max(a.y - b.y - b.d, b.y - a.y - a.d)
    : Math.max(a.x - b.x - b.w, b.x - a.x - a.w);
  const front = runsEast(facing) ? b.w : b.d;
  return along >= Math.min(front, along + 1) / 2 && along > 0 && across < NEAR.wall;
};

/** Each looks at the other: their middles are no further apart than this share of half their widths together. */
const FACED = 0.75;

const isAcross: Relation = ({ rect: a, facing }, other) => {
  if (other.facing !== opposite(facing)) return false;
  // From a door or a window one sees all of the wall across from it.
  if (isOfHouse(other)) return true;
  const b = other.rect;
  const [apart, widths] = runsEast(facing)
    ? [a.x + a.w / 2 - b.x - b.w / 2, a.w + b.w]
    : [a.y + a.d / 2 - b.y - b.d / 2, a.d + b.d];
  return Math.abs(apart) <= (FACED * widths) / 2 && towards(a, b, facing) > 0;
};

/** Whoever uses it looks towards the other. */
const isFacing: Relation = (thing, other, told, room) => {
  const looked = lookedTo(room, thing, told.thing);
  return isOfHouse(other)
    ? other.facing === opposite(looked)
    : towards(thing.rect, other.rect, looked) > 0 && shared(thing.rect, other.rect, looked) > -FACED_OFF;
};
/** What one looks at may lie so far beside the line of sight. */
const FACED_OFF = 24;

/** Before the other, which looks at its back or its side: seats before a fire, a bench at the foot of a bed. */
const isBefore: Relation = ({ rect }, other) =>
  towards(other.rect, rect, other.facing) > 0 &&
  shared(rect, other.rect, other.facing) > 0 &&
  gap(rect, other.rect) <= (BEFORE[other.kind] ?? NEAR.beside);
const BEFORE: Readonly<Partial<Record<Other['kind'], number>>> = {
  fireplace: 120,
  tv: 132,
  'tv-console': 132,
  'sink-base': 60,
  range: 60,
};

/** Past a chair and the way behind it. */
const BEHIND_DESK = 84;
const BEHIND = 42;
/** A sofa table stands at the back of its sofa. */
const AT_BACK = 12;
/** Where the leaf of a door comes to rest. */
const BEHIND_DOOR = 42;

/** At the back of the other; of a desk at the back of who sits at it, of a door where its leaf comes to rest. */
const isBehind: Relation = ({ rect }, other, told, room) => {
  if (other.kind === 'window') return false;
  if (other.kind === 'door') {
    if (other.hinge === undefined || gap(rect, other.rect) > BEHIND_DOOR) return false;
    const start: Side = runsEast(other.facing) ? 'west' : 'south';
    return towards(other.rect, rect, other.hinge === 'near' ? start : opposite(start)) > 0;
  }
  const back = opposite(lookedTo(room, other, other.kind));
  const side = other.kind === 'desk' ? back : opposite(other.facing);
  return (
    towards(other.rect, rect, side) > 0 &&
    shared(rect, other.rect, side) > 0 &&
    gap(rect, other.rect) <=
      (other.kind === 'desk' ? BEHIND_DESK : told.thing === 'console' ? AT_BACK : BEHIND)
  );
};

/** What one bathes in has its back to every wall that it touches. */
const isBackedBy = (thing: Thing, bathes: boolean, side: Side, room: Standing): boolean =>
  bathes
    ? reachFrom(room.shell, thing.rect, side) <= NEAR.bathing
    : opposite(thing.facing) === side && isOnWall(room, thing, side);
const BATHED_IN: ReadonlySet<string> = new Set(['shower', 'tub']);

/** Backs to the same wall, or to the wall across from the other's. */
const isAtWallOf =
  (wall: (side: Side) => Side): Relation =>
  (thing, other, told, room) =>
    SIDES.some(
      (side) =>
        isBackedBy(thing, BATHED_IN.has(told.thing), side, room) &&
        (isOfHouse(other)
          ? opposite(other.facing) === wall(side)
          : isBackedBy(other, BATHES.has(other.kind), wall(side), room)),
    );

/** On the floor under the other, or in it: a file under a desk. */
const isUnder: Relation = ({ rect }, other) => overlaps(rect, other.rect);

export const RELATIONS: Readonly<
  Record<Exclude<NonNullable<ThingPlace['how']>, 'in' | 'between'>, Relation>
> = {
  under: isUnder,
  faces: isFacing,
  beside: isNear,
  flanks: isNear,
  across: isAcross,
  left: isToHand(leftOf),
  right: isToHand((looked) => opposite(leftOf(looked))),
  over: isOver,
  front: isBefore,
  behind: isBehind,
  along: isAtWallOf((side) => side),
  opposite: isAtWallOf(opposite),
};

/** In line with two others, and with one of them to either hand. */
export function isBetween(thing: Thing, one: Other, two: Other): boolean {
  if (one === two || (isOfHouse(one) && isOfHouse(two) && one.facing !== two.facing)) return false;
  const [a, b, c] = [thing.rect, one.rect, two.rect];
  return SIDES.some((side) => {
    const isBeyond = towards(a, b, side) > 0 && towards(a, c, opposite(side)) > 0;
    const wide = (r: Rect): number => (runsEast(side) ? r.w : r.d);
    const most = Math.max(wide(a), wide(b), wide(c));
    const off = (r: Rect): number =>
      Math.abs(runsEast(side) ? a.x + a.w / 2 - r.x - r.w / 2 : a.y + a.d / 2 - r.y - r.d / 2);
    // Along the line from one to the other, or before both.
    return isBeyond && Math.min(off(b), off(c)) <= most && isLine(b, c, side);
  });
}
/** Whether two lie rather along an axis than across it. */
const isLine = (b: Rect, c: Rect, side: Side): boolean =>
  Math.abs(towards(b, c, side)) >= Math.abs(towards(b, c, runsEast(side) ? 'east' : 'north')) / 2;
