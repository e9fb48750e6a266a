import { type Meaning, namesThing } from '../meanings/meaning.js';
import type { Hit } from '../text/lexicon.js';
import type { Token } from '../text/token.js';
import { type Verdict, verdictAtEnd, verdictOf } from '../text/verdict-words.js';

/**
 * What a clause of its own says of a thing that was named before it: "the closet is full of my sewing, hands off", "tub: don't
 * need it", "honey oak vanity from the 90s, take it". A reason may stand between: "a urinal? my husband asked, no".
 */
export interface Judged {
  /** The hits, those that are refused or taken out being negated. */
  readonly hits: readonly Hit<Meaning>[];
  /** Those that stay as they are. */
  readonly left: Set<Hit<Meaning>>;
  /** Those that leave or are refused, whatever was said of them before. */
  readonly taken: ReadonlyMap<Hit<Meaning>, Verdict>;
}

interface Clause {
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  readonly words: string;
}

export function judged(tokens: readonly Token[], hits: readonly Hit<Meaning>[]): Judged {
  const clauses = clausesOf(tokens);
  const verdicts = new Map<Hit<Meaning>, Verdict>();
  const note = (of: readonly Hit<Meaning>[], verdict: Verdict): void => {
    for (const hit of of) verdicts.set(hit, verdict);
  };
  for (const [i, clause] of clauses.entries()) {
    // "Absolutely not: open shelves" heads a list.
    if (tokens[clause.end - 1]?.heads) continue;
    const verdict = verdictOf(clause.words);
    if (verdict) note(spokenOf(clauses, i, hits, tokens, verdict), verdict);
    else {
      const own = verdictAtEnd(clause.words);
      if (own && !isMadeReady(clauses, i)) note(subjectOf(clause, hits, tokens, true), own);
      else if (isOtherwise(clauses, i)) note(subjectOf(clause, hits, tokens), 'takes');
    }
  }
  if (verdicts.size === 0) return { hits, left: new Set(), taken: new Map() };
  const left = new Set<Hit<Meaning>>();
  const taken = new Map<Hit<Meaning>, Verdict>();
  const read = hits.map((hit) => {
    const verdict = verdicts.get(hit);
    if (!verdict) return hit;
    const said = { ...hit, negated: verdict !== 'keeps' };
    if (verdict === 'keeps') left.add(said);
    else taken.set(said, verdict);
    return said;
  });
  return { hits: read, left, taken };
}

function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  for (let start = 0; start < tokens.length; ) {
    let end = start;
    while (tokens[end]?.clause === tokens[start]?.clause) end++;
    clauses.push({
      start,
      end,
      sentence: tokens[start]?.sentence ?? 0,
      words: tokens
        .slice(start, Math.min(end, start + LONGEST))
        .map((t) => t.said)
        .join(' '),
    });
    start = end;
  }
  return clauses;
}
const LONGEST = 24;

/** "Egress window maybe later, frame for it now": what is made ready for is no other year's. */
const isMadeReady = (clauses: readonly Clause[], at: number): boolean => {
  const next = clauses[at + 1];
  // "A twin now, a queen later".
  const before = clauses.slice(Math.max(0, at - FURTHEST), at);
  if (before.some((c) => c.sentence === clauses[at]?.sentence && /\bnow$/.test(c.words))) return true;
  return (
    next?.sentence === clauses[at]?.sentence &&
    /^(?:but |so |and )?(?:just )?(?:rough|plumb|prep|prepare|frame|wire|leave (?:room|space)|run|stub|get it ready)\b/.test(
      next?.words ?? '',
    )
  );
};

/** The things that a verdict speaks of: those of its sentence, or of the one before where it is one by itself. */
function spokenOf(
  clauses: readonly Clause[],
  at: number,
  hits: readonly Hit<Meaning>[],
  tokens: readonly Token[],
  verdict: Verdict,
): readonly Hit<Meaning>[] {
  const { sentence } = clauses[at] as Clause;
  const own = clauses.slice(Math.max(0, at - FURTHEST), at);
  const inSentence = own.filter((c) => c.sentence === sentence);
  const names = (c: Clause): boolean => subjectOf(c, hits, tokens).length > 0;
  const here = inSentence.filter(names);
  const named =
    here.length > 0
      ? here
      : inSentence.every((c) => ASIDE.test(c.words))
        ? own.filter((c) => c.sentence === sentence - 1 && names(c))
        : [];
  // What only tells why is passed over, unless nothing else is named.
  const spoken = named.findLast((c) => !ASIDE.test(c.words)) ?? named[0];
  if (!spoken) return [];
  // A question that asks for a change, or for a fact, is answered; its thing is not refused.
  if (verdict === 'refuses' && ASKS_ELSE.test(spoken.words)) return [];
  return subjectOf(spoken, hits, tokens);
}
/** How many clauses back a verdict may look. */
const FURTHEST = 4;
const ASIDE =
  /^(?:but |and |so )?(?:where|how|why|because|since|cause|who|what|when|my|his|her|he|she|they|it|it's|its|we|i|i'd|there|there's)\b/;
const ASKS_ELSE =
  /^(?:(?:is|are|does|do|did|will|would|can|could|should|may|have|has) (?:you|we|i|it|that|this|the|these|those|there|they|a|an|any|our|my)|why|how|when|who|what|any|if)\b|\b(?:move|moving|remove|removing|replace|replacing|change|changing|touch|lose|losing|without|out|gone|permit|permits)\b/;

/**
 * The thing that a clause is about, with those that "and" joins to it: the first one that no preposition leads to, or the last
 * one, which a verdict at the clause's end stands behind.
 */
function subjectOf(
  { start, end, words }: Clause,
  hits: readonly Hit<Meaning>[],
  tokens: readonly Token[],
  fromItsEnd = false,
): readonly Hit<Meaning>[] {
  const named = hits.filter((h) => h.start >= start && h.start < end && isThing(h));
  const isHead = (h: Hit<Meaning>): boolean => !LEADS.test(wordBefore(tokens, h.start, start));
  const first = (fromItsEnd ? named.findLast(isHead) : named.find(isHead)) ?? named[0];
  if (!first || verdictOf(words)) return [];
  const list = [first];
  for (const next of named.slice(named.indexOf(first) + 1)) {
    const last = list.at(-1) as Hit<Meaning>;
    const between = tokens
      .slice(last.end, next.start)
      .map((t) => t.said)
      .join(' ');
    if (!/^(?:and|or|plus|and the|and our|and my|)$/.test(between)) break;
    list.push(next);
  }
  return list;
}

const isThing = (hit: Hit<Meaning>): boolean =>
  hit.meaning.is === 'material' ||
  (hit.meaning.is === 'told' ? TOLD_THINGS.has(hit.meaning.id) : namesThing(hit));
/** What is told that is a thing, and so can be refused or left. */
export const TOLD_THINGS: ReadonlySet<string> = new Set(['extra', 'keeps-things']);

const wordBefore = (tokens: readonly Token[], at: number, from: number): string => {
  let i = at - 1;
  while (i >= from && /^(?:the|our|my|a|an|his|her|their|that|this)$/.test(tokens[i]?.said ?? '')) i--;
  return i >= from ? (tokens[i]?.said ?? '') : '';
};
const LEADS =
  /^(?:in|on|at|by|near|under|over|above|below|behind|beside|to|for|with|from|of|into|around|between|inside)$/;

/** "Sofa can stay, coffee table can't". */
const isOtherwise = (clauses: readonly Clause[], at: number): boolean => {
  const clause = clauses[at] as Clause;
  const before = clauses[at - 1];
  return (
    before?.sentence === clause.sentence &&
    /\b(?:stays?|can stay|is staying)$/.test(before.words) &&
    /.\b(?:can't|cant|cannot|doesn't|doesnt|won't|wont|does not)$/.test(clause.words)
  );
};
