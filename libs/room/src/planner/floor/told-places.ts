import { nameOfThingTold, placedThing, upperFirst } from '@plumbline/brief';
import {
  boundsOf,
  frameOf,
  framesAt,
  type Item,
  isSide,
  type Kind,
  type Opening,
  type Room,
  reachFrom,
  runsEast,
  type Shell,
  SIDES,
  type Side,
  type ThingPlace,
} from '@plumbline/concept';
import {
  atWall,
  contains,
  cornerEnd,
  opposite,
  overlaps,
  type Rect,
  rectOf,
} from '../../geometry/geometry.js';
import { isPieceOf } from '../../pieces-as-kinds.js';

/** Whether things of a room stand where words put them. Lengths are inches. */

export type Standing = Pick<Room, 'openings' | 'items'> & {
  readonly shell: Pick<Shell, 'outline' | 'walls'>;
};
/** A thing where it stands or could stand. */
export interface Thing {
  readonly rect: Rect;
  readonly facing: Side;
}

/**
 * At a wall, in a corner, under a window and beside a thing is what is so near; rooms, from bed to toilet across a wall;
 * a table, past its chairs and the way behind them; a fire, from a seat before it.
 */
const NEAR = {
  wall: 8,
  corner: 30,
  bathing: 8,
  window: 30,
  beside: 36,
  besideRoom: 120,
  table: 66,
  door: 42,
  fire: 120,
  /** A door for cars leaves 3 to 5 ft of wall beside it. */
  garageDoor: 66,
} as const;

/** Under a loft bed one sits on a chair so high. */
const CHAIR_HIGH = 40;

/** What stands in a corner of a bathroom touches both its walls. */
const BATHED_IN: ReadonlySet<string> = new Set(['shower', 'tub']);

/** Whether a thing of a kind, with its traits, is what words call so; a piece by its id. */
export function isCalled(thing: string, kind: Kind, traits?: Item['traits']): boolean {
  const placed = placedThing(thing);
  if (!placed) return isPieceOf(thing, kind, traits);
  const of = traits as Readonly<Record<string, unknown>> | undefined;
  if (placed.trait !== undefined && of?.[placed.trait] === undefined) return false;
  if (placed.appliance !== undefined && of?.appliance === placed.appliance) return true;
  const use = of?.use;
  return placed.kinds.includes(kind) && (!placed.use || placed.use.some((one) => one === use));
}

/** Whether words that place a thing mean this one: a kind of the catalogue or a piece of the table. */
export const isNamed = (thing: string, name: string): boolean =>
  thing === name || (placedThing(thing)?.kinds.includes(name as Kind) ?? false);

/** Whether it is a room of its own that words place: it is told by what stands in it. */
export const isOfRoom = ({ thing }: ThingPlace): boolean => placedThing(thing)?.room === true;

/** Whether it goes where another thing goes: a hood, a mirror. */
export const isTakenAlong = ({ thing }: ThingPlace): boolean => placedThing(thing)?.follows === true;

/** The things of a room that words call so. */
export const thingsPlaced = ({ items }: Pick<Room, 'items'>, thing: string): readonly Item[] =>
  items.filter((item) => isCalled(thing, item.kind, item.traits));

/** Whether a thing that is or could be in a room stands as it was told. */
export function standsAsTold(room: Standing, thing: Thing, told: ThingPlace): boolean {
  const { how, to, corner } = told;
  const at = sideOf(room, told.at);
  if (how === 'under' && to === 'bunk-bed')
    return thingsPlaced(room, to).some(
      (bed) => bed.box.z > CHAIR_HIGH && overlaps(rectOf(bed.box), thing.rect),
    );
  if (how === 'under' || how === 'faces')
    return (
      isAtWindow(room, thing, told) &&
      (told.end === undefined || at === undefined || !isSide(at) || isAlong(room, thing, at, told))
    );
  if (how === 'across' && to === 'window')
    return room.openings.some((o) => o.kind === 'window' && o.side === thing.facing);
  if (how === 'beside' && to === 'door') return isAtDoor(room, thing, at, told.thing === 'ev-charger');
  if (how === 'beside' && to === 'garage-door')
    return room.openings.some(
      (o) => o.kind === 'garage-door' && gap(thing.rect, floorAt(room, o, 1)) <= NEAR.garageDoor,
    );
  if (how === 'in' && to === 'closet')
    return room.items.some(
      ({ kind, box }) =>
        (kind === 'closet' || kind === 'walk-in-closet') && contains(rectOf(box), thing.rect),
    );
  if (how === 'in')
    return room.items.some(
      (top) => top.kind === 'countertop' && top.group === to && overlaps(rectOf(top.box), thing.rect),
    );
  if (how !== undefined && to !== undefined) {
    const isThere = at === undefined || !isSide(at) || how === 'across' || isTowardsWall(room, thing, at);
    return isThere && thingsPlaced(room, to).some((other) => RELATIONS[how](thing, other, told, room));
  }
  if (at === 'middle')
    return told.thing === 'island'
      ? SIDES.every((side) => reachFrom(room.shell, thing.rect, side) > ISLAND_OFF)
      : isInMiddle(room, thing);
  if (at === 'long' || at === 'short') {
    const { w, d } = boundsOf(room.shell);
    const along = runsEast(thing.facing) ? w : d;
    return (
      along === (at === 'long' ? Math.max(w, d) : Math.min(w, d)) &&
      isOnWall(room, thing, opposite(thing.facing))
    );
  }
  if (at === undefined || !isSide(at)) return true;
  const kept = placedThing(told.thing);
  if (corner !== undefined && isSide(corner))
    return kept?.room || kept?.free
      ? isTowards(room, thing, at) && isTowards(room, thing, corner)
      : [at, corner].every(
          (side) =>
            reachFrom(room.shell, thing.rect, side) <=
            (BATHED_IN.has(told.thing) ? NEAR.bathing : NEAR.corner),
        );
  if (told.part || kept?.room || kept?.free)
    return (
      isTowards(room, thing, at) && (!isSide(told.end ?? '') || isTowards(room, thing, told.end as Side))
    );
  return isOnWall(room, thing, at) && opposite(thing.facing) === at && isAlong(room, thing, at, told);
}

/** Whether a thing at a wall is in the middle of it, or towards the end of it, where words tell so. */
function isAlong({ shell }: Standing, { rect }: Thing, side: Side, { middle, end }: ThingPlace): boolean {
  if (!middle && end === undefined) return true;
  return framesAt(shell, side).some(({ from, lengthIn }) => {
    const [low, wide] = runsEast(side) ? [rect.x - from.x, rect.w] : [rect.y - from.y, rect.d];
    if (middle) return Math.abs(low + wide / 2 - lengthIn / 2) <= OFF_MIDDLE;
    const before = cornerEnd(end as Side) === 'start' ? low : lengthIn - low - wide;
    return before + wide / 2 <= lengthIn / 3 + OFF_MIDDLE || before <= AT_END;
  });
}
/** Cabinets come in widths of 3 in: what is told to be centered is so by the eye. Inches. */
const OFF_MIDDLE = 2.5;
/** What is told to be at an end has its middle in that third of the wall, or, where it is long, leaves no more than this. Inches. */
const AT_END = 12;

/** An island leaves a way around it. */
const ISLAND_OFF = 30;

/** What is on the left of who looks at a side. */
const LEFT_OF: Readonly<Record<Side, Side>> = { south: 'east', west: 'south', north: 'west', east: 'north' };

/** The side that a word of a place means, seen as one comes in: into a garage with its cars. */
function sideOf({ openings }: Standing, at: string | undefined): string | undefined {
  if (at !== 'far' && at !== 'left' && at !== 'right') return at;
  const way =
    openings.find(({ kind }) => kind === 'garage-door') ?? openings.find(({ kind }) => kind !== 'window');
  if (!way) return at;
  const ahead = opposite(way.side);
  return at === 'far' ? ahead : at === 'left' ? LEFT_OF[ahead] : opposite(LEFT_OF[ahead]);
}

/** How a thing stands to another. */
type Relation = (thing: Thing, other: Item, told: ThingPlace, room: Standing) => boolean;

const isNear: Relation = ({ rect }, other, told) =>
  gap(rect, rectOf(other.box)) <=
  (isOfRoom(told) ? NEAR.besideRoom : (NEAR_KINDS[other.kind] ?? NEAR.beside));
/** One sits by a fire or a screen from across the rug. */
const NEAR_KINDS: Readonly<Partial<Record<Kind, number>>> = {
  'dining-table': NEAR.table,
  fireplace: NEAR.fire,
  tv: NEAR.fire,
  'tv-console': NEAR.fire,
};

/** Along the other's wall, to one hand of who looks at it; what one bathes in has its back to every wall that it touches. */
const isToHand =
  (hand: (looked: Side) => Side): Relation =>
  (thing, other, _told, room) => {
    const [a, b] = [thing.rect, rectOf(other.box)];
    if (gap(a, b) > NEAR.beside) return false;
    const backs = BATHES.has(other.kind)
      ? SIDES.filter((side) => reachFrom(room.shell, b, side) <= NEAR.bathing)
      : [opposite(other.facing)];
    return backs.some((back) => {
      const side = hand(back);
      const along = runsEast(back);
      const by = along ? a.x + a.w / 2 - b.x - b.w / 2 : a.y + a.d / 2 - b.y - b.d / 2;
      const apart = along
        ? Math.max(a.x - b.x - b.w, b.x - a.x - a.w)
        : Math.max(a.y - b.y - b.d, b.y - a.y - a.d);
      // Of a wet room the tub stands within the shower: what is left of it has the hand.
      return (apart > -OVERLAP || contains(a, b)) && (side === 'east' || side === 'north' ? by > 0 : by < 0);
    });
  };
const BATHES: ReadonlySet<Kind> = new Set<Kind>(['shower', 'bathtub']);
/** Two things beside one another may share so much of their wall, as one hangs over the edge of another. */
const OVERLAP = 3;

/** Hung over another along the same wall. */
const isOver: Relation = ({ rect }, other) => {
  const [a, b] = [rect, rectOf(other.box)];
  const [along, across] = runsEast(other.facing)
    ? [Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x), Math.max(a.y - b.y - b.d, b.y - a.y - a.d)]
    : [Math.min(a.y + a.d, b.y + b.d) - Math.max(a.y, b.y), Math.max(a.x - b.x - b.w, b.x - a.x - a.w)];
  return along >= Math.min(frontOf(other), along + 1) / 2 && along > 0 && across < NEAR.wall;
};
const frontOf = ({ box, facing }: Item): number => (runsEast(facing) ? box.widthIn : box.depthIn);

const RELATIONS: Readonly<Record<Exclude<NonNullable<ThingPlace['how']>, 'in'>, Relation>> = {
  under: isNear,
  faces: isNear,
  beside: isNear,
  flanks: isNear,
  across: (thing, other) => isAcross(thing, other),
  left: isToHand((looked) => LEFT_OF[looked]),
  right: isToHand((looked) => opposite(LEFT_OF[looked])),
  over: isOver,
};

/** Whether one thing is to a hand of another, beside it or across from it, as told. */
export const isAsideAsTold = (
  room: Standing,
  thing: Thing,
  other: Thing & Pick<Item, 'kind'>,
  told: ThingPlace & { readonly how: 'left' | 'right' | 'beside' | 'across' },
): boolean => {
  const { x, y, w, d } = other.rect;
  const box = { x, y, z: 0, widthIn: w, depthIn: d, heightIn: 36 };
  return RELATIONS[told.how](thing, { id: '', label: '', ...other, box } as Item, told, room);
};

/** About the middle of a room both ways. */
function isInMiddle({ shell }: Standing, { rect }: Thing): boolean {
  const { w, d } = boundsOf(shell);
  const [x, y] = [rect.x + rect.w / 2, rect.y + rect.d / 2];
  return Math.abs(x - w / 2) <= w / 5 && Math.abs(y - d / 2) <= d / 5;
}

/** By a wall, or as near to it as what stands before it there. */
const isTowardsWall = (room: Standing, thing: Thing, side: Side): boolean =>
  isOnWall(room, thing, side) || (opposite(thing.facing) === side && isTowards(room, thing, side));

export const isOnWall = ({ shell }: Standing, { rect }: Thing, side: Side): boolean =>
  reachFrom(shell, rect, side) <= NEAR.wall;

/** In the half of the room towards a side. */
function isTowards({ shell }: Standing, { rect }: Thing, side: Side): boolean {
  const { w, d } = boundsOf(shell);
  const [x, y] = [rect.x + rect.w / 2, rect.y + rect.d / 2];
  return { west: x < w / 2, east: x > w / 2, south: y < d / 2, north: y > d / 2 }[side];
}

const floorAt = (room: Standing, o: Pick<Opening, 'wall' | 'offsetIn' | 'widthIn'>, deep: number): Rect =>
  atWall(room, o.wall, o.offsetIn, 0, o.widthIn, deep);

/** By a door; by one on a side, or, where none is drawn there, at the wall of that side. */
function isAtDoor(room: Standing, thing: Thing, at: string | undefined, forCars: boolean): boolean {
  // Nobody means the door that cars drive through, but of what charges them.
  const doors = room.openings.filter(
    (o) =>
      o.kind !== 'window' && (forCars || o.kind !== 'garage-door') && (at === undefined || o.side === at),
  );
  return at !== undefined && isSide(at) && doors.length === 0
    ? isOnWall(room, thing, at)
    : doors.some((o) => gap(thing.rect, floorAt(room, o, 1)) <= NEAR.door);
}

/** Below a window with half of the lesser width; or looking to one. */
function isAtWindow(room: Standing, { rect, facing }: Thing, { at, how, thing }: ThingPlace): boolean {
  const looked = lookedTo(room, { rect, facing }, thing);
  return room.openings.some((o) => {
    if (o.kind !== 'window' || (at !== undefined && o.side !== at)) return false;
    if (how === 'faces' && o.side === looked) return true;
    const level = runsEast(o.side);
    const { from } = frameOf(room.shell, o.wall);
    const start = (level ? from.x : from.y) + o.offsetIn;
    const [low, long] = level ? [rect.x, rect.w] : [rect.y, rect.d];
    const shared = Math.min(low + long, start + o.widthIn) - Math.max(low, start);
    return shared >= Math.min(long, o.widthIn) / 2 && gap(rect, floorAt(room, o, 1)) <= NEAR.window;
  });
}

/** A chair this near a desk is the desk's. Inches. */
const AT_DESK = 12;

/** The side that who uses a thing looks to: who sits at a desk looks as its chair does, without one to the wall behind it. */
function lookedTo({ items }: Standing, { rect, facing }: Thing, thing: string): Side {
  if (thing !== 'desk') return facing;
  const chair = items.find((i) => i.kind === 'office-chair' && gap(rect, rectOf(i.box)) < AT_DESK);
  return chair?.facing ?? opposite(facing);
}

/** Whether who uses a thing looks to a wall with a window. */
export const looksToWindow = (room: Standing, at: Thing, thing: string): boolean =>
  room.openings.some((o) => o.kind === 'window' && o.side === lookedTo(room, at, thing));

/** Each looks at the other: their middles are no further apart than this share of half their widths together. */
const FACED = 0.75;

function isAcross({ rect, facing }: Thing, other: Item): boolean {
  if (other.facing !== opposite(facing)) return false;
  const [a, b] = [rect, rectOf(other.box)];
  const [apart, widths] = runsEast(facing)
    ? [a.x + a.w / 2 - b.x - b.w / 2, a.w + b.w]
    : [a.y + a.d / 2 - b.y - b.d / 2, a.d + b.d];
  return Math.abs(apart) <= (FACED * widths) / 2;
}

/** From edge to edge of two rectangles. */
export const gap = (a: Rect, b: Rect): number =>
  Math.hypot(Math.max(0, a.x - b.x - b.w, b.x - a.x - a.w), Math.max(0, a.y - b.y - b.d, b.y - a.y - a.d));

/** The things of a room that stand as told, by ids; undefined where none does. */
export function placedAsTold(room: Standing, told: ThingPlace): readonly string[] | undefined {
  const right = thingsPlaced(room, told.thing).filter((item) =>
    standsAsTold(room, { rect: rectOf(item.box), facing: item.facing }, told),
  );
  if (told.how === 'flanks' && !areOnBothSides(room, right, told)) return undefined;
  return right.length > 0 ? right.map(({ id }) => id) : undefined;
}

/** Whether some stand to the one hand of a thing and some to the other. */
const areOnBothSides = (room: Standing, things: readonly Item[], told: ThingPlace): boolean =>
  thingsPlaced(room, told.to ?? '').some((other) =>
    (['left', 'right'] as const).every((how) =>
      things.some((item) =>
        RELATIONS[how]({ rect: rectOf(item.box), facing: item.facing }, other, told, room),
      ),
    ),
  );

/** The told places that a room does not keep. */
export const placesNotKept = (room: Standing, told: readonly ThingPlace[] = []): readonly ThingPlace[] =>
  told.filter((one) => placedAsTold(room, one) === undefined);

const NONE: readonly ThingPlace[] = [];

/** The told places that a room being planned does not keep so far. */
export const pending = (draft: Standing & { readonly shell: { readonly told?: readonly ThingPlace[] } }) =>
  draft.shell.told ? placesNotKept(draft, draft.shell.told) : NONE;

/** The walls that words give to things: doors and windows leave them, where there are others. */
export const wallsTold = ({ told = [] }: { readonly told?: readonly ThingPlace[] }): readonly Side[] =>
  told.flatMap(({ at, how, part, corner }) =>
    at !== undefined && isSide(at) && !how && !part && !corner ? [at] : [],
  );

/** What it is worth that a thing stands where it was told: more than what speaks for any other wall. */
export const AS_TOLD = 60;
/** What it costs to stand where something else was told to stand. */
const KEPT_FOR = 150;
/** Depth of a place that is kept at a wall, and size of one in a corner. */
const KEPT_DEEP = 40;

/** What it costs that a thing stands at a spot that words give to others. */
export function costOfOthersPlace(
  room: Standing,
  others: readonly ThingPlace[],
  { side, rect }: { readonly side: Side; readonly rect: Rect },
): number {
  return others.some((one) => {
    const { at: said, corner, part, how, to } = one;
    const at = sideOf(room, said);
    if (how === 'under' && to === 'window')
      return room.openings.some(
        (o) =>
          o.kind === 'window' && (at ?? o.side) === o.side && overlaps(rect, floorAt(room, o, KEPT_DEEP)),
      );
    if (how !== undefined || part || at === undefined || !isSide(at)) return false;
    if (corner !== undefined && isSide(corner))
      return [at, corner].every((one) => reachFrom(room.shell, rect, one) <= KEPT_DEEP);
    return side === at && isAlong(room, { rect, facing: opposite(at) }, at, one);
  })
    ? KEPT_FOR
    : 0;
}

/** What a room is worth by the told places that it keeps. */
export const worthOfPlaces = (room: Standing, told: readonly ThingPlace[] = []): number =>
  AS_TOLD *
  told.reduce((sum, one) => sum + shareKept(one, (place) => placedAsTold(room, place) !== undefined), 0);

/** What is at its wall is worth most of a place, though not in its middle, or not beside what it was told by. */
const AT_ITS_WALL = 0.7;

/** How much of a told place is kept, by a test of places: 1 where it is, a part where only its wall is. */
export function shareKept(told: ThingPlace, isKept: (place: ThingPlace) => boolean): number {
  if (isKept(told)) return 1;
  const { middle, end, how, to: _, ...atWall } = told;
  const isMore = atWall.at !== undefined && (middle || end || how === 'left' || how === 'right');
  return isMore && isKept(atWall) ? AT_ITS_WALL : 0;
}

/** Where along its wall a thing stands that was told to be elsewhere along it. */
function alongInWords(room: Standing, thing: Thing, { at, middle, end }: ThingPlace): string {
  const back = opposite(thing.facing);
  if (back !== at || (!middle && end === undefined)) return 'at ';
  const is = SIDES.find(
    (side) => runsEast(side) !== runsEast(back) && isAlong(room, thing, back, { thing: '', end: side }),
  );
  return is ? `at the ${is} end of ` : 'along the middle of ';
}

/** Says where a thing stands that is not where it was told. */
export function whereItStands(room: Standing, item: Item, told: ThingPlace): string {
  const name = upperFirst(nameOfThingTold(told.thing));
  const rect = rectOf(item.box);
  const back = opposite(item.facing);
  const where = isOnWall(room, { rect, facing: item.facing }, back)
    ? `${alongInWords(room, { rect, facing: item.facing }, told)}the ${back} wall`
    : `in the ${isTowards(room, { rect, facing: item.facing }, 'north') ? 'north' : 'south'} half of the room`;
  return `${name}: it stands ${where}.`;
}
