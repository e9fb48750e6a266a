import type { PartUse, Side } from '@plumbline/concept';
import type { Span } from '../text/span.js';

/** Words that name a part of a room by its place or share: "half the garage", "the other side", "the back third", "car side". */

export interface PartMark extends Span {
  /** It is told by its share: "half", "third", "the rest". */
  readonly byShare: boolean;
  readonly share: number;
  readonly side?: Side;
  /** What is not the part named before it. */
  readonly other: boolean;
  /** It is called by what it is for: "the gym side". */
  readonly use?: PartUse;
}

interface Word extends Span {
  readonly text: string;
}

export const wordsIn = (text: string): readonly Word[] =>
  [...text.matchAll(/[a-z0-9'’/]+/gi)].map((m) => ({
    text: m[0].toLowerCase().replace('’', "'"),
    start: m.index,
    end: m.index + m[0].length,
  }));

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const SIDE_OF: Readonly<Record<string, Side>> = {
  left: 'west',
  west: 'west',
  western: 'west',
  right: 'east',
  east: 'east',
  eastern: 'east',
  front: 'south',
  south: 'south',
  southern: 'south',
  back: 'north',
  rear: 'north',
  far: 'north',
  north: 'north',
  northern: 'north',
};
const ORDINAL = set('one other first second opposite remaining middle center centre');
/** Words that name a part only with a place or a use before them. */
const PART_NOUN = set('side bay end part portion section');
const SHARES: Readonly<Record<string, number>> = { half: 1 / 2, third: 1 / 3, thirds: 2 / 3, quarter: 1 / 4 };
/** What half of is a part of the floor. */
const ROOM_NOUN = set(
  'basement garage room rooms space bedroom bonus living office area floor it den attic kitchen place house cellar loft',
);
/** Behind "half": it is no share of a room. */
const NO_SHARE = set(
  'bath baths bathroom bathrooms wall walls inch inches an a hour hours price day year years time rack height round circle full moon off way hearted baked',
);
const DETERMINER = set('the my our this that of');
/** Who is one's other half. */
const WHOSE = set('my his her your');

/** What a part may be called by: a word before "side", "half" or "area". */
const CALLED: Readonly<Record<string, PartUse>> = {
  car: 'cars',
  cars: 'cars',
  truck: 'cars',
  parking: 'cars',
  garage: 'cars',
  gym: 'gym',
  workout: 'gym',
  office: 'office',
  studio: 'craft',
  craft: 'craft',
  sewing: 'craft',
  shop: 'workshop',
  workshop: 'workshop',
  laundry: 'laundry',
  mudroom: 'mudroom',
  storage: 'storage',
  play: 'playroom',
  playroom: 'playroom',
  living: 'living',
  tv: 'living',
  family: 'living',
  dining: 'dining',
  kitchen: 'kitchen',
  bedroom: 'bedroom',
  music: 'music',
};
const CALLED_NOUN = set('side half part end bay portion');

/** The parts that a sentence names. */
export function marksIn(sentence: string): readonly PartMark[] {
  const words = wordsIn(sentence);
  return words.flatMap(({ text }, i): PartMark[] => {
    const called = CALLED[words[i - 1]?.text ?? ''];
    if (called && CALLED_NOUN.has(text)) return [byUse(words, i, called)];
    if (SHARES[text] !== undefined) return byShare(words, i);
    if (PART_NOUN.has(text)) return byPlace(words, i);
    if (text === 'other' && isOtherAlone(words, i, sentence))
      return [spanned(words, i - 1, i, { other: true })];
    if ((text === 'left' || text === 'right') && isSideAlone(words, i, sentence))
      return [spanned(words, i - 1, i, { side: SIDE_OF[text]! })];
    if (text === 'rest' && words[i - 1]?.text === 'the')
      return [spanned(words, i - 1, tailOf(words, i), { other: true, byShare: true })];
    return [];
  });
}

const spanned = (
  words: readonly Word[],
  from: number,
  to: number,
  more: Partial<PartMark> = {},
): PartMark => ({
  byShare: false,
  share: 1 / 2,
  other: false,
  start: words[Math.max(0, from)]!.start,
  end: words[to]!.end,
  ...more,
});

const withArticle = (words: readonly Word[], i: number): number =>
  ['the', 'one', 'my', 'our'].includes(words[i - 1]?.text ?? '') ? i - 1 : i;

const byUse = (words: readonly Word[], i: number, use: PartUse): PartMark =>
  spanned(words, withArticle(words, i - 1), i, { use });

/** "Laundry on one side, lockers on the other." */
const isOtherAlone = (words: readonly Word[], i: number, sentence: string): boolean =>
  words[i - 1]?.text === 'the' &&
  (words[i + 1] === undefined ||
    /^\s*[,;:)]/.test(sentence.slice(words[i]!.end)) ||
    words[i + 1]?.text === 'with');

/** "Shop on the left, truck on the right." */
const isSideAlone = (words: readonly Word[], i: number, sentence: string): boolean =>
  words[i - 1]?.text === 'the' &&
  words[i - 2]?.text === 'on' &&
  (words[i + 1] === undefined || /^\s*(?:[,;:)]|and\b)/.test(sentence.slice(words[i]!.end)));

/** The last word of "half of the basement", from "half". */
function tailOf(words: readonly Word[], i: number): number {
  let at = i;
  while (DETERMINER.has(words[at + 1]?.text ?? '')) at++;
  if (at === i || !ROOM_NOUN.has(words[at + 1]?.text ?? '')) return i;
  return ROOM_NOUN.has(words[at + 2]?.text ?? '') ? at + 2 : at + 1;
}

function byShare(words: readonly Word[], i: number): PartMark[] {
  const word = words[i]!.text;
  const [before = '', before2 = ''] = [words[i - 1]?.text, words[i - 2]?.text];
  const after = words[i + 1]?.text ?? '';
  if (before === 'in' || before === 'into' || NO_SHARE.has(after) || /^\d/.test(before)) return [];
  if ((before === 'a' || before === 'one') && before2 === 'and') return [];
  if (after === 'and' && words[i + 2]?.text === 'half') return [];
  if (before === 'other' && WHOSE.has(before2)) return [];
  const placed = SIDE_OF[before] !== undefined || ORDINAL.has(before);
  if (word !== 'half' && !placed && before !== 'two' && before !== 'a') return [];
  const end = tailOf(words, i);
  if (end === i && DETERMINER.has(after) && !placed) return [];
  const from = placed || before === 'two' ? withArticle(words, i - 1) : withArticle(words, i);
  const side = SIDE_OF[before];
  return [
    spanned(words, from, end, {
      byShare: true,
      share: SHARES[word]!,
      other: before === 'other' || before === 'remaining',
      ...(side ? { side } : {}),
    }),
  ];
}

function byPlace(words: readonly Word[], i: number): PartMark[] {
  const at = words[i - 1]?.text === 'hand' ? i - 2 : i - 1;
  const before = words[at]?.text ?? '';
  const side = SIDE_OF[before];
  if (!side && !ORDINAL.has(before)) return [];
  const other = before === 'other' || before === 'opposite' || before === 'remaining' || before === 'second';
  // "One side of the sink" is no part of the room.
  if (words[i + 1]?.text === 'of' && tailOf(words, i) === i) return [];
  return [spanned(words, withArticle(words, at), tailOf(words, i), { other, ...(side ? { side } : {}) })];
}
