import { type Kind, PIECE_IDS, pieceSpec } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { allMatches } from '../text/all-matches.js';

/** Things of a room that words place, with how words call them. */

export interface PlaceableThing {
  readonly name: string;
  readonly kinds: readonly Kind[];
  /** How words call it, as a regular expression. */
  readonly words: string;
  /** Stands free: at a wall it is as well in that part of the room. */
  readonly free?: true;
  /** The use by which it is told from others of its kinds. */
  readonly use?: readonly string[];
  /** Only what else stands by it is told: doors, windows and closets are placed by other words. */
  readonly anchor?: true;
  /** A room of its own, told by what stands in it. */
  readonly room?: true;
  /** Rooms in which words call it so; all where it is left out. */
  readonly in?: readonly RoomCategory[];
  /** Nothing of theirs that is used so: no file is a bookcase. */
  readonly notUse?: readonly string[];
  /** It has this trait, which others of its kinds have not. */
  readonly trait?: string;
  /** What a base cabinet with it in is called as well. */
  readonly appliance?: string;
  /** Stands or hangs by another thing, which takes it along: its place is looked at, and it is not moved by itself. */
  readonly follows?: true;
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
    words: '(?:entry |mudroom |boot |shoe |storage )?bench(?! press)(?: with hooks| with cubbies)?',
    in: DRY,
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
    words: 'kitchenette|snack bar',
    in: WHOLE_FLOORS,
  },
  bar: {
    name: 'bar',
    kinds: ['sink-base', 'beverage-cooler'],
    words:
      '(?:wet |home )bar|(?<!\\b(?:grab|towel|breakfast|raised|eating|chin[- ]up|pull[- ]up|monkey|chocolate|sound|snack|coffee|dry) )bar(?!s| (?:stools?|cart|top|seating|sink|height|fridge))',
    in: WHOLE_FLOORS,
  },
  'dry-bar': {
    name: 'dry bar',
    kinds: ['beverage-cooler', 'base-cabinet'],
    words: 'dry bar',
    in: DRY,
  },
  'coffee-bar': {
    name: 'coffee bar',
    kinds: ['sink-base'],
    appliance: 'coffee',
    words: 'coffee (?:bar|station|counter|nook)',
    in: ['kitchen', ...WHOLE_FLOORS],
  },
  toys: {
    name: 'toy storage',
    kinds: ['cabinet'],
    use: ['toys'],
    words: 'toy (?:storage|shelves|shelf|cabinets?|chest|box|cubbies|bins)',
    in: DRY,
  },
  crafts: {
    name: 'craft table',
    kinds: ['game-table'],
    use: ['crafts'],
    words: '(?:craft|art|project) table',
    in: DRY,
  },
  'ev-charger': {
    name: 'EV charger',
    kinds: ['ev-charger'],
    words: '(?:ev |car |tesla |wall )?charger|charging station',
    in: ['garage'],
  },
  'game-table': { name: 'game table', kinds: ['game-table'], words: '(?:game|card|poker) table', free: true },
  'pool-table': { name: 'pool table', kinds: ['pool-table'], words: '(?:pool|billiards?) table', free: true },
  refrigerator: {
    name: 'refrigerator',
    kinds: ['refrigerator'],
    words: '(?<!\\b(?:wine|beverage|beer|drinks?|bar|mini) )(?:fridge|refrigerator)',
  },
  freezer: { name: 'freezer', kinds: ['freezer'], words: '(?:chest |upright )?freezer' },
  fireplace: {
    name: 'fireplace',
    kinds: ['fireplace'],
    words: 'fireplace|wood[- ]?(?:burning )?stove|pellet stove|wood ?burner|gas insert|hearth',
  },
  range: {
    name: 'range',
    kinds: ['range', 'cooktop'],
    words: 'range(?! hood)|stove|cooktop',
    in: ['kitchen', 'basement', 'garage', 'other'],
  },
  oven: { name: 'oven', kinds: ['wall-oven'], words: '(?:double |wall |double wall )ovens?' },
  dishwasher: { name: 'dishwasher', kinds: ['dishwasher'], words: 'dishwasher' },
  pantry: {
    name: 'pantry cabinet',
    kinds: ['tall-cabinet'],
    words:
      'pantry cabinet|(?<!\\b(?:walk[- ]in|butler.?s|to the|into the|from the|from a|to a) )pantry(?! ?(?:doors?|closets?|rooms?|shelves|shelving|items|goods|storage))',
    in: ['kitchen', 'basement'],
  },
  linen: {
    name: 'linen cabinet',
    kinds: ['tall-cabinet', 'cabinet'],
    words: 'linen (?:cabinet|tower|cupboard|press)',
    in: ['bathroom', 'other', 'basement'],
  },
  toilet: { name: 'toilet', kinds: ['toilet'], words: 'toilet(?! room)' },
  shower: { name: 'shower', kinds: ['shower'], words: 'shower(?! (?:door|glass|head|bench|niche|wall))' },
  tub: {
    name: 'tub',
    kinds: ['bathtub'],
    words: '(?:soaking |freestanding |free-standing |clawfoot )?(?:bath ?)?tub(?: shower)?',
  },
  vanity: { name: 'vanity', kinds: ['vanity', 'pedestal-sink'], words: 'vanity(?! table)|vanities' },
  sink: { name: 'sink', kinds: ['sink-base', 'vanity', 'pedestal-sink'], words: 'sink' },
  washer: {
    name: 'washer',
    kinds: ['washer'],
    words:
      'washer(?:(?: and|/| &) ?dryer)?|(?:front|top)[- ]load(?:ers?|ing machines)|washing machine|laundry(?: machines)?(?! (?:room|closet|sink|area|basket|hamper))',
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
    notUse: ['filing', 'sideboard', 'credenza', 'toys'],
    words: 'book ?(?:shelves|shelf|cases?)|built[- ]ins',
  },
  shelves: {
    name: 'shelves',
    kinds: ['storage-shelf', 'bookcase', 'floating-shelf'],
    words: '(?:storage )?(?:shelves|shelving)',
    in: ['garage', 'basement'],
  },
  china: { name: 'china cabinet', kinds: ['bookcase'], words: 'china (?:cabinet|hutch)|hutch', in: DRY },
  desk: { name: 'desk', kinds: ['desk'], words: 'desk' },
  bed: {
    name: 'bed',
    kinds: ['bed', 'bunk-bed'],
    words: '(?:murphy |king |queen |full |twin )?bed(?! ?room|side)|headboard',
    in: ['bedroom', 'living room', 'office'],
  },
  crib: { name: 'crib', kinds: ['crib'], words: 'cribs?' },
  dresser: { name: 'dresser', kinds: ['dresser'], words: 'dresser|chest of drawers|changing table' },
  wardrobe: { name: 'wardrobe', kinds: ['wardrobe'], words: 'wardrobe|armoire' },
  chair: {
    name: 'chair',
    kinds: ['armchair'],
    words:
      '(?:reading|arm|easy|accent|wing|wingback|club|lounge|swivel|papasan|egg|slipper) ?chairs?|glider|rocker|rocking chair|recliner|reading (?:nook|corner)',
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
  sideboard: {
    name: 'sideboard',
    kinds: ['cabinet'],
    use: ['sideboard', 'credenza'],
    words: 'sideboard|buffet|credenza',
  },
  files: {
    name: 'file cabinet',
    kinds: ['cabinet'],
    use: ['filing'],
    words:
      '(?:lateral |four[- ]drawer |two[- ]drawer |filing |file )?(?:files|file cabinets?|filing cabinets?)',
  },
  'coffee-table': { name: 'coffee table', kinds: ['coffee-table'], words: 'coffee table', in: DRY },
  'side-table': { name: 'side table', kinds: ['side-table'], words: '(?:side|end|small) table', in: DRY },
  console: {
    name: 'console table',
    kinds: ['console-table'],
    words: 'console(?: table)?|sofa table',
    in: DRY,
  },
  lamp: { name: 'floor lamp', kinds: ['floor-lamp'], words: '(?:floor|standing) lamp', in: DRY },
  nightstand: { name: 'nightstand', kinds: ['nightstand'], words: 'night ?stands?|bedside tables?' },
  dressing: {
    name: 'dressing table',
    kinds: ['desk'],
    use: ['vanity'],
    words: 'dressing table|vanity table|makeup (?:table|vanity|counter|station)',
    in: [...DRY, 'bathroom'],
  },
  closet: {
    name: 'closet',
    kinds: ['closet', 'walk-in-closet'],
    words: '(?:walk[- ]in |reach[- ]in )?closet',
    anchor: true,
  },
  stairs: { name: 'stairs', kinds: ['stair'], words: 'stairs|staircase|stairway', anchor: true },
  radiator: {
    name: 'radiator',
    kinds: ['radiator'],
    words: 'radiator|baseboard heater',
    // A bathroom opens its walls by itself, and draws none.
    in: ['kitchen', 'living room', 'bedroom', 'office', 'other'],
  },
};

/** Things that are named as other words of the reader find them (`where/nouns-with-places.ts`). */
const BY_KEY: Readonly<Record<string, Omit<PlaceableThing, 'words'>>> = {
  hood: { name: 'hood', kinds: ['hood'], follows: true },
  microwave: { name: 'microwave', kinds: ['microwave'], appliance: 'microwave', follows: true },
  mirror: { name: 'mirror', kinds: ['mirror', 'medicine-cabinet'], follows: true },
  'towel-bar': { name: 'towel bar', kinds: ['towel-bar'], follows: true },
  'grab-bar': { name: 'grab bar', kinds: ['grab-bar'], follows: true },
  dryer: { name: 'dryer', kinds: ['dryer'], follows: true },
  stools: { name: 'stools', kinds: ['stool'], free: true, follows: true },
  panel: { name: 'electrical panel', kinds: ['electrical-panel'] },
  post: { name: 'post', kinds: ['post', 'column'], follows: true },
  pegboard: { name: 'pegboard', kinds: ['slat-wall'], follows: true },
  car: { name: 'car', kinds: ['car'], free: true, follows: true },
  cabinets: {
    name: 'cabinets',
    kinds: ['base-cabinet', 'sink-base', 'tall-cabinet', 'wall-cabinet', 'cabinet'],
    follows: true,
  },
  island: { name: 'island', kinds: ['countertop'], trait: 'waterfall', free: true, follows: true },
  peninsula: { name: 'peninsula', kinds: ['countertop'], trait: 'seatSide', free: true, follows: true },
  'wine-fridge': { name: 'beverage cooler', kinds: ['beverage-cooler'], follows: true },
};

/** Pieces that have a name here already, and words that are more than a thing's name. */
const PIECES = PIECE_IDS.filter((id) => NAMED[id] === undefined);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** What words place a piece by, though they ask for something else: a pump is where its pit is. */
const PLACED_AS: Readonly<Record<string, readonly string[]>> = { 'sump-pit': ['sump pump', 'sump'] };
const PIECE_OF = new Map(
  PIECES.flatMap((id) => {
    const { name, words } = pieceSpec(id);
    return [name, ...words, ...(PLACED_AS[id] ?? [])].map((word) => [word.toLowerCase(), id] as const);
  }),
);

/** What words call a thing of the table, for sentences. */
export const nameOfThingTold = (id: string): string =>
  NAMED[id]?.name ??
  BY_KEY[id]?.name ??
  OPENINGS[id] ??
  (PIECES.find((piece) => piece === id) ? pieceSpec(id as (typeof PIECES)[number]).name : id).toLowerCase();

/** Parts of the house that things stand by and no words of this table name. */
const OPENINGS: Readonly<Record<string, string>> = { 'garage-door': 'garage door' };

/** Whether only what else stands by it is told. */
export const isAnchor = (id: string): boolean => NAMED[id]?.anchor === true;

/** What stands on the floor is over nothing: "vanity with mirror and a light over it" tells where the light is. */
const ON_FLOOR: ReadonlySet<string> = new Set(
  'vanity toilet bidet tub bathtub shower sink refrigerator fridge range dishwasher island sofa sectional armchair chair recliner bed crib desk dresser nightstand wardrobe piano fireplace closet dining-table'.split(
    ' ',
  ),
);
export const standsOnFloor = (id: string): boolean => ON_FLOOR.has(id);

const BY_ID: ReadonlyMap<string, Omit<PlaceableThing, 'words'>> = new Map([
  ...Object.entries(NAMED),
  ...Object.entries(BY_KEY),
]);

export const placedThing = (id: string): Omit<PlaceableThing, 'words'> | undefined => BY_ID.get(id);

const IDS = Object.keys(NAMED);
export const NAME = `(?:${IDS.map((id) => `(${NAMED[id]?.words})`).join('|')}|(${[...PIECE_OF.keys()]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|')}))s?`;
export const NAMES = new RegExp(`\\b${NAME}\\b`, 'gi');
export const ONE_NAME = new RegExp(`\\b${NAME}\\b`, 'i');

/** The id of the thing that a name's groups hold; undefined in rooms where words call another thing so. */
export function idOf(groups: readonly (string | undefined)[], category: RoomCategory): string | undefined {
  const i = groups.findIndex((group, n) => group !== undefined && n <= IDS.length);
  if (i < 0) return undefined;
  const id = IDS[i];
  if (id === undefined) {
    const piece = PIECE_OF.get((groups[i] ?? '').toLowerCase());
    return piece && (DRY.includes(category) || pieceSpec(piece).rooms?.includes(category))
      ? piece
      : undefined;
  }
  const rooms = NAMED[id]?.in;
  return rooms && !rooms.includes(category) ? undefined : id;
}

/** The id of the last thing that words name. */
export function lastThingNamed(words: string, category?: RoomCategory): string | undefined {
  const last = allMatches(words, NAMES).at(-1);
  return last && idOf(last.slice(1), category ?? 'other');
}
