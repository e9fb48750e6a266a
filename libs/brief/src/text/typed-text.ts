import { alignTokens, findPhrase, type TypedWord, typedWords } from './align.js';
import type { Span } from './span.js';

/** So many words may have been typed between those of a phrase as it was prepared for reading. */
const FURTHEST_APART = 20;

/** "30 in. range" goes on behind its point. */
const SENTENCE_ENDS = /[!?;\n]|\.(?=\s+[A-Z])/;

/** A text as it was typed, beside the text that was prepared of it for reading. */
export class TypedText {
  readonly words: readonly TypedWord[];
  private aligned: { readonly read: readonly string[]; readonly typed: readonly number[] } | undefined;

  constructor(
    private readonly text: string,
    private readonly prepared: string,
  ) {
    this.words = typedWords(text);
  }

  /** Where words that a reader found were typed; undefined where they were typed nowhere. */
  placeOf(said: string): Span | undefined {
    const found = findPhrase(said, this.words);
    // What a reader wrote for a pronoun is not to be found in the next sentence.
    const crosses =
      found && SENTENCE_ENDS.test(this.text.slice(found.start, found.end)) && !SENTENCE_ENDS.test(said);
    return (crosses ? this.inOneSentence(said) : undefined) ?? found;
  }

  /** Where all of a phrase's words that were typed stand, if that is in one sentence. */
  private inOneSentence(said: string): Span | undefined {
    const wanted = typedWords(said).map(({ word }) => word);
    const { read, typed } = this.alignment();
    const from = startOf(wanted, read);
    const own = from < 0 ? [] : typed.slice(from, from + wanted.length).filter((at) => at >= 0);
    const [start, end] = [this.words[own[0] ?? -1]?.start, this.words[own.at(-1) ?? -1]?.end];
    if (start === undefined || end === undefined) return undefined;
    return SENTENCE_ENDS.test(this.text.slice(start, end)) ? undefined : { start, end };
  }

  /** Where words stand that a reader put there instead of others: from the word before them to the one behind, as typed. */
  placeBetween(said: string): Span | undefined {
    const wanted = typedWords(said).map(({ word }) => word);
    const { read, typed } = this.alignment();
    const from = startOf(wanted, read);
    if (from < 0) return undefined;
    const first = typed.slice(0, from).findLast((at) => at >= 0) ?? 0;
    const last = typed.slice(from + wanted.length).find((at) => at >= 0) ?? this.words.length - 1;
    if (last < first || last - first > wanted.length + FURTHEST_APART) return undefined;
    const [start, end] = [this.words[first]?.start ?? 0, this.words[last]?.end ?? 0];
    const ends = SENTENCE_ENDS.exec(this.text.slice(this.words[first]?.end ?? 0, end));
    return { start, end: ends ? (this.words[first]?.end ?? 0) + ends.index : end };
  }

  private alignment(): NonNullable<TypedText['aligned']> {
    if (!this.aligned) {
      const tokens = typedWords(this.prepared).map(({ word }) => ({ said: word }));
      this.aligned = { read: tokens.map(({ said }) => said), typed: alignTokens(tokens, this.words) };
    }
    return this.aligned;
  }
}

/** Where words follow one another in others; -1 where they do not. */
const startOf = (wanted: readonly string[], words: readonly string[]): number =>
  wanted.length === 0 ? -1 : words.findIndex((_, at) => wanted.every((word, i) => words[at + i] === word));
