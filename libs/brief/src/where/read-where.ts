import {
  isPiece,
  type PlaceRefused,
  runsEast,
  SIDES,
  type Side,
  type ThingPlace,
  type ToldOpening,
} from '@plumbline/concept';
import { entryOf, type NamedThing, namedThingsIn } from '../frame/named-things.js';
import { factsOf, viewsOf } from '../frame/views.js';
import { longWallTold } from '../openings/long-wall.js';
import { FOR_CARS, meaningOfOpening } from '../openings/meaning-of-opening.js';
import type { RequestReading } from '../reading/request-reading.js';
import { readSize } from '../shell/sizes.js';
import { isAnchor, placedThing, standsOnFloor } from '../things/placeable.js';
import { meaningOfPlaceRefused } from '../things/places-refused.js';
import { meaningOfPlace } from '../things/thing-places.js';
import { nounsWithPlaces } from './nouns-with-places.js';
import { PlacesInWords } from './places-in-words.js';
import { readRunsAtWalls } from './runs-at-walls.js';
import { SubjectsOfPlaces } from './subjects-of-places.js';
import { tokensOf } from './tokens.js';
import { heldByIslands, inOrder } from './told-together.js';
import { type Stands, WallsOfPlaces } from './walls-of-places.js';

/** Reads where doors, windows and things stand, whatever words tell it, and puts that over what single phrases were read as. */

function standsIn(
  text: string,
  reading: Pick<RequestReading, 'category' | 'telling'> & { readonly area: string },
): {
  readonly stands: readonly Stands[];
  readonly entry: Side;
  readonly seen: boolean;
  readonly entryThing: NamedThing | undefined;
} {
  const { category, telling } = reading;
  const things = nounsWithPlaces(text, category);
  const tokens = tokensOf(text);
  const places = new PlacesInWords(tokens, things).all();
  const views = viewsOf(text);
  const told = new SubjectsOfPlaces(
    text,
    tokens,
    things,
    places,
    views.filter((one) => !one.sits),
  ).all();
  const mentions = namedThingsIn(text, category);
  const found = entryOf(text, mentions, category);
  const entryThing = things.find((one) => found && one.start < found.end && found.start < one.end) ?? found;
  const byCompass = told
    .find(
      ({ place, of }) => entryThing !== undefined && of.includes(entryThing) && place.ways[0]?.is === 'side',
    )
    ?.place.ways.find((way) => way.is === 'side');
  const entered = ENTERED.exec(text)?.groups?.side?.toLowerCase() as Side | undefined;
  const entry =
    (byCompass?.is === 'side' ? byCompass.side : undefined) ?? entered ?? telling.entry ?? 'south';
  const size = readSize(reading.area) ?? readSize(text);
  const [w, d] = size?.widthIn && size.depthIn ? [size.widthIn, size.depthIn] : [1, 1];
  const long = longWallTold(text);
  const walls = new WallsOfPlaces(told, things, {
    text,
    category,
    entry,
    entryThing,
    isTold: byCompass !== undefined || entered !== undefined || telling.entry !== undefined,
    facts: factsOf(text),
    views,
    isLong: (side) =>
      long ? (long === 'east-west') === runsEast(side) : w === d ? undefined : runsEast(side) === w > d,
    chosen: telling.chosen ?? new Map(),
  });
  const inRow = new Map(inOrder(text, walls.all(), entry).map((one) => [one.thing, one]));
  const flanked = new Set(
    walls.all().flatMap((one) => (one.thing.key === 'window' && one.how === 'flanks' ? (one.to ?? []) : [])),
  );
  const stands = [
    // Between two windows is in the middle of the wall.
    ...walls
      .all()
      .map((one) => inRow.get(one.thing) ?? (isAmong(one.thing, flanked) ? { ...one, middle: true } : one)),
    ...heldByIslands(text, things),
  ];
  return { stands, entry, seen: walls.seen || entered !== undefined, entryThing };
}

/** Whether a thing, or another mention of it, is among some. */
const isAmong = (thing: NamedThing, some: ReadonlySet<NamedThing>): boolean =>
  some.has(thing) || [...some].some(({ key }) => key === thing.key);

/** "You walk in from the garage on the east", "it is entered from the east". */
const ENTERED =
  /\b(?:(?:you|we|i|everyone|people|it|they|clients|guests) (?:all )?(?:come|walk|step|get|enter)s?|(?:is|are) entered|entered|entry is|hall opens|comes? in(?:to it)?)\b[^.;!?\n]{0,48}?\b(?:from|on|at|through|off|of) the (?:[a-z]+,? which (?:lies|is)(?: to the| on the)? )?(?<side>north|south|east|west)\b/i;

const MOST = 28;

export function readWhereThingsStand(reading: RequestReading): void {
  const area = String(reading.given.area ?? '');
  for (const { field, text } of reading.telling.texts) {
    if (!text.trim()) continue;
    const { stands, entry, seen, entryThing } = standsIn(text, {
      category: reading.category,
      telling: reading.telling,
      area,
    });
    const kept = stands.filter((one) => !isRefused(text, one));
    placeThings(
      field,
      text,
      kept.filter((one) => !isApart(one)),
      reading,
    );
    keepApart(field, text, kept.filter(isApart), reading);
    wishInIslands(text, kept, reading);
    placeOpenings(field, text, kept, reading);
    openOverSeat(kept, reading);
    readRunsAtWalls(field, text, entry, reading);
    if (seen && !isEnteredBy(text, reading)) openWayIn(entry, entryThing, kept, reading);
  }
  dropRefused(reading);
}

/** From a thing to its place; of a place that another sentence tells, that alone: "A desk. It should go behind the sofa". */
function wordsOf(text: string, { start, finish, words }: Stands): string {
  const all = text.slice(start, finish);
  return words && words.start > start && /[.;!?\n] /.test(all) ? text.slice(words.start, words.end) : all;
}

const isApart = ({ how }: Stands): boolean => how === 'away' || how === 'far';

/** "The desk away from the bed", "as far from the TV as possible". */
function keepApart(field: string, text: string, stands: readonly Stands[], reading: RequestReading): void {
  const { refusedPlaces, category } = reading;
  for (const one of stands) {
    const thing = AS[one.thing.key] ?? one.thing.key;
    const to = keyOf(one.to?.[0], category);
    if (to === undefined || to === thing || thing.startsWith('noun ') || to.startsWith('noun ')) continue;
    if (placedThing(thing) === undefined && !isPiece(thing)) continue;
    const told: PlaceRefused = { thing, how: one.how === 'far' ? 'far' : 'near', to };
    const isKnown = refusedPlaces.some(
      (other) => other.thing === thing && other.to === to && other.how === told.how,
    );
    if (isKnown || refusedPlaces.length >= MOST) continue;
    refusedPlaces.push(told);
    const said = wordsOf(text, one);
    const span = reading.placeOf(field, said);
    if (span) reading.placing.set(field, [...(reading.placing.get(field) ?? []), span]);
    reading.tell(field, said, meaningOfPlaceRefused(told), { is: 'not at', told }, span);
  }
}

/** "Don't put the bed on the north wall" puts it nowhere. */
function dropRefused(reading: RequestReading): void {
  const { thingsAt, refusedPlaces } = reading;
  const isRefusedAt = ({ thing, at, how }: ThingPlace): boolean =>
    how === undefined && refusedPlaces.some((one) => one.thing === thing && one.to === at);
  thingsAt.splice(0, thingsAt.length, ...thingsAt.filter((one) => !isRefusedAt(one)));
  reading.takeBack((claim) => claim.is === 'place' && isRefusedAt(claim.told));
}

const REFUSED =
  /\b(?:no|not|without|never|don['’]?t want|skip|remove|rip out|tear out|get rid of|lose|ditch)(?: (?:the|a|an|any|our|more|that))? (?:[a-z-]+ )?$/i;
const GOES =
  /^[^.;!?\n,]{0,40}?\b(?:(?:is|are|['’]s) (?:leaving|going away|gone|going)\b(?! (?:on|in|at|along|against|to|by|near|under|over))|goes away|comes? out|used to be|has to go\b(?! (?:on|in|at|along|against|to|by|near|next|under|over)))/i;
const isRefused = (text: string, { thing }: Stands): boolean =>
  REFUSED.test(text.slice(Math.max(0, thing.start - 40), thing.start)) ||
  GOES.test(text.slice(thing.end, thing.end + 80));

const HOWS: Readonly<Record<string, NonNullable<ThingPlace['how']>>> = {
  under: 'under',
  over: 'over',
  beside: 'beside',
  across: 'across',
  faces: 'faces',
  left: 'left',
  right: 'right',
  flanks: 'flanks',
  between: 'between',
  front: 'front',
  behind: 'behind',
  instead: 'beside',
  along: 'along',
  opposite: 'opposite',
  in: 'in',
};
/** What an island or a peninsula holds. */
const BUILT_IN: ReadonlySet<string> = new Set([
  'sink',
  'dishwasher',
  'range',
  'oven',
  'microwave',
  'wine-fridge',
]);
const OPENINGS: Readonly<Record<string, ToldOpening['opening']>> = {
  door: 'door',
  back: 'door',
  kitchen: 'door',
  slider: 'door',
  french: 'door',
  garage: 'door',
  window: 'window',
  fireplace: 'fireplace',
  stairs: 'stair',
  closet: 'closet',
};
const FORM: Readonly<Record<string, ToldOpening['form']>> = { slider: 'sliding', french: 'french' };
/** Keys of this reader under the names that things have in the room. */
const AS: Readonly<Record<string, string>> = { bench: 'entry-bench' };

/** What a thing is told by, in the terms of a brief. */
const keyOf = (to: NamedThing | undefined, category: RequestReading['category']): string | undefined =>
  to &&
  (OPENINGS[to.key] === 'door'
    ? to.key === 'garage' && category === 'garage'
      ? 'garage-door'
      : 'door'
    : (AS[to.key] ?? to.key));

const isOpening = (key: string): boolean => key === 'window' || key === 'door' || key === 'garage-door';

/** How a thing stands to another, in the terms of a brief; nothing where no room could be held to it. */
function relationOf(
  one: Stands,
  thing: string,
  category: RequestReading['category'],
): Required<Pick<ThingPlace, 'how' | 'to'>> | undefined {
  const [first, second] = one.to ?? [];
  const key = keyOf(first, category);
  const told = one.how && HOWS[one.how];
  if (!first || key === undefined || told === undefined || key === thing) return undefined;
  if (!isOpening(key) && placedThing(key) === undefined && !isPiece(key)) return undefined;
  if (told === 'between') {
    const and = keyOf(second, category);
    if (and !== undefined) return { how: told, to: key, ...{ and } };
    return { how: /s$/i.test(first.said) || key === 'window' ? told : 'beside', to: key };
  }
  const how = inSense(told, thing, key);
  return how && { how, to: key };
}

/** A relation as it is meant of a thing and what it is told by. */
function inSense(
  how: NonNullable<ThingPlace['how']>,
  thing: string,
  key: string,
): ThingPlace['how'] | undefined {
  switch (how) {
    case 'in':
      return (key === 'island' || key === 'peninsula') && BUILT_IN.has(thing) ? how : undefined;
    case 'over':
      return isOpening(key) || standsOnFloor(thing) ? undefined : how;
    case 'under':
      return key === 'door' || key === 'garage-door' ? undefined : how;
    case 'beside':
      return key === 'window' && !IS_TALL.has(thing) ? 'under' : how;
    case 'front':
      return key === 'window' ? 'under' : isOpening(key) ? undefined : how;
    case 'behind':
      return key === 'window' || key === 'garage-door' ? undefined : how;
    case 'faces':
      return isOpening(key) || LOOKED_FROM.has(thing) ? how : 'across';
    default:
      return how;
  }
}
/** What stands as high as a window is beside it, and never before it. */
const IS_TALL: ReadonlySet<string> = new Set([
  'books',
  'china',
  'lockers',
  'pantry',
  'linen',
  'oven',
  'refrigerator',
  'wardrobe',
  'shelves',
]);
/** Whoever uses these looks another way than their fronts do. */
const LOOKED_FROM: ReadonlySet<string> = new Set(['desk', 'treadmill', 'workbench', 'sink', 'vanity']);

/** A thing's place in the terms of a brief. */
function placeOf(one: Stands, category: RequestReading['category']): ThingPlace | undefined {
  const thing = AS[one.thing.key] ?? one.thing.key;
  const [at, second] = one.sides;
  const relation = relationOf(one, thing, category);
  const key = keyOf(one.to?.[0], category);
  if (one.form === 'middle' && at === undefined) return { thing, at: 'middle', part: true };
  const inCorner = one.form === 'corner' && second === undefined ? { corner: 'any' } : {};
  if (at === undefined)
    return relation || one.form === 'corner' ? { thing, ...relation, ...inCorner } : undefined;
  if (second !== undefined) {
    const [ns, ew] = runsEast(at) ? [at, second] : [second, at];
    return { thing, at: ns, corner: ew };
  }
  if (
    one.end &&
    one.end !== at &&
    runsEast(one.end) !== runsEast(at) &&
    one.how === undefined &&
    CORNERED.has(thing)
  ) {
    const [ns, ew] = runsEast(at) ? [at, one.end] : [one.end, at];
    return { thing, at: ns, corner: ew };
  }
  // What is beside a thing is at its wall, which the thing's own place says.
  const isByWall = relation?.to === 'window' || relation?.to === 'door';
  if (thing === 'radiator' && relation && !one.own) return { thing, ...relation };
  // A known wall says what it is told by.
  if ((relation?.how === 'along' || relation?.how === 'opposite') && !one.own) return { thing, at };
  if (relation && !one.own)
    return isByWall || relation.how === 'across' || relation.how === 'over'
      ? { thing, ...relation, at }
      : { thing, ...relation };
  const along = one.end && runsEast(one.end) !== runsEast(at) ? { end: one.end } : {};
  if (relation && isByWall && relation.how !== 'across')
    return { thing, ...relation, at, ...(relation.how === 'under' ? along : {}) };
  // A heater under a window is told by the window, and what flanks one by nothing that a room is held to.
  if (!one.own && key === 'window')
    return thing === 'radiator' || one.how === 'flanks' ? undefined : { thing, at };
  if (relation && one.ordered) return { thing, ...relation, at };
  if (one.middle) return { thing, at, middle: true };
  const isPart = one.form === 'half' || (one.form === 'end' && PARTS.has(category));
  if (isPart) return { thing, at, part: true };
  return { thing, at, ...along };
}
/** Rooms in whose ends something stands that is at no wall. */
const PARTS: ReadonlySet<string> = new Set(['living room', 'basement', 'other', 'garage']);
/** What at the end of a wall stands in its corner. */
const CORNERED: ReadonlySet<string> = new Set(['toilet', 'shower', 'water-heater', 'furnace']);

const isOfHouse = (one: Stands): boolean => OPENINGS[one.thing.key] !== undefined;

function placeThings(field: string, text: string, stands: readonly Stands[], reading: RequestReading): void {
  const told = stands
    .toSorted((a, b) => a.thing.start - b.thing.start)
    .flatMap((one) => {
      const id = AS[one.thing.key] ?? one.thing.key;
      if (isOfHouse(one) && id !== 'fireplace') return [];
      if (id.startsWith('noun ') || (placedThing(id) === undefined && !isPiece(id)) || isAnchor(id))
        return [];
      const place = placeOf(one, reading.category);
      // What another thing takes along is told by its wall alone.
      if (place?.at === undefined && place?.how !== 'in' && placedThing(id)?.follows) return [];
      return place ? [{ place, one }] : [];
    });
  // Rows of seats stand before their screen: the half that it is in is told by the screen's wall.
  const isScreenTold = told.some(({ place }) => place.thing === 'tv' && place.at !== undefined);
  const placed = isScreenTold ? told.filter(({ place }) => !(place.part && IN_ROWS.has(place.thing))) : told;
  const ids = new Set(placed.filter(({ place }) => place.at !== undefined).map(({ place }) => place.thing));
  // What is read here holds over what a single phrase was read as.
  const isBesideAnother = (old: ThingPlace): boolean =>
    old.at === undefined &&
    old.how === 'beside' &&
    placed.some(({ place }) => place.thing === old.thing && place.how === 'beside' && place.to !== old.to);
  const across = placed.filter(
    ({ place, one }) =>
      place.at === undefined && (one.form === 'wall' || one.form === 'corner' || NEARER.has(place.how ?? '')),
  );
  const isAcross = (old: ThingPlace): boolean =>
    across.some(({ place }) => old.thing === place.thing || (old.thing === place.to && !ids.has(old.thing)));
  // "A bookcase next to the window" stands beside it.
  const isTall = (old: ThingPlace): boolean =>
    old.how === 'under' &&
    placed.some(({ place }) => place.thing === old.thing && place.how === 'beside' && place.to === 'window');
  const gone = reading.thingsAt.filter(
    (one) => ids.has(one.thing) || isBesideAnother(one) || isAcross(one) || isTall(one),
  );
  reading.takeBack((claim) => claim.is === 'place' && gone.includes(claim.told));
  const places = new Map<string, number>();
  for (const one of gone.toReversed()) {
    const at = reading.thingsAt.indexOf(one);
    reading.thingsAt.splice(at, 1);
    for (const [thing, place] of places) if (place > at) places.set(thing, place - 1);
    places.set(one.thing, at);
  }
  for (const { place, one } of placed) {
    if (reading.thingsAt.length >= MOST) break;
    const said = wordsOf(text, one);
    const isSame = (other: ThingPlace): boolean => JSON.stringify(other) === JSON.stringify(place);
    if (reading.thingsAt.some(isSame) && one.words && said === text.slice(one.words.start, one.words.end)) {
      // It is told by itself behind its thing: what becomes of it is told there.
      reading.mark(field, said, meaningOfPlace(place), { is: 'place', told: place });
      continue;
    }
    if (
      reading.thingsAt.some(
        (other) => other.thing === place.thing && (place.at === undefined || isSame(other)),
      )
    )
      continue;
    // Told in the place of what was read before: the planner goes by their order.
    const at = places.get(place.thing) ?? reading.thingsAt.length;
    reading.thingsAt.splice(at, 0, place);
    for (const [thing, other] of places) if (other >= at) places.set(thing, other + 1);
    const span = reading.placeOf(field, said);
    if (span) reading.placing.set(field, [...(reading.placing.get(field) ?? []), span]);
    reading.tell(field, said, meaningOfPlace(place), { is: 'place', told: place }, span);
  }
}

/** What only this reader knows: what a single phrase was read as is less. */
const NEARER: ReadonlySet<string> = new Set(['front', 'behind', 'between', 'along', 'opposite']);

/** What is told to be in an island or a peninsula is a wish for the one that has it. */
const IN_ISLAND: Readonly<Record<string, string>> = {
  sink: 'island-main-sink',
  range: 'island-cooktop',
  microwave: 'microwave-in-island',
};
/** A second sink, told as such: its own readers know it. */
const SECOND = /\b(?:prep|second|bar|small|little|veggie|vegetable|extra|other)(?: [a-z-]{2,9})? $/i;

function wishInIslands(text: string, stands: readonly Stands[], { wanted, refused }: RequestReading): void {
  const isIn = ({ how, to }: Stands): boolean =>
    how === 'in' && (to?.[0]?.key === 'island' || to?.[0]?.key === 'peninsula');
  // Beside a sink that is told elsewhere, the one in the island is a second one.
  const isSecond = ({ thing }: Stands): boolean =>
    SECOND.test(text.slice(Math.max(0, thing.start - 24), thing.start)) ||
    stands.some(
      (one) => one.thing.key === 'sink' && !isIn(one) && (one.sides.length > 0 || one.how !== undefined),
    );
  for (const one of stands.filter(isIn)) {
    const island = one.to?.[0]?.key as string;
    const isSink = one.thing.key === 'sink';
    const held = isSink && isSecond(one) ? 'island-prep-sink' : IN_ISLAND[one.thing.key];
    const wish = island === 'island' ? held : undefined;
    const along = wish === 'island-prep-sink' ? ['prep-sink', 'second-sink'] : [];
    for (const id of [island, ...(wish ? [wish] : []), ...along]) if (!refused.has(id)) wanted.add(id);
  }
}

/** A window seat has its window at the wall it was told for, where words tell of none there. */
function openOverSeat(stands: readonly Stands[], reading: RequestReading): void {
  for (const { thing, sides, end } of stands) {
    const [at, corner] = sides;
    if (!/^window (?:seat|bench)/i.test(thing.said) || at === undefined || corner !== undefined) continue;
    const { openingsAt } = reading;
    const windows = openingsAt.filter(({ opening }) => opening === 'window');
    const there = windows.find((one) => one.at === at);
    if (there && end && runsEast(end) !== runsEast(at) && there.along === undefined)
      openingsAt[openingsAt.indexOf(there)] = { ...there, along: 'corner', of: end };
    if (there || openingsAt.length >= MOST) continue;
    const unplaced = windows.find((one) => !isSided(one.at));
    if (unplaced) openingsAt[openingsAt.indexOf(unplaced)] = { ...unplaced, at };
    else openingsAt.push({ opening: 'window', at });
  }
}

const IN_ROWS: ReadonlySet<string> = new Set(['recliners', 'riser']);

const isSided = (at: string): boolean => SIDES.some((side) => side === at);

function placeOpenings(
  field: string,
  text: string,
  stands: readonly Stands[],
  reading: RequestReading,
): void {
  const told = [...reading.openingsAt];
  const left = new Set(told);
  const sided = new Set(reading.openingsAt.filter(({ at }) => isSided(at)).map(({ opening }) => opening));
  // As many as are read here, and one of them at a wall that none of these is told for.
  const misread = (opening: ToldOpening['opening']): ToldOpening | undefined => {
    const there = stands.filter((s) => OPENINGS[s.thing.key] === opening && s.sides.length > 0);
    const read = [...left].filter((other) => other.opening === opening);
    return there.length > 1 && there.length === told.filter((other) => other.opening === opening).length
      ? read.find(({ at }) => isSided(at) && !there.some(({ sides }) => sides.some((side) => side === at)))
      : undefined;
  };
  for (const one of stands.filter((s) => isOfHouse(s) && s.sides.length > 0)) {
    const opening = OPENINGS[one.thing.key] as ToldOpening['opening'];
    // What the compass tells of an opening its own reader knows best, with its form and its count.
    if (one.byCompass && sided.has(opening)) continue;
    const form = FORM[one.thing.key];
    // "In the southeast corner" of a door is an end of one of its walls.
    const [at, second] = one.sides as [Side, Side | undefined];
    const end = second ?? one.end;
    const along: Pick<ToldOpening, 'along' | 'of'> = one.middle
      ? { along: 'middle' }
      : end && runsEast(end) !== runsEast(at)
        ? { along: 'corner', of: end }
        : {};
    const isCars = one.thing.key === 'garage' && reading.category === 'garage';
    const same = [...left].filter(
      (other) =>
        other.opening === opening &&
        (form === undefined || other.form === undefined || other.form === form) &&
        (isCars ? other.of === FOR_CARS : other.of !== FOR_CARS),
    );
    const before =
      same.find((other) => other.at === at || other.at === second) ??
      same.find((other) => !isSided(other.at)) ??
      same.find((other) => form !== undefined && other.form === form) ??
      (countOf(stands, opening) === 1 ? same[0] : undefined) ??
      misread(opening);
    if (before) left.delete(before);
    // "A window to either side of the range" are two.
    const pair = one.how === 'flanks' && opening === 'window' && (before?.count ?? 1) < 2 ? { count: 2 } : {};
    const isKnown = before !== undefined && (before.at === at || before.at === second);
    const isNearer = along.along !== undefined && before?.along === undefined;
    if (isKnown && pair.count === undefined && !isNearer) continue;
    const { of, along: _, ...rest }: ToldOpening = before ?? { opening, at, ...(form ? { form } : {}) };
    const told: ToldOpening = {
      ...rest,
      ...(of === FOR_CARS || isCars ? { of: FOR_CARS } : {}),
      opening,
      at,
      ...along,
      ...pair,
    };
    if (before) {
      reading.takeBack((claim) => claim.is === 'opening' && claim.told === before);
      reading.openingsAt[reading.openingsAt.indexOf(before)] = told;
    } else if (reading.openingsAt.length < MOST) reading.openingsAt.push(told);
    const said = text.slice(one.start, one.finish);
    const span = reading.placeOf(field, said);
    if (span) reading.placing.set(field, [...(reading.placing.get(field) ?? []), span]);
    reading.tell(field, said, meaningOfOpening(told), { is: 'opening', told }, span);
  }
}
const countOf = (stands: readonly Stands[], opening: string): number =>
  stands.filter((one) => OPENINGS[one.thing.key] === opening && one.sides.length > 0).length;

const LENGTHS_TOLD = /^(?:long|short|each|length|three)/;

/** Whether a plain door was told at a wall: one comes in by that, and not by the side that is taken for the front. */
const isEnteredBy = (text: string, { openingsAt, category }: RequestReading): boolean =>
  category !== 'basement' &&
  category !== 'garage' &&
  THE_DOOR.test(text) &&
  openingsAt.some(({ opening, at, form, leads }) => opening === 'door' && isSided(at) && !form && !leads);
const THE_DOOR = /(?<=^ ?|[.;!?\n] ?)(?:the|our) (?:entry |front |main )?door is\b/i;

/** The way in is where left and right are told from. */
function openWayIn(
  entry: Side,
  entryThing: NamedThing | undefined,
  stands: readonly Stands[],
  reading: RequestReading,
): void {
  const { openingsAt, category } = reading;
  const doors = openingsAt.filter(
    ({ opening }) => opening === 'door' || (category === 'basement' && opening === 'stair'),
  );
  if (doors.some(({ at }) => at === entry || LENGTHS_TOLD.test(at))) return;
  if (stands.some((one) => one.thing === entryThing && one.sides.length > 0)) return;
  const stair = category === 'basement' && !entryThing?.key.startsWith('door');
  const unplaced = doors.find(
    (one) => !isSided(one.at) && (stair ? one.opening === 'stair' : one.opening === 'door'),
  );
  const told: ToldOpening = {
    ...(unplaced ?? { opening: stair ? 'stair' : 'door' }),
    at: entry,
    ...(category === 'garage' && !unplaced ? { of: FOR_CARS } : {}),
  };
  if (unplaced) openingsAt[openingsAt.indexOf(unplaced)] = told;
  else openingsAt.push(told);
}
