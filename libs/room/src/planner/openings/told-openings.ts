import { FOR_CARS } from '@plumbline/brief';
import {
  boundsOf,
  frameOf,
  framesAt,
  type Item,
  isGlazed,
  isSide,
  type Kind,
  type Opening,
  opposite,
  type Room,
  runsEast,
  type Shell,
  SIDES,
  type Side,
  type ToldOpening,
  type WallFrame,
} from '@plumbline/concept';
import {
  atWall,
  cornerEnd,
  overlaps,
  type Rect,
  rectOf,
  seenFromWall,
  type WallRef,
} from '../../geometry/geometry.js';
import { AS_TOLD, hingeTold, standsToTheInch } from './to-the-inch.js';

/** Which walls words mean, and whether a room has its doors, windows and the like where they were told. Inches. */

/** What is on the left of who comes in by a wall. */
const LEFT_OF: Readonly<Record<Side, Side>> = { south: 'west', west: 'north', north: 'east', east: 'south' };

/** A wall told by its length may be so much longer or shorter. */
const SAME_LENGTH = 8;

type Walls = Pick<Shell, 'outline' | 'walls'>;

/** The sides that words mean, of a room that is entered by a side. */
export function sidesTold(shell: Walls, { at, of, wallIn }: ToldOpening, entry?: Side): readonly Side[] {
  const { w, d } = boundsOf(shell);
  const long = (side: Side): number => (runsEast(side) ? w : d);
  const across = of === 'door' || of === 'doorway' || of === 'entry' || of === 'entrance';
  const sides = SIDES.filter((side) => {
    // "On the short wall across from the door" is both.
    if (across && at !== 'far' && at !== 'any' && entry && side !== opposite(entry)) return false;
    switch (at) {
      case 'short':
      case 'each short':
        return long(side) <= Math.min(w, d);
      case 'long':
      case 'each long':
        return long(side) >= Math.max(w, d);
      case 'far':
        return (of && !across) || !entry || side === opposite(entry);
      case 'front':
        return side === (entry ?? 'south');
      case 'left':
        return side === LEFT_OF[entry ?? 'south'];
      case 'right':
        return side === opposite(LEFT_OF[entry ?? 'south']);
      case 'three sides':
        return side !== entry;
      case 'length':
        return Math.abs(long(side) - (wallIn ?? 0)) <= SAME_LENGTH;
      case 'any':
      case 'beside':
      case 'each':
        return true;
      default:
        return side === at;
    }
  });
  return sides;
}

/** The end of a wall that words put something at: a side, or the back or front of a room that is entered by a side. */
export function endTold({ of, along }: ToldOpening, entry: Side | undefined): Side | undefined {
  if (along !== 'corner' || of === undefined) return undefined;
  if (isSide(of)) return of;
  return of === 'front' ? (entry ?? 'south') : of === 'far' ? opposite(entry ?? 'south') : undefined;
}

/** The fronts of bays: walls that stand out of a side of the room. */
export function baysOf(shell: Walls): readonly WallFrame[] {
  const { w, d } = boundsOf(shell);
  const reach: Readonly<Record<Side, number>> = { west: 0, south: 0, east: w, north: d };
  return SIDES.flatMap((side) => framesAt(shell, side)).filter(({ side, from, lengthIn }) => {
    const [at, start] = runsEast(side) ? [from.y, from.x] : [from.x, from.y];
    if (at !== reach[side] || lengthIn > WIDEST_BAY) return false;
    // Its shoulders go on at either end of it; a chimney breast elsewhere has walls of the same side.
    const beside = framesAt(shell, side).map((one) => {
      const [off, low] = runsEast(side) ? [one.from.y, one.from.x] : [one.from.x, one.from.y];
      return { off, low, high: low + one.lengthIn };
    });
    const meets = (t: number, end: 'low' | 'high'): boolean =>
      beside.some((one) => one.off !== at && Math.abs(one[end] - t) < 1);
    return meets(start, 'high') && meets(start + lengthIn, 'low');
  });
}

const WIDEST_BAY = 144;

const ON_BOTH: ReadonlySet<string> = new Set(['each short', 'each long', 'each']);

/** Whether words put one on each of two walls. */
export const isOnBoth = ({ at }: ToldOpening): boolean => ON_BOTH.has(at);

/** Whether a door that words put somewhere is the one that cars drive through. */
export const isForCars = ({ opening, of, form, widthIn = 0 }: ToldOpening): boolean =>
  opening === 'door' && (of === FOR_CARS || (form === undefined && widthIn >= CARS_FROM));
/** No leaf of a hinged door is so wide. Inches. */
const CARS_FROM = 84;

const KINDS: Readonly<Partial<Record<NonNullable<ToldOpening['form']>, readonly Opening['kind'][]>>> = {
  hinged: ['door'],
  front: ['door'],
  french: ['french-door'],
  sliding: ['sliding-door'],
  pocket: ['pocket-door'],
  cased: ['cased-opening'],
};

/** Things of a room as words call them; what comes in a tub's place stands for it. */
const CALLED: Readonly<Record<string, readonly Kind[]>> = {
  tub: ['bathtub', 'shower'],
  bathtub: ['bathtub', 'shower'],
  shower: ['shower', 'bathtub'],
  toilet: ['toilet'],
  vanity: ['vanity', 'pedestal-sink'],
  sink: ['vanity', 'pedestal-sink', 'sink-base'],
  bed: ['bed'],
  desk: ['desk'],
  sofa: ['sofa', 'sectional'],
  couch: ['sofa', 'sectional'],
  tv: ['tv', 'tv-console'],
  television: ['tv', 'tv-console'],
  stove: ['range', 'cooktop'],
  range: ['range', 'cooktop'],
  table: ['dining-table'],
  fireplace: ['fireplace'],
  closet: ['closet', 'walk-in-closet', 'wardrobe'],
  stairs: ['stair'],
};

/** An item is at a door or window that is so near; in the middle of a wall, or in a corner, within so much. */
export const NEAR = { thing: 24, beside: 48, middle: 12, corner: 14, wall: 3, lowWall: 60 } as const;

/** The things of a room that words call so. */
export const thingsCalled = (room: Pick<Room, 'items'>, name: string): readonly Item[] =>
  room.items.filter(({ kind }) => CALLED[name]?.includes(kind));

/** What of a room is as it was told, by ids; nothing where it is not. */
export function asTold(room: Room, told: ToldOpening): readonly string[] | undefined {
  // A garage is entered by its cars.
  const driven = room.openings.some(({ kind }) => kind === 'garage-door');
  const doors = room.openings.filter(({ kind }) => (driven ? kind === 'garage-door' : kind !== 'window'));
  const entries = doors.length > 0 ? [...new Set(doors.map(({ side }) => side))] : [undefined];
  for (const entry of entries) {
    const found = asToldFrom(room, told, entry);
    if (found) return found;
  }
  return undefined;
}

function asToldFrom(room: Room, told: ToldOpening, entry: Side | undefined): readonly string[] | undefined {
  const { opening, at, count = 1 } = told;
  const sides = sidesTold(room.shell, told, entry);
  if (opening === 'outside-wall') return sides.some((side) => room.exterior.includes(side)) ? [] : undefined;
  if (opening !== 'door' && opening !== 'window') {
    const faced = at === 'far' && told.of && CALLED[told.of] ? thingsCalled(room, told.of) : undefined;
    const items = thingsCalled(room, PARTS[opening]).filter((item) =>
      // "A fireplace across from the bed" is so at any wall that the bed looks at.
      faced
        ? faced.some(({ facing }) => facing === opposite(item.facing))
        : sides.some((side) => standsAt(room, item, side, told)),
    );
    return items.length > 0 ? items.map(({ id }) => id) : undefined;
  }
  // A wall of glass may be a glass door.
  const ofGlass = at === 'three sides';
  const all = room.openings.filter((one) =>
    ofGlass
      ? isGlazed(one)
      : (one.kind === 'window') === (opening === 'window') &&
        (one.kind === 'garage-door') === isForCars(told),
  );
  if (at === 'none') return all.length === 0 ? [] : undefined;
  const end = endTold(told, entry);
  // "At the back right" is on either wall of that corner.
  const walls = told.of === 'far' && end ? [...sides, end] : sides;
  const right = all.filter((o) => walls.includes(o.side) && isLike(room, o, told, end, sides));
  const on = (side: Side): boolean => right.some((o) => o.side === side);
  const enough = isOnBoth(told)
    ? sides.some((side) => on(side) && on(opposite(side)))
    : at === 'three sides'
      ? new Set(right.map(({ side }) => side)).size >= 3
      : right.length >= Math.max(1, count);
  return enough ? right.map(({ id }) => id) : undefined;
}

/** What a part of the house is called among things. */
const PARTS: Readonly<Record<Exclude<ToldOpening['opening'], 'door' | 'window' | 'outside-wall'>, string>> = {
  fireplace: 'fireplace',
  stair: 'stairs',
  closet: 'closet',
};

/** Whether a door or window is of the form, swings and stands along its wall as told. */
function isLike(
  room: Room,
  o: Opening,
  told: ToldOpening,
  corner: Side | undefined,
  sides: readonly Side[],
): boolean {
  const { form, swings, along, of, at, leads } = told;
  const { lengthIn } = frameOf(room.shell, o.wall);
  if (!isMeasured(o, told, lengthIn)) return false;
  const middle = Math.abs(o.offsetIn + o.widthIn / 2 - lengthIn / 2);
  const toEnd = (side: Side): number =>
    cornerEnd(side) === 'start' ? o.offsetIn : lengthIn - o.offsetIn - o.widthIn;
  if (form === 'bay' && !baysOf(room.shell).some(({ wall }) => wall.id === o.wall)) return false;
  if (form && KINDS[form] && !KINDS[form].includes(o.kind)) return false;
  if (swings && (o.swing?.into === 'outside') !== (swings === 'out')) return false;
  if (leads === 'outside' && !room.exterior.includes(o.side)) return false;
  if (along === 'middle' && middle > NEAR.middle) return false;
  const [first] = sides;
  const end = !corner
    ? Math.min(o.offsetIn, lengthIn - o.offsetIn - o.widthIn)
    : o.side !== corner
      ? toEnd(corner)
      : first
        ? toEnd(first)
        : 0;
  if (along === 'corner' && end > NEAR.corner) return false;
  if (!of || !CALLED[of]) return true;
  if (at !== 'far') return isAtThing(room, o, { at, of });
  const strip = facingStrip(room, atWall(room, o.wall, o.offsetIn, 0, o.widthIn, 1), o.side);
  return thingsCalled(room, of).some(({ facing, box }) => facing === o.side || overlaps(strip, rectOf(box)));
}

/** Whether an opening is at its place, of its size and hinged as words tell to the inch. */
function isMeasured(o: Opening, told: ToldOpening, lengthIn: number): boolean {
  const isNear = (is: number, said: number | undefined): boolean =>
    said === undefined || Math.abs(is - said) <= AS_TOLD;
  const hinge = hingeTold(told);
  return (
    standsToTheInch({ lengthIn }, o, told) &&
    isNear(o.sillIn, told.sillIn) &&
    isNear(o.heightIn, told.heightIn) &&
    (hinge === undefined || o.kind !== 'door' || o.swing?.hinge === hinge) &&
    (told.widthIn === undefined || !SIZED.has(o.kind) || isNear(o.widthIn, told.widthIn))
  );
}
/** What is made as wide as words tell. */
const SIZED: ReadonlySet<string> = new Set(['door', 'window', 'cased-opening', 'pocket-door']);

/** An opening is over a thing with so much of its width. */
const OVER = 0.5;

/**
 * Whether an opening is over a thing that words name, or beside it where they say so. Of what is no thing of a room it
 * always is.
 */
const isAtThing = (
  room: Pick<Room, 'items' | 'shell'>,
  opening: Parameters<typeof shareAtThing>[1],
  told: Pick<ToldOpening, 'at' | 'of'>,
): boolean => shareAtThing(room, opening, told) >= OVER;

/** How much of an opening's width is over the thing that words name, of 1; beside it, all or nothing is. */
export function shareAtThing(
  room: Pick<Room, 'items' | 'shell'>,
  {
    wall,
    offsetIn,
    widthIn,
  }: { readonly wall: WallRef; readonly offsetIn: number; readonly widthIn: number },
  { at, of }: Pick<ToldOpening, 'at' | 'of'>,
): number {
  if (!of || !CALLED[of]) return 1;
  const beside = at === 'beside' || of === 'closet' ? NEAR.beside : 0;
  const floor = atWall(room, wall, offsetIn - beside, 0, widthIn + 2 * beside, NEAR.thing);
  const near = thingsCalled(room, of).filter(({ box }) => overlaps(floor, rectOf(box)));
  if (beside > 0) return near.length > 0 ? 1 : 0;
  return Math.max(
    0,
    ...near.map(({ box }) => {
      const { t, along } = seenFromWall(room, wall, rectOf(box));
      return (Math.min(t + along, offsetIn + widthIn) - Math.max(t, offsetIn)) / widthIn;
    }),
  );
}

/** The floor straight before an opening, over the whole room. */
function facingStrip(room: Room, floor: Rect, side: Side): Rect {
  return runsEast(side)
    ? { x: floor.x, y: 0, w: floor.w, d: room.depthIn }
    : { x: 0, y: floor.y, w: room.widthIn, d: floor.d };
}

/** Whether a thing of the house stands at a wall of a side, in its middle or corner where that was told. */
function standsAt(room: Room, { box, facing, kind }: Item, side: Side, told: ToldOpening): boolean {
  const { along, of } = told;
  const bounds = boundsOf(room.shell);
  const off: Readonly<Record<Side, number>> = {
    west: box.x,
    south: box.y,
    east: bounds.w - box.x - box.widthIn,
    north: bounds.d - box.y - box.depthIn,
  };
  // Under a roof a stair stands off a low wall, where one can come up.
  const near = kind === 'stair' && room.shell.ceiling.slope ? NEAR.lowWall : NEAR.wall;
  // Of a corner a fire has its back to either wall.
  const looksOff: readonly Side[] = along === 'corner' && of && isSide(of) ? [side, of] : [side];
  if (off[side] > near || (kind === 'fireplace' && !looksOff.includes(opposite(facing)))) return false;
  const [low, high]: readonly [Side, Side] = runsEast(side) ? ['west', 'east'] : ['south', 'north'];
  const [before, beyond] = [off[low], off[high]];
  const wide = runsEast(side) ? box.widthIn : box.depthIn;
  if (!standsToTheInch({ lengthIn: before + wide + beyond }, { offsetIn: before, widthIn: wide }, told))
    return false;
  if (along === 'middle') return Math.abs(before - beyond) / 2 <= (kind === 'stair' ? 48 : NEAR.middle);
  if (along === 'corner') return (of && isSide(of) ? off[of] : Math.min(before, beyond)) <= NEAR.corner;
  return true;
}
