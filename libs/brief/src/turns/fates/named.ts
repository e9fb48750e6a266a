import { NOUNS } from '../../meanings/nouns.js';
import { type Word, wordsOf } from '../../statements/words.js';
import { ONE_OF_OTHERS, OTHERS, VERBS } from './people.js';
import { WORK_WORDS } from './works.js';

/**
 * A sentence in which every thing that the lexicon knows stands as T0, T1, … and everybody who is not of the house as P0, P1, …,
 * so that one pattern is good for all things and all people.
 */
export interface Marked {
  readonly shown: string;
  readonly things: readonly Thing[];
  readonly people: readonly string[];
}

export interface Thing {
  /** As it was written, with its article and its owner. */
  readonly said: string;
  /** Without article and owner: "33 inch refrigerator". */
  readonly name: string;
  /** The words that the lexicon knows. */
  readonly head: string;
  /** Whose it is by the words before it: "my mother's", "our", "my own". */
  readonly whose: 'somebody' | 'us' | 'own' | undefined;
  readonly isOpening: boolean;
  /** A material by its words alone: "a 33 inch stainless". */
  readonly isMaterial: boolean;
}

const LONGEST_NAME = 4;
const MOST_BEFORE = 6;
const POSSESSIVE = /^(?!(?:it|that|there|he|she|what|who|let|here|this)['’]s$).+['’]s?$/;
const OURS = /^(?:my|our)$/;
const THEIRS = /^(?:his|her|their)$/;

const bare = (word: string): string => word.replace(/'s$/, '');

/** A thing, an opening, a material or what the room is to be: a gym, a theater. */
const namesWish = (words: readonly string[]): boolean => {
  const naming = NOUNS.names(words);
  if (naming !== undefined) return naming !== 'color';
  return PROGRAMS.test(words.join(' '));
};
const PROGRAMS =
  /^(?:(?:home )?(?:gym|theater|theatre|office)|apartment|powder room|half bath|game room|wine (?:room|cellar)|music room|playroom|workshop|mudroom|spa|sauna|koi pond|golf simulator)$/;

/** "Is painting", "will tile", "is framing and drywalling": the verb, and no name of the work. */
function isDone(words: readonly Word[], i: number): boolean {
  const [one, two] = [words[i - 1]?.word ?? '', words[i - 2]?.word ?? ''];
  const verb =
    /^(?:is|are|am|was|were|be|been|will|can|to|would|gonna|did|already|just|also)$|'(?:s|re|m|ll|d|ve)$/;
  const isForm = /(?:ing|^paint|^tile|^frame|^insulate|^wallpaper)$/.test(words[i]?.word ?? '');
  return isForm && (verb.test(one) || (one === 'and' && /ing$/.test(two)));
}

/** What belongs to a verb or refuses, and to no name. */
const NEVER_BEFORE = /^(?:no|out|off|away|ruled)$/;

/** So many words from here may be one name: it goes over no mark and no pronoun, and ends with an owner's "'s". */
function longestName(words: readonly Word[], i: number): number {
  const most = Math.min(LONGEST_NAME, words.length - i);
  for (let n = 0; n < most; n++) {
    const { word } = words[i + n] as Word;
    if (NO_NAME.test(word)) return n;
    if (word.endsWith("'s")) return n + 1;
  }
  return most;
}
const NO_NAME = /^[.,;:!?()]$|^(?:i|we|he|she|they|you|us|me)$/;

/** How many words from here name a thing; 0 where they name none. */
function namedAt(words: readonly Word[], i: number): number {
  if (words[i]?.part === 'D') return 0;
  for (let n = longestName(words, i); n > 0; n--) {
    const said = words.slice(i, i + n).map(({ word }) => word);
    const last = said.pop() ?? '';
    if (n === 1 && last === 'heat' && /^(?:says?|said|to|and)$/.test(words[i - 1]?.word ?? '')) return 0;
    if (n === 1 && WORK_WORDS.test(bare(last))) return isDone(words, i) ? 0 : 1;
    if (n === 1 && (VERBS.has(bare(last)) || (last.length < 3 && last !== 'tv'))) continue;
    const named = [...said, bare(last)];
    if (namesWish(named)) return n;
  }
  return 0;
}

/** Where the words before a name begin that belong to it: adjectives, sizes, an article, an owner. */
function beginOf(words: readonly Word[], at: number, least: number, sentence: string): number {
  let i = at;
  while (i > least && at - i < MOST_BEFORE) {
    const { part, word } = words[i - 1] as Word;
    if (NEVER_BEFORE.test(word)) break;
    if (part === 'D' || POSSESSIVE.test(word)) {
      i--;
      if (part === 'D' && !/^(?:the|all|both|that|this|these|those)$/.test(word)) {
        if (!/^(?:all|both)$/.test(words[i - 1]?.word ?? '')) break;
      }
      continue;
    }
    // "Dale cuts granite": a name is none of the thing's.
    if (i > 1 && /^[A-Z][a-z]/.test(sentence.slice((words[i - 1] as Word).start))) break;
    if (ONE_OF_OTHERS.test(word)) break;
    if (!/^[N#U1-]$/.test(part) || VERBS.has(word) || /^["”’'()—–]$/.test(word)) break;
    i--;
  }
  return i;
}

/** A sentence with its things and people as marks. */
export function marked(sentence: string): Marked {
  const words = wordsOf(sentence);
  const things: Thing[] = [];
  let shown = '';
  let done = 0;
  let least = 0;
  for (let i = 0; i < words.length; ) {
    const n = namedAt(words, i);
    if (n === 0) {
      i++;
      continue;
    }
    // The longest row of names side by side is one thing, its last the head: "oak table", "range hood".
    let end = i + n;
    let from = i;
    for (let more = namedAt(words, end); more > 0; more = namedAt(words, end)) {
      if (words[end - 1]?.word.endsWith("'s")) break;
      from = end;
      end += more;
    }
    const begin = beginOf(words, i, least, sentence);
    const first = words[begin] as Word;
    const last = words[end - 1] as Word;
    const isVerb = last.word.endsWith("'s");
    const stop = isVerb ? last.end - 2 : last.end;
    things.push(thingOf(words.slice(begin, end), words.slice(from, end), sentence, stop));
    shown += `${sentence.slice(done, first.start)}T${things.length - 1}`;
    done = stop;
    least = end;
    i = end;
  }
  const people: string[] = [];
  shown = withPeople(shown + sentence.slice(done), people).replace(
    /\b(P\d{1,2})['’]s (?:own )?P\d{1,2}\b/g,
    '$1',
  );
  return { shown, things, people };
}

function thingOf(all: readonly Word[], head: readonly Word[], sentence: string, stop: number): Thing {
  const own = all.findIndex(({ word }) => word === 'own');
  let k = 0;
  let whose: Thing['whose'];
  while (k < all.length - head.length) {
    const { word, part } = all[k] as Word;
    const isPossessive = POSSESSIVE.test(word);
    if (
      part !== 'D' &&
      !isPossessive &&
      word !== 'own' &&
      !/^(?:late|dear|great|great-aunt|old)$/.test(word)
    ) {
      const next = all.slice(k, k + 3).some((one) => POSSESSIVE.test(one.word));
      if (!next) break;
    }
    if (isPossessive || THEIRS.test(word)) whose = 'somebody';
    else if (OURS.test(word)) whose ??= 'us';
    k++;
  }
  if (own >= 0) whose = 'own';
  const text = (from: number): string => sentence.slice((all[from] as Word).start, stop);
  return {
    said: text(0),
    name: text(k).replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()),
    head: sentence.slice((head[0] as Word).start, stop).toLowerCase(),
    whose,
    isOpening: NOUNS.names(head.map(({ word }) => bare(word))) === 'opening',
    isMaterial: NOUNS.names(head.map(({ word }) => bare(word))) === 'material',
  };
}

/** Words that begin a sentence and name nobody. */
const COMMON =
  /^(?:the|a|an|and|but|so|no|not|my|our|his|her|their|this|that|these|those|there|here|now|then|also|plus|one|two|three|four|all|both|some|any|everything|nothing|something|what|which|who|where|when|if|as|in|on|at|by|for|with|to|of|from|is|are|was|keep|new|old|owner|existing|please|only|just|put|make|take|leave|give|use|most|half|each|every|last|first|same|maybe|yes|paint|painting|demo|wiring|plumbing|electrical|insulation|drywall|deleted|everyone|everybody|somebody|someone|nobody|nothing|don|dont|doesn|can|cant|won|wont|isn|aren|let|lets|id|ill|im|ive|weve|were|scrape|rip|tear|pull|add|move|change|replace|remove|hang|set|install|build|paint)$/;
const CAPITAL =
  /(?<![A-Za-z'’-])[A-Z][a-z'’]{1,14}(?:[ -](?:and |& )?[A-Z][A-Za-z'’-]{1,14}){0,3}(?: (?:from next door|next door|down the street|across the street|from (?:church|work)))?/g;

/** Relatives, trades, firms and names as marks. */
function withPeople(text: string, people: string[]): string {
  const mark = (said: string): string => {
    people.push(said);
    return `P${people.length - 1}`;
  };
  return text
    .replace(OTHERS, (said) => mark(said))
    .replace(CAPITAL, (said, at: number) => {
      const isFirst = text.slice(0, at).trim() === '';
      const [first = ''] = said.toLowerCase().split(/[ '’-]/);
      if (/^(?:i|we|he|she|they|it|you|t|p)$/.test(first)) return said;
      const next =
        /^(?:['’]s)? ?(?:(?:already|just|also|still|finally|says|recently) )?([a-z]{2,12})/.exec(
          text.slice(at + said.length),
        )?.[1] ?? '';
      if (
        isFirst &&
        !said.includes(' ') &&
        !VERBS.has(next) &&
        !/^ (?:from|next) /.test(text.slice(at + said.length))
      )
        return said;
      if (isFirst && COMMON.test(first)) return said;
      if (
        /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|easter|christmas|lent)$/.test(
          first,
        )
      )
        return said;
      if (NOUNS.names([first]) !== undefined) return said;
      const tail = /['’]s$/.exec(said)?.[0] ?? '';
      return mark(said.slice(0, said.length - tail.length)) + tail;
    });
}

/** A text with its marks written out again. */
export const unmarked = (text: string, { things, people }: Marked): string =>
  text
    .replace(/\bP(\d{1,2})(?!\d)/g, (said, n: string) => people[Number(n)] ?? said)
    .replace(/\bT(\d{1,2})(?!\d)/g, (said, n: string) => things[Number(n)]?.said ?? said);
