import type { Span } from '../text/span.js';
import { type Word, wordsOf } from './words.js';

/** Cutting a text into what its words say together: things, sizes, places by the compass, verbs and links. */

/** What the last words of a noun phrase name: an opening, something else that is known, or nothing that is. */
export type Naming = 'opening' | 'thing' | 'material' | 'color' | undefined;

export interface Nouns {
  /** What some words name, in lower case; the last of them is the head. */
  readonly names: (words: readonly string[]) => Naming;
  /** Whether two phrases are the same thing to every reader. */
  readonly areSame: (one: readonly string[], other: readonly string[]) => boolean;
}

export interface Chunk extends Span {
  /**
   * O opening, N thing, F material or color, n any other noun; Z size; C place by the compass; p preposition; the rest are
   * the words' own parts.
   */
  readonly tag: string;
  readonly words: readonly Word[];
  /** Of a noun phrase: the words that it is known by, without determiners, numbers and sizes. */
  readonly head: string;
  /** Of a place: the words between its preposition and its end. */
  readonly at?: string;
}

export interface Chunks {
  readonly text: string;
  readonly chunks: readonly Chunk[];
  /** The tags of all chunks, one letter each. */
  readonly tags: string;
}

const LONGEST_NOUN = 8;

export function chunksOf(text: string, nouns: Nouns): Chunks {
  const words = wordsOf(text);
  const chunks: Chunk[] = [];
  for (let i = 0; i < words.length; ) {
    const chunk =
      adverbAt(words, i) ??
      compassAt(words, i) ??
      sizeAt(words, i) ??
      nounAt(words, i, nouns) ??
      plain(words, i);
    chunks.push(chunk);
    i += chunk.words.length;
  }
  return { text, chunks, tags: chunks.map(({ tag }) => tag).join('') };
}

const chunk = (
  tag: string,
  words: readonly Word[],
  more: Partial<Pick<Chunk, 'head' | 'at'>> = {},
): Chunk => ({
  tag,
  words,
  head: '',
  ...more,
  start: (words[0] as Word).start,
  end: (words.at(-1) as Word).end,
});

const plain = (words: readonly Word[], i: number): Chunk => {
  const word = words[i] as Word;
  return chunk(word.part === 'P' ? 'p' : word.part === '#' ? 'n' : word.part, [word], { head: word.word });
};

const SIDE_BY_SIDE = /^(?:side by side|back to back|floor to ceiling|wall to wall|each other|one another)$/;

/** "Side by side" names nothing. */
function adverbAt(words: readonly Word[], start: number): Chunk | undefined {
  for (const length of [3, 2]) {
    const said = words.slice(start, start + length);
    if (SIDE_BY_SIDE.test(said.map(({ word }) => word).join(' '))) return chunk('a', said);
  }
  return undefined;
}

const TO_PLACE = /^(?:on|in|at|along|against|facing|near|across|toward|towards|to)$/;
const OF_WALL = /^(?:wall|side|end|corner|part|half)s?$/;
const BEFORE_SIDE = /^(?:the|its|our|whole|entire|full|long|short|far|longer|shorter|of)$/;

/** "On the west", "along the whole of the south wall"; a side alone behind a mark: ": south". */
function compassAt(words: readonly Word[], start: number): Chunk | undefined {
  let i = start;
  if (TO_PLACE.test(words[i]?.word ?? '')) {
    i++;
    while (i - start < 6 && BEFORE_SIDE.test(words[i]?.word ?? '')) i++;
  } else if (
    !isMark(words[start - 1]) &&
    !/^(?:look|looks|face|faces|facing)$/.test(words[start - 1]?.word ?? '')
  )
    return undefined;
  const side = words[i];
  if (side?.part !== 'S') return undefined;
  let end = i + 1;
  if (OF_WALL.test(words[end]?.word ?? '')) end++;
  // "The north windows", "the south sun" name something else; so does "west of center".
  const next = words[end];
  if (
    end === i + 1 &&
    (next?.part === 'N' || next?.part === 'S' || next?.word === 'of' || next?.word === '-')
  )
    return undefined;
  // "The north and south walls" are two.
  if (
    /^(?:and|or|&)$/.test(next?.word ?? '') &&
    words.slice(end + 1, end + 3).some(({ part }) => part === 'S')
  )
    return undefined;
  // A side alone is a place where nothing goes on behind it.
  if (i === start && !(next === undefined || isMark(next))) return undefined;
  // "South, east and west" are three.
  if (i === start && words.slice(end, end + 2).some(({ part }) => part === 'S')) return undefined;
  return chunk('C', words.slice(start, end), { at: side.word, head: words[end - 1]?.word ?? '' });
}

const isMark = (word: Word | undefined): boolean => word === undefined || /^[.,:()-]$/.test(word.part);

const UNIT = /^(?:ft|feet|foot|inch|inches|in|yards?|"|'|”|’)$/;
const WIDE = /^(?:wide|long|tall|high|deep|square|across|each|thick|apart|of)$/;

/** "8 ft", "about 28 inches wide", "36x24"; not "30 in the corner", nor a number that counts something. */
function sizeAt(words: readonly Word[], start: number): Chunk | undefined {
  let i = start;
  while (/^(?:about|around|roughly|some|approximately|only|just)$/.test(words[i]?.word ?? '')) i++;
  if (words[i]?.part !== '#' || words[i]?.word === 'pair') return undefined;
  let units = 0;
  let end = i;
  while (end - start < 9) {
    const word = words[end]?.word ?? '';
    if (words[end]?.part === '#' && end - i < 8) end++;
    else if (
      UNIT.test(word) &&
      !(word === 'in' && /^(?:the|a|an|our|my|this)$/.test(words[end + 1]?.word ?? ''))
    ) {
      units++;
      end++;
    } else if ((word === 'x' || word === 'by' || word === '-') && words[end + 1]?.part === '#') {
      if (word !== '-') units++;
      end++;
    } else break;
  }
  const bare = units === 0;
  while (!bare && /^(?:wide|long|tall|high|deep|square|across|each|thick)$/.test(words[end]?.word ?? ''))
    end++;
  // A number alone is a size only between marks: "a dresser, 60, and".
  if (
    bare &&
    !(
      WIDE.test(words[end]?.word ?? '') ||
      (isMark(words[end]) && isMark(words[start - 1]) && /^\d\d/.test(words[i]?.word ?? ''))
    )
  )
    return undefined;
  if (bare && words[end]?.word === 'of') return undefined;
  if (bare && WIDE.test(words[end]?.word ?? '')) end++;
  // "60 inches at least".
  for (const more of [
    ['at', 'least'],
    ['at', 'most'],
    ['or', 'more'],
    ['or', 'so'],
  ])
    if (!bare && more.every((word, k) => words[end + k]?.word === word)) end += 2;
  // What a size goes before belongs to the noun: "8 ft slider".
  if (!isMark(words[end]) && words[end]?.part === 'N') return undefined;
  return chunk('Z', words.slice(start, end));
}

/** Determiners, numbers, sizes and adjectives with what they stand before. */
function nounAt(words: readonly Word[], start: number, nouns: Nouns): Chunk | undefined {
  let i = start;
  while (i - start < LONGEST_NOUN && /^[D#US]$/.test(words[i]?.part ?? '') && words[i]?.word !== '"') {
    // "Opposite those a shower": what stands for something else is one by itself.
    if (
      i > start &&
      /^(?:an?|the|our|my)$/.test(words[i]?.word ?? '') &&
      !/^(?:all|both|half|such|no)$/.test(words[i - 1]?.word ?? '')
    )
      return undefined;
    i++;
  }
  // "That" behind a noun and before a verb is a relative.
  let end = i;
  while (end - i < LONGEST_NOUN && isContent(words, end, i)) end++;
  if (end === i) {
    // Behind a determiner even a verb's word is a noun: "the look", "a run".
    if (
      i > start &&
      words[i - 1]?.part === 'D' &&
      words[i]?.part === 'v' &&
      !/^(?:that|this|all|both|no)$/.test(words[i - 1]?.word ?? '')
    )
      end++;
    else return undefined;
  }
  // A verb that nobody listed stands behind what is known: "the ceiling fan wobbles".
  const said = words.slice(i, end).map(({ word }) => word);
  if (said.length > 1 && /[a-z]{3}(?:s|ed)$/.test(said.at(-1) ?? '') && !/ss$/.test(said.at(-1) ?? '')) {
    const without = said.slice(0, -1);
    if (
      knownOf(said.slice(-1), nouns) === undefined &&
      knownOf(said, nouns) === undefined &&
      knownOf(without, nouns) &&
      !isPlural(without.at(-1) ?? '') &&
      i > start &&
      !/^[Wbmh]$/.test(words[end]?.part ?? '')
    )
      end--;
  }
  const content = words.slice(i, end).map(({ word }) => word);
  const known = knownOf(content, nouns);
  return chunk(TAGS[known?.naming ?? 'none'], words.slice(start, end), {
    head: known?.words.join(' ') ?? content.at(-1) ?? '',
  });
}

const TAGS = { opening: 'O', thing: 'N', material: 'F', color: 'F', none: 'n' } as const;
const isPlural = (word: string): boolean => /[^s]s$/.test(word);

const isContent = (words: readonly Word[], at: number, first: number): boolean => {
  const word = words[at];
  if (!word || (at > first && adverbAt(words, at))) return false;
  if (word.part === 'N' || word.part === '1') return true;
  // "The outside door".
  if (/^(?:outside|inside)$/.test(word.word))
    return at === first && words[at - 1]?.part === 'D' && words[at + 1]?.part === 'N';
  // "Two-bowl sink", "36-inch range" and "french-door".
  if (word.word === '-')
    return at > first && word.start === words[at - 1]?.end && words[at + 1]?.start === word.end;
  // "A vanity 30 wide" and "a shower 36 x 48" end before their size; "a built-in 42 inch fridge" holds it.
  if (/^[#U]$/.test(word.part)) {
    const next = word.part === '#' && words[at + 1]?.part === 'U' ? words[at + 2] : words[at + 1];
    return at > first && next?.part === 'N' && !(WIDE.test(next.word) || /^(?:x|by)$/.test(next.word));
  }
  if (word.part === 'S') return words[at + 1]?.part === 'N';
  // "A cased opening"; "opening out" is what a door does.
  if (word.word === 'opening')
    return (
      /^[DN#U]$/.test(words[at - 1]?.part ?? '') &&
      !/^(?:in|out|into|to)(?:ward)?$/.test(words[at + 1]?.word ?? '')
    );
  // "Open shelves", "swing door".
  return (
    word.part === 'v' &&
    /^(?:open|swing|built|hung|used|working|standing|sitting|moving)$/.test(word.word) &&
    words[at + 1]?.part === 'N' &&
    words[at - 1]?.part !== 'b'
  );
};

/** The longest words at the end of a phrase that name something. */
export function knownOf(
  content: readonly string[],
  nouns: Nouns,
): { readonly naming: Exclude<Naming, undefined>; readonly words: readonly string[] } | undefined {
  for (let from = Math.max(0, content.length - 4); from < content.length; from++) {
    const words = content.slice(from);
    const naming = nouns.names(words);
    if (naming) return { naming, words };
  }
  return undefined;
}
