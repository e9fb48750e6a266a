import { isPiece } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import type { FeatureWords } from './feature-words.js';
import { isPieceOf } from './pieces.js';

/** Wishes for how rooms are furnished and whom they are for, with what people call them. */

const f = (id: string, name: string, ...words: string[]): FeatureWords => ({
  id,
  name,
  words: [name, ...words],
});

const COUNTS: Readonly<Record<number, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  10: 'ten',
  12: 'twelve',
};

const counted = (patterns: readonly string[], n: number): string[] =>
  patterns.flatMap((pattern) => [pattern.replace('#', `${n}`), pattern.replace('#', COUNTS[n] as string)]);

const TABLE_FOR = [
  'dining for #',
  'round table for #',
  'small round table for #',
  'round dining table for #',
  'round meeting table for #',
  'meeting table for #',
  'table for #',
  'dining table for #',
  'breakfast table for #',
  'dining set for #',
  'dining room for #',
  'formal dining room for #',
  'formal dining for #',
  'dinner for #',
  'dining area for #',
  'table that seats #',
  'table seating #',
  'table to seat #',
  'seats # at the table',
  'seat # at the table',
  'seat # for dinner',
  '# at the table',
  '# person table',
  '# seat table',
  '# dining chairs',
];

const SEATS_FOR = [
  'seating for #',
  'seats for #',
  'seat # people',
  'seats # people',
  'sit # people',
  'wicker seating for #',
  'sofas for #',
  'room for # to sit',
  '# in the living area',
  'comfortable seating for #',
];

const LOCKERS_FOR = [
  '# lockers',
  '# cubbies',
  '# cubby',
  '# locker',
  'lockers for #',
  'cubbies for #',
  'lockers for # kids',
  'cubbies for # kids',
];

/** How many a table or seats are wished for, the most first: several words may tell it. */
export const WISHED_COUNTS: readonly number[] = Object.keys(COUNTS)
  .map(Number)
  .sort((a, b) => b - a);

export const FURNITURE_FEATURES: readonly FeatureWords[] = [
  ...WISHED_COUNTS.map((n) => f(`dining-for-${n}`, `table for ${COUNTS[n]}`, ...counted(TABLE_FOR, n))),
  ...WISHED_COUNTS.map((n) => f(`seats-for-${n}`, `seating for ${COUNTS[n]}`, ...counted(SEATS_FOR, n))),
  ...WISHED_COUNTS.map((n) => f(`lockers-for-${n}`, `${COUNTS[n]} lockers`, ...counted(LOCKERS_FOR, n))),
  // Bedrooms
  f(
    'twin-bed',
    'one twin bed',
    'a twin bed',
    'one single bed',
    'twin bed',
    'twin size bed',
    'single bed',
    'twin',
  ),
  f(
    'child-room',
    "child's room",
    "child's bedroom",
    "kid's room",
    "kid's bedroom",
    'kids bedroom',
    'kids room',
    'children bedroom',
    "children's room",
    "son's room",
    "daughter's room",
    "son's bedroom",
    "daughter's bedroom",
    "boy's room",
    "girl's room",
    'boys room',
    'girls room',
    'toddler room',
    'teen room',
    'teen bedroom',
    'teenager',
    'teenage girl',
    'teenage boy',
    'teenage',
    'two boys share',
    'two girls share',
    'twin girls',
    'twin boys',
  ),
  f(
    'play-floor',
    'room to play',
    'space to play',
    'floor to play',
    'play floor',
    'open floor to play',
    'place to play',
    'play space in the middle',
    'soft floor',
  ),
  f(
    'knee-wall-drawers',
    'drawers in the knee walls',
    'drawers built into the knee walls',
    'knee wall drawers',
    'knee wall storage',
    'drawers in them',
    'drawers built in',
    'drawers built into',
    'drawers built into them',
    'drawers under the eaves',
    'eave storage',
    'built-in drawers',
  ),
  f('two-cribs', 'two cribs', '2 cribs', 'nursery for twins', 'twin cribs', 'a crib each', 'cribs for twins'),
  f(
    'office-for-two',
    'office for two',
    'two of us',
    'both of us',
    'we both work',
    'for two people',
    'shared office',
    'my wife and i',
    'my husband and i',
    'two people',
  ),
  f(
    'art-studio',
    'art studio',
    'painting studio',
    'artist studio',
    'craft studio',
    'pottery studio',
    'studio for my pottery',
    'studio for pottery',
    'ceramics studio',
  ),
  f(
    'china-cabinet',
    'china cabinet',
    'china cabinet',
    'china hutch',
    'hutch',
    'display cabinet',
    'curio cabinet',
  ),
  f(
    'two-dressers',
    'two dressers',
    'two dressers',
    '2 dressers',
    'pair of dressers',
    'a dresser each',
    'his and hers dressers',
    'matching dressers',
  ),
  f('glider', 'glider', 'rocking chair', 'nursing chair', 'rocker'),
  f('changing-table', 'changing table', 'changing dresser', 'changing station', 'changer'),
  // Work
  f(
    'video-calls',
    'work on video',
    'video calls',
    'video meetings',
    'zoom',
    'zoom calls',
    'zoom meetings',
    'on video',
    'teams calls',
    'telehealth',
    'webcam',
    'on camera',
    'good light on my face',
    'light on my face',
    'door not behind me',
    'both on calls',
    'on calls',
  ),
  f(
    'desk-window',
    'desk at the window',
    'desk by the window',
    'desk under the window',
    'machine at the window',
    'desk facing the window',
  ),
  f('sideboard', 'sideboard', 'buffet', 'credenza', 'sideboard cabinet', 'buffet table'),
  f('round-table', 'round table', 'round dining table', 'round meeting table', 'round breakfast table'),
  f('lamps', 'lamps', 'lamp', 'floor lamp', 'table lamp', 'reading lamp', 'bedside lamp', 'standing lamp'),
  f('craft-table', 'craft table', 'crafts table', 'art table', 'craft area', 'cutting mat'),
  // Living
  f('grand-piano', 'grand piano', 'baby grand', 'baby grand piano'),
  f(
    'facing-sofas',
    'two sofas facing each other',
    'sofas facing each other',
    'two sofas',
    '2 sofas',
    'two couches',
    'pair of sofas',
  ),
  f(
    'loungers',
    'loungers',
    'two loungers',
    '2 loungers',
    'lounger',
    'sun loungers',
    'chaise longues',
    'chaise lounges',
    'two chaise lounges',
    'loungers to nap on',
  ),
  f('toys', 'toy storage', 'toy chest', 'toy box', 'toys'),
  // Whole homes in one room
  f(
    'suite',
    'apartment of its own',
    'adu',
    'accessory dwelling unit',
    'accessory dwelling',
    'granny flat',
    'in-law suite',
    'mother in law suite',
    'in-law apartment',
    'studio apartment',
    'garage apartment',
    'guest house',
    'guest suite',
    'casita',
    'rental unit',
  ),
  f(
    'one-wet-wall',
    'plumbing on one wall',
    'plumbing all on one wall',
    'all plumbing on one wall',
    'all the plumbing on one wall',
    'plumbing on a single wall',
    'keep plumbing on one wall',
  ),
  // Garage
  f(
    'pickup',
    'pickup truck',
    'pickup',
    'truck',
    'f-150',
    'f150',
    'silverado',
    'sierra',
    'ram 1500',
    'tacoma',
    'tundra',
    'crew cab',
    'f-150 crew cab',
    'f150 crew cab',
  ),
  f('suv', 'SUV', 'tahoe', 'suburban', 'explorer', '4runner', 'highlander', 'rav4', 'crossover'),
  f('minivan', 'minivan', 'van', 'odyssey', 'sienna'),
  f('sedan', 'sedan', 'civic', 'camry', 'corolla', 'accord', 'prius'),
  f('motorcycle', 'motorcycle', 'motorbike', 'harley'),
  f('table-saw', 'table saw', 'saw', 'tablesaw'),
];

/** What a wish asks for along with itself. */
export const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(WISHED_COUNTS.map((n) => [`dining-for-${n}`, ['dining-table']])),
  ...Object.fromEntries(WISHED_COUNTS.map((n) => [`lockers-for-${n}`, ['mudroom-bench']])),
  'grand-piano': ['piano'],
  'round-table': ['dining-table'],
  'french-doors': ['patio-door'],
  'half-bath': ['bathroom-rough-in'],
  'large-shower': ['walk-in-shower'],
  'changing-table': ['dresser'],
  'two-dressers': ['dresser'],
  'two-cribs': ['crib'],
  'art-studio': ['craft-table'],
  'office-for-two': ['two-desks'],
  'desk-window': ['desk'],
  'video-calls': ['desk'],
  suite: ['bathroom-rough-in', 'kitchenette'],
  wheelchair: ['accessible'],
  walker: ['accessible'],
  'aging-in-place': ['accessible'],
  'stacked-laundry': ['laundry'],
};

const LIVED_IN: readonly RoomCategory[] = ['living room', 'bedroom', 'basement', 'garage', 'office', 'other'];

/** In which rooms words stand for furniture; elsewhere they mean something else. */
const FURNISHED: Readonly<Record<string, readonly RoomCategory[]>> = {
  entertaining: ['kitchen'],
  'facing-sofas': ['living room'],
  'large-shower': ['bathroom'],
  'two-dressers': ['bedroom'],
  'two-cribs': ['bedroom'],
  // Of another room it tells what that is for.
  'art-studio': ['garage', 'basement'],
  'office-for-two': ['office'],
  'china-cabinet': ['living room', 'other'],
  loungers: ['living room', 'other'],
  'round-table': LIVED_IN,
  ...Object.fromEntries(WISHED_COUNTS.map((n) => [`seats-for-${n}`, LIVED_IN])),
  ...Object.fromEntries(WISHED_COUNTS.map((n) => [`lockers-for-${n}`, ['other'] as const])),
  'twin-bed': ['bedroom', 'basement', 'garage'],
  'child-room': ['bedroom'],
  suite: ['basement', 'garage', 'other'],
  // Counters' edges are rounded for them; of other rooms it is told that children use them.
  'child-safe': ['kitchen'],
  'left-handed': ['kitchen'],
  sideboard: LIVED_IN,
  pickup: ['garage'],
  suv: ['garage'],
  minivan: ['garage'],
  sedan: ['garage'],
  motorcycle: ['garage'],
  'table-saw': ['garage', 'basement', 'other'],
};

/** Whether a wish for furniture can be meant in a room. */
export const isFurnitureOf = (feature: string, category: RoomCategory): boolean =>
  isPiece(feature) ? isPieceOf(feature, category) : (FURNISHED[feature]?.includes(category) ?? true);

/** For how many a table (`dining`), seats (`seats`) or lockers (`lockers`) were wished for, if that was told. */
export function countWished(
  wanted: readonly string[],
  what: 'dining' | 'seats' | 'lockers',
): number | undefined {
  return WISHED_COUNTS.find((n) => wanted.includes(`${what}-for-${n}`));
}
