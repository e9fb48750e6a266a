import {
  type Brief,
  type Item,
  isSide,
  type Opening,
  type PartUse,
  RECTANGLE_WALLS,
  type Side,
} from '@plumbline/concept';
import { opposite, type Rect, rectOf, runsEast, SIDES } from '../../geometry/geometry.js';
import { escapeWindow } from '../openings/ways.js';
import type { Stripe, Stripes } from './stripes.js';

/** How the parts of a divided room are entered and lit: doors in the walls between them, the room's own door, windows. Inches. */

const DOOR = { wide: 32, high: 80 } as const;
/** From a garage: of solid wood or steel. */
const TO_GARAGE = 36;
const GARAGE_DOOR = { most: 108, post: 12, high: 84 } as const;
const OFF_CORNER = 8;
const STEP = 4;
const WINDOW = { wide: 36, sill: 36, high: 48 } as const;
/** Below the joists of a basement. */
const BASEMENT_WINDOW = { wide: 32, high: 20 } as const;
const SLEPT_IN: readonly PartUse[] = ['bedroom', 'nursery'];

/** A door between a part and the next. */
export interface DoorBetween {
  /** From the low end of their wall. */
  readonly from: number;
  readonly wide: number;
}

export interface WaysOfParts {
  readonly doors: readonly DoorBetween[];
  /** The openings of each part in its own walls, doors in the walls between them included. */
  readonly openings: readonly (readonly Opening[])[];
  readonly exterior: readonly Side[];
}

interface Asked {
  readonly brief: Brief;
  readonly stripes: Stripes;
  readonly stairs: readonly Item[];
  readonly front: Side | undefined;
  /** A kitchen's window is at its own end, over the sink. */
  readonly litAtEnd?: boolean;
}

/** The ways of all parts. The room's own door is in the part that a told one falls into, else where cars are, what stays, or the first. */
export function waysOfParts(asked: Asked): WaysOfParts {
  const { brief, stripes: all, front } = asked;
  const { stripes, alongX } = all;
  const across = alongX ? brief.size.depthIn : brief.size.widthIn;
  const wide = front ? TO_GARAGE : DOOR.wide;
  // Past the noses of cars; elsewhere near the wall of the room's own door.
  const isFar = front !== undefined && (front === 'south' || front === 'west');
  const from = isFar ? across - wide - OFF_CORNER : OFF_CORNER;
  const isOpen = brief.inParts?.walled === false;
  const doors = stripes
    .slice(1)
    .map(() => (isOpen ? { from: OFF_CORNER, wide: across - 2 * OFF_CORNER } : { from, wide }));
  const exterior = exteriorOf(asked);
  const openings = stripes.map((_, i) => openingsOf(asked, i, doors, exterior));
  return { doors, openings, exterior };
}

function exteriorOf({ stripes: { alongX }, front }: Asked): readonly Side[] {
  if (front) return SIDES;
  return alongX ? ['north', 'west', 'east'] : ['west', 'north', 'south'];
}

const touches = ({ stripes, alongX }: Stripes, i: number, side: Side): boolean => {
  const [low, high]: readonly [Side, Side] = alongX ? ['west', 'east'] : ['south', 'north'];
  return side === low ? i === 0 : side === high ? i === stripes.length - 1 : true;
};

function openingsOf(
  asked: Asked,
  i: number,
  doors: readonly DoorBetween[],
  exterior: readonly Side[],
): readonly Opening[] {
  const { brief, stripes, front } = asked;
  const { told, floor } = stripes.stripes[i]!;
  const made: Opening[] = [];
  const [low, high]: readonly [Side, Side] = stripes.alongX ? ['west', 'east'] : ['south', 'north'];
  const add = (
    side: Side,
    offsetIn: number,
    more: Pick<Opening, 'kind' | 'widthIn' | 'heightIn' | 'sillIn'> & Partial<Opening>,
  ): void => {
    made.push({
      id: `${more.kind}-${i + 1}-${made.length + 1}`,
      wall: RECTANGLE_WALLS[side],
      side,
      offsetIn,
      ...more,
    });
  };
  const between = (side: Side, door: DoorBetween | undefined, into: 'room' | 'outside'): void => {
    if (door && brief.inParts?.walled === false)
      add(side, door.from, { kind: 'cased-opening', widthIn: door.wide, heightIn: DOOR.high, sillIn: 0 });
    else if (door)
      add(side, door.from, {
        kind: 'door',
        widthIn: door.wide,
        heightIn: DOOR.high,
        sillIn: 0,
        swing: { hinge: 'near', into },
      });
  };
  between(low, doors[i - 1], 'outside');
  between(high, doors[i], 'room');
  if (told.use === 'cars' && front) {
    const long = runsEast(front) ? floor.w : floor.d;
    const widthIn = Math.min(GARAGE_DOOR.most, long - 2 * GARAGE_DOOR.post);
    add(front, Math.round((long - widthIn) / 2), {
      kind: 'garage-door',
      widthIn,
      heightIn: Math.min(GARAGE_DOOR.high, brief.size.ceilingIn - 12),
      sillIn: 0,
    });
  }
  const own = ownDoorOf(asked, i, exterior);
  if (own && isFree(made, own, floor))
    add(own.side, own.offsetIn, {
      ...(isCased(brief, own.side)
        ? { kind: 'cased-opening' }
        : { kind: 'door', swing: { hinge: 'near', into: 'room' } }),
      widthIn: DOOR.wide,
      heightIn: DOOR.high,
      sillIn: 0,
    });
  if (told.use !== 'cars' || !front) lightPart(asked, i, exterior, made, add);
  return made;
}

type Add = (
  side: Side,
  offsetIn: number,
  more: Pick<Opening, 'kind' | 'widthIn' | 'heightIn' | 'sillIn'>,
) => void;

/** A window in the middle of the first outside wall that is free; a part that is slept in has one to escape by. */
function lightPart(
  { brief, stripes, stairs, front, litAtEnd }: Asked,
  i: number,
  exterior: readonly Side[],
  made: readonly Opening[],
  add: Add,
): void {
  const { told, floor } = stripes.stripes[i]!;
  const { ceilingIn } = brief.size;
  const toEscape = escapeWindow(ceilingIn);
  const isBelow = brief.category === 'basement';
  // One gets out of a basement by the first part that is finished (IRC R310.1).
  const isWayOut = isBelow && i === stripes.stripes.findIndex((one) => !one.told.kept);
  const [widthIn, sillIn, heightIn] =
    SLEPT_IN.includes(told.use) || isWayOut
      ? [toEscape.width, toEscape.sill, toEscape.height]
      : isBelow
        ? [BASEMENT_WINDOW.wide, Math.max(48, ceilingIn - 30), BASEMENT_WINDOW.high]
        : [WINDOW.wide, WINDOW.sill, WINDOW.high];
  const windows = toldSides(brief, 'window');
  const ends =
    litAtEnd && told.use === 'kitchen' ? exterior.filter((side) => runsEast(side) !== stripes.alongX) : [];
  const sides = [...windows, ...ends, ...exterior].filter(
    (side) => side !== front && touches(stripes, i, side),
  );
  for (const side of sides) {
    const long = runsEast(side) ? floor.w : floor.d;
    const offsetIn = Math.round((long - widthIn) / 2);
    const spot = { side, offsetIn, widthIn };
    if (offsetIn < STEP || !isFree(made, spot, floor) || stairs.some((one) => meets(one, spot, floor)))
      continue;
    add(side, offsetIn, { kind: 'window', widthIn, heightIn, sillIn });
    return;
  }
}

interface Spot {
  readonly side: Side;
  readonly offsetIn: number;
  readonly widthIn: number;
}

const isFree = (made: readonly Opening[], spot: Spot, floor: Rect): boolean =>
  spot.offsetIn >= 0 &&
  spot.offsetIn + spot.widthIn <= (runsEast(spot.side) ? floor.w : floor.d) &&
  made.every(
    (one) =>
      one.side !== spot.side ||
      one.offsetIn + one.widthIn + STEP <= spot.offsetIn ||
      spot.offsetIn + spot.widthIn + STEP <= one.offsetIn,
  );

/** Whether a stair stands before a place in a wall of a part. */
function meets(stair: Item, { side, offsetIn, widthIn }: Spot, floor: Rect): boolean {
  const { x, y, w, d } = rectOf(stair.box);
  const level = runsEast(side);
  const from = level ? floor.x : floor.y;
  const [start, end] = level ? [x - from, x + w - from] : [y - from, y + d - from];
  const near = {
    north: floor.y + floor.d - y - d,
    south: y - floor.y,
    east: floor.x + floor.w - x - w,
    west: x - floor.x,
  }[side];
  return near < 12 && start < offsetIn + widthIn && offsetIn < end;
}

const isCased = ({ openingsAt = [] }: Brief, side: Side): boolean =>
  openingsAt.some(({ opening, at, form }) => opening === 'door' && at === side && form === 'cased');

const toldSides = ({ openingsAt = [] }: Brief, opening: 'door' | 'window'): readonly Side[] =>
  openingsAt.flatMap((one) => (one.opening === opening && isSide(one.at) ? [one.at as Side] : []));

/** The part by which one comes into the room. */
function entryPart({ stripes }: Stripes, isTold: (i: number) => boolean): number {
  const told = stripes.findIndex((_, i) => isTold(i));
  if (told >= 0) return told;
  const cars = stripes.findIndex(({ told: { use } }) => use === 'cars');
  const kept = stripes.findIndex(({ told: part }) => part.kept);
  return cars >= 0 ? cars : Math.max(0, kept);
}

/** The door of the room in the part that it leads to; one comes down into a basement by its stair. */
function ownDoorOf(asked: Asked, i: number, exterior: readonly Side[]): Spot | undefined {
  const { brief, stripes, front } = asked;
  if (brief.category === 'basement') return undefined;
  const { alongX } = stripes;
  const [told] = toldSides(brief, 'door').filter((side) => side !== front);
  const entry = entryPart(stripes, (at) => told !== undefined && touches(stripes, at, told));
  if (i !== entry) return undefined;
  const { floor } = stripes.stripes[i]!;
  const ends: readonly [Side, Side] = alongX ? ['west', 'east'] : ['south', 'north'];
  const usual = front ? ends[i === 0 ? 0 : 1] : (SIDES.find((one) => !exterior.includes(one)) ?? 'south');
  const side = told ?? usual;
  const long = runsEast(side) ? floor.w : floor.d;
  // At the end away from the front of a garage, and away from the wall between the parts of another room.
  const atHigh = front ? !runsEast(side) && opposite(front) === 'north' : i > 0;
  return { side, offsetIn: atHigh ? long - DOOR.wide - OFF_CORNER : OFF_CORNER, widthIn: DOOR.wide };
}

/** The stripe that holds the stair of a basement: where it is told, else the larger, and of two alike what stays. */
export function stairPart({ brief, stripes }: Pick<Asked, 'brief' | 'stripes'>): Stripe {
  const told = brief.openingsAt?.find(({ opening }) => opening === 'stair');
  const at =
    told && isSide(told.at)
      ? stripes.stripes.find((_, i) => touches(stripes, i, told.at as Side))
      : undefined;
  const worth = ({ floor, told: part }: Stripe): number => floor.w * floor.d * (part.kept ? 1.1 : 1);
  return at ?? [...stripes.stripes].sort((a, b) => worth(b) - worth(a))[0]!;
}
