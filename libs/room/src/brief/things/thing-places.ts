import { type Kind, PIECE_IDS, pieceSpec, type ThingPlace } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { upperFirst } from '../../text.js';

/**
 * Where words put things of a room: "fridge on the west wall", "bath in the northeast corner", "desk under the south
 * window", "range opposite the sink". The texts are those of plainText(); what is read around a name is bounded.
 */

interface PlaceableThing {
  readonly name: string;
  readonly kinds: readonly Kind[];
  /** How words call it, as a regular expression. */
  readonly words: string;
  /** Stands free: at a wall it is as well in that part of the room. */
  readonly free?: true;
  /** A room of its own, told by what stands in it. */
  readonly room?: true;
  /** Rooms in which words call it so; all where it is left out. */
  readonly in?: readonly RoomCategory[];
}

const WHOLE_FLOORS: readonly RoomCategory[] = ['basement', 'garage', 'other'];
const DRY: readonly RoomCategory[] = ['living room', 'bedroom', 'office', 'basement', 'garage', 'other'];

/** Things that words place, the longer names first. What the table of pieces holds comes after them. */
const NAMED: Readonly<Record<string, PlaceableThing>> = {
  bath: {
    name: 'bath',
    kinds: ['toilet'],
    words: '(?:(?:full|half|three[- ]quarter|small|guest) )?(?:bath(?:room)?|powder room)(?! ?(?:tub|mat))',
    room: true,
    in: WHOLE_FLOORS,
  },
  'guest-room': {
    name: 'bedroom',
    kinds: ['bed', 'bunk-bed'],
    words: '(?:guest )?bedroom|guest room|guest bed',
    room: true,
    in: WHOLE_FLOORS,
  },
  'bunk-bed': { name: 'bunk bed', kinds: ['bunk-bed'], words: 'bunk ?beds?|bunks' },
  'dining-table': {
    name: 'table',
    kinds: ['dining-table'],
    words:
      '(?:dining|breakfast|kitchen|round|eat[- ]in|farm|family) table|table for (?:two|three|four|five|six|seven|eight|[2-8])(?: or (?:three|four|five|six|seven|eight|[3-8]))?|dining(?: area| space)?(?! room)|eating area|breakfast nook',
    free: true,
  },
  banquette: {
    name: 'banquette',
    kinds: ['bench'],
    words: 'banquette|window seat|built[- ]in bench',
  },
  lockers: { name: 'lockers', kinds: ['bookcase', 'bench'], words: 'lockers|cubbies', in: WHOLE_FLOORS },
  'entry-bench': {
    name: 'bench',
    kinds: ['bench'],
    words: '(?:entry |mudroom |boot |shoe )?bench(?! press)',
    in: ['garage', 'other'],
  },
  'dog-wash': {
    name: 'dog wash',
    kinds: ['shower'],
    words: 'dog wash(?:ing)?(?: station| shower)?',
    in: WHOLE_FLOORS,
  },
  kitchenette: {
    name: 'kitchenette',
    kinds: ['sink-base'],
    words: 'kitchenette|(?:snack|coffee) bar',
    in: WHOLE_FLOORS,
  },
  bar: { name: 'bar', kinds: ['sink-base', 'beverage-cooler'], words: '(?:wet |home )bar', in: WHOLE_FLOORS },
  'ev-charger': {
    name: 'EV charger',
    kinds: ['ev-charger'],
    words: '(?:ev |car |tesla |wall )?charger|charging station',
    in: ['garage'],
  },
  'game-table': { name: 'game table', kinds: ['game-table'], words: '(?:game|card|poker) table', free: true },
  'pool-table': { name: 'pool table', kinds: ['pool-table'], words: '(?:pool|billiards?) table', free: true },
  refrigerator: { name: 'refrigerator', kinds: ['refrigerator'], words: 'fridge|refrigerator' },
  freezer: { name: 'freezer', kinds: ['freezer'], words: '(?:chest |upright )?freezer' },
  range: { name: 'range', kinds: ['range', 'cooktop'], words: 'range(?! hood)|stove|cooktop' },
  dishwasher: { name: 'dishwasher', kinds: ['dishwasher'], words: 'dishwasher' },
  pantry: {
    name: 'pantry cabinet',
    kinds: ['tall-cabinet'],
    words: 'pantry cabinet|linen (?:cabinet|tower)',
  },
  toilet: { name: 'toilet', kinds: ['toilet'], words: 'toilet(?! room)' },
  shower: { name: 'shower', kinds: ['shower'], words: 'shower(?! (?:door|glass|head|bench|niche|wall))' },
  tub: {
    name: 'tub',
    kinds: ['bathtub'],
    words: '(?:soaking |freestanding |free-standing |clawfoot )?(?:bath ?)?tub(?: shower)?',
  },
  vanity: { name: 'vanity', kinds: ['vanity', 'pedestal-sink'], words: 'vanity|vanities' },
  sink: { name: 'sink', kinds: ['sink-base', 'vanity', 'pedestal-sink'], words: 'sink' },
  washer: {
    name: 'washer',
    kinds: ['washer'],
    words:
      'washer(?:(?: and|/| &) ?dryer)?|laundry(?: machines)?(?! (?:room|closet|sink|area|basket|hamper))',
  },
  tv: {
    name: 'TV',
    kinds: ['tv', 'tv-console', 'projector-screen'],
    words: 'tv|television|(?:projector |movie )?screen(?! time)',
  },
  lounge: {
    name: 'lounge',
    kinds: ['sofa', 'sectional'],
    words: '(?:tv|media) (?:lounge|area)|lounge',
    in: WHOLE_FLOORS,
  },
  sofa: { name: 'sofa', kinds: ['sofa', 'sectional'], words: 'sofa|couch|sectional|loveseat' },
  books: {
    name: 'bookcase',
    kinds: ['bookcase', 'cabinet'],
    words: 'book ?(?:shelves|shelf|cases?)|built[- ]ins',
  },
  shelves: {
    name: 'shelves',
    kinds: ['storage-shelf', 'bookcase'],
    words: '(?:storage )?(?:shelves|shelving)',
    in: ['garage', 'basement'],
  },
  desk: { name: 'desk', kinds: ['desk'], words: 'desk' },
  bed: { name: 'bed', kinds: ['bed'], words: 'bed(?! room)', in: ['bedroom', 'living room', 'office'] },
  crib: { name: 'crib', kinds: ['crib'], words: 'cribs?' },
  dresser: { name: 'dresser', kinds: ['dresser'], words: 'dresser|chest of drawers' },
  wardrobe: { name: 'wardrobe', kinds: ['wardrobe'], words: 'wardrobe|armoire' },
  chair: {
    name: 'chair',
    kinds: ['armchair'],
    words:
      '(?:reading|arm|easy|accent) ?chairs?|glider|rocker|rocking chair|recliner|reading (?:nook|corner)',
    in: DRY,
  },
  piano: { name: 'piano', kinds: ['piano'], words: '(?:upright |grand |baby grand )?piano' },
  treadmill: { name: 'treadmill', kinds: ['treadmill'], words: 'treadmill' },
  workbench: { name: 'workbench', kinds: ['workbench'], words: 'work ?bench' },
  'tool-chest': { name: 'tool chest', kinds: ['tool-chest'], words: 'tool (?:chest|cabinet)' },
  furnace: {
    name: 'furnace',
    kinds: ['furnace'],
    words: 'furnace(?: room)?|boiler|mechanical room',
    room: true,
  },
  'water-heater': {
    name: 'water heater',
    kinds: ['water-heater'],
    words: '(?:hot )?water heater',
    room: true,
    in: WHOLE_FLOORS,
  },
  fireplace: { name: 'fireplace', kinds: ['fireplace'], words: 'fireplace' },
};

/** Pieces that have a name here already, and words that are more than a thing's name. */
const PIECES = PIECE_IDS.filter((id) => NAMED[id] === undefined);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const PIECE_OF = new Map(
  PIECES.flatMap((id) => {
    const { name, words } = pieceSpec(id);
    return [name, ...words].map((word) => [word.toLowerCase(), id] as const);
  }),
);

/** What words call a thing of the table, for sentences. */
export const nameOfThingTold = (id: string): string =>
  NAMED[id]?.name ??
  (PIECES.find((piece) => piece === id) ? pieceSpec(id as (typeof PIECES)[number]).name : id).toLowerCase();

export const placedThing = (id: string): PlaceableThing | undefined => NAMED[id];

const IDS = Object.keys(NAMED);
const NAME = `(?:${IDS.map((id) => `(${NAMED[id]?.words})`).join('|')}|(${[...PIECE_OF.keys()]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|')}))s?`;
const NAMES = new RegExp(`\\b${NAME}\\b`, 'gi');
const ONE_NAME = new RegExp(`\\b${NAME}\\b`, 'i');

/** Before a name that tells where something else stands, or that belongs to another room or thing. */
const REFERRED =
  /\b(?:next to|beside|by|near|close to|alongside|under|above|over|below|behind|opposite|across from|facing|faces|face|in front of|of|from|to|at|no|without|remove|not)(?: (?:the|our|a|an|my|its|other|existing|any|old)){0,2} (?:[a-z-]{2,12} )?$/i;

const SIDE = '(north|south|east|west)(?:ern|ernmost)?';
const THE = '(?:(?:the|our|its|that|a|one|both|those|two|big|large|whole) ){0,3}';
const FILLER =
  /^(?:,? ?\b(?:that|which|is|are|goes|go|stands|stand|stays|should|must|be|will|would|sits|sit|to|right|directly|placed|set|centered|tucked|built|in|up|for|two|three|four|five|six|eight|ten|shelves|clients|guests|kids|stools|seats|bikes|along with)\b(?! (?:the|a|front) ?)){0,5} ?/i;

interface Where extends Omit<ThingPlace, 'thing'> {}
type Read = (m: RegExpExecArray, category: RoomCategory) => Where | undefined;

const low = (word: string | undefined): string => (word ?? '').toLowerCase();

const WINDOW = `${THE}(?:${SIDE}[ -]?(?:facing |wall )?)?(?:(?!door|wall)[a-z]{3,9} )?windows?\\b(?!s? (?:seat|wall))(?: (?:on|in|to) (?:the )?${SIDE}(?: (?:wall|side))?)?`;

/** Places as they begin after a name; the first that fits is taken. */
const AFTER: readonly (readonly [RegExp, Read])[] = [
  [
    /^(?:in|at|into|near|to|by) (?:the |a |our )?(?:far )?(north|south)[ -]?(east|west)(?:ern)?(?: corner)?\b/i,
    (m) => ({ at: low(m[1]), corner: low(m[2]) }),
  ],
  [
    new RegExp(`^(?:under|below|beneath|underneath|by|at|near|next to|in front of|beside) ${WINDOW}`, 'i'),
    (m) => ({ how: 'under', to: 'window', ...(m[1] || m[2] ? { at: low(m[1] ?? m[2]) } : {}) }),
  ],
  // "Laundry stays where the drain is, west wall".
  [
    new RegExp(
      `^stays? (?:put|there|where (?:it|the [a-z]{3,12}) is),? (?:on |along )?(?:the )?${SIDE} (?:wall|side)\\b`,
      'i',
    ),
    (m) => ({ at: low(m[1]) }),
  ],
  // "A shower and tub in one tiled zone behind glass at the window end".
  [/^[a-z ]{0,60}\b(?:at|by|on|towards?) the window end\b/i, () => ({ how: 'under', to: 'window' })],
  [
    new RegExp(`^(?:(?:facing|faces|looking (?:out|at|to)(?: of)?) )${WINDOW}`, 'i'),
    (m) => ({ how: 'faces', to: 'window', ...(m[1] || m[2] ? { at: low(m[1] ?? m[2]) } : {}) }),
  ],
  [new RegExp(`^(?:opposite|across from)(?: of)? ${WINDOW}`, 'i'), () => ({ how: 'across', to: 'window' })],
  [
    new RegExp(
      `^(?:on|along|against|at|to|in|into|toward|towards) (?:the |our |its )?(?:(?:long|short|far|back|whole) )?${SIDE}[ -](?:(wall)|side|end|half|part)\\b`,
      'i',
    ),
    (m) => ({ at: low(m[1]), ...(m[2] ? {} : { part: true }) }),
  ],
  [
    new RegExp(`^(?:on|along|against|to|in) the ${SIDE}\\b(?![ -](?:facing|window|door|corner|light))`, 'i'),
    (m) => ({ at: low(m[1]) }),
  ],
  [
    /^(?:on|at|to) the (?:[a-z]{3,10} ){1,2}(?:side|end),? (?:which|that) is (?:the |to the |on the )?(north|south|east|west)\b/i,
    (m) => ({ at: low(m[1]), part: true }),
  ],
  // Of a garage the wall on the left of who drives in.
  [
    /^(?:on|along|against|at|to) (?:the |my |our )?(left|right)(?:[- ]hand)?(?: (?:wall|side|bay)\b|(?=\s?(?:[.,;]|$)))/i,
    (m, category) => (category === 'garage' ? { at: low(m[1]) } : undefined),
  ],
  // Of a garage the wall across from its cars' door.
  [
    /^(?:on|along|against|at) (?:the )?(?:back|rear|far) wall\b/i,
    (_, category) => (category === 'garage' ? { at: 'far' } : undefined),
  ],
  [
    /^(?:on|along|against|at) (?:the |one |a )?(long|short)(?:er|est)? (?:wall|side|end)\b/i,
    (m) => ({ at: low(m[1]) }),
  ],
  [
    new RegExp(
      `^(?:next to|beside|alongside|near|close to|by) ${THE}(?:[a-z]{3,9} )?(doors?|doorway|entry|entrance)\\b(?: (?:on|in) the ${SIDE}(?: (?:wall|side))?)?`,
      'i',
    ),
    (m) => ({ how: 'beside', to: 'door', ...(m[2] ? { at: low(m[2]) } : {}) }),
  ],
  // "Fridge stays where it is by the back door".
  [
    /^stays? (?:put|there|where it is),? (?:right )?(?:by|beside|near|next to) (?:the |our )?(?:back |side )?door\b/i,
    () => ({ how: 'beside', to: 'door' }),
  ],
  [
    /^(?:close to|near|by|next to|beside) (?:the|our) table\b/i,
    (_, category) => (category === 'kitchen' ? { how: 'beside', to: 'dining-table' } : undefined),
  ],
  [
    new RegExp(`^(?:next to|beside|alongside) ${THE}${NAME}\\b`, 'i'),
    (m, category) => relation('beside', m, category),
  ],
  [
    new RegExp(`^(?:opposite|across from)(?: of)? ${THE}${NAME}\\b`, 'i'),
    (m, category) => relation('across', m, category),
  ],
];

function relation(how: 'beside' | 'across', m: RegExpExecArray, category: RoomCategory): Where | undefined {
  const to = idOf(m.slice(1), category);
  return to === undefined ? undefined : { how, to };
}

/** The id of the thing that a name's groups hold; undefined in rooms where words call another thing so. */
function idOf(groups: readonly (string | undefined)[], category: RoomCategory): string | undefined {
  const i = groups.findIndex((group, n) => group !== undefined && n <= IDS.length);
  if (i < 0) return undefined;
  const id = IDS[i];
  if (id === undefined) return DRY.includes(category) ? PIECE_OF.get(low(groups[i])) : undefined;
  const rooms = NAMED[id]?.in;
  return rooms && !rooms.includes(category) ? undefined : id;
}

/** The id of the last thing that words name. */
export function lastThingNamed(words: string, category?: RoomCategory): string | undefined {
  const last = [...words.matchAll(NAMES)].at(-1);
  return last && idOf(last.slice(1), category ?? 'other');
}

/** Between two names of which one place is told: "washer and dryer", "a TV with built-ins". */
const AND =
  /^s? (?:(?:and|&|with) (?:(?:a|an|the|our|two|some) )?(?:[a-z-]{3,12} )?|on (?:both|either|each) sides? of (?:the |our |a )?)$/i;

/** Before a name beside which another thing stands. */
const LOCATED =
  /\b(?:next to|beside|by|near|close to|opposite|across from|behind) (?:the|our|my|a) (?:[a-z-]{2,12} )?$/i;

/** Before a name that another thing stands on both sides of. */
const FLANKED = /\bsides? of (?:the |our |a )?$/i;

/** A wall that is named before what stands at it: "On the north wall a sofa". */
const BEFORE = new RegExp(
  `(?:^|[.;!?:\\n] ?)(?:on|along|against) (?:the )?${SIDE} wall,? (?:(?:put|place|we want|i want|we need|there is|goes|is|a|an|the|our) ){0,4}(?:[a-z-]{3,12} )?$`,
  'i',
);

/** What stands along a wall by itself: what is named before it has no place by it. */
const ALONE: ReadonlySet<string> = new Set(['kitchenette', 'bar', 'dog-wash', 'entry-bench']);

const AROUND = { before: 60, after: 100 } as const;
const MOST = 12;
const MOST_NAMES = 60;

interface SaidPlace extends ThingPlace {
  readonly said: string;
}

/** What a text tells of where things of a room stand. */
export function readThingPlaces(text: string, category: RoomCategory): readonly SaidPlace[] {
  const named = [...text.matchAll(NAMES)].slice(0, MOST_NAMES);
  const found: SaidPlace[] = [];
  let next:
    | { readonly where: Where; readonly from: number; readonly to: number; alone?: boolean }
    | undefined;
  for (const match of named.reverse()) {
    const from = match.index;
    const end = from + match[0].length;
    const before = text.slice(Math.max(0, from - AROUND.before), from);
    const shares = next && !next.alone && AND.test(text.slice(end, next.from));
    const here = shares ? next : placeAfter(text, end, category);
    const wall = here ? undefined : BEFORE.exec(before);
    const referred = REFERRED.test(before) && !FLANKED.test(before);
    const thing = idOf(match.slice(1), category);
    next = here && { ...here, from, alone: thing !== undefined && ALONE.has(thing) };
    if (referred) next = undefined;
    // "By the fireplace on the north wall" tells of the fireplace as well.
    const stands = !referred || (LOCATED.test(before) && here?.where.how === undefined);
    if (thing === undefined || !stands) {
      continue;
    }
    if (here && here.where.to !== thing)
      found.push({ thing, ...here.where, said: text.slice(from, here.to) });
    else if (wall)
      found.push({
        thing,
        at: low(wall[1]),
        said: text.slice(from - wall[0].trimStart().length, end).replace(/^[.;!?: \n]+/, ''),
      });
  }
  return [...found.reverse(), ...ofPronouns(text, named, category)].slice(0, MOST);
}

const PUT_IT =
  /\b(?:put|move|hang|place|mount|set|want|have|keep|get) (?:it|them)(?= (?:back )?(?:on|against|along|opposite|across|under|by|beside|next|in|at|to|facing)\b)/gi;
/** How far back the thing was named. */
const FURTHEST = 120;

/** "The TV is on the wrong wall … Put it on the short wall": what was named last. `named` are the names from the last on. */
function ofPronouns(text: string, named: readonly RegExpMatchArray[], category: RoomCategory): SaidPlace[] {
  return [...text.matchAll(PUT_IT)].flatMap((match): SaidPlace[] => {
    const from = match.index;
    const name = named.find((n) => {
      const at = n.index ?? 0;
      const before = text.slice(Math.max(0, at - AROUND.before), at);
      return at < from && from - at < FURTHEST && !REFERRED.test(before);
    });
    const thing = name && idOf(name.slice(1), category);
    const here = placeAfter(text, from + match[0].length, category);
    if (thing === undefined || !here || here.where.to === thing) return [];
    return [{ thing, ...here.where, said: text.slice(from, here.to) }];
  });
}

function placeAfter(
  text: string,
  end: number,
  category: RoomCategory,
): { where: Where; to: number } | undefined {
  const rest = text.slice(end, end + AROUND.after).split(/[.;!?\n](?:\s|$)/)[0] ?? '';
  const skipped = /^ ?/.exec(rest)?.[0].length ?? 0;
  const filled = FILLER.exec(rest)?.[0].length ?? 0;
  const passed = PAST.exec(rest)?.[0];
  // What has a place of its own gives it to nothing else.
  const past = passed === undefined || ONE_NAME.test(passed) ? undefined : passed.length;
  const having = HAVING.exec(rest)?.[0].length;
  const starts = [...(past === undefined ? [] : [past]), filled, skipped, ...(having ? [having] : [])];
  for (const at of new Set(starts)) {
    // After a comma another clause begins.
    if (rest.slice(0, at).includes(',')) continue;
    for (const [pattern, read] of AFTER) {
      const m = pattern.exec(rest.slice(at));
      const where = m && read(m, category);
      if (m && where) return { where, to: end + at + m[0].length };
    }
  }
  return undefined;
}

/** What it has of its own, before its place: "guest bedroom with its own egress window next to a bath". */
const HAVING =
  /^ with (?:(?:its|their|an?|one|two) )?(?:own )?(?:[a-z]{3,12} ){0,2}(?:windows?|closets?|doors?|entrance),? (?=next to|beside|across|opposite|on|in|at|along)/i;

/** What else it is next to, before the part of the room: "next to the drain stack in the northeast corner". */
const PAST =
  /^ (?:(?:right|directly) )?(?:next to|beside|near|by|close to|behind) (?:the|our|a|an) (?:(?!door|window)[a-z-]{3,12} ){1,3}(?=(?:in|on|along) the (?:north|south|east|west))/i;

const HOW: Readonly<Record<NonNullable<ThingPlace['how']>, string>> = {
  under: 'at',
  beside: 'beside',
  across: 'across from',
  faces: 'facing',
};

/** A told place in a sentence: "at the window on the south wall". */
export function placeInWords({ at, corner, part, how, to }: Omit<ThingPlace, 'thing'>): string {
  if (how && to) return `${HOW[how]} the ${nameOfThingTold(to)}${at ? ` on the ${at} wall` : ''}`;
  if (corner) return `in the ${at}${corner} corner`;
  return part ? `on the ${at} side of the room` : `on the ${at === 'far' ? 'back' : at} wall`;
}

/** What was understood, as the ledger says it: "Refrigerator on the west wall". */
export const meaningOfPlace = (told: ThingPlace): string =>
  `${upperFirst(nameOfThingTold(told.thing))} ${placeInWords(told)}`;
