import { nameOfThingTold, placedThing, upperFirst } from '@plumbline/brief';
import {
  boundsOf,
  frameOf,
  framesAt,
  type Item,
  isSide,
  type Kind,
  leftOf,
  reachFrom,
  runsEast,
  SIDES,
  type Side,
  type ThingPlace,
} from '@plumbline/concept';
import { contains, cornerEnd, opposite, overlaps, type Rect, rectOf } from '../../geometry/geometry.js';
import { isBetween, isOpening, type Other, openingsCalled, otherOf, RELATIONS } from './how-things-stand.js';
import {
  floorAt,
  gap,
  isOnWall,
  lookedTo,
  NEAR,
  type Standing,
  type Thing,
  thingsPlaced,
} from './where-things-are.js';

/** Whether things of a room stand where words put them. Lengths are inches. */

export {
  gap,
  isCalled,
  isOfRoom,
  isOnWall,
  looksToWindow,
  type Standing,
  type Thing,
  thingsPlaced,
} from './where-things-are.js';

/** Under a loft bed one sits on a chair so high. */
const CHAIR_HIGH = 40;

/** What stands in a corner of a bathroom touches both its walls. */
const BATHED_IN: ReadonlySet<string> = new Set(['shower', 'tub']);

/** Whether words that place a thing mean this one: a kind of the catalogue or a piece of the table. */
export const isNamed = (thing: string, name: string): boolean =>
  thing === name || (placedThing(thing)?.kinds.includes(name as Kind) ?? false);

/** Whether it goes where another thing goes: a hood, a mirror. */
export const isTakenAlong = ({ thing }: ThingPlace): boolean => placedThing(thing)?.follows === true;

/** Whether a thing that is or could be in a room stands as it was told. */
export const standsAsTold = (room: Standing, thing: Thing, told: ThingPlace): boolean =>
  standingAsTold(room, told)(thing);

/** The same for many places of a thing: what it is told by is looked for once. */
export function standingAsTold(room: Standing, told: ThingPlace): (thing: Thing) => boolean {
  const at = sideOf(room, told.at);
  let others: readonly Other[] | undefined;
  const called = (): readonly Other[] => {
    others ??= othersCalled(room, told.to ?? '');
    return others;
  };
  return (thing) => isThereAsTold(room, thing, told, at, called);
}

function isThereAsTold(
  room: Standing,
  thing: Thing,
  told: ThingPlace,
  at: string | undefined,
  called: () => readonly Other[],
): boolean {
  const { how, to, corner } = told;
  if (corner === 'any' && !isInCorner(room, thing, told)) return false;
  if (how === 'in') return isIn(room, thing, to);
  if (isRelation(told)) return standsTo(room, thing, told, at, called);
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
      isTowards(room, thing, at) &&
      (told.part || !STAND_AT_WALL.has(told.thing) || reachFrom(room.shell, thing.rect, at) <= NEAR.corner) &&
      (!isSide(told.end ?? '') || isTowards(room, thing, told.end as Side)) &&
      (!told.middle || isAboutMiddle(room, thing, at))
    );
  return isOnWall(room, thing, at) && opposite(thing.facing) === at && isAlong(room, thing, at, told);
}

/** Machines of the house, which are in a room of theirs that stands where they are. */
const STAND_AT_WALL: ReadonlySet<string> = new Set(['furnace', 'water-heater']);

/** In the middle third of a wall, or of two that share its middle. Inches. */
const ABOUT_MIDDLE = 36;
function isAboutMiddle({ shell }: Standing, { rect }: Thing, side: Side): boolean {
  const { w, d } = boundsOf(shell);
  const [at, long] = runsEast(side) ? [rect.x + rect.w / 2, w] : [rect.y + rect.d / 2, d];
  return Math.abs(at - long / 2) <= Math.max(ABOUT_MIDDLE, long / 6);
}

/** In a closet, in an island. */
const isIn = ({ items }: Standing, { rect }: Thing, to: string | undefined): boolean =>
  items.some(({ kind, group, box }) =>
    to === 'closet'
      ? (kind === 'closet' || kind === 'walk-in-closet') && contains(rectOf(box), rect)
      : kind === 'countertop' && group === to && overlaps(rectOf(box), rect),
  );

type ToldRelation = ThingPlace & Required<Pick<ThingPlace, 'how' | 'to'>>;
const isRelation = (told: ThingPlace): told is ToldRelation =>
  told.how !== undefined && told.to !== undefined;

/** Whether a thing stands to another, or to a door or a window, as told. */
function standsTo(
  room: Standing,
  thing: Thing,
  told: ToldRelation,
  at: string | undefined,
  called: () => readonly Other[],
): boolean {
  const { how, to, end } = told;
  if (how === 'in') return isIn(room, thing, to);
  if (how === 'between') return isAmongTwo(room, thing, told);
  if (how === 'under' && to === 'bunk-bed')
    return thingsPlaced(room, to).some(
      (bed) => bed.box.z > CHAIR_HIGH && overlaps(rectOf(bed.box), thing.rect),
    );
  if (to === 'window' && (how === 'under' || how === 'faces'))
    return (
      isAtWindow(room, thing, told) &&
      (end === undefined || at === undefined || !isSide(at) || isAlong(room, thing, at, told))
    );
  if (how === 'beside' && to === 'door') return isAtDoor(room, thing, at, told.thing === 'ev-charger');
  if (how === 'beside' && to === 'garage-door')
    return openingsCalled(room, to).some(({ rect }) => gap(thing.rect, rect) <= NEAR.garageDoor);
  const isThere = at === undefined || !isSide(at) || how === 'across' || isTowardsWall(room, thing, at);
  return (
    isThere &&
    called().some((other) => !isSameSpot(thing.rect, other.rect) && RELATIONS[how](thing, other, told, room))
  );
}
/** A thing stands to no other where it is called as that one is: a bench among lockers. */
const isSameSpot = (a: Rect, b: Rect): boolean => a.x === b.x && a.y === b.y && a.w === b.w && a.d === b.d;

/** What words call so: doors, windows or things. */
export const othersCalled = (room: Standing, to: string): readonly Other[] =>
  isOpening(to) ? openingsCalled(room, to) : thingsPlaced(room, to).map(otherOf);

function isAmongTwo(room: Standing, thing: Thing, { to, and = to }: ToldRelation): boolean {
  const [ones, twos] = [othersCalled(room, to), othersCalled(room, and)];
  return ones.some((one) => twos.some((two) => isBetween(thing, one, two)));
}

/** In a corner, whichever. */
function isInCorner({ shell }: Standing, { rect }: Thing, { thing }: ThingPlace): boolean {
  const near = SIDES.filter(
    (side) => reachFrom(shell, rect, side) <= (BATHED_IN.has(thing) ? NEAR.bathing : NEAR.corner),
  );
  return near.some(runsEast) && near.some((side) => !runsEast(side));
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

/** The side that a word of a place means, seen as one comes in: into a garage with its cars. */
function sideOf({ openings }: Standing, at: string | undefined): string | undefined {
  if (at !== 'far' && at !== 'left' && at !== 'right') return at;
  const way =
    openings.find(({ kind }) => kind === 'garage-door') ?? openings.find(({ kind }) => kind !== 'window');
  if (!way) return at;
  const ahead = opposite(way.side);
  return at === 'far' ? ahead : at === 'left' ? leftOf(ahead) : opposite(leftOf(ahead));
}

/** Relations of two things that a room is laid out by. */
export const BY_ANOTHER = [
  'left',
  'right',
  'beside',
  'across',
  'along',
  'opposite',
  'behind',
  'faces',
] as const;
export type ByAnother = (typeof BY_ANOTHER)[number];
export const isByAnother = (how: ThingPlace['how']): how is ByAnother =>
  BY_ANOTHER.some((one) => one === how);

/** Whether one thing is to a hand of another, beside it or across from it, as told. */
export const isAsideAsTold = (
  room: Standing,
  thing: Thing,
  other: Other,
  told: ThingPlace & { readonly how: ByAnother },
): boolean => RELATIONS[told.how](thing, other, told, room);

/** About the middle of a room both ways. */
function isInMiddle({ shell }: Standing, { rect }: Thing): boolean {
  const { w, d } = boundsOf(shell);
  const [x, y] = [rect.x + rect.w / 2, rect.y + rect.d / 2];
  return Math.abs(x - w / 2) <= w / 5 && Math.abs(y - d / 2) <= d / 5;
}

/** By a wall, or as near to it as what stands before it there. */
const isTowardsWall = (room: Standing, thing: Thing, side: Side): boolean =>
  isOnWall(room, thing, side) || (opposite(thing.facing) === side && isTowards(room, thing, side));

/** In the half of the room towards a side. */
function isTowards({ shell }: Standing, { rect }: Thing, side: Side): boolean {
  const { w, d } = boundsOf(shell);
  const [at, middle] = runsEast(side) ? [rect.y + rect.d / 2, d / 2] : [rect.x + rect.w / 2, w / 2];
  return side === 'west' || side === 'south' ? at < middle : at > middle;
}

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

/** Below a window with half of the lesser width, its back to it where it has one; or looking to one. */
function isAtWindow(room: Standing, { rect, facing }: Thing, { at, how, thing }: ThingPlace): boolean {
  return room.openings.some((o) => {
    if (o.kind !== 'window' || (at !== undefined && o.side !== at)) return false;
    if (how === 'faces' && !FRONTLESS.has(thing)) return o.side === lookedTo(room, { rect, facing }, thing);
    if (BACKED.has(thing) && facing !== opposite(o.side)) return false;
    const level = runsEast(o.side);
    const { from } = frameOf(room.shell, o.wall);
    const start = (level ? from.x : from.y) + o.offsetIn;
    const [low, long] = level ? [rect.x, rect.w] : [rect.y, rect.d];
    const shared = Math.min(low + long, start + o.widthIn) - Math.max(low, start);
    return shared >= Math.min(long, o.widthIn) / 2 && gap(rect, floorAt(room, o, 1)) <= NEAR.window;
  });
}
/** Who uses these looks any way. */
const FRONTLESS: ReadonlySet<string> = new Set(['dining-table', 'game-table', 'pool-table', 'tub']);
/** What stands at a window with its back to it: with its end to it, it is beside it. */
const BACKED: ReadonlySet<string> = new Set([
  'books',
  'china',
  'dresser',
  'entry-bench',
  'lockers',
  'shelves',
  'sideboard',
  'toys',
  'wardrobe',
  'workbench',
]);

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
  othersCalled(room, told.to ?? '').some((other) =>
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
