import { isPiece, PIECE_IDS, pieceSpec, type SizedThing } from '@plumbline/concept';
import { sizedThingCalled } from '../things/thing-sizes.js';

/** Which thing with a size of its own a noun phrase calls, and how wide such things are. */

/** Pieces by what people call them. */
const PIECES: ReadonlyMap<string, string> = new Map(
  PIECE_IDS.flatMap((id) => {
    const { name, words } = pieceSpec(id);
    return [name, ...words].map((word) => [word.toLowerCase(), id] as const);
  }),
);

/** Sized things that no rule of sizes names, by the end of their phrase, without a plural's ending; the longest names first. */
const ENDINGS: readonly (readonly [string, SizedThing])[] = (
  [
    ['bench', 'bench'],
    ['sofa table', 'console-table'],
    ['entry table', 'console-table'],
    ['locker', 'lockers'],
    ['cubby', 'lockers'],
    ['cubbie', 'lockers'],
    ['night table', 'nightstand'],
    ['shelving', 'shelves'],
    ['shelve', 'shelves'],
    ['shelf', 'shelves'],
    ['shelving unit', 'shelves'],
    ['side table', 'side-table'],
    ['end table', 'side-table'],
    ...['wolf', 'viking', 'bluestar', 'bertazzoni', 'ilve', 'lacanche'].map(
      (make) => [make, 'range'] as const,
    ),
  ] as const
).toSorted(([a], [b]) => b.length - a.length);
const sizedByEnding = (phrase: string): SizedThing | undefined => {
  const one = ` ${phrase
    .toLowerCase()
    .replace(/s$/, '')
    .replace(/benche$/, 'bench')}`;
  if (/ (?:floating|open|glass|display|book|closet|wall|corner|picture|mantel|spice) shel(?:f|ve)$/.test(one))
    return undefined;
  // Of a gym, of a piano and of a shop are other things.
  if (/ (?:weight|piano|work|shower|potting|window|workout|exercise) bench$/.test(one)) return undefined;
  return ENDINGS.find(([ending]) => one.endsWith(` ${ending}`))?.[1];
};

/** Beside the one of a kitchen. */
const OTHER =
  /\b(?:beverage|wine|mini|drinks?|bar|garage|second|2nd|beer|dorm) (?:fridge|refrigerator)$|\btoy |\bdoll /;

/** Its pan is a shower's. */
const DOG_WASH = /\bdog (?:wash(?:ing)?(?: (?:station|stall))?|bath)$/;

/** The thing with a size that a phrase calls: a sized thing or the id of a piece; "other" for another one of such a name. */
export function thingCalled(phrase: string): string | undefined {
  const byEnding = sizedByEnding(phrase);
  if (byEnding !== undefined) return byEnding;
  if (OTHER.test(phrase)) return 'other';
  if (DOG_WASH.test(phrase)) return 'shower';
  const sized = sizedThingCalled(phrase);
  if (sized !== undefined) return sized;
  const words = phrase.split(' ');
  for (let from = 0; from < words.length; from++) {
    const name = words.slice(from).join(' ');
    const piece = PIECES.get(name) ?? PIECES.get(name.replace(/s$/, ''));
    if (piece !== undefined) return piece;
  }
  return undefined;
}

/** Widths as they are most often sold. General knowledge; inches. */
const USUAL: Readonly<Record<SizedThing, number>> = {
  armchair: 34,
  bar: 96,
  bathtub: 60,
  bench: 48,
  'beverage-cooler': 22,
  bookcase: 40,
  'china-cabinet': 48,
  closet: 72,
  'coffee-table': 48,
  'console-table': 54,
  desk: 60,
  dishwasher: 22,
  'dining-table': 66,
  dresser: 60,
  'file-cabinet': 22,
  freezer: 32,
  island: 78,
  'linen-cabinet': 21,
  lockers: 40,
  'mechanical-room': 96,
  mirror: 30,
  nightstand: 24,
  ottoman: 32,
  pantry: 30,
  'patio-door': 72,
  peninsula: 66,
  'pool-table': 96,
  range: 32,
  refrigerator: 34,
  rug: 108,
  sectional: 110,
  shelves: 60,
  shower: 52,
  'side-table': 22,
  sideboard: 60,
  sink: 30,
  sofa: 84,
  'tool-chest': 48,
  tv: 62,
  'tv-console': 66,
  vanity: 46,
  'wall-oven': 29,
  wardrobe: 50,
  window: 44,
  'window-seat': 64,
  workbench: 80,
};

export const usualWidth = (thing: string): number | undefined =>
  Object.hasOwn(USUAL, thing)
    ? USUAL[thing as SizedThing]
    : isPiece(thing)
      ? pieceSpec(thing).width
      : undefined;
