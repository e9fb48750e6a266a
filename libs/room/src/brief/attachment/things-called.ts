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

/** Beside the one of a kitchen. */
const OTHER =
  /\b(?:beverage|wine|mini|drinks?|bar|garage|second|2nd|beer|dorm) (?:fridge|refrigerator)$|\btoy |\bdoll /;

/** Its pan is a shower's. */
const DOG_WASH = /\bdog (?:wash(?:ing)?(?: (?:station|stall))?|bath)$/;

/** The thing with a size that a phrase calls: a sized thing or the id of a piece; "other" for another one of such a name. */
export function thingCalled(phrase: string): string | undefined {
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
  bathtub: 60,
  bookcase: 40,
  'china-cabinet': 48,
  closet: 72,
  'coffee-table': 48,
  desk: 60,
  'dining-table': 66,
  dresser: 60,
  island: 78,
  mirror: 30,
  nightstand: 24,
  pantry: 30,
  'patio-door': 72,
  peninsula: 66,
  'pool-table': 96,
  range: 32,
  refrigerator: 34,
  rug: 108,
  sectional: 110,
  shower: 52,
  sideboard: 60,
  sink: 30,
  sofa: 84,
  tv: 62,
  'tv-console': 66,
  vanity: 46,
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
