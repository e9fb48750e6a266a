import { type ConceptRequest, readBrief } from '@plumbline/brief';
import {
  boundsOf,
  type Item,
  isPiece,
  type Kind,
  type Opening,
  PIECE_IDS,
  pieceSpec,
  type Room,
  reachFrom,
  runsEast,
  SIDES,
  type Side,
  type ThingPlace,
  type ToldOpening,
} from '@plumbline/concept';
import { nounsWithPlaces } from '../../../brief/src/where/nouns-with-places.js';
import { planConcept } from '../../src/index.js';
import { isPieceOf } from '../../src/pieces-as-kinds.js';

/**
 * Holds what a request is read as, and where its plan puts things, against wishes whose places were labelled by hand with what they
 * mean. Walls are compared as seen from the way in where nothing in the text is told by the compass, never mirrored. Inches.
 */

/** A thing with a told place: its words, the wall (N), corner (NE), half (half-N), middle (C) or walls (N+W) that it is at. */
export interface LabelledPlace {
  readonly t: string;
  readonly w?: string;
  readonly end?: string;
  readonly by?: string;
  readonly rel?: string;
  readonly n?: number;
}
export interface LabelledWish {
  readonly id: string;
  readonly category: ConceptRequest['category'];
  readonly area: string;
  /** The wall of the way in. */
  readonly way: string;
  readonly text: string;
  readonly p: readonly LabelledPlace[];
}

export type Verdict = 'right' | 'wrong' | 'nothing' | 'not drawn' | 'unknown';
export interface Scored {
  readonly wish: string;
  readonly thing: string;
  readonly label: LabelledPlace;
  readonly form: string;
  readonly reading: Verdict;
  readonly plan: Verdict;
  /** What was read and where it stands, for whoever looks. */
  readonly read: string;
  readonly stands: string;
}

const requestOf = ({ category, area, text }: LabelledWish): ConceptRequest => ({
  category,
  area,
  designPrompt: text,
});

const LETTER: Readonly<Record<string, Side>> = { N: 'north', E: 'east', S: 'south', W: 'west' };
const TURN: readonly Side[] = ['north', 'east', 'south', 'west'];
const turned = (side: Side, by: number): Side => TURN[(TURN.indexOf(side) + by + 8) % 4] as Side;
const COMPASS = /\b(?:(?:north|south)(?:[- ]?(?:east|west))?|east|west)(?:ern)?\b|\b(?:NE|NW|SE|SW)\b/i;
const isByCompass = (text: string): boolean => COMPASS.test(text);

/** Words of a label, and what of a room they name. */
const CALLED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/window seat|banquette/i, ['bench']],
  [/garage door|overhead door|roll[- ]?up|big door|car door/i, ['@garage-door', '@door']],
  [/closet doors?/i, ['closet', 'walk-in-closet']],
  [/slider|sliding|patio door/i, ['@sliding-door', '@french-door', '@door']],
  [/french doors?/i, ['@french-door', '@sliding-door', '@door']],
  [/opening|archway|doorway|pass[- ]?through/i, ['@cased-opening', '@door', '@pocket-door', '@french-door']],
  [
    /\bdoors?\b|entry$|entrance/i,
    ['@door', '@pocket-door', '@cased-opening', '@french-door', '@sliding-door'],
  ],
  [/windows?$|jalousies|casements|\bbay$|egress/i, ['@window']],
  [/hood/i, ['hood']],
  [/microwave/i, ['microwave']],
  [/fireplace|hearth|wood ?stove|pellet stove|woodstove|insert/i, ['fireplace']],
  [
    /(?:murphy|king|queen|twin|full|guest|trundle)? ?bed$|headboard|twins$/i,
    ['bed', 'bunk-bed', 'piece:daybed'],
  ],
  [/bunks?/i, ['bunk-bed']],
  [/crib/i, ['crib']],
  [/nightstand|bedside/i, ['nightstand']],
  [/dresser|changing table|chest of drawers/i, ['dresser']],
  [/wardrobe|armoire/i, ['wardrobe', 'closet']],
  [/walk[- ]in closet|closet/i, ['closet', 'walk-in-closet']],
  [/prep sink|bar sink/i, ['sink-base']],
  [/utility sink|laundry sink|laundry tub|slop sink/i, ['sink-base', 'vanity', 'pedestal-sink', 'piece']],
  [/sinks?$/i, ['sink-base', 'vanity', 'pedestal-sink']],
  [/vanity|vanities/i, ['vanity', 'pedestal-sink']],
  [/toilet|commode/i, ['toilet']],
  [/tub$|tub\/shower|bathtub|soaker/i, ['bathtub']],
  [/shower/i, ['shower']],
  [/linen|tower/i, ['tall-cabinet', 'cabinet', 'closet']],
  [/range|stove|cooktop|cooker/i, ['range', 'cooktop']],
  [/ovens?$/i, ['wall-oven', 'range']],
  [/freezer/i, ['freezer']],
  [/beverage|wine (?:fridge|cooler)|mini[- ]fridge/i, ['beverage-cooler', 'refrigerator']],
  [/fridge|refrigerator/i, ['refrigerator']],
  [/dishwasher|DW/i, ['dishwasher']],
  [/pantry/i, ['tall-cabinet', 'closet', 'walk-in-closet']],
  [/island/i, ['countertop']],
  [/peninsula/i, ['countertop']],
  [/stools?/i, ['stool']],
  [/washer.*dryer|laundry|machines|stacked|washer/i, ['washer']],
  [/dryer/i, ['dryer']],
  [/tv|television|screen|projector/i, ['tv', 'projector-screen', 'tv-console']],
  [/console|media|credenza/i, ['tv-console', 'console-table', 'cabinet']],
  [/sofa|couch|sectional|loveseat|settee/i, ['sofa', 'sectional']],
  [
    /recliners?|armchairs?|swivel|chairs?|rocker|glider|reading (?:nook|corner)/i,
    ['armchair', 'dining-chair', 'office-chair', 'piece:recliners'],
  ],
  [/coffee table/i, ['coffee-table']],
  [/(?:pool|billiards?) table/i, ['pool-table']],
  [/(?:game|card|poker) table/i, ['game-table', 'dining-table', 'piece:card-table', 'piece:poker-table']],
  [/(?:side|end) table/i, ['side-table']],
  [/workbench|work bench/i, ['workbench']],
  [/tool (?:chest|box|cabinet)/i, ['tool-chest']],
  [
    /desks?|craft table|sewing table|makeup|dressing|homework/i,
    ['desk', 'piece:sewing-table', 'piece:cutting-table', 'piece:partner-desk'],
  ],
  [/table|dining/i, ['dining-table', 'game-table', 'piece']],
  [/bookcases?|bookshel(?:f|ves)|books|built[- ]ins?/i, ['bookcase', 'cabinet']],
  [/lockers|cubbies/i, ['bookcase', 'bench', 'storage-shelf', 'piece:coat-place']],
  [/shel(?:f|ves|ving)/i, ['storage-shelf', 'bookcase', 'floating-shelf', 'cabinet']],
  [/hutch|china/i, ['bookcase', 'cabinet', 'tall-cabinet']],
  [/files?|filing/i, ['cabinet']],
  [/sideboard|buffet/i, ['cabinet', 'console-table']],
  [/upright|piano|baby grand/i, ['piano', 'piece:digital-piano']],
  [/mirrors?/i, ['mirror', 'medicine-cabinet']],
  [/grab bars?/i, ['grab-bar']],
  [/towel/i, ['towel-bar']],
  [/bench/i, ['bench', 'shower-bench', 'piece:coat-place']],
  [/hooks/i, ['piece:coat-place', 'bench']],
  [/bar$|kitchenette|wet bar/i, ['sink-base', 'beverage-cooler', 'base-cabinet']],
  [/stairs?|steps|staircase/i, ['stair']],
  [/furnace|boiler/i, ['furnace']],
  [/water heater/i, ['water-heater']],
  [/panel/i, ['electrical-panel']],
  [/post|column/i, ['post', 'column']],
  [/radiator/i, ['radiator']],
  [/charger/i, ['ev-charger']],
  [/truck|car|suv|van|civic|tesla|subaru|jeep|bolt/i, ['car']],
  [/slat ?wall|pegboard/i, ['slat-wall']],
  [/bikes?|bike rack/i, ['bike-rack', 'treadmill']],
  [/treadmill/i, ['treadmill']],
  [/bedroom|guest room/i, ['bed', 'bunk-bed']],
  [/bath(?:room)?|powder room/i, ['toilet']],
  [/plant/i, ['plant', 'piece:plant-stand']],
  [
    /cabinets?|counters?|storage/i,
    ['base-cabinet', 'tall-cabinet', 'wall-cabinet', 'cabinet', 'countertop', 'sink-base'],
  ],
  [/rug/i, ['rug']],
  [/gym/i, ['treadmill', 'piece:squat-rack', 'exercise-mat', 'piece:weight-bench', 'piece:rower']],
  [/theater/i, ['projector-screen', 'tv', 'sofa', 'sectional']],
  [/ottoman/i, ['ottoman']],
  [/whiteboard/i, ['whiteboard']],
];

interface Found {
  readonly wall: Side | undefined;
  readonly rect: { x: number; y: number; w: number; d: number };
  readonly kind: string;
}

/** Out of the room's reach of a wall. */
const AT_WALL = 12;

function foundOf(item: Item, room: Room): Found {
  const rect = { x: item.box.x, y: item.box.y, w: item.box.widthIn, d: item.box.depthIn };
  const back = turned(item.facing, 2);
  const reach = (side: Side): number => reachFrom(room.shell, rect, side);
  const near = SIDES.filter((side) => reach(side) <= AT_WALL);
  const wall = near.includes(back)
    ? back
    : near.length > 0
      ? near.reduce((a, b) => (reach(b) < reach(a) ? b : a))
      : undefined;
  return { wall, rect, kind: item.kind };
}

function openingAt(o: Opening, room: Room): Found {
  const { w, d } = boundsOf(room.shell);
  const [x, y] = runsEast(o.side)
    ? [o.offsetIn, o.side === 'north' ? d : 0]
    : [o.side === 'east' ? w : 0, o.offsetIn];
  return {
    wall: o.side,
    rect: { x, y, w: runsEast(o.side) ? o.widthIn : 0, d: runsEast(o.side) ? 0 : o.widthIn },
    kind: o.kind,
  };
}

/** What each piece is called by, made once: labels are held against all pieces. */
const PIECE_WORDS = PIECE_IDS.map((id) => ({
  id,
  called: [pieceSpec(id).name, ...pieceSpec(id).words].map(
    (word) => new RegExp(`\\b${word.toLowerCase().replace(/[^a-z0-9]+/g, '.')}s?$`),
  ),
}));

function piecesCalled(words: string): readonly string[] {
  const lower = words.toLowerCase();
  return PIECE_WORDS.flatMap(({ id, called }) => (called.some((word) => word.test(lower)) ? [id] : []));
}

/** What of a room a label's words name; undefined for words that nobody knows. */
function thingsCalled(words: string, room: Room): readonly Found[] | undefined {
  const pieces = piecesCalled(words);
  const ofPieces = room.items.filter((item) =>
    pieces.some((id) => isPiece(id) && isPieceOf(id, item.kind, item.traits)),
  );
  if (ofPieces.length > 0) return ofPieces.map((item) => foundOf(item, room));
  const kinds = CALLED.find(([pattern]) => pattern.test(words))?.[1];
  if (!kinds) return pieces.length > 0 ? [] : undefined;
  const isFree = /island|peninsula/i.test(words);
  for (const kind of kinds) {
    if (kind.startsWith('@')) {
      const found = room.openings.filter((o) => o.kind === kind.slice(1));
      if (
        found.length > 0 &&
        !(kind === '@door' && kinds[0] !== '@door' && kinds.length > 1 && found.length === 0)
      )
        return (kinds[0] === '@door' ? room.openings.filter((o) => kinds.includes(`@${o.kind}`)) : found).map(
          (o) => openingAt(o, room),
        );
    }
  }
  if (kinds[0]?.startsWith('@')) return [];
  const is = (item: Item, kind: string): boolean => {
    if (kind.startsWith('piece:')) return isPieceOf(kind.slice(6), item.kind, item.traits);
    return item.kind === (kind as Kind);
  };
  const found = room.items
    .filter((item) => kinds.some((kind) => is(item, kind)))
    .filter((item) => {
      const traits = (item.traits ?? {}) as Readonly<Record<string, unknown>>;
      if (isFree)
        return (
          Number(traits.seats ?? 0) > 0 ||
          SIDES.every((side) => reachFrom(room.shell, item.box as never, side) > 20)
        );
      return true;
    });
  return found.map((item) => foundOf(item, room));
}

const isKnown = (words: string): boolean =>
  piecesCalled(words).length > 0 || CALLED.some(([pattern]) => pattern.test(words));

/** Which form a place is told in, by its label and the words around it. */
function formOf(wish: LabelledWish, label: LabelledPlace): string {
  const at = wish.text.indexOf(label.t);
  const around = wish.text.slice(Math.max(0, at - 90), at + label.t.length + 110);
  const w = label.w ?? '';
  if (w === 'C') return 'middle';
  if (w.startsWith('half')) return 'half';
  if (w.length === 2) return 'corner';
  if (w.includes('+')) return 'run';
  if (/\bthere\b|same wall|that wall|that side|that corner/i.test(around)) return 'there';
  if (label.by) return w ? 'relation+wall' : 'relation';
  if (COMPASS.test(around)) return 'compass';
  if (/\b(?:left|right)\b/i.test(around)) return 'hand';
  if (/\b(?:opposite|across)\b/i.test(around)) return 'opposite';
  if (/\b(?:back|front|far|rear|ahead|near|behind)\b/i.test(around)) return 'deep';
  return 'other';
}

const sidesIn = (w: string): readonly Side[] =>
  [...w.replace(/half-|\+/g, '')].flatMap((one) => LETTER[one] ?? []);

/** Whether a thing that stands somewhere is where a label says, in a room turned by so many quarters. */
function isThere(one: Found, label: LabelledPlace, room: Room, turn: number): boolean {
  const { w, d } = boundsOf(room.shell);
  const middle = [one.rect.x + one.rect.w / 2, one.rect.y + one.rect.d / 2] as const;
  const towards = (side: Side): boolean =>
    ({
      west: middle[0] < w / 2,
      east: middle[0] > w / 2,
      south: middle[1] < d / 2,
      north: middle[1] > d / 2,
    })[side];
  const sides = sidesIn(label.w ?? '').map((side) => turned(side, turn));
  const told = label.w ?? '';
  if (told === 'C')
    return (
      SIDES.every((side) => reachFrom(room.shell, one.rect, side) > 18) ||
      (Math.abs(middle[0] - w / 2) < w / 5 && Math.abs(middle[1] - d / 2) < d / 5)
    );
  if (told.startsWith('half')) return sides.every(towards);
  if (told.includes('+')) return one.wall !== undefined && sides.includes(one.wall);
  if (sides.length === 2)
    return sides.every((side) => towards(side) && reachFrom(room.shell, one.rect, side) <= CORNER);
  const [side] = sides;
  if (side === undefined) return true;
  const reach = reachFrom(room.shell, one.rect, side);
  const isAtWall = one.wall === side || reach <= (FREE.has(one.kind) ? 48 : AT_WALL);
  return isAtWall;
}
/** What floats a little off its wall is at it as well. */
const FREE: ReadonlySet<string> = new Set([
  'sofa',
  'sectional',
  'dining-table',
  'armchair',
  'desk',
  'pool-table',
  'game-table',
  'car',
  'dining-chair',
  'treadmill',
  'piece',
]);
const CORNER = 48;

const NEAR = 42;
const gap = (a: Found['rect'], b: Found['rect']): number =>
  Math.hypot(Math.max(0, a.x - b.x - b.w, b.x - a.x - a.w), Math.max(0, a.y - b.y - b.d, b.y - a.y - a.d));

function isBy(one: Found, label: LabelledPlace, room: Room): boolean | undefined {
  const others = thingsCalled(label.by ?? '', room);
  if (!others || others.length === 0) return undefined;
  return others.some((other) => {
    const [a, b] = [one.rect, other.rect];
    const across = label.rel === 'facing';
    if (across) {
      const sharedX = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
      const sharedY = Math.min(a.y + a.d, b.y + b.d) - Math.max(a.y, b.y);
      return sharedX > -36 || sharedY > -36;
    }
    if (gap(a, b) > (label.rel === 'around' || label.rel === 'front' || label.rel === 'between' ? 72 : NEAR))
      return false;
    if ((label.rel === 'left' || label.rel === 'right') && other.wall) {
      const look = other.wall;
      const left = turned(look, -1);
      const want = label.rel === 'left' ? left : turned(left, 2);
      const dx = a.x + a.w / 2 - b.x - b.w / 2;
      const dy = a.y + a.d / 2 - b.y - b.d / 2;
      return { east: dx > 0, west: dx < 0, north: dy > 0, south: dy < 0 }[want];
    }
    return true;
  });
}

/** Where a request holds a thing of a label: from its places of things and of openings. */
function readPlace(
  label: LabelledPlace,
  wish: LabelledWish,
  brief: { thingsAt?: readonly ThingPlace[]; openingsAt?: readonly ToldOpening[] },
): {
  readonly sides: readonly Side[];
  readonly what: string;
  readonly at?: string;
  readonly how?: string;
  readonly to?: string;
}[] {
  // "One on the left": what it is one of stands in the text around it.
  const at = wish.text.indexOf(label.t);
  const names = nounsWithPlaces(wish.text, wish.category)
    .filter((one) => one.start < at + label.t.length && at < one.end)
    .map(({ key }) => (key === 'bench' ? 'entry-bench' : key));
  const key = names.at(-1);
  const openings: Readonly<Record<string, string>> = {
    slider: 'door',
    french: 'door',
    back: 'door',
    kitchen: 'door',
    garage: 'door',
    stairs: 'stair',
  };
  const opening =
    openings[key ?? ''] ?? (['door', 'window', 'fireplace', 'closet'].includes(key ?? '') ? key : undefined);
  const asOpenings = (brief.openingsAt ?? []).filter((one) => one.opening === opening);
  const pieces = piecesCalled(label.t);
  const asThings = (brief.thingsAt ?? []).filter(({ thing }) => thing === key || pieces.includes(thing));
  return [
    ...asThings.map((one) => ({
      sides: [one.at, one.corner].filter((side): side is Side => TURN.includes(side as Side)),
      at: one.at,
      how: one.how,
      to: one.to,
      what: JSON.stringify(one),
    })),
    ...asOpenings.map((one) => ({
      sides: TURN.includes(one.at as Side) ? [one.at as Side] : [],
      at: one.at,
      to: one.of,
      what: JSON.stringify(one),
    })),
  ];
}

function readingOf(
  label: LabelledPlace,
  wish: LabelledWish,
  brief: Parameters<typeof readPlace>[2],
  turn: number,
): readonly [Verdict, string] {
  if (!isKnown(label.t)) return ['unknown', ''];
  const read = readPlace(label, wish, brief);
  const what = read.map((one) => one.what).join(' ');
  if (read.length === 0) return ['nothing', ''];
  const want = sidesIn(label.w ?? '').map((side) => turned(side, turn));
  const windows = (brief.openingsAt ?? []).filter(
    ({ opening, at }) => opening === 'window' && TURN.includes(at as Side),
  );
  const ok = read.some((one) => {
    const toWindow = one.to === 'window' && one.how === 'under' && one.sides.length === 0;
    const by =
      one.sides.length === 0 && BESIDE.has(one.how ?? '')
        ? (brief.thingsAt ?? []).find((other) => other.thing === one.to)
        : undefined;
    const ofOther = [by?.at, by?.corner].filter((side): side is Side => TURN.includes(side as Side));
    const sides =
      ofOther.length > 0 ? ofOther : toWindow && windows.length === 1 ? [windows[0]?.at as Side] : one.sides;
    if (label.w === 'C') return one.at === 'middle';
    if (want.length === 0) return one.how !== undefined || one.to !== undefined || sides.length > 0;
    if (label.w?.includes('+')) return want.some((side) => sides.includes(side));
    if (label.w?.startsWith('half')) return sides.includes(want[0] as Side);
    if (want.length === 2) return want.every((side) => sides.includes(side));
    return (
      sides.includes(want[0] as Side) && (sides.length === 1 || label.end === undefined || sides.length === 2)
    );
  });
  return [ok ? 'right' : 'wrong', what];
}

/** What stands so to another thing is at its wall. */
const BESIDE: ReadonlySet<string> = new Set(['beside', 'left', 'right', 'flanks', 'over', 'under']);

/** The quarters by which a plan may be turned against its labels. */
function turnsOf(wish: LabelledWish, room: Room): readonly number[] {
  if (isByCompass(wish.text)) return [0];
  const way = LETTER[wish.way] as Side;
  const ways = room.openings.filter(({ kind }) => kind !== 'window').map(({ side }) => side);
  const stairs = room.items
    .filter(({ kind }) => kind === 'stair')
    .flatMap((item) => foundOf(item, room).wall ?? []);
  return [...new Set([...ways, ...stairs, way])].map(
    (side) => (TURN.indexOf(side) - TURN.indexOf(way) + 4) % 4,
  );
}

function planOf(label: LabelledPlace, room: Room, turn: number): readonly [Verdict, string] {
  const found = thingsCalled(label.t, room);
  if (found === undefined) return ['unknown', ''];
  if (found.length === 0) return ['not drawn', ''];
  const stands = found
    .map(
      ({ wall, kind, rect }) =>
        `${kind}@${wall ?? 'free'} ${Math.round(rect.x)},${Math.round(rect.y)} ${Math.round(rect.w)}x${Math.round(rect.d)}`,
    )
    .join(' ');
  const ok = found.some(
    (one) =>
      isThere(one, label, room, turn) &&
      (label.by === undefined || label.w !== undefined || isBy(one, label, room) !== false),
  );
  return [ok ? 'right' : 'wrong', stands];
}

export function scoreWish(wish: LabelledWish, plans = true): readonly Scored[] {
  const request = requestOf(wish);
  const { brief } = readBrief(request);
  const room = plans ? planConcept(request, { seed: 1, date: '2026-11-28' }).room : undefined;
  const readingTurns = isByCompass(wish.text) ? [0] : [0, 1, 2, 3];
  const best = <T extends readonly (readonly [Verdict, string])[]>(all: readonly T[]): T =>
    all.reduce((a, b) => (count(b) > count(a) ? b : a));
  const count = (all: readonly (readonly [Verdict, string])[]): number =>
    all.filter(([v]) => v === 'right').length;
  const readings = best(
    readingTurns.map((turn) => wish.p.map((label) => readingOf(label, wish, brief, turn))),
  );
  const planned =
    room && best(turnsOf(wish, room).map((turn) => wish.p.map((label) => planOf(label, room, turn))));
  return wish.p.map((label, i) => ({
    wish: wish.id,
    thing: label.t,
    label,
    form: formOf(wish, label),
    reading: readings[i]?.[0] ?? 'nothing',
    read: readings[i]?.[1] ?? '',
    plan: planned?.[i]?.[0] ?? 'not drawn',
    stands: planned?.[i]?.[1] ?? '',
  }));
}
