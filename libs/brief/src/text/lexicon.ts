import { cutText } from '@plumbline/contracts';
import { saysItFails, saysNotSuch } from './fails.js';
import { IDLE_WORDS } from './idle-words.js';
import { resolvePronouns } from './pronouns.js';
import { beginsClause } from './run-on.js';
import { spanishIn } from './spanish.js';
import { Spelling } from './spelling.js';
import type { Token } from './token.js';

/** Finding known phrases in what people write: the longest first, whatever their endings, accents and case. */

export interface Hit<M> {
  readonly meaning: M;
  /** Everything the phrase may mean. */
  readonly all: readonly M[];
  readonly said: string;
  /** Token range, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly clause: number;
  readonly negated: boolean;
  /** It only tells where something else is refused: the island of "no outlets in the island". */
  readonly isWhere?: true;
  /** Where in the room it was said of, if that was told: "window", "sink", "north wall"; and the token after it. */
  readonly place?: { readonly name: string; readonly end: number };
}

/** Words that were read. */
type Covering = Pick<Hit<unknown>, 'start' | 'end' | 'negated' | 'place'>;

export const NEGATIONS: ReadonlySet<string> = new Set([
  'no',
  'not',
  'without',
  'avoid',
  'never',
  'none',
  'skip',
  'forget',
  'hate',
  'dislike',
  "don't",
  'dont',
  "doesn't",
  'doesnt',
  'minus',
  'sans',
  'omit',
  'exclude',
  'excluding',
  'nor',
  "won't",
  'neither',
  'lose',
  'eliminate',
  'remove',
  'removing',
  'ditch',
  'rid',
  'nothing',
]);

/** A new verb or preposition of wanting ends what an earlier "no" says. */
const RESUMES: ReadonlySet<string> = new Set([
  'with',
  'add',
  'want',
  'have',
  'include',
  'like',
  'need',
  'prefer',
  'love',
  'keep',
  'instead',
  'so',
  'just',
  'only',
  'use',
]);

const LONGEST_PHRASE = 7;

export class Lexicon<M> {
  private readonly phrases = new Map<string, M[]>();
  private readonly spelling = new Spelling();

  constructor() {
    this.spelling.add(IDLE_WORDS);
    this.spelling.add(NEGATIONS);
    this.spelling.add(RESUMES);
  }

  add(words: readonly string[], meaning: M): void {
    for (const word of words) {
      for (const { text, stem } of tokenize(word)) this.spelling.add([text, stem]);
    }
    for (const word of new Set(
      words.map((w) =>
        tokenize(w)
          .map((t) => t.stem)
          .join(' '),
      ),
    )) {
      if (word) this.phrases.set(word, [...(this.phrases.get(word) ?? []), meaning]);
    }
  }

  /** The words of a text, those mended that are nearly known. */
  read(text: string): Token[] {
    const tokens = withRunOns(tokenize(text));
    const spanish = spanishIn(tokens.map(({ said }) => said));
    return tokens.map((token) => {
      const english = spanish(token.said);
      if (english) return { ...token, text: english, stem: stem(english) };
      if (this.spelling.isRight(token.text) || this.spelling.isRight(token.stem)) return token;
      const meant = this.spelling.guess(token.text) ?? this.spelling.guess(token.stem);
      return meant ? { ...token, text: meant, stem: stem(meant) } : token;
    });
  }

  get(stems: readonly string[]): readonly M[] | undefined {
    return this.phrases.get(stems.join(' '));
  }

  /** What a phrase may mean as it is written. */
  meaningsOf(phrase: string): readonly M[] | undefined {
    return this.get(tokenize(phrase).map((token) => token.stem));
  }
}

/**
 * All hits of a text, left to right, without overlaps. `choose` picks among the meanings of a phrase, and is told whether
 * a negation stands before it.
 */
export function findHits<M>(
  text: string,
  lexicon: Lexicon<M>,
  choose: (meanings: readonly M[], phrase: string, said: string, negated: boolean) => M | undefined,
  isThing: (meaning: M) => boolean = () => false,
): { readonly tokens: readonly Token[]; readonly hits: readonly Hit<M>[] } {
  const { tokens, gone } = resolvePronouns(
    lexicon.read(text),
    (stem) => lexicon.get([stem])?.some(isThing) ?? false,
  );
  const hits: Hit<M>[] = [];
  const isNegated = negationsOf(tokens);
  for (let start = 0; start < tokens.length; ) {
    let length = Math.min(LONGEST_PHRASE, tokens.length - start);
    let found: Hit<M> | undefined;
    for (; length > 0; length--) {
      const span = tokens.slice(start, start + length);
      if (span.some((t) => t.clause !== span[0]?.clause)) continue;
      const stems = span.map((t) => t.stem);
      const all = lexicon.get(stems);
      const words = span.map((t) => t.said).join(' ');
      const meaning = all && choose(all, stems.join(' '), words, isNegated(start));
      if (!all || !meaning) continue;
      const place = placeAfter(tokens, start + length);
      const refused = isNegated(start);
      const isWhere = refused && isWhereRefused(tokens, hits.at(-1), start);
      found = {
        meaning,
        all,
        said: span.map((t) => t.said).join(' '),
        start,
        end: start + length,
        clause: span[0]?.clause ?? 0,
        negated:
          (refused &&
            !isWhere &&
            !isPastNegated(tokens, hits.at(-1), start) &&
            !isOfWhatItDoes(tokens, start, start + length)) ||
          isTakenAway(tokens, start, start + length) ||
          gone.has(start + length - 1),
        ...(isWhere ? { isWhere } : {}),
        ...(place ? { place } : {}),
      };
      break;
    }
    if (found) hits.push(found);
    start += found ? length : 1;
  }
  return { tokens, hits };
}

/** Between the end of one thing and the next, these refuse the next as well: "no rug or curtains". */
const GOES_ON: ReadonlySet<string> = new Set(
  'and or nor plus to for of with in on at by from over under near that which a the any w as'.split(' '),
);

/** Whether what a negation is said of came before: "no rugs pull out shelves" refuses rugs. */
function isPastNegated<M>(tokens: readonly Token[], last: Hit<M> | undefined, start: number): boolean {
  if (!last?.negated || last.clause !== tokens[start]?.clause) return false;
  const end = tokens[last.end - 1];
  const isPlural = end !== undefined && end.text !== end.stem;
  const between = tokens.slice(last.end, start);
  // "An ottoman not a coffee table and the TV on an arm": what has an article of its own is asked for.
  if (
    between[0]?.said === 'and' &&
    /^(?:the|a|an|our|my)$/.test(between[1]?.said ?? '') &&
    /^(?:a|an)$/.test(tokens[last.start - 1]?.said ?? '') &&
    tokens[last.start - 2]?.said === 'not'
  )
    return true;
  // "No headboard two nightstands".
  if (between.length > 0 && between.every(({ said }) => /^(?:two|three|four|six|\d{1,2}|new)$/.test(said)))
    return true;
  return isPlural && between.length < 3 && !between.some(({ text }) => GOES_ON.has(text));
}

/** The island of "no outlets in the island", the desk of "nothing hung over the desk": where something is refused is not refused itself. */
function isWhereRefused<M>(tokens: readonly Token[], last: Hit<M> | undefined, start: number): boolean {
  const { clause } = tokens[start] ?? {};
  const stands = (i: number): boolean =>
    tokens[i]?.clause === clause &&
    STANDS_AT.has(tokens[i]?.text ?? '') &&
    !NEGATIONS.has(tokens[i - 1]?.text ?? '');
  if (/^(?:the|our|my|his|her|that|this|either|each)$/.test(tokens[start - 1]?.text ?? ''))
    return stands(start - 2);
  // "In it" was written out as the thing itself.
  return last?.negated === true && last.clause === clause && last.end === start - 1 && stands(start - 1);
}
/** Between a thing that is refused and where it is. */
const STANDS_AT: ReadonlySet<string> = new Set(
  'in on at over above under below near beside behind against around inside along'.split(' '),
);

/** "I don't want the toilet to be the first thing you see" refuses what the toilet does, not the toilet. */
const isOfWhatItDoes = (tokens: readonly Token[], start: number, end: number): boolean =>
  tokens[end]?.clause === tokens[start]?.clause &&
  tokens[end]?.text === 'to' &&
  /^(?:be|face|see|sit|stand|hit|block|open|touch|feel|look|have|take|come|hang|get)$/.test(
    tokens[end + 1]?.text ?? '',
  ) &&
  /^(?:the|our|my|their|his|her)$/.test(tokens[start - 1]?.text ?? '') &&
  tokens[start - 2]?.text === 'want';

/** Indices of the words that no hit covers and that say something. */
export function strangeTokens(tokens: readonly Token[], hits: readonly Covering[]): number[] {
  const covered = new Set<number>();
  for (const { start, end, negated, place } of hits) {
    for (let i = start; i < (negated && place ? place.end : end); i++) covered.add(i);
  }
  return [...tokens.keys()].filter((i) => {
    const { text, stem } = tokens[i] as Token;
    const idle = IDLE_WORDS.has(text) || IDLE_WORDS.has(stem) || NEGATIONS.has(stem);
    const number = /^[\d.,%$]+$/.test(text);
    return !(covered.has(i) || idle || number || (/^[a-z]+$/.test(text) && text.length < 3));
  });
}

/** Phrases of words that no hit covers and that are not idle, at most 12 words each. */
export function unreadWords(tokens: readonly Token[], hits: readonly Covering[]): string[] {
  const phrases: string[] = [];
  let words: string[] = [];
  let last = -2;
  const close = (): void => {
    if (words.length > 0) phrases.push(cutText(words.join(' '), 80));
    words = [];
  };
  for (const i of strangeTokens(tokens, hits)) {
    if (i !== last + 1 || words.length >= 12) close();
    words.push(tokens[i]?.said ?? '');
    last = i;
  }
  close();
  return phrases;
}

/** Words and numbers, lower case without accents; marks of punctuation and "but" end a clause. */
function tokenize(text: string): Token[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'");
  const tokens: Token[] = [];
  let clause = 0;
  let sentence = 0;
  for (const match of plain.matchAll(
    /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*|[,.;:!?\n()|]|\p{Extended_Pictographic}/gu,
  )) {
    const word = match[0];
    if (/^[,.;:!?\n()|]$/.test(word)) {
      const last = tokens.at(-1);
      if (word === ':' && last) tokens[tokens.length - 1] = { ...last, heads: true };
      if (/[.;!?\n|]/.test(word)) sentence++;
      clause++;
      continue;
    }
    if (word === 'but' || word === 'except') clause++;
    tokens.push({ text: word, said: word, stem: stem(word), clause, sentence });
  }
  return tokens;
}

/** The tokens with a clause more wherever one begins without a mark. */
function withRunOns(tokens: readonly Token[]): Token[] {
  let more = 0;
  let first = 0;
  let said: string[] = [];
  return tokens.map((token, i) => {
    if (i === 0 || token.clause !== tokens[i - 1]?.clause) {
      first = i;
      let end = i;
      while (tokens[end]?.clause === token.clause) end++;
      said = tokens.slice(i, end).map((t) => t.said);
    }
    if (beginsClause(said, i - first)) more++;
    return more === 0 ? token : { ...token, clause: token.clause + more };
  });
}

const OF_A_PRONOUN = /^(?:there|that|what|here|who|where|how|when|this|one|every|some|any|no)/;

/** Takes plural endings off: "shelves" → "shelf", "benches" → "bench", "islands" → "island". */
function stem(word: string): string {
  if (word.length < 4) return word;
  // "The mantel's lovely", "the landlord's radiator".
  if (word.endsWith("'s") && word.length > 5 && !OF_A_PRONOUN.test(word)) return stem(word.slice(0, -2));
  if (word.endsWith('shelves')) return `${word.slice(0, -3)}f`;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

/**
 * Tells of a phrase's start whether a negation stands before it in the same clause, with no word of wanting in between.
 * What was found of a "keep" is remembered: a text of many would otherwise be read back to its beginning at each.
 */
function negationsOf(tokens: readonly Token[]): (start: number) => boolean {
  const keeps = new Map<number, boolean>();
  const isRefusedKeep = (at: number): boolean => {
    const known = keeps.get(at) ?? isNegated(at);
    keeps.set(at, known);
    return known;
  };
  const heads = headsOf(tokens);
  const isNegated = (start: number): boolean => {
    const clause = tokens[start]?.clause;
    if (NEGATIONS.has(heads.get(start) ?? '')) return true;
    let traded = false;
    for (let i = start - 1; i >= 0 && start - i <= 7; i--) {
      const token = tokens[i];
      if (!token || token.clause !== clause) return false;
      if (saysNotSuch(tokens, i, start)) return true;
      // "Ditch the carpet for herringbone": what stands behind "for" is what comes.
      if (token.text === 'for' && tokens[i - 1]?.text !== 'room') traded = true;
      if (traded && TRADED_AWAY.has(token.text) && tokens[i + 1]?.text !== 'for') return false;
      if (NEGATIONS.has(token.text)) {
        // "not only", "no matter", "not enough" refuse nothing.
        const next = tokens[i + 1]?.text;
        // "Please remove it and take the cabinets to the ceiling": what goes has been named.
        if (REMOVES.has(token.text) && isIt(tokens, i + 1, start)) return false;
        if (next === 'more' && token.text === 'no') return !tokens.slice(i + 2, i + 9).some(isUnable);
        if (next !== undefined && NO_REFUSAL.has(next)) return false;
        // "Doesn't really close".
        const told = /^(?:really|even|ever)$/.test(next ?? '') ? tokens[i + 2]?.text : next;
        if (saysItFails(token.text, told)) return false;
        // "A door that doesn't smack the vanity" tells what the door does.
        if (
          DOES_NOT.has(token.text) &&
          /^(?:that|which|it|so)$/.test(tokens[i - 1]?.text ?? '') &&
          !WANTS.has(next ?? '')
        )
          return false;
        // "Without people crossing in front of the TV" tells what happens there.
        if (token.text === 'without' && HAPPENS.has(next ?? '')) return false;
        // "Not above the fireplace" refuses a place.
        if (token.text === 'not' && PREPOSITIONS.has(next ?? '')) return false;
        // So does "should not be next to the oven".
        if (
          next === 'be' &&
          (PLACES_APART.has(tokens[i + 2]?.text ?? '') || PREPOSITIONS.has(tokens[i + 2]?.text ?? ''))
        )
          return false;
        // "There is no storage" complains.
        return !(
          token.text === 'no' &&
          tokens[i - 1]?.sentence === token.sentence &&
          COMPLAINS.has(tokens[i - 1]?.text ?? '') &&
          tokens[i - 2]?.text !== 'to'
        );
      }
      // "Instead of the desk more pantry": what "more" or "a" begins is asked for.
      if (token.text === 'of' && tokens[i - 1]?.text === 'instead')
        return !tokens
          .slice(i + 2, start)
          .some(({ text }) => text === 'more' || text === 'a' || text === 'an');
      if (token.text === 'but' && EVERYTHING.has(tokens[i - 1]?.text ?? '')) return true;
      if (token.text === 'than' && prefersBefore(tokens, i)) return true;
      // "We don't really need a table".
      let verb = i;
      while (/^(?:really|even|actually|necessarily|particularly|ever)$/.test(tokens[verb - 1]?.said ?? ''))
        verb--;
      const before = tokens[verb - 1]?.text;
      const refusedVerb =
        (before !== undefined && NEGATIONS.has(before)) || (token.text === 'keep' && isRefusedKeep(i));
      if (RESUMES.has(token.text) && !refusedVerb) return false;
      if (BUILDS.has(token.text) && LINKS.has(before ?? '')) return false;
    }
    return false;
  };
  return isNegated;
}

/**
 * For each token of a list the word that heads it: "Keep: tub, toilet. Remove: vanity"; the negation of "do not need:".
 */
export function headsOf(tokens: readonly Token[]): ReadonlyMap<number, string> {
  const heads = new Map<number, string>();
  let head: { readonly word: string; readonly sentence: number } | undefined;
  for (const [i, token] of tokens.entries()) {
    if (head && head.sentence !== token.sentence) head = undefined;
    if (head) heads.set(i, head.word);
    if (!token.heads) continue;
    const negation = tokens
      .slice(Math.max(0, i - 3), i)
      // "No more mold:" complains of what the list is to mend.
      .find(
        (t, k, all) =>
          t.clause === token.clause &&
          NEGATIONS.has(t.text) &&
          all[k + 1]?.text !== 'more' &&
          // "Nothing fancy: stock cabinets" asks for what follows.
          !(
            t.text === 'nothing' ||
            (t.text === 'not' && !/^(?:needed|wanted|needs?|wants?|interested|into)$/.test(token.text))
          ),
      );
    head = { word: negation?.text ?? token.text, sentence: token.sentence };
  }
  return heads;
}

const IT: ReadonlySet<string> = new Set(['it', 'them', 'that']);
/** "It", "them", and a "that" which no thing follows: "remove that tub" names it. */
const isIt = (tokens: readonly Token[], at: number, thing: number): boolean => {
  const said = tokens[at]?.said ?? '';
  return (
    IT.has(said) &&
    (said !== 'that' || (at + 1 < thing && /^(?:and|so|then|but)$/.test(tokens[at + 1]?.said ?? '')))
  );
};

const REMOVES: ReadonlySet<string> = new Set('lose eliminate remove removing ditch'.split(' '));
const TRADED_AWAY: ReadonlySet<string> = new Set('ditch lose remove removing eliminate rid'.split(' '));

/** "No more than", "no more corner cabinet you cannot reach into": a limit and a complaint. */
const isUnable = ({ text }: Token): boolean => /^(?:than|can't|cant|cannot)$/.test(text);

const DOES_NOT: ReadonlySet<string> = new Set(["doesn't", 'doesnt', "don't", 'dont', "won't", 'wont']);
const WANTS: ReadonlySet<string> = new Set('want need like use have love include require get'.split(' '));
const NO_REFUSAL: ReadonlySet<string> = new Set(['only', 'matter', 'more', 'enough', 'sure', 'just']);
const PLACES_APART: ReadonlySet<string> = new Set(
  'next beside near right against by close directly'.split(' '),
);
const COMPLAINS: ReadonlySet<string> = new Set([
  "there's",
  'theres',
  'is',
  'has',
  'currently',
  'zero',
  'almost',
]);

/** "remove the tub and put in a shower": after a link, a verb of building ends what was refused. */
const BUILDS: ReadonlySet<string> = new Set(
  'put install build make set fit give go add use do get have'.split(' '),
);
const LINKS: ReadonlySet<string> = new Set(['and', 'then', 'to']);

/** "everything but a tv". */
const EVERYTHING: ReadonlySet<string> = new Set(['everything', 'anything', 'all']);

/** "rather have a peninsula than …", "prefer a bench to …". */
const prefersBefore = (tokens: readonly Token[], than: number): boolean =>
  tokens.slice(Math.max(0, than - 10), than).some((t) => t.text === 'rather' || t.text === 'prefer');

const TAKING: ReadonlySet<string> = new Set([
  'take',
  'taking',
  'tear',
  'tearing',
  'rip',
  'ripping',
  'pull',
  'get',
]);

/** What may stand between a thing and "out": "the tub is to be taken out", "the tub has to go". */
const ON_THE_WAY_OUT: ReadonlySet<string> = new Set(
  'and is are be being to has have needs need gotta got must should will shall can gets get comes come goes taken ripped torn pulled'.split(
    ' ',
  ),
);
/** What lies on a floor and comes up from it. */
const LAID: ReadonlySet<string> = new Set(
  'carpet carpeting linoleum vinyl tile floor flooring laminate parquet lino rug'.split(' '),
);
const COMES_OFF: ReadonlySet<string> = new Set(['off', 'down']);
const GONE: ReadonlySet<string> = new Set('out away gone removed go goes demolished eliminated'.split(' '));
/** After "out" these go on to tell where or of what, and nothing is taken away. */
/** Behind "comes down": a bed in the wall comes down when guests visit. */
const COMES_AGAIN: ReadonlySet<string> = new Set(['when', 'while', 'for', 'if', 'only']);
const NOT_GONE: ReadonlySet<string> = new Set(
  'of to from on in into onto inside against under along between near next by beside behind above over below beneath underneath across opposite facing looking left right flanking far as close either both where at with somewhere anywhere everywhere here there elsewhere wherever'.split(
    ' ',
  ),
);

/** True for the wallpaper of "the wallpaper from 1985 comes down" and the carpet of "carpet off the stairs". */
function comesOffAt(tokens: readonly Token[], end: number): boolean {
  const clause = tokens[end - 1]?.clause;
  const word = (i: number): string => (tokens[i]?.clause === clause ? (tokens[i]?.said ?? '') : '');
  if (word(end) === 'off')
    return (
      LAID.has(tokens[end - 1]?.stem ?? '') && /^(?:|the|our|my|these|those|all|of)$/.test(word(end + 1))
    );
  if (!/^(?:from|in|on|around|behind|over)$/.test(word(end))) return false;
  for (let i = end + 1; i <= end + 4; i++)
    if (/^comes?$/.test(word(i)) && /^(?:down|off|out|up)$/.test(word(i + 1)) && word(i + 2) === '')
      return true;
  return false;
}

/** True for "tub out", "the tub goes", "tub removed", "the tub must be taken out". */
function isGone(tokens: readonly Token[], end: number): boolean {
  const clause = tokens[end - 1]?.clause;
  // "The wall where the range should go" gives it a place.
  if (tokens.slice(Math.max(0, end - 5), end).some((t) => t.text === 'where' && t.clause === clause))
    return false;
  if (comesOffAt(tokens, end)) return true;
  for (let i = end; i <= end + 4; i++) {
    const token = tokens[i];
    if (!token || token.clause !== clause) return false;
    // "The walls are lavender and have to change".
    if (/^(?:change|leave)$/.test(token.said) && /^(?:to|must)$/.test(tokens[i - 1]?.said ?? '')) return true;
    // "The bifolds come off", "the soffit comes down".
    if (COMES_OFF.has(token.text) && /^comes?$|^coming$/.test(tokens[i - 1]?.said ?? '')) {
      const next = tokens[i + 1]?.clause === clause ? (tokens[i + 1]?.text ?? '') : '';
      return !NOT_GONE.has(next) && !COMES_AGAIN.has(next);
    }
    // "The old linoleum comes up", "carpet up".
    if (token.text === 'up' && (i === end || /^comes?$|^coming$/.test(tokens[i - 1]?.said ?? '')))
      return (
        (tokens[i + 1]?.clause !== clause || (i === end && tokens[i + 1]?.text === 'and')) &&
        LAID.has(tokens[end - 1]?.stem ?? '')
      );
    if (GONE.has(token.text) || GONE.has(token.said)) {
      // "The tub goes", but not "where the tub goes".
      const told = tokens
        .slice(Math.max(0, end - 4), end)
        .some((t) => t.clause === clause && t.text === 'where');
      const isEnd = tokens[i + 1]?.clause !== clause && /^goe?s?$/.test(token.said) && !told;
      if (
        /^goe?s?$/.test(token.said) &&
        !isEnd &&
        !/^(?:to|can|must|should|will)$/.test(tokens[i - 1]?.text ?? '')
      )
        return false;
      const next = (k: number): string =>
        tokens[i + k]?.clause === clause ? (tokens[i + k]?.text ?? '') : '';
      // "It should go away from the window".
      return !NOT_GONE.has(next(1)) && !(next(1) === 'away' && next(2) === 'from');
    }
    if (!ON_THE_WAY_OUT.has(token.said)) return false;
  }
  return false;
}

const TORN_ARTICLES: ReadonlySet<string> = new Set(
  'the our my that this those these old existing all ugly awful hideous horrible dated outdated broken stupid damn giant huge big bulky small little brown pink orange dark nasty gross worn rotten ancient'.split(
    ' ',
  ),
);

/** True for the tub of "rip out the tub"; not for "pull out drawers", which are a kind of drawer. */
function isTornOut(tokens: readonly Token[], start: number): boolean {
  let i = start - 1;
  while (i >= 0 && tokens[i]?.clause === tokens[start]?.clause && TORN_ARTICLES.has(tokens[i]?.text ?? ''))
    i--;
  const torn =
    (tokens[i]?.text === 'out' ||
      // "Take up the pink carpet".
      (tokens[i]?.text === 'up' && LAID.has(tokens[start]?.stem ?? ''))) &&
    TAKING.has(tokens[i - 1]?.text ?? '');
  return torn && tokens[i - 1]?.clause === tokens[start]?.clause && i < start - 1;
}

/** True for "take the tub out", "tub out", "a tub we never use" and "tub? no". */
function isTakenAway(tokens: readonly Token[], start: number, end: number): boolean {
  const next = tokens[end];
  const { clause } = tokens[start] ?? {};
  const verb = tokens
    .slice(Math.max(0, start - 3), start)
    .some((t) => t.clause === clause && TAKING.has(t.text));
  if (next?.clause === clause && (next?.text === 'out' || next?.text === 'away') && verb) return true;
  // "Take the beams down".
  if (
    next?.clause === clause &&
    next?.text === 'down' &&
    tokens
      .slice(Math.max(0, start - 3), start)
      .some((t) => t.clause === clause && /^(?:take|taking|tear|tearing|rip|ripping|knock)$/.test(t.text))
  )
    return true;
  if (isGone(tokens, end) || isTornOut(tokens, start)) return true;
  const after = tokens.slice(end, end + 3).filter((t) => t.clause === clause);
  const needed = after[0]?.text === 'is' || after[0]?.text === 'are' ? 1 : 0;
  if (after[needed]?.text === 'not' && UNNEEDED.has(after[needed + 1]?.text ?? '')) return true;
  if (after[1]?.text === 'never' && /^us(?:e|ed)$/.test(after[2]?.text ?? '')) return true;
  // "Tub? No", not "a TV in the mirror. No: brass, barn door".
  return next?.text === 'no' && !next.heads && tokens[end + 1]?.clause !== next.clause;
}

/** "TV not wanted". */
const UNNEEDED: ReadonlySet<string> = new Set(['wanted', 'needed', 'necessary', 'required']);

/** What "without" keeps from happening, rather than a thing that is not wanted. */
const HAPPENS: ReadonlySet<string> = new Set(
  'people anyone anybody everyone everybody somebody someone us me him her them guests having crossing walking going bumping tripping turning squeezing climbing bending reaching waking'.split(
    ' ',
  ),
);

const PREPOSITIONS: ReadonlySet<string> = new Set(
  'in on over above at by along around near under below beside against across behind'.split(' '),
);
const ARTICLES: ReadonlySet<string> = new Set(['the', 'our', 'my', 'that', 'this', 'either', 'a']);
const PLACES: Readonly<Record<string, string>> = {
  window: 'window',
  sink: 'sink',
  range: 'range',
  stove: 'range',
  cooktop: 'range',
  oven: 'range',
  hood: 'range',
  door: 'door',
  fridge: 'refrigerator',
  refrigerator: 'refrigerator',
  island: 'island',
  bar: 'bar',
  bed: 'bed',
  crib: 'crib',
  desk: 'desk',
  table: 'table',
  sofa: 'sofa',
  couch: 'sofa',
  piano: 'piano',
  fireplace: 'fireplace',
  workbench: 'workbench',
  tub: 'bathtub',
  bathtub: 'bathtub',
  shower: 'shower',
  toilet: 'toilet',
  vanity: 'vanity',
  north: 'north wall',
  south: 'south wall',
  east: 'east wall',
  west: 'west wall',
};

/** The place that a phrase goes on to name: "on the window wall", "above the sink". */
function placeAfter(tokens: readonly Token[], end: number): Hit<never>['place'] {
  const clause = tokens[end - 1]?.clause;
  let i = end;
  if (tokens[i]?.clause !== clause || !PREPOSITIONS.has(tokens[i]?.text ?? '')) return undefined;
  for (i++; ARTICLES.has(tokens[i]?.text ?? ''); i++);
  const word = tokens[i];
  if (!word || word.clause !== clause) return undefined;
  const ofWall = tokens[i + 1]?.stem === 'wall' && tokens[i + 1]?.clause === clause;
  const name = PLACES[word.stem] ?? (ofWall ? `${word.text} wall` : undefined);
  return name ? { name, end: i + (ofWall ? 2 : 1) } : undefined;
}
