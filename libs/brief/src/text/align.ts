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
  typed === read ||
  NUMBERS[typed] === read ||
  (read === 'inch' && typed === 'in') ||
  (read === 'workbench' && typed === 'bench');

/** How far from where it would stand a word is looked for that was put elsewhere: "8 ft slider" of "slider, 8 ft". In words. */
const MOVED = 12;
/** Words of fewer letters name nothing that is moved far. */
const SHORT = 4;
/** What words weigh that are found in their order: those that name something, and others. */
const WEIGHT = { long: 4, short: 2, beside: 1 } as const;
/** Texts of more words are aligned in parts of so many. */
const PART = 400;

/**
 * For each token that was read, the index of the word that it was typed as; -1 where a reader put it there. The heaviest common
 * sequence (Needleman and Wunsch 1970, without a cost for gaps), in which a word beside its neighbor weighs more; then words that
 * were moved.
 */
export function alignTokens(tokens: readonly Pick<Token, 'said'>[], words: readonly TypedWord[]): number[] {
  const aligned = new Array<number>(tokens.length).fill(-1);
  let [from, at] = [0, 0];
  while (from < tokens.length && at < words.length) {
    const part = tokens.slice(from, from + PART);
    const found = inOrder(part, words.slice(at, at + PART + PART / 2));
    const isLast = from + PART >= tokens.length;
    // The end of a part is aligned once more with what follows it.
    const kept = isLast ? part.length : PART - PART / 8;
    let next = at;
    for (const [k, i] of found.slice(0, kept).entries()) {
      if (i < 0) continue;
      aligned[from + k] = at + i;
      next = at + i + 1;
    }
    from += kept;
    at = next;
  }
  return withMoved(tokens, words, aligned);
}

/** The heaviest common sequence of a part of both, as indices of words; -1 for tokens that are not in it. */
function inOrder(tokens: readonly Pick<Token, 'said'>[], words: readonly TypedWord[]): number[] {
  const [rows, across] = [tokens.length, words.length + 1];
  // The best from a token and a word on; and whether both are one word there.
  const best = new Uint16Array((rows + 1) * across);
  const met = new Uint8Array((rows + 1) * across);
  for (let k = rows - 1; k >= 0; k--) {
    const said = tokens[k]?.said ?? '';
    const weight = said.length < SHORT ? WEIGHT.short : WEIGHT.long;
    for (let i = words.length - 1; i >= 0; i--) {
      const here = k * across + i;
      const diagonal = here + across + 1;
      const apart = Math.max(best[here + across] ?? 0, best[here + 1] ?? 0);
      const together = isSame(words[i]?.word ?? '', said)
        ? (best[diagonal] ?? 0) + weight + (met[diagonal] ? WEIGHT.beside : 0)
        : -1;
      met[here] = together >= apart && together >= 0 ? 1 : 0;
      best[here] = Math.max(apart, together);
    }
  }
  const found = new Array<number>(rows).fill(-1);
  for (let k = 0, i = 0; k < rows && i < words.length; ) {
    const here = k * across + i;
    if (met[here]) found[k++] = i++;
    else if ((best[here + across] ?? 0) >= (best[here + 1] ?? 0)) k++;
    else i++;
  }
  return found;
}

/** What is not in its order stands close by, where that word is nobody else's. */
function withMoved(
  tokens: readonly Pick<Token, 'said'>[],
  words: readonly TypedWord[],
  aligned: number[],
): number[] {
  const taken = new Set(aligned);
  let at = 0;
  for (const [k, { said }] of tokens.entries()) {
    const own = aligned[k] ?? -1;
    if (own >= 0) {
      at = own + 1;
      continue;
    }
    if (said.length < SHORT && !/^\d/.test(said)) continue;
    for (let by = 0; by <= MOVED && aligned[k] === -1; by++)
      for (const i of [at + by, at - 1 - by])
        if (aligned[k] === -1 && i >= 0 && !taken.has(i) && isSame(words[i]?.word ?? '', said)) {
          aligned[k] = i;
          taken.add(i);
        }
  }
  return aligned;
}

/** So many typed words may stand between two of a phrase. */
const NEAR = 5;

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
