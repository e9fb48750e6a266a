import type { Token } from '../text/token.js';
import {
  ARTICLES,
  BRINGING,
  CLEAR,
  ENDS,
  FURTHEST,
  HAD,
  isSize,
  KEEPING,
  LEADS,
  LINKS,
  OLD,
  OWNERS,
  PLAIN,
  WHERE,
} from './kept-words.js';

/** The things that are named before and after a word: "the tub, the toilet and the floor can stay". */

/** A range of tokens that names something, end exclusive. */
export interface TokenRange {
  readonly start: number;
  readonly end: number;
}

/** Nobody names more things behind one verb; a text of the same list over and over is read in time that grows with it. */
const LONGEST_LIST = 40;

/** What is moved from room to room. */
const OWNED: ReadonlySet<string> = new Set(
  'sofa couch rug table chair bed dresser desk lamp piano furniture'.split(' '),
);
const SIDES = /^(?:north|south|east|west|back|front|left|right|far|long|short)$/;

/** The word before a thing and its articles. */
export function wordBefore(tokens: readonly Token[], start: number): string {
  let i = start - 1;
  // "On the north wall" is a place as well.
  while (ARTICLES.has(tokens[i]?.text ?? '') || SIDES.test(tokens[i]?.text ?? '')) i--;
  return tokens[i]?.clause === tokens[start]?.clause ? (tokens[i]?.text ?? '') : '';
}

/** The subject of a verb with words between: the first thing of its clause without a preposition before it. */
export function subjectBefore(
  tokens: readonly Token[],
  verb: number,
  at: ReadonlyMap<number, TokenRange>,
): TokenRange[] {
  const clause = tokens[verb]?.clause;
  let first: TokenRange | undefined;
  for (let i = verb - 1; i >= Math.max(0, verb - FURTHEST * 2) && tokens[i]?.clause === clause; i--) {
    const span = at.get(i);
    // "New tile and the tub is not going anywhere": what is asked for before it is no subject.
    if (span && first && isWished(tokens, span)) break;
    first = span ?? first;
  }
  if (!first) return [];
  const before = wordBefore(tokens, first.start);
  return before === 'new' || LEADS.has(before) ? [] : [first];
}

/** The thing that "keep it" speaks of: the last one named, a few words before. */
export function lastBefore(verb: number, endingAt: ReadonlyMap<number, TokenRange>): TokenRange[] {
  for (let end = verb; end > Math.max(0, verb - FURTHEST * 2); end--) {
    const span = endingAt.get(end);
    if (span) return [span];
  }
  return [];
}

export const firstWord = (tokens: readonly Token[], from: number): string => {
  let i = from;
  while (/^(?:the|our|my|all|what)$/.test(tokens[i]?.text ?? '')) i++;
  return tokens[i]?.text ?? '';
};

/** The things named from a token on: "the cabinets, counters and floor"; `anew` where new things count as well. */
export function listAfter(
  tokens: readonly Token[],
  from: number,
  at: ReadonlyMap<number, TokenRange>,
  anew = false,
): TokenRange[] {
  const list: TokenRange[] = [];
  let strange = 0;
  let i = from;
  for (;;) {
    const token = tokens[i];
    if (!token) break;
    const before = tokens[i - 1];
    if (before && token.clause !== before.clause && !(list.length > 0 && goesOn(tokens, i, at))) break;
    const span = at.get(i);
    const painting = LINKS.has(before?.text ?? '') && token.text === 'paint';
    // What is new does not stay.
    if (span && token.text === 'new') break;
    if (span && !painting && list.length < LONGEST_LIST) {
      list.push(span);
      i = span.end;
      strange = 0;
    } else if (
      (ENDS.has(token.text) && !(anew && token.text === 'new')) ||
      KEEPING.has(token.text) ||
      // Another verb begins a list of its own: "keep the tub and supply the tile".
      (BRINGING.has(token.text) && token.text !== 'own') ||
      strange > 2 ||
      list.length === LONGEST_LIST
    )
      break;
    else {
      // An adjective may stand before a thing; after one, only a link leads to the next.
      const waiting = list.length === 0 || LINKS.has(before?.text ?? '') || ARTICLES.has(before?.text ?? '');
      if (!PLAIN.has(token.text) && !OLD.has(token.text)) {
        if (!waiting || /^(?:it|them|everything|costs?|things?)$/.test(token.text)) break;
        strange++;
      }
      i++;
    }
  }
  const last = list.at(-1);
  // "Keep toilet, small sink": behind a comma such a word is said of the next thing.
  const next = last && tokens[last.end];
  if (last && next && next.clause === tokens[last.end - 1]?.clause && CLEAR.has(next.text)) list.pop();
  return list;
}

/** Whether a list runs on over the comma before a token: plain things up to an "and", or one with an article. */
function goesOn(tokens: readonly Token[], from: number, at: ReadonlyMap<number, TokenRange>): boolean {
  if (tokens[from]?.text === 'new') return false;
  if (ARTICLES.has(tokens[from]?.text ?? '') && at.has(from + 1)) return true;
  if (isBareFixture(tokens, from, at)) return true;
  for (let i = from; i < tokens.length && i < from + 12; ) {
    const token = tokens[i];
    if (!token) return false;
    if (i > from && LINKS.has(token.text)) return at.has(i + 1) || ARTICLES.has(tokens[i + 1]?.text ?? '');
    if (i === from && LINKS.has(token.text)) return at.has(i + 1) || ARTICLES.has(tokens[i + 1]?.text ?? '');
    const span = at.get(i);
    if (!span && !ARTICLES.has(token.text)) return false;
    i = span ? span.end : i + 1;
  }
  return false;
}

/** "Keep tub, floor, toilet": each alone between two commas up to the sentence's end, and something that a room has. */
function isBareFixture(tokens: readonly Token[], from: number, at: ReadonlyMap<number, TokenRange>): boolean {
  const sentence = tokens[from - 1]?.sentence;
  for (let i = from; i < from + LONGEST_LIST && tokens[i]?.sentence === sentence; ) {
    const first = at.get(i);
    // "Wall tile" is one thing.
    const second = first && at.get(first.end);
    const span = second && tokens[second.start]?.clause === tokens[first.start]?.clause ? second : first;
    if (!span || tokens[span.end]?.clause === tokens[i]?.clause) return false;
    if (!HAD.has(tokens[span.end - 1]?.stem ?? '')) return false;
    i = span.end;
  }
  return tokens[from]?.sentence === sentence;
}

/** The things named up to a token: "the tub, the toilet and the floor" of "… can stay". */
export function listBefore(
  tokens: readonly Token[],
  until: number,
  endingAt: ReadonlyMap<number, TokenRange>,
): TokenRange[] {
  const list: TokenRange[] = [];
  let linked = false;
  // "Cabinets, floor, appliances all stay".
  const all = tokens[until - 1]?.text === 'all';
  const bare = all || tokens[until]?.text === 'stay';
  let i = until;
  for (let steps = 0; i > 0 && steps < FURTHEST * 2; steps++) {
    const token = tokens[i - 1];
    if (!token) break;
    const crossing = i < tokens.length && token.clause !== tokens[i]?.clause;
    // No list begins in the sentence before.
    if (list.length > 0 && crossing && token.sentence !== tokens[i]?.sentence) break;
    // "TV, treadmill, the sump pump must stay": what nobody's room has of itself is asked for.
    if (
      crossing &&
      !linked &&
      !(
        bare &&
        isBare(tokens, i - 1, endingAt) &&
        (all || (HAD.has(token.stem) && token.stem !== 'layout') || OWNED.has(token.stem))
      )
    )
      break;
    const span = endingAt.get(i);
    if (span) {
      // What has "new" said of it does not stay.
      if (tokens[span.start - 1]?.text === 'new') break;
      if (list.length > 0 && !linked && !crossing) break;
      const last = list.at(-1);
      if (last && (isWished(tokens, span) || isApart(tokens, span, last, until))) break;
      list.push(span);
      i = span.start;
      while (ARTICLES.has(tokens[i - 1]?.text ?? '') && tokens[i - 1]?.clause === tokens[i]?.clause) i--;
      continue;
    }
    if (LINKS.has(token.text) && list.length > 0) linked = true;
    else if (list.length > 0 || !(PLAIN.has(token.text) || WHERE.has(token.text) || isSize(token.text)))
      break;
    i--;
  }
  return list;
}

/** Whether a thing is asked for before another of which it is said that it stays: "we want a bar, and the sofa stays". */
function isWished(tokens: readonly Token[], { start }: TokenRange): boolean {
  const first = tokens[start]?.text ?? '';
  const before = tokens[start - 1]?.text ?? '';
  if (ASKED.test(first) || ASKED.test(before)) return true;
  // "Add a bar and the sofa and rug are staying": "the" behind a link begins what is said of others.
  if (ARTICLES.has(before) && LINKS.has(tokens[start - 2]?.text ?? '')) return false;
  for (let i = start - 1; tokens[i]?.clause === tokens[start]?.clause; i--)
    if (WISHING.test(tokens[i]?.text ?? '')) return true;
  return false;
}
const ASKED = /^(?:new|an?|some|another|more)$/;
const WISHING =
  /^(?:want|wants|need|needs|add|adding|put|putting|install|installing|build|building|like|love|get|buy|replace|replacing|swap|change|make)$/;

/** Whether a verb of one thing speaks of the last one alone: "counters and the range is staying", not "tub and toilet stays". */
function isApart(tokens: readonly Token[], span: TokenRange, last: TokenRange, verb: number): boolean {
  const ofOne =
    /^(?:stays|remains|comes|goes)$/.test(tokens[verb]?.text ?? '') || tokens[verb - 1]?.text === 'is';
  const hasArticle = ({ start }: TokenRange): boolean => ARTICLES.has(tokens[start - 1]?.text ?? '');
  return ofOne && hasArticle(last) && !hasArticle(span);
}

/** Where a thing's words begin, its article among them. */
export function startWithArticle(tokens: readonly Token[], { start }: TokenRange): number {
  let first = start;
  while (ARTICLES.has(tokens[first - 1]?.text ?? '')) first--;
  return first;
}

/** Whether the clause that ends with a token names one thing and says nothing of it. */
function isBare(tokens: readonly Token[], last: number, endingAt: ReadonlyMap<number, TokenRange>): boolean {
  const span = endingAt.get(last + 1);
  if (!span) return false;
  const before = tokens[startWithArticle(tokens, span) - 1];
  return (
    before?.clause !== tokens[last]?.clause &&
    before?.text !== 'new' &&
    tokens[last]?.sentence === tokens[last + 1]?.sentence
  );
}

/** The thing that "(that) we want to keep" or "we are keeping" speaks of. */
export function thingTheyKeep(
  tokens: readonly Token[],
  verb: number,
  endingAt: ReadonlyMap<number, TokenRange>,
): TokenRange[] {
  let i = verb;
  let owner = false;
  for (let steps = 0; i > 0 && steps < FURTHEST; steps++) {
    const token = tokens[i - 1];
    if (!token || token.clause !== tokens[verb]?.clause) return [];
    const span = endingAt.get(i);
    if (span) return owner ? [span] : [];
    if (OWNERS.has(token.text)) owner = true;
    else if (
      !/^(?:that|which|and|would|want|wish|like|love|to|are|am|be|is|will|can|going|really|'d|to|should)$/.test(
        token.text,
      )
    )
      return [];
    i--;
  }
  return [];
}

/** What the owner brings: "we will supply the tile", "owner supplied fixtures", "we already bought the vanity". */
export function brought(
  tokens: readonly Token[],
  verb: number,
  after: readonly TokenRange[],
  endingAt: ReadonlyMap<number, TokenRange>,
): readonly TokenRange[] {
  for (let i = verb - 1; i >= Math.max(0, verb - 5); i--) {
    const token = tokens[i];
    if (!token || token.clause !== tokens[verb]?.clause) break;
    if (OWNERS.has(token.text)) {
      if (after.length > 0) return after;
      const named = listBefore(tokens, i, endingAt);
      return named.length > 0 || tokens[verb + 1]?.text !== 'ourselves'
        ? named
        : lastBefore(i, endingAt).filter(({ start }) => tokens[start]?.clause === tokens[i]?.clause);
    }
    if (
      !/^(?:will|shall|can|have|are|am|going|to|be|already|just|recently|our|my|'ll|'ve|would|rather)$/.test(
        token.text,
      )
    )
      break;
  }
  return [];
}
