import type { Span } from './span.js';
import type { Token } from './token.js';

/** Finding the words of a text that was prepared for reading in the text as it was typed. */

export interface TypedWord extends Span {
  /** Lower case, without accents. */
  readonly word: string;
}

const NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
    .split(' ')
    .map((word, i) => [word, String(i)]),
);

/** How much of the typed text may stand between two words that are both found, in words. */
const FURTHEST = 250;
/** So many typed words may be passed over without a second look. */
const NEAR = 5;

/** The words of a text as typed, with their places. */
export function typedWords(text: string): TypedWord[] {
  const words: TypedWord[] = [];
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’‘][\p{L}\p{N}\p{M}]+)*/gu)) {
    const word = match[0]
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .replace(/[’‘]/g, "'");
    words.push({ word, start: match.index, end: match.index + match[0].length });
  }
  return words;
}

const isSame = (typed: string, read: string): boolean =>
  typed === read || NUMBERS[typed] === read || (read === 'inch' && typed === 'in');

/** Whether the token after one that may stand at a word is typed near behind it. */
function goesOn(
  tokens: readonly Pick<Token, 'said'>[],
  words: readonly TypedWord[],
  token: number,
  word: number,
): boolean {
  const next = tokens[token + 1]?.said;
  if (next === undefined) return true;
  for (let i = word + 1; i <= word + NEAR; i++) if (isSame(words[i]?.word ?? '', next)) return true;
  return false;
}

/** How far back a word may stand that was put behind its neighbors: "8 ft slider" of "slider, 8 ft". */
const MOVED = 12;
/** Words of fewer letters name nothing that is moved. */
const SHORT = 4;

const isLong = (typed: TypedWord | undefined): boolean => (typed?.word.length ?? 0) >= SHORT;

/** For each token that was read, the index of the word that it was typed as; -1 where a reader put it there. */
export function alignTokens(tokens: readonly Pick<Token, 'said'>[], words: readonly TypedWord[]): number[] {
  let at = 0;
  const taken = new Set<number>();
  const take = (i: number): number => {
    taken.add(i);
    return i;
  };
  const isAt = (i: number, said: string | undefined): boolean =>
    said !== undefined && isSame(words[i]?.word ?? '', said);
  return tokens.map(({ said }, k) => {
    const most = said === 'inch' ? 2 : FURTHEST;
    // What a reader put there stands before the word that is typed next.
    const isPutIn =
      !isAt(at, said) &&
      (isAt(at, tokens[k + 1]?.said) ||
        (said.length < SHORT && isLong(words[at]) && isAt(at, tokens[k + 2]?.said)));
    let behind = -1;
    for (let i = at; !isPutIn && i < words.length && i < at + most; i++) {
      if (!isAt(i, said)) continue;
      // A word that a reader put there may stand further on for something else: what follows it is not there.
      if (i - at > NEAR && !goesOn(tokens, words, k, i)) continue;
      if (i - at > NEAR) behind = i;
      else {
        at = i + 1;
        return take(i);
      }
      break;
    }
    // A short word is put in more often than moved.
    const least = said.length < SHORT ? at : Math.max(0, at - MOVED);
    for (let i = at - 1; i >= least; i--) if (!taken.has(i) && isAt(i, said)) return take(i);
    if (behind < 0) return -1;
    at = behind + 1;
    return take(behind);
  });
}

/** Where a phrase that a reader found stands; its first place, undefined where it was not typed so. */
export function findPhrase(phrase: string, words: readonly TypedWord[]): Span | undefined {
  const wanted = typedWords(phrase).map(({ word }) => word);
  let skip = 0;
  let best = longestFrom(wanted, words, 1);
  // A name that was written out otherwise, or a size that stood behind it, is not among the words: what follows it is.
  while (!best && skip < MOST_SKIPPED && wanted.length - skip > LEAST_REST)
    best = longestFrom(wanted.slice(++skip), words, LEAST_REST + skip - 1);
  if (!best) return undefined;
  let last = best.from + best.length - 1;
  // What was told in another order stands close by.
  for (const word of wanted.slice(skip + best.length)) {
    const near = words.slice(last + 1, last + 1 + NEAR).findIndex((typed) => isSame(typed.word, word));
    if (near >= 0) last += 1 + near;
  }
  return { start: words[best.from]?.start ?? 0, end: words[last]?.end ?? 0 };
}

/** So many words of a phrase behind its first one tell where it stands; behind its first two one more. */
const LEAST_REST = 3;
const MOST_SKIPPED = 2;

/** Where the most of some words stand, from the first of them on, and at least so many. */
function longestFrom(
  wanted: readonly string[],
  words: readonly TypedWord[],
  least: number,
): { readonly from: number; readonly length: number } | undefined {
  const first = wanted[0];
  if (first === undefined) return undefined;
  let best: { readonly from: number; readonly length: number } | undefined;
  let most = least - 1;
  for (let i = 0; i < words.length; i++) {
    if (!isSame(words[i]?.word ?? '', first)) continue;
    let n = 1;
    while (n < wanted.length && isSame(words[i + n]?.word ?? '', wanted[n] ?? '')) n++;
    if (n > most) {
      most = n;
      best = { from: i, length: n };
    }
    if (n === wanted.length) break;
  }
  return best;
}
