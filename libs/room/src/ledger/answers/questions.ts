import type { Span } from '@plumbline/brief';

/** The questions of a text: sentences that ask for a fact, with a question mark or without. */
export interface AskedIn extends Span {
  /** In lower case, with plain apostrophes. */
  readonly words: string;
  /** Whether it is put as a question; else it leaves a choice open in a plain sentence. */
  readonly asks: boolean;
}

/** A point between digits ends no sentence. */
const SENTENCE = /[^.!?;\n]{1,400}(?:\.(?=\d)[^.!?;\n]{1,60}){0,3}[.!?;\n]{0,3}/g;
const LEADS_IN = /^(?:(?:and|but|so|also|or|hi|ok|plus|then)[, ]{1,2}){0,2}/;
const PUT =
  /^(?:do|does|is|are|will|would|can|could|should) (?:we|i|you|it|this|that|these|those|there|they|the|my|our|a|an|any)\b|^(?:how (?:many|much|wide|high|tall|big|long|far)|what would|what does|what will|what size|which)\b|^ball ?park$|, (?:is (?:that|it|this)|will (?:that|it|this)|would (?:that|it)|do (?:we|i)) [a-z]/;

export function questionsIn(text: string): AskedIn[] {
  return [...text.matchAll(SENTENCE)].map(({ 0: said, index }) => {
    const words = plain(said);
    return { start: index, end: index + said.length, words, asks: isPut(words) };
  });
}

const plain = (said: string): string => said.toLowerCase().replaceAll('’', "'").trim();

/** Whether words are put as a question. */
export const isPut = (words: string): boolean =>
  words.includes('?') || PUT.test(words.replace(LEADS_IN, '').trimStart());
