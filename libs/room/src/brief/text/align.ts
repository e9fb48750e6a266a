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

/** For each token that was read, the index of the word that it was typed as; -1 where a reader put it there. */
export function alignTokens(tokens: readonly Pick<Token, 'said'>[], words: readonly TypedWord[]): number[] {
  let at = 0;
  return tokens.map(({ said }, k) => {
    const most = said === 'inch' ? 2 : FURTHEST;
    for (let i = at; i < words.length && i < at + most; i++) {
      if (!isSame(words[i]?.word ?? '', said)) continue;
      // A word that a reader put there may stand further on for something else: what follows it is not there.
      if (i - at > NEAR && !goesOn(tokens, words, k, i)) continue;
      at = i + 1;
      return i;
    }
    return -1;
  });
}

/** Where a phrase that a reader found stands; its first place, undefined where it was not typed so. */
export function findPhrase(phrase: string, words: readonly TypedWord[]): Span | undefined {
  const wanted = typedWords(phrase).map(({ word }) => word);
  const found = longestFrom(wanted, words);
  // A name that was written out otherwise ("fireplace" for "wood stove") is not among the words, what follows it is.
  return found ?? (wanted.length > LEAST_REST ? longestFrom(wanted.slice(1), words, LEAST_REST) : undefined);
}

/** So many words of a phrase behind its first one tell where it stands. */
const LEAST_REST = 3;

/** Where the most of some words stand, from the first of them on, and at least so many. */
function longestFrom(wanted: readonly string[], words: readonly TypedWord[], least = 1): Span | undefined {
  const first = wanted[0];
  if (first === undefined) return undefined;
  let best: Span | undefined;
  let most = least - 1;
  for (let i = 0; i < words.length; i++) {
    if (!isSame(words[i]?.word ?? '', first)) continue;
    let n = 1;
    while (n < wanted.length && isSame(words[i + n]?.word ?? '', wanted[n] ?? '')) n++;
    if (n > most) {
      most = n;
      best = { start: words[i]?.start ?? 0, end: words[i + n - 1]?.end ?? 0 };
    }
    if (n === wanted.length) break;
  }
  return best;
}
