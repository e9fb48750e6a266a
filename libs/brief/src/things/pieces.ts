import {
  type AskedPiece,
  isPiece,
  PIECE_IDS,
  type PieceId,
  pieceSpec,
  type RoomSize,
} from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { inDigits, lengthIn, PAIR } from '../shell/sizes.js';
import { allMatches } from '../text/all-matches.js';
import type { Token } from '../text/token.js';
import { NUMBER_WORDS } from '../text.js';
import type { FeatureWords } from '../words/feature-words.js';

/** The things of the table of pieces: their words, how many, and how large. Lengths are inches. */

/** Ids of the vocabulary are those of the table. */
export const PIECE_FEATURES: readonly FeatureWords[] = PIECE_IDS.map((id) => {
  const { name, words } = pieceSpec(id);
  return { id, name, words: [name, ...words] };
});

const FURNISHED: readonly RoomCategory[] = [
  'living room',
  'bedroom',
  'basement',
  'garage',
  'office',
  'other',
];

/** Whether the words of a piece stand for it in a room: kitchens and baths have things of their own by these names. */
export const isPieceOf = (id: PieceId, category: RoomCategory): boolean =>
  (pieceSpec(id).rooms ?? FURNISHED).includes(category);

const NUMBERS: Readonly<Record<string, number>> = { ...NUMBER_WORDS, both: 2 };
const MOST = 1000;

const numberOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  const n = NUMBERS[word] ?? (/^\d{1,4}$/.test(word) ? Number(word) : undefined);
  return n !== undefined && n >= 1 && n <= MOST ? n : undefined;
};

/** Pieces whose number is told after them: "wine storage for 100 bottles", "bikes for a family of five". */
const HOLD: ReadonlySet<string> = new Set(['bike-rack', 'wine-storage', 'guitars', 'kayaks']);
const TELLS_HOW_MANY: ReadonlySet<string> = new Set(['for', 'of', 'hold', 'holds']);
const FURTHEST = 7;

const UNITS: ReadonlySet<string> = new Set(['in', 'inch', 'inches', 'ft', 'foot', 'feet', '"', "'"]);

/** How many words ask for: the number before the name, or after it what a rack is to hold. */
function countOf(id: PieceId, tokens: readonly Token[], start: number, end: number): number | undefined {
  const clause = tokens[start]?.clause;
  const at = (i: number): string | undefined =>
    tokens[i]?.clause === clause && i >= 0 ? tokens[i]?.text : undefined;
  // "A 42 inch bench" is one.
  const before =
    numberOf(at(start - 1)) ?? (UNITS.has(at(start - 1) ?? '') ? undefined : numberOf(at(start - 2)));
  if (before !== undefined) return before;
  // "Wheel x2".
  const times = /^x(\d{1,2})$/.exec(at(end) ?? '')?.[1];
  if (times !== undefined) return numberOf(times);
  if (HOLD.has(id))
    for (let i = end + 1; i < end + FURTHEST; i++) {
      const n = TELLS_HOW_MANY.has(at(i - 1) ?? '') ? numberOf(at(i)) : undefined;
      if (n !== undefined) return n;
    }
  const last = tokens[end - 1];
  return pieceSpec(id).pair && last && last.text !== last.stem ? 2 : undefined;
}

/** A size may stand so far from the name of its piece, in characters; one "of them" further. */
const NEAR = 22;
const OF_THEM = 70;
const LENGTH_BEFORE =
  /(?<!\d)(\d{1,3}(?:\.\d)?)\s?-?\s?(ft|feet|foot|'|in(?:ch(?:es)?)?|")\s?-?\s?(?:(?:worth\s)?of\s)?$/i;
/** "tall cabinets on the right wall, 12 feet of them" */
const LENGTH_OF_THEM =
  /^[^.;!?\d]{0,40},\s?(\d{1,3}(?:\.\d)?)\s?-?\s?(ft|feet|foot)\sof\s(?:them|it|those)\b/i;
const LENGTH_AFTER =
  /^,?\s?(?:(?:of|is|at least|about|that is|must be)\s){0,2}(\d{1,3}(?:\.\d)?)\s?-?\s?(ft|feet|foot|'|in(?:ch(?:es)?)?|")\s?(?:long|wide)?/i;

/** "Golf simulator needs 10' wide by 16' deep". */
const WIDE_BY_DEEP =
  /^,?\s?(?:(?:bay|space|area|that|needs|wants|takes|is|of|about|at least)\s){0,3}(\d{1,3}(?:\.\d)?)\s?(ft|feet|foot|'|in(?:ch(?:es)?)?|")?\s?(?:wide\s?,?\s?)?(?:by|x|and)\s(\d{1,3}(?:\.\d)?)\s?(ft|feet|foot|'|in(?:ch(?:es)?)?|")?\s?(?:deep|long)\b/i;
const FURTHEST_SIZE = 60;

function wideByDeep(text: string): Pick<AskedPiece, 'widthIn' | 'depthIn'> | undefined {
  const match = WIDE_BY_DEEP.exec(inDigits(text));
  if (!match) return undefined;
  const [, wide, unitWide, deep, unitDeep] = match;
  const unitOf = (unit: string | undefined): string => (/^in|^"/i.test(unit ?? '') ? 'in' : 'ft');
  return sane(lengthIn(wide, unitOf(unitWide ?? unitDeep)), lengthIn(deep, unitOf(unitDeep ?? unitWide)));
}

/** The size that stands beside a piece's name in the text as it was typed. */
function sizeBeside(text: string, start: number, end: number): Pick<AskedPiece, 'widthIn' | 'depthIn'> {
  const told = wideByDeep(text.slice(end, end + FURTHEST_SIZE));
  if (told) return told;
  const before = inDigits(
    text
      .slice(Math.max(0, start - NEAR), start)
      .split(/[,.;!?\n]\s/)
      .at(-1) ?? '',
  );
  const after = inDigits(text.slice(end, end + NEAR).split(/[,;!?\n]|\.\s/)[0] ?? '');
  const pairs = [allMatches(before, PAIR).at(-1), allMatches(after, PAIR)[0]];
  for (const [i, pair] of pairs.entries()) {
    if (!pair) continue;
    const gap = i === 0 ? before.length - (pair.index + pair[0].length) : pair.index;
    if (gap > 2) continue;
    const [, a, unitA, moreA, , b, unitB, moreB] = pair;
    const unit = unitB ?? unitA;
    const [first, second] = [lengthIn(a, unitA ?? unit, moreA), lengthIn(b, unit, moreB)];
    const factor = unit || first > 16 || second > 16 ? 1 : 12;
    return sane(first * factor, second * factor);
  }
  const single =
    LENGTH_BEFORE.exec(before) ??
    LENGTH_AFTER.exec(after) ??
    LENGTH_OF_THEM.exec(inDigits(text.slice(end, end + OF_THEM)));
  if (!single) return {};
  return sane(lengthIn(single[1], /^(?:f|')/i.test(single[2] ?? '') ? 'ft' : 'in'));
}

/** No piece is shorter than a hand or longer than a wall. */
const sane = (widthIn: number, depthIn?: number): Pick<AskedPiece, 'widthIn' | 'depthIn'> =>
  widthIn < 6 || widthIn > 240 || (depthIn !== undefined && (depthIn < 6 || depthIn > 240))
    ? {}
    : { widthIn, ...(depthIn === undefined ? {} : { depthIn }) };

/** "12x14 playroom with a train table": that is the size of the room. */
const otherThan = (
  { widthIn, depthIn }: RoomSize,
  said: Pick<AskedPiece, 'widthIn' | 'depthIn'>,
): Pick<AskedPiece, 'widthIn' | 'depthIn'> => {
  const sides = [widthIn, depthIn];
  const ofRoom = said.widthIn !== undefined && said.depthIn !== undefined;
  return ofRoom && sides.includes(said.widthIn) && sides.includes(said.depthIn as number) ? {} : said;
};

/** Nothing is sold at less than a third of its usual width: what is told is a size of something else. */
const ofPiece = (
  id: PieceId,
  said: Pick<AskedPiece, 'widthIn' | 'depthIn'>,
): Pick<AskedPiece, 'widthIn' | 'depthIn'> =>
  said.widthIn !== undefined && Math.max(said.widthIn, said.depthIn ?? 0) < pieceSpec(id).width / 3
    ? {}
    : said;

/** What a hit says of a piece; undefined where it names none. `span` is its place in `text`. */
export function readPiece(
  id: string,
  tokens: readonly Token[],
  hit: { readonly start: number; readonly end: number; readonly said: string },
  text: string,
  span: { readonly start: number; readonly end: number } | undefined,
  room: RoomSize,
): AskedPiece | undefined {
  if (!isPiece(id)) return undefined;
  const row = /^rows? of (\w+) /.exec(hit.said);
  const count = countOf(id, tokens, hit.start, hit.end);
  if (id === 'recliners') {
    const each = numberOf(row?.[1]);
    return { id, ...(each ? { count: each } : {}), rows: Math.min(3, count ?? 2) };
  }
  return {
    id,
    ...(count === undefined ? {} : { count }),
    ...(span ? ofPiece(id, otherThan(room, sizeBeside(text, span.start, span.end))) : {}),
  };
}
