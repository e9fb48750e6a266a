import type { Cut } from '../mentions/context.js';
import type { Span } from '../text/span.js';

/** What a length may belong to: the nouns before and behind it, the nearest of each side first. */

export interface Noun extends Span {
  /** Its phrase in lower case, the head last: "floating double vanity". */
  readonly phrase: string;
  /** Words of the text: the first of the phrase, and the one behind it. */
  readonly from: number;
  readonly to: number;
}

export interface NounAround {
  readonly noun: Noun;
  /** How many nouns are nearer on its side. */
  readonly rank: number;
  readonly side: 'before' | 'behind';
}

/** Nouns that are looked at on either side. */
const MOST_BEFORE = 7;
const MOST_BEHIND = 4;
/** Words that they may be away. */
const FURTHEST = { before: 45, behind: 16 } as const;
const LONGEST_PHRASE = 4;

/** Words of content that name nothing: they end a phrase. */
const NO_NOUN =
  /^(?:wide|long|tall|high|deep|thick|square|round|max|min|minimum|maximum|x|w|l|d|h|approx|less|more|least|most|sorry|pls|plus|ok|yes|say|etc|thanks|footer|ish|big|small|large|new|old|existing|bigger|smaller|larger|wider|narrower|longer|shorter|tops|apiece|total|exactly|roughly|gas|electric|induction|freestanding|undermount)$/;

/** All nouns of a text, in its order. */
export function nounsOf({ words }: Cut): Noun[] {
  const nouns: Noun[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (!word || !isNoun(word) || (words[i + 1] && isNoun(words[i + 1] as typeof word))) continue;
    let from = i;
    while (
      i - from < LONGEST_PHRASE - 1 &&
      /^(?:N|v)$/.test(words[from - 1]?.part ?? '') &&
      words[from - 1]?.end === (words[from]?.start ?? 0) - 1
    )
      from--;
    const phrase = words
      .slice(from, i + 1)
      .map(({ word: said }) => said.replace(/'s$/, ''))
      .join(' ');
    nouns.push({ phrase, from, to: i + 1, start: word.start, end: word.end });
  }
  return nouns;
}

/** "The range centered on the wall": done to a thing, which ends its phrase. */
const DONE = /^(?!.*(?:bed|shed|seed|weed|thread|hundred)$)[a-z]{4,}ed$/;

const isNoun = ({ part, word }: { readonly part: string; readonly word: string }): boolean =>
  (part === 'N' || word === 'opening') && !NO_NOUN.test(word) && !DONE.test(word);

/** Those of them around the words from one to before another. */
export function nounsAround(nouns: readonly Noun[], from: number, to: number): NounAround[] {
  const next = firstFrom(nouns, to);
  const behind = nouns
    .slice(next, next + MOST_BEHIND)
    .filter((noun) => noun.from - to < FURTHEST.behind)
    .map((noun, rank) => ({ noun, rank, side: 'behind' as const }));
  let last = next;
  while (last > 0 && (nouns[last - 1]?.to ?? 0) > from) last--;
  const before = nouns
    .slice(Math.max(0, last - MOST_BEFORE), last)
    .filter((noun) => from - noun.to < FURTHEST.before)
    .reverse()
    .map((noun, rank) => ({ noun, rank, side: 'before' as const }));
  return [...before, ...behind];
}

/** The index of the first noun that begins at a word or behind it. */
function firstFrom(nouns: readonly { readonly to: number }[], at: number): number {
  let [low, high] = [0, nouns.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((nouns[middle]?.to ?? 0) > at) high = middle;
    else low = middle + 1;
  }
  return low;
}
