import { type Word, wordsOf } from '../statements/words.js';
import type { Span } from '../text/span.js';

/**
 * What stands around the mention of a thing: the words of its noun phrase, of its clause before and behind it, and of the clauses
 * next to it, as plain strings that a linear reader weighs (`status.ts`). Takes time in proportion to the text and to the
 * mentions.
 */

/** A text cut into words, clauses and sentences. */
export interface Cut {
  readonly words: readonly Said[];
  readonly clauses: readonly Part[];
  readonly sentences: readonly Part[];
  /** Of each word: its clause and its sentence. */
  readonly clauseOf: readonly number[];
  readonly sentenceOf: readonly number[];
}

/** A word with what is weighed of it. */
interface Said extends Word {
  /** Without its ending; "#" for a number. */
  readonly stem: string;
  readonly isMark: boolean;
  readonly isVerb: boolean;
  readonly isNot: boolean;
}

/** Words from one to before another. */
interface Part {
  readonly from: number;
  to: number;
}

const MARKS: ReadonlySet<string> = new Set('.,:()-');
const VERBS: ReadonlySet<string> = new Set('vbmh');
const isMark = (word: Word | undefined): boolean => word === undefined || MARKS.has(word.part);

/** "But", "because", "which" begin a clause of their own; "and" only before somebody or a verb. */
function opensClause(words: readonly Word[], i: number): boolean {
  const { part, word } = words[i] as Word;
  if (/^[BqW]$/.test(part)) return !/^(?:that|where|then)$/.test(word);
  return /^[&/]$/.test(part) && /^[ITvmb]$/.test(words[i + 1]?.part ?? '');
}

export function cut(text: string): Cut {
  const words = wordsOf(text);
  const clauses: Part[] = [];
  const sentences: Part[] = [];
  const clauseOf: number[] = [];
  const sentenceOf: number[] = [];
  for (const [i, word] of words.entries()) {
    const before = words[i - 1];
    if (i === 0 || (before?.part === '.' && before.word !== ';')) sentences.push({ from: i, to: i });
    if (i === 0 || (!isMark(word) && (isMark(before) || opensClause(words, i))))
      clauses.push({ from: i, to: i });
    for (const parts of [clauses, sentences]) (parts.at(-1) as Part).to = i + 1;
    clauseOf.push(clauses.length - 1);
    sentenceOf.push(sentences.length - 1);
  }
  return { words: words.map(asSaid), clauses, sentences, clauseOf, sentenceOf };
}

const STEMS: Readonly<Record<string, string>> = {
  kept: 'keep',
  gone: 'go',
  goes: 'go',
  went: 'go',
  got: 'get',
  gotten: 'get',
  left: 'leave',
  leaving: 'leave',
  took: 'take',
  taken: 'take',
  gave: 'give',
  given: 'give',
  sold: 'sell',
  tore: 'tear',
  torn: 'tear',
  thrown: 'throw',
  built: 'build',
  bought: 'buy',
  was: 'were',
  thought: 'think',
  had: 'have',
  has: 'have',
  "isn't": 'not',
  "aren't": 'not',
  "don't": 'not',
  "doesn't": 'not',
  "won't": 'not',
  "can't": 'not',
  cannot: 'not',
  "wasn't": 'not',
  "didn't": 'not',
  dont: 'not',
};

/** A word without its ending: "keeps" and "keeping" are "keep". */
function stem(word: string): string {
  const known = STEMS[word];
  if (known !== undefined) return known;
  if (word.length <= 4) return isShortPlural(word) ? word.slice(0, -1) : word;
  const base = word.slice(0, word.length - endingOf(word));
  return base.at(-1) === base.at(-2) && isLetter(base, base.length - 1) ? base.slice(0, -1) : base;
}

const isShortPlural = (word: string): boolean =>
  word.length === 4 && word.endsWith('s') && word[2] !== 's' && isLetter(word, 0) && isLetter(word, 1);

/** How many letters its ending has: of those behind three letters of the word the longest. */
function endingOf(word: string): number {
  for (const ending of ENDINGS)
    if (word.endsWith(ending) && areLetters(word, word.length - ending.length - 3)) return ending.length;
  return word.endsWith('s') && !word.endsWith('ss') ? 1 : 0;
}
const ENDINGS = ['ing', 'ed', 'es', 'e'];

const areLetters = (word: string, from: number): boolean =>
  from >= 0 && isLetter(word, from) && isLetter(word, from + 1) && isLetter(word, from + 2);
const isLetter = (word: string, at: number): boolean => {
  const code = word.charCodeAt(at);
  return code >= 97 && code <= 122;
};

/** How often a thing is there, and whose or how old it is, in one word for each kind. */
const DETERMINERS: Readonly<Record<string, string>> = {
  no: 'no',
  new: 'new',
  old: 'old',
  exist: 'old',
  current: 'old',
  our: 'my',
  my: 'my',
  his: 'my',
  her: 'my',
  their: 'my',
  the: 'the',
  thi: 'the',
  that: 'the',
  those: 'the',
  these: 'the',
  a: 'a',
  an: 'a',
  another: 'a',
  some: 'a',
  '#': '#',
  two: '#',
  three: '#',
  four: '#',
};
const RANKS = ['no', 'new', 'old', 'my', 'the', 'a', '#'];

const NOT: ReadonlySet<string> = new Set(['not', 'no', 'never', 'nor', 'without']);

function asSaid(said: Word): Said {
  const { start, end, word, part } = said;
  const first = word.charCodeAt(0);
  const plain = first >= 48 && first <= 57 ? '#' : stem(word);
  const isNot = NOT.has(plain) || NOT.has(word);
  return { start, end, word, part, stem: plain, isMark: isMark(said), isVerb: VERBS.has(part), isNot };
}

const plain = (word: Said | undefined): string => word?.stem ?? '^';
const parts = (words: readonly Word[]): string => words.map(({ part }) => part).join('');
const isText = (word: Said): boolean => !word.isMark;

/** Words that are looked at before and behind a mention, in its clause and beyond it. */
const CLAUSE = 14;
const BEYOND = 7;
const PHRASE = 5;
/** Parts of speech that stand before a noun. */
const OF_PHRASE: ReadonlySet<string> = new Set(['D', '#', 'U', 'S', 'N']);

/** The index of the first word that ends behind a place. */
function wordBehind(words: readonly Word[], place: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as Word).end > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A mention among the words of its text. */
interface Place {
  /** Its own words; `first` is where its noun phrase begins: "the old oak hutch". */
  readonly first: number;
  readonly from: number;
  readonly to: number;
  readonly clause: Part;
  readonly sentence: Part;
}

function placeOf(
  { words, clauses, sentences, clauseOf, sentenceOf }: Cut,
  { start, end }: Span,
): Place | undefined {
  let from = wordBehind(words, start);
  if (from >= words.length || (words[from] as Word).start >= end) return undefined;
  let to = from + 1;
  while (to < words.length && (words[to] as Word).start < end) to++;
  // "New vanity" is a vanity that is new.
  while (from < to - 1 && DETERMINERS[plain(words[from])] !== undefined) from++;
  const clause = clauses[clauseOf[from] as number] as Part;
  let first = from;
  while (first > clause.from && from - first < PHRASE && OF_PHRASE.has(words[first - 1]?.part ?? '')) first--;
  return { first, from, to, clause, sentence: sentences[sentenceOf[from] as number] as Part };
}

/** What stands around a mention. */
export interface Context {
  /** Empty where the span holds no word. */
  readonly features: readonly string[];
  /** What its noun phrase says of how many, whose or how old: a key of the ranks above, or "-". */
  readonly kind: string;
}

export function contextOf(all: Cut, span: Span): Context {
  const place = placeOf(all, span);
  if (!place) return { features: [], kind: '-' };
  const kind = kindOf(all, place);
  const features = [...ofPhrase(all, place), ...ofClause(all, place, kind), ...around(all, place)];
  return { features, kind };
}

function kindOf({ words }: Cut, { first, from }: Place): string {
  const kinds = words.slice(first, from).map((word) => DETERMINERS[plain(word)]);
  return RANKS.find((rank) => kinds.includes(rank)) ?? '-';
}

/** Its own words and those nearest to it. */
function ofPhrase({ words }: Cut, { first, from, to }: Place): string[] {
  const own = words.slice(first, from).map(plain);
  const at = (i: number): string => plain(words[i]);
  const features = [
    `head ${at(to - 1)}`,
    ...(own.length === 0 ? ['own -'] : own.map((word) => `own ${word}`)),
  ];
  for (let i = 1; i <= 3; i++) features.push(`-${i} ${at(first - i)}`, `+${i} ${at(to + i - 1)}`);
  features.push(`-21 ${at(first - 2)} ${at(first - 1)}`, `+12 ${at(to)} ${at(to + 1)}`);
  return features;
}

/** The words of its clause, and how the clause is built, by itself and by the mention's determiner. */
function ofClause({ words }: Cut, { first, to, clause }: Place, kind: string): string[] {
  const before = words.slice(Math.max(clause.from, first - CLAUSE), first);
  const after = words.slice(to, Math.min(clause.to, to + CLAUSE)).filter(isText);
  const verb = before.findLast(({ isVerb }) => isVerb);
  const behind = after.find(({ isVerb }) => isVerb);
  const negated = before.some(({ isNot }) => isNot);
  const mark = words[clause.to - 1];
  const built = [
    `opens ${before.slice(0, 2).map(plain).join(' ')}`,
    `closes ${after.slice(-2).map(plain).join(' ')}`,
    `path ${parts(before.slice(-4))}`,
    `tail ${parts(after.slice(0, 3))}`,
    `mark ${mark?.isMark ? mark.part : ''}`,
    ...(verb ? [`verb ${negated ? 'not ' : ''}${plain(verb)}`] : []),
    ...(behind ? [`then ${behind.part}${after.some(({ isNot }) => isNot) ? ' not' : ''}`] : []),
    ...before.map((word) => `before ${plain(word)}`),
    ...after.map((word) => `after ${plain(word)}`),
  ];
  const near = [`-1 ${plain(words[first - 1])}`, `+1 ${plain(words[to])}`, `head ${plain(words[to - 1])}`];
  return [
    ...built,
    ...(negated ? ['negated'] : []),
    `first ${before.length > 0 ? plain(before[0]) : '-'}`,
    `last ${after.length > 0 ? plain(after.at(-1)) : '-'}`,
    ...[...built, ...near].map((feature) => `${kind}*${feature}`),
  ];
}

const IF: ReadonlySet<string> = new Set(['if', 'maybe', 'possible', 'possibly', 'dream', 'ideally']);

/** The clauses before and behind, and how its sentence begins and ends. */
function around({ words }: Cut, { first, to, clause, sentence }: Place): string[] {
  const next = words.slice(clause.to, Math.min(sentence.to, clause.to + BEYOND));
  const past = words.slice(Math.max(sentence.from, clause.from - BEYOND), clause.from);
  const other = next.length === 0 ? words.slice(sentence.to, sentence.to + 5) : [];
  const features = [
    ...next.filter(isText).map((word) => `next ${plain(word)}`),
    `next2 ${next.slice(0, 2).map(plain).join(' ')}`,
    ...other.map((word) => `later ${plain(word)}`),
    `later2 ${other.slice(0, 2).map(plain).join(' ')}`,
    ...past.filter(isText).map((word) => `past ${plain(word)}`),
    `leads ${words[clause.from - 1]?.part ?? '^'}`,
    `says ${plain(words[sentence.from])}`,
    `says2 ${plain(words[sentence.from])} ${plain(words[sentence.from + 1])}`,
  ];
  if (words[sentence.to - 1]?.word === '?') features.push('asks');
  const said = words.slice(Math.max(sentence.from, first - CLAUSE), Math.min(sentence.to, to + CLAUSE));
  if (said.some(({ word }) => IF.has(word))) features.push('if');
  return features;
}
