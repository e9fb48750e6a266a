import type { Side } from '@plumbline/concept';
import type { Found, Way } from './place.js';
import { isMark, isStop, sidesOfWord } from './tokens.js';
import { FOLLOWS, type Hand, NEARBY, type Turn, WALLS } from './words-of-places.js';

/** Places that are told in a few set words: "straight ahead", "on the other", "both sides". */

/** The words of a text, by their index. */
interface Words {
  word(i: number): string;
  has(i: number, words: readonly string[]): boolean;
  /** Whether the room itself is named there, or a part of the house. */
  isRoom(i: number): boolean;
}
type Reader = (words: Words, i: number) => Found | undefined;

/** The place that set words tell from the word at `i` on. */
export function setPlaceAt(words: Words, i: number): Found | undefined {
  for (const read of READERS) {
    const found = read(words, i);
    if (found) return found;
  }
  return undefined;
}

const wallBy = (way: Way, next: number): Found => ({
  form: 'wall',
  ways: [way],
  ends: [],
  led: true,
  next,
});
const seen = (hand: Hand, next: number): Found => wallBy({ is: 'seen', hand, said: 'ahead' }, next);
const last = (turn: Turn, next: number): Found => wallBy({ is: 'by', to: 'last', turn }, next);
const besideIt = (how: NonNullable<Found['how']>, next: number): Found => ({
  form: 'relation',
  ways: [],
  ends: [],
  how,
  to: ['it'],
  led: true,
  next,
});

/** "Straight ahead", "behind you", "at your back". */
const asSeen: Reader = (words, i) => {
  const [word, next] = [words.word(i), words.word(i + 1)];
  if (/^(?:straight|dead|directly|right|immediately)$/.test(word) && next === 'ahead')
    return seen('far', i + 2);
  if (word === 'behind' && /^(?:you|me|us)$/.test(next)) return seen('near', i + 2);
  if (/^(?:at|behind)$/.test(word) && /^(?:your|my|our)$/.test(next) && words.word(i + 2) === 'back')
    return seen('near', i + 3);
  if (words.has(i, ['in', 'front', 'of']) && /^(?:you|me|us)$/.test(words.word(i + 3)))
    return seen('far', i + 4);
  if (/^(?:facing|ahead)$/.test(word) && /^(?:you|me|us|of)$/.test(next))
    return seen('far', i + (word === 'ahead' ? 3 : 2));
  return undefined;
};

/** "There"; "that's where the desk goes". */
const there: Reader = (words, i) => {
  const [word, next] = [words.word(i), words.word(i + 1)];
  if (
    word === 'there' &&
    !/^(?:is|are|was|were|isn't|aren't|should|will|would|could|has|needs|must|should)$/.test(next) &&
    i > 0 &&
    !isMark(words.word(i - 1))
  )
    return last('same', i + 1);
  if (/^(?:that's|is|that|thats)$/.test(word) && next === 'where') return last('same', i + 2);
  if (word === 'that' && next === 'is' && words.word(i + 2) === 'where') return last('same', i + 3);
  return undefined;
};

/** "Faces north". */
const faced: Reader = (words, i) => {
  if (!/^(?:faces|facing|fronts|overlooks|looks)$/.test(words.word(i))) return undefined;
  const sides = sidesOfWord(words.word(i + 1));
  return sides?.length === 1 && !WALLS.has(words.word(i + 2))
    ? { ...wallBy({ is: 'side', side: sides[0] as Side }, i + 2), faces: true }
    : undefined;
};

/** "At the end", "the end wall", "at the far end of the room" without its adjective. */
const atTheEnd: Reader = (words, i) => {
  const word = words.word(i);
  if (!/^(?:at|on|across|the|whole)$/.test(word)) return undefined;
  let k = i;
  while (/^(?:at|on|across|the|whole|entire|very)$/.test(words.word(k)) && k - i < 4) k++;
  if (words.word(k) !== 'end' || k === i) return undefined;
  const after = words.word(k + 1);
  const isOfRoom = after === 'of' && words.isRoom(k + 2) && !WALLS.has(words.word(k + 3));
  const isAlone =
    /^(?:at|across|on)$/.test(word) &&
    after !== 'of' &&
    (isMark(after) || FOLLOWS.test(after)) &&
    !NEARBY.some((near) => words.has(k + 1, near));
  if (after !== 'wall' && !isOfRoom && !isAlone) return undefined;
  return {
    ...seen('far', k + (after === 'wall' ? 2 : after === 'of' ? 4 : 1)),
    form: after === 'wall' ? 'wall' : 'end',
    led: word !== 'the',
  };
};

/** "The desk at the other". */
const atTheOther: Reader = (words, i) => {
  const behind = words.word(i + 3);
  return /^(?:at|on)$/.test(words.word(i)) &&
    words.word(i + 1) === 'the' &&
    words.word(i + 2) === 'other' &&
    (isStop(behind) || isMark(behind) || behind === 'and')
    ? last('across', i + 3)
    : undefined;
};

/** "The front door is in it too". */
const inIt: Reader = (words, i) =>
  /^(?:in|on)$/.test(words.word(i)) &&
  /^(?:it|there)$/.test(words.word(i + 1)) &&
  (isMark(words.word(i + 2)) || /^(?:too|as)$/.test(words.word(i + 2)))
    ? last('same', i + 2)
    : undefined;

/** "The dishwasher to its right". */
const toItsHand: Reader = (words, i) => {
  const hand = words.word(i + 2);
  return /^(?:to|on)$/.test(words.word(i)) &&
    /^(?:its|their)$/.test(words.word(i + 1)) &&
    (hand === 'left' || hand === 'right') &&
    !WALLS.has(words.word(i + 3))
    ? besideIt(hand, i + 3)
    : undefined;
};

/** "At one end", where "the other" follows. */
const atOneEnd: Reader = (words, i) =>
  /^(?:at|on|in)$/.test(words.word(i)) && words.word(i + 1) === 'one' && words.word(i + 2) === 'end'
    ? { ...wallBy({ is: 'one' }, i + 3), form: 'end' }
    : undefined;

/** "Nightstands both sides". */
const onBothSides: Reader = (words, i) => {
  for (const both of BOTH_SIDES) {
    if (!words.has(i, both)) continue;
    const next = i + both.length;
    const after = words.word(next);
    if (after !== 'of' && (isMark(after) || FOLLOWS.test(after))) return besideIt('flanks', next);
  }
  return undefined;
};
const BOTH_SIDES: readonly (readonly string[])[] = [
  'on both sides',
  'both sides',
  'on either side',
  'either side',
  'each side',
  'on each side',
  'to either side',
].map((w) => w.split(' '));

/** "Desk opposite", "TV across the room". */
const opposite: Reader = (words, i) => {
  const next = words.word(i + 1);
  if (
    /^(?:opposite|across)$/.test(words.word(i)) &&
    (isMark(next) || /^(?:is|are|and|with)$/.test(next)) &&
    i > 0
  )
    return last('across', i + 1);
  return words.has(i, ['across', 'the', 'room']) && words.word(i + 3) !== 'from'
    ? last('across', i + 3)
    : undefined;
};

/** In the order in which they are asked. */
const READERS: readonly Reader[] = [
  asSeen,
  there,
  faced,
  atTheEnd,
  atTheOther,
  inIt,
  toItsHand,
  atOneEnd,
  onBothSides,
  opposite,
];
