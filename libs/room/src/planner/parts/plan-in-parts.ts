import { isConvertedPart, upperFirst, withArticle } from '@plumbline/brief';
import {
  type Brief,
  DIVIDER,
  derivedOf,
  type Item,
  isSide,
  type Opening,
  PART_USES,
  type PartUse,
  RECTANGLE_WALLS,
  type Room,
  rectangularShell,
  type Side,
  type ToldPart,
} from '@plumbline/concept';
import { chooseFinishes } from '../../finishes.js';
import {
  contains,
  inFront,
  opposite,
  overlaps,
  type Rect,
  rectOf,
  runsEast,
  SIDES,
} from '../../geometry/geometry.js';
import { stair } from '../basement/stair.js';
import { Draft } from '../floor/draft.js';
import type { House } from '../floor/house.js';
import { placeFirst } from '../floor/place.js';
import { chanceFrom } from '../floor/random.js';
import { vehiclesOf } from '../garage/vehicles.js';
import { isForCars } from '../openings/told-openings.js';
import { briefOfPart } from './part-briefs.js';
import { partsOfRoom } from './parts-of-room.js';
import { PARTITION, type Stripe, type Stripes, stripesOf } from './stripes.js';
import { stairPart, type WaysOfParts, waysOfParts } from './ways-of-parts.js';

/**
 * Rooms that words divide by a wall: each part is planned as a room of its own in its share of the floor, and all of them are put
 * together with the wall and its door between. What stays is drawn as it may stand and marked as there. Inches.
 */

export interface PlannedParts {
  readonly room: Room;
  readonly layout: string;
  readonly unmet: readonly string[];
}

/** Plans one part as a room of its own. */
export type PlanPart = (brief: Brief, seed: number, house: House) => PlannedParts | undefined;

const LEAST = 72;
/** A car with its doors open on both sides. */
const BESIDE_CAR = 27;
const DOOR_HIGH = 80;
const LANDING = 36;
const TRIES = 6;

/** The room of a brief whose parts a wall divides; undefined where it is not divided so, or a part would be too narrow. */
export function planInParts(brief: Brief, seed: number, planPart: PlanPart): PlannedParts | undefined {
  if (!isPlannedInParts(brief)) return undefined;
  const front = brief.category === 'garage' && hasCars(brief) ? frontOf(brief) : undefined;
  const stripes = stripesOf(brief, front, (part) => leastOf(brief, part));
  if (!stripes) return undefined;
  // The kitchen's window is at its own end in one try, in a side wall in the next.
  const tried = (n: number) =>
    tryParts(brief, stripes, front, {
      seed: seed + n,
      planPart,
      litAtEnd: isOpenKitchen(brief) && n % 2 === 0,
    });
  const first = tried(0);
  if (isOpenKitchen(brief)) return fullest(first, tried);
  // Where things stand on the landing of a stair it comes down elsewhere, if another try has that free.
  for (let n = 1; !first.isClear && n < TRIES; n++) {
    const other = tried(n);
    if (other.isClear) return other;
  }
  return first;
}

/** The try that leaves out least, the first of equals. */
function fullest<T extends PlannedParts>(first: T, tried: (n: number) => T): T {
  let best = first;
  for (let n = 1; best.unmet.length > 0 && n < TRIES; n++) {
    const other = tried(n);
    if (other.unmet.length < best.unmet.length) best = other;
  }
  return best;
}

interface Try {
  readonly seed: number;
  readonly planPart: PlanPart;
  readonly litAtEnd: boolean;
}

/** The parts put together, and whether the landing of the stair is free. */
function tryParts(
  brief: Brief,
  stripes: Stripes,
  front: Side | undefined,
  { seed, planPart, litAtEnd }: Try,
): PlannedParts & { readonly isClear: boolean } {
  const stairs = stairsOf(brief, stripes, seed);
  const ways = waysOfParts({ brief, stripes, stairs, front, litAtEnd });
  const planned = stripes.stripes.map((stripe, i) =>
    planOne(
      { brief, stripe, stairs, openings: ways.openings[i] ?? [], exterior: ways.exterior, seed },
      planPart,
    ),
  );
  return {
    room: putTogether(brief, stripes, ways, planned, stairs),
    layout: isOpenKitchen(brief) ? layoutOfKitchen(stripes, planned) : layoutOf(brief, stripes),
    unmet: planned.flatMap((one) => one.unmet),
    isClear: planned.every((one) => one.isClear),
  };
}

/** "Garage in two parts: office and car bay". */
function layoutOf({ category }: Brief, { stripes }: Stripes): string {
  const names = [...new Set(stripes.map(({ told }) => nameOf(told)))];
  const room = upperFirst(category === 'other' ? 'room' : category);
  const many = ['two', 'three', 'four'][stripes.length - 2] ?? 'several';
  return `${room} in ${many} parts${names.length > 1 ? `: ${names.join(' and ')}` : ''}`;
}

/** "U-shaped kitchen, open to a mudroom". */
function layoutOfKitchen({ stripes }: Stripes, planned: readonly PlannedPart[]): string {
  const at = stripes.findIndex(({ told }) => told.use === 'kitchen');
  const others = stripes.filter((_, i) => i !== at).map(({ told }) => withArticle(nameOf(told)));
  return `${planned[at]?.layout ?? 'Kitchen'}, open to ${others.join(' and ')}`;
}

/** A garage whose other bay is for machines alone has its own planner, and so has what is no rectangle. */
export const isPlannedInParts = (brief: Brief): boolean =>
  (brief.inParts?.walled === true || isOpenKitchen(brief)) &&
  brief.shell === undefined &&
  !(brief.category === 'garage' && !brief.inParts?.parts.some(isConvertedPart));

/** A kitchen with an end for something else: it has its runs in its own part, and the other part what it is for. */
const isOpenKitchen = ({ category, inParts }: Brief): boolean =>
  category === 'kitchen' &&
  inParts?.walled === false &&
  inParts.parts.filter(({ use }) => use === 'kitchen').length === 1 &&
  inParts.parts.every(({ use, kept }) => !kept && OPEN_TO_KITCHEN.has(use));
const OPEN_TO_KITCHEN: ReadonlySet<PartUse> = new Set<PartUse>(['kitchen', 'mudroom', 'laundry', 'living']);

const hasCars = ({ inParts }: Brief): boolean => inParts?.parts.some(({ use }) => use === 'cars') ?? false;

const nameOf = ({ use, called }: ToldPart): string => called ?? PART_USES[use].toLowerCase();

/** The side that cars drive in by: as told, else the south. */
function frontOf({ openingsAt = [] }: Brief): Side {
  const told = openingsAt.find(isForCars)?.at;
  return told && isSide(told) ? told : 'south';
}

function leastOf(brief: Brief, part: ToldPart): number {
  if (part.use !== 'cars') return LEAST;
  const vehicles = vehiclesOf(brief) ?? [];
  const wide = Math.max(73, ...vehicles.slice(0, 1).map((one) => one.wide));
  return wide + 2 * BESIDE_CAR;
}

/** The stair of a basement, along a wall of the part that it comes down in. */
function stairsOf(brief: Brief, stripes: Stripes, seed: number): readonly Item[] {
  if (brief.category !== 'basement') return [];
  const { widthIn, depthIn, ceilingIn } = brief.size;
  const { floor } = stairPart({ brief, stripes });
  const { outline, walls, ceiling } = rectangularShell(widthIn, depthIn, ceilingIn);
  const shell = {
    category: brief.category,
    outline,
    walls,
    ceiling,
    ...derivedOf({ outline, walls, ceiling }),
    fixed: [],
  };
  const draft = new Draft(shell);
  const told = brief.openingsAt?.find(({ opening }) => opening === 'stair')?.at;
  const chance = chanceFrom(seed);
  const flights = (['high', 'low'] as const).map((foot) => stair(ceilingIn, foot));
  // No wall of a part stands on a landing (IRC R311.7.6).
  const allow = ({ rect }: { readonly rect: Rect }): boolean =>
    contains(floor, withLanding(rect, widthIn, depthIn));
  const sides = told && isSide(told) ? [told] : SIDES;
  const options = { group: 'stair', sides, allow, prefer: () => chance.next() } as const;
  return (
    placeFirst(draft, flights, { ...options, only: 'corner' }) ??
    placeFirst(draft, flights, options) ??
    placeFirst(draft, flights, { ...options, sides: SIDES }) ??
    []
  );
}

/** A stair with a landing around it, as far as the room goes. */
function withLanding({ x, y, w, d }: Rect, widthIn: number, depthIn: number): Rect {
  const [west, south] = [Math.max(0, x - LANDING), Math.max(0, y - LANDING)];
  const [east, north] = [Math.min(widthIn, x + w + LANDING), Math.min(depthIn, y + d + LANDING)];
  return { x: west, y: south, w: east - west, d: north - south };
}

interface OnePart {
  readonly brief: Brief;
  readonly stripe: Stripe;
  readonly stairs: readonly Item[];
  readonly openings: readonly Opening[];
  readonly exterior: readonly Side[];
  readonly seed: number;
}

/** Plates and pictures on a wall, rugs and lights are in nobody's way. Inches. */
const standsInWay = ({ z, widthIn, depthIn, heightIn }: Item['box']): boolean =>
  z < DOOR_HIGH && heightIn > 4 && Math.min(widthIn, depthIn) >= 8;

const GIVES_WAY: ReadonlySet<string> = new Set(
  'tv-console tv plant floor-lamp console-table side-table table-lamp'.split(' '),
);

interface PlannedPart {
  readonly items: readonly Item[];
  /** What its planner calls it; left out where nothing is planned. */
  readonly layout?: string;
  readonly unmet: readonly string[];
  /** Nothing stands on the landing of its stair. */
  readonly isClear: boolean;
}

/** What stands in a part, in the room's own places. */
function planOne(part: OnePart, planPart: PlanPart): PlannedPart {
  const { brief, stripe, stairs, openings, exterior, seed } = part;
  const { told, floor } = stripe;
  if (told.use === 'rest') return { items: [], unmet: [], isClear: true };
  const own = stairs
    .filter(({ box }) => overlaps(rectOf(box), floor))
    .map((one) => moved(one, -floor.x, -floor.y));
  const asked: Brief = {
    ...briefOfPart(brief, told, floor),
    ...(own.length > 0 ? { fixed: own } : {}),
  };
  const house: House = {
    openings,
    exterior,
    items: [],
    accepts: () => true,
    chance: chanceFrom(seed),
  };
  const landings = own.map((one) => inFront(rectOf(one.box), one.facing, LANDING));
  const isOnLanding = ({ box }: Item): boolean => landings.some((landing) => overlaps(landing, rectOf(box)));
  const found = planPart(asked, seed, house);
  if (!found)
    return {
      items: [],
      unmet: [`${PART_USES[told.use]}: its part of the room holds none of it.`],
      isClear: true,
    };
  // What nobody asked for gives way to the landing.
  const standing = found.room.items.filter(
    (one) =>
      !own.some(({ id }) => id === one.id) &&
      !(isOnLanding(one) && GIVES_WAY.has(one.kind) && !asked.wanted.includes('tv')),
  );
  const items = standing
    .map((one) => moved(one, floor.x, floor.y))
    .map(({ existing: _, ...one }) => (told.kept ? { ...one, existing: true } : one) as Item);
  return {
    items,
    layout: found.layout,
    unmet: told.kept ? [] : found.unmet,
    isClear: !standing.some((one) => standsInWay(one.box) && isOnLanding(one)),
  };
}

const moved = <T extends Item>(item: T, x: number, y: number): T => ({
  ...item,
  box: { ...item.box, x: item.box.x + x, y: item.box.y + y },
});

function putTogether(
  brief: Brief,
  stripes: Stripes,
  ways: WaysOfParts,
  planned: readonly { readonly items: readonly Item[] }[],
  stairs: readonly Item[],
): Room {
  const { widthIn, depthIn, ceilingIn } = brief.size;
  const finishes = chooseFinishes(brief);
  const items = numbered([
    ...stairs,
    ...(brief.inParts?.walled ? wallsBetween(stripes, ways, brief) : []),
    ...planned.flatMap((one) => one.items),
  ]);
  const room: Room = {
    category: brief.category,
    shell: rectangularShell(widthIn, depthIn, ceilingIn, ways.exterior),
    widthIn,
    depthIn,
    ceilingIn,
    exterior: ways.exterior,
    openings: openingsOfRoom(stripes, ways),
    items,
    style: brief.style,
    finishes,
  };
  return { ...room, parts: partsOfRoom(brief, stripes) };
}

/** Each thing has an id of its own in the room. */
function numbered(items: readonly Item[]): Item[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const n = (counts.get(item.kind) ?? 0) + 1;
    counts.set(item.kind, n);
    return { ...item, id: `${item.kind}-${n}` };
  });
}

/** The openings in the room's own walls, where the parts have theirs. */
function openingsOfRoom({ stripes, alongX }: Stripes, { openings }: WaysOfParts): Opening[] {
  const [low, high]: readonly [Side, Side] = alongX ? ['west', 'east'] : ['south', 'north'];
  let n = 0;
  return stripes.flatMap(({ floor }, i) =>
    (openings[i] ?? [])
      .filter(({ side }) => !(side === low && i > 0) && !(side === high && i < stripes.length - 1))
      .map((one) => ({
        ...one,
        id: `${one.kind}-${++n}`,
        wall: RECTANGLE_WALLS[one.side],
        offsetIn: one.offsetIn + (runsEast(one.side) ? floor.x : floor.y),
      })),
  );
}

/** The walls between the parts, each in two pieces with its door between. */
function wallsBetween({ stripes, alongX }: Stripes, { doors }: WaysOfParts, brief: Brief): readonly Item[] {
  const { widthIn, depthIn, ceilingIn } = brief.size;
  const long = alongX ? depthIn : widthIn;
  const facing: Side = alongX ? 'east' : 'north';
  const { door: form, sealed } = brief.inParts ?? {};
  return doors.flatMap((door, i): Item[] => {
    const { floor, told } = stripes[i]!;
    const next = stripes[i + 1]!.told;
    const at = alongX ? floor.x + floor.w : floor.y + floor.d;
    const box = (from: number, to: number, heightIn: number): Item['box'] =>
      alongX
        ? { x: at, y: from, z: 0, widthIn: PARTITION, depthIn: to - from, heightIn }
        : { x: from, y: at, z: 0, widthIn: to - from, depthIn: PARTITION, heightIn };
    const fire = told.use === 'cars' || next.use === 'cars';
    const wall = (from: number, to: number): Item => ({
      id: 'partition',
      kind: 'partition',
      label: fire ? 'Wall to the garage, 1/2 in gypsum' : 'Dividing wall',
      box: box(from, to, ceilingIn),
      facing,
      group: DIVIDER,
    });
    const leaf = (from: number, to: number, hinge: 'near' | 'far'): Item => ({
      id: 'partition-door',
      kind: 'partition-door',
      label: `${fire ? 'Door to the garage, solid, 20 min' : 'Door'}${sealed ? ', sealed' : ''}`,
      box: box(from, to, DOOR_HIGH),
      facing: fire && next.use === 'cars' ? opposite(facing) : facing,
      group: DIVIDER,
      traits: { form: form === undefined || form === 'french' ? 'hinged' : form, hinge },
    });
    const [from, to] = [door.from, door.from + door.wide];
    return [wall(0, from), wall(to, long), leaf(from, to, 'near')];
  });
}
