import { headsOf } from '../text/lexicon.js';
import type { Token } from '../text/token.js';
import {
  alreadyBefore,
  firstOfRefusal,
  isGoingNowhere,
  isIt,
  isLast,
  isLiked,
  isNewBefore,
  isOwnedBefore,
  isPaintAlone,
  isPronounLiked,
  isRecent,
  refusedVerb,
  soundFrom,
  startOfRecent,
  whereItIs,
} from './around-verbs.js';
import {
  AGREED,
  ARTICLES,
  BOUGHT_LIST,
  BRINGING,
  CHANGING,
  EXCLUDING,
  FURTHEST,
  HAD,
  KEEPING,
  KEEPS_LIST,
  KEPT,
  MOVING,
  OKAY,
  OLD,
  OWNERS,
  PLACED,
  RENEWING,
  SOUND,
  STAYING,
  THERE,
} from './kept-words.js';
import {
  brought,
  firstWord,
  lastBefore,
  listAfter,
  listBefore,
  startWithArticle,
  subjectBefore,
  type TokenRange,
  thingTheyKeep,
  wordBefore,
} from './named-lists.js';

/** Finding what the owner keeps, makes good or brings: "keep our hardwood floors", "the tub stays", "we supply the tile". */

/** What becomes of a thing of the owner's: it stays, stays and is made good, is not moved, is there, is in hand where it is work, or is brought. */
export type How = 'kept' | 'renewed' | 'kept, made good' | 'in place' | 'had' | 'in hand' | 'supplied';

/** The words of a text and the things named in it, by where they start and where they end. */
interface NamedThings {
  readonly tokens: readonly Token[];
  readonly startingAt: ReadonlyMap<number, TokenRange>;
  readonly endingAt: ReadonlyMap<number, TokenRange>;
}

/** What a word says of things: what becomes of those that are named with it, or that the last kept is made good. */
type Said = { readonly of: readonly TokenRange[]; readonly how: How } | 'last made good';

/** Reads a word; undefined where the word says nothing that the rule knows. `refused`: a negation stands before it. */
type WordRule = (things: NamedThings, i: number, refused: boolean) => Said | undefined;

/**
 * The spans of a text's tokens that name what the owner keeps, and how. `spans` are the things that could be kept,
 * in order, without overlaps; whatever stands between them is only looked at for the words around a thing.
 */
export function findKept(
  tokens: readonly Token[],
  spans: readonly TokenRange[],
): ReadonlyMap<TokenRange, How> {
  const things: NamedThings = {
    tokens,
    startingAt: new Map(spans.map((s) => [s.start, s])),
    endingAt: new Map(spans.map((s) => [s.end, s])),
  };
  const found = new Map<TokenRange, How>();
  const heads = headsOf(tokens);
  for (const span of spans)
    if (tokens[span.start]?.text !== 'new') {
      const head = heads.get(span.start) ?? '';
      if (KEEPS_LIST.has(head)) found.set(span, 'kept');
      // "Already bought: the pendants".
      else if (BOUGHT_LIST.has(head)) found.set(span, 'supplied');
    }
  for (const i of tokens.keys()) {
    const said = saidBy(things, i);
    if (said === 'last made good') makeLastGood(found, i);
    else if (said)
      for (const span of said.of) {
        if (!found.has(span) || found.get(span) === 'in hand') found.set(span, said.how);
        else if (said.how === 'renewed' && found.get(span) === 'kept') found.set(span, 'kept, made good');
      }
  }
  for (const [span, how] of found)
    if (how === 'kept' && whereItIs(tokens, span.end)) found.set(span, 'in place');
  return found;
}

/** What the first rule that knows a word takes it to say. */
function saidBy(things: NamedThings, i: number): Said | undefined {
  const refused = refusedVerb(things.tokens, i);
  for (const rule of RULES) {
    const said = rule(things, i, refused);
    if (said) return said;
  }
  return undefined;
}

/** "Keep the oak floor but it needs refinishing": what was named last as kept is made good. */
function makeLastGood(found: Map<TokenRange, How>, verb: number): void {
  const last = [...found.keys()].at(-1);
  if (last && found.get(last) === 'kept' && last.end <= verb && verb - last.end <= FURTHEST)
    found.set(last, 'kept, made good');
}

const after = ({ tokens, startingAt }: NamedThings, from: number): readonly TokenRange[] =>
  listAfter(tokens, from, startingAt);
const before = ({ tokens, endingAt }: NamedThings, until: number): readonly TokenRange[] =>
  listBefore(tokens, until, endingAt);
const kept = (of: readonly TokenRange[]): Said => ({ of, how: 'kept' });
const NOTHING: Said = kept([]);

/** "Keep it", "we like our cabinets", "the piano isn't going anywhere", "keep the tub", "leave the floor as is". */
const keeps: WordRule = (things, i, refused) => {
  const { tokens, startingAt, endingAt } = things;
  const text = tokens[i]?.text ?? '';
  const isLeft = text === 'leave' && tokens[i - 1]?.text !== 'to';
  // "Keep it so I can vacuum", "keep it simple".
  if (KEEPING.has(text) && tokens[i + 1]?.text === 'it' && tokens[i + 2]?.text === 'so') return NOTHING;
  if ((KEEPING.has(text) || isLeft) && !refused && !tokens[i]?.heads && isIt(tokens, i + 1))
    // "Everything else we did in 2019, leave it".
    return tokens.slice(Math.max(0, i - 10), i).some((t) => t.text === 'else')
      ? NOTHING
      : kept(lastBefore(i, endingAt));
  // "The closet keeps its doors".
  if (text === 'keeps' && /^(?:its|their|his|her)$/.test(tokens[i + 1]?.text ?? ''))
    return kept(after(things, i + 2));
  if (isLiked(tokens, i)) return kept(after(things, i + 1));
  if (isPronounLiked(tokens, i)) return kept(lastBefore(i, endingAt));
  if (text === 'going' && isGoingNowhere(tokens, i)) return kept(subjectBefore(tokens, i, startingAt));
  if (KEEPING.has(text) || (text === 'use' && tokens[i - 1]?.text === 're'))
    return refused ? NOTHING : kept([...after(things, i + 1), ...thingTheyKeep(tokens, i, endingAt)]);
  if (text !== 'leave' && text !== 'leaving') return undefined;
  const list = after(things, i + 1);
  const last = list.at(-1);
  const stays =
    last &&
    (/^(?:as|alone|in|where|untouched|be)$/.test(tokens[last.end]?.text ?? '') ||
      // "Please leave my blue tile".
      (isLast(tokens, last.end - 1) &&
        /^(?:the|our|my|this|that|these|those)$/.test(tokens[i + 1]?.text ?? '')) ||
      // "Leave shelves on the back wall", not "leave a light on" and not "leave room for a bench by the door".
      (tokens[i - 1]?.clause !== tokens[i]?.clause &&
        list[0]?.start === startOfName(tokens, i + 1) &&
        /^(?:on|by|at|under|over|above|behind|near|up)$/.test(tokens[last.end]?.text ?? '') &&
        !isLast(tokens, last.end)));
  return !refused && stays ? kept(list) : NOTHING;
};

const startOfName = (tokens: readonly Token[], at: number): number =>
  ARTICLES.has(tokens[at]?.text ?? '') ? startOfName(tokens, at + 1) : at;

/** "To be reused", "with the existing tile", "is already there", "we have the tile already", "exclude", "is solid". */
const isThere: WordRule = (things, i, refused) => {
  const { tokens, startingAt, endingAt } = things;
  const text = tokens[i]?.text ?? '';
  if (KEPT.has(text) && !refused) return kept(before(things, i));
  if (/^(?:use|using|with|around)$/.test(text) && !refused) {
    const first = firstWord(tokens, i + 1);
    const old = text.startsWith('us') ? OLD.has(first) : first === 'existing' || first === 'current';
    return old ? kept(after(things, i + 1)) : NOTHING;
  }
  const already = THERE.has(text) ? alreadyBefore(tokens, i) : undefined;
  if (already !== undefined) {
    const named = before(things, already);
    return kept(named.length > 0 ? named : subjectBefore(tokens, already, startingAt));
  }
  // "Same color, same floor".
  if (text === 'same' && tokens[i - 1]?.clause !== tokens[i]?.clause) {
    const span = startingAt.get(i + 1);
    return span && isLast(tokens, span.end - 1) ? kept([span]) : NOTHING;
  }
  if (text === 'limits' && tokens[i - 1]?.text === 'off') return kept(before(things, i - 1));
  if (text === 'there' && isLast(tokens, i) && /^(?:is|are)$/.test(tokens[i - 1]?.text ?? '') && !refused) {
    const there = before(things, i - 1);
    const [only] = there;
    // "The radiator is there": the house has it.
    if (only && HAS_PIPES.has(tokens[only.end - 1]?.stem ?? '')) return kept(there);
  }
  if (/^exist(?:s|ing)?$/.test(text) && (isLast(tokens, i) || isAtPlace(tokens, i)) && !refused) {
    const there = subjectBefore(tokens, i, startingAt);
    // "The existing rough-in" comes before its thing.
    if (there.length > 0 || text !== 'existing') return kept(there);
  }
  // "The existing rough-in works", "they work fine".
  if (/^works?$/.test(text) && !refused && isSaidToWork(tokens, i)) {
    const subject = subjectBefore(tokens, i, startingAt);
    if (isLast(tokens, i) && !isThat(tokens, i - 1))
      return kept(
        subject.filter(({ start }) => /^(?:existing|current|old)$/.test(tokens[start - 1]?.text ?? '')),
      );
    return kept(
      isThat(tokens, i - 1) ? subjectsOfSentence(things, i) : subject.filter((s) => isOwned(tokens, s)),
    );
  }
  if (text === 'already' && isOwnedBefore(tokens, i)) return { of: before(things, i), how: 'had' };
  if (EXCLUDING.has(text)) return { of: after(things, i + 1), how: 'supplied' };
  if (
    text === 'already' &&
    /^(?:bought|ordered|purchased|have|own)$/.test(tokens[i + 1]?.text ?? '') &&
    isLast(tokens, i + 1) &&
    !tokens[i + 1]?.heads
  )
    return { of: lastBefore(i, endingAt), how: 'supplied' };
  const done = text === 'already' ? alreadyThere(things, i) : undefined;
  if (done) return kept(done);
  // "We have the drawings from the engineer": work that is done, whatever it is called.
  if (/^(?:have|got)$/.test(text) && isOwnersHand(tokens, i))
    return { of: spansOfClause(things, i), how: 'in hand' };
  if (text === 'already' && /^(?:have|own|got)$/.test(tokens[i + 1]?.text ?? ''))
    return { of: listAfter(tokens, i + 2, startingAt, true), how: 'had' };
  const sound = SOUND.has(text) && !refused ? soundFrom(tokens, i) : 0;
  if (sound > 0) {
    const of = before(things, sound);
    return kept(text === 'fine' ? of.filter((span) => isOwned(tokens, span)) : of);
  }
  if (isRecent(tokens, i) && !refused) {
    const from = soundFrom(tokens, startOfRecent(tokens, i));
    if (from > 0) return kept(isThat(tokens, from - 1) ? spokenOf(things, from) : before(things, from));
  }
  if (OKAY.has(text) && isLast(tokens, i) && !refused) return kept(plainlyNamed(things, i));
  return undefined;
};

/** "Refinish the floors", "so just paint", "paint the cabinets". */
const makesGood: WordRule = (things, i, refused) => {
  const { tokens } = things;
  const text = tokens[i]?.text ?? '';
  if (RENEWING.has(text)) {
    if (refused) return kept(after(things, i + 1));
    // "I just had it reglazed", "the floor was refinished in 2022".
    if (isDoneBefore(tokens, i)) {
      const done = before(things, i);
      return kept(done.length > 0 ? done : lastBefore(i, things.endingAt));
    }
    const around = text.endsWith('ed')
      ? [...after(things, i + 1), ...before(things, i)]
      : after(things, i + 1);
    // "Existing hardwood to be laced in and refinished".
    const named =
      around.length === 0 && text.endsWith('ed') && isToBe(tokens, i)
        ? subjectBefore(tokens, i, things.startingAt)
        : around;
    // "Floor is fir, it only needs sanding".
    const ofIt = named.length === 0 && isNeeded(tokens, i) ? lastBefore(i, things.endingAt) : named;
    return ofIt.length > 0 ? { of: ofIt, how: 'renewed' } : 'last made good';
  }
  if (isPaintAlone(tokens, i) && !refused) return 'last made good';
  if (text !== 'paint' && text !== 'painting' && text !== 'stain') return undefined;
  const isOld = ARTICLES.has(tokens[i + 1]?.text ?? '');
  return !refused && isOld ? { of: after(things, i + 1), how: 'renewed' } : NOTHING;
};

const isDoneBefore = (tokens: readonly Token[], at: number): boolean =>
  /ed$/.test(tokens[at]?.said ?? '') &&
  tokens
    .slice(Math.max(0, at - 4), at)
    .some(
      (t) => t.clause === tokens[at]?.clause && /^(?:had|was|were|just|already|recently|been)$/.test(t.said),
    ) &&
  !tokens.slice(Math.max(0, at - 2), at).some((t) => /^(?:be|needs?|get)$/.test(t.said));

const isToBe = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 5), at)
    .some((t, i, all) => t.clause === tokens[at]?.clause && t.said === 'be' && all[i - 1]?.said === 'to');

/** The sanding of "it only needs sanding". */
const isNeeded = (tokens: readonly Token[], at: number): boolean =>
  /\b(?:it|they|that) (?:only |just |really |still |all ){0,2}needs? (?:a |some |to be )?$/.test(
    `${tokens
      .slice(Math.max(0, at - 6), at)
      .map((t) => t.said)
      .join(' ')} `,
  );

/** "Don't replace the tub", "the radiator can't move", "the sofa stays", "as is", "all new except the floor". */
const isLeftAlone: WordRule = (things, i, refused) => {
  const { tokens } = things;
  const text = tokens[i]?.text ?? '';
  if (CHANGING.has(text) && refused) {
    // "Furnace room don't touch".
    if (text === 'touch' && isLast(tokens, i)) return kept(before(things, firstOfRefusal(tokens, i)));
    return kept(after(things, i + 1));
  }
  if ((MOVING.has(text) || text === 'moved' || text === 'relocated') && refused) {
    const named = after(things, i + 1);
    // "The radiator can't move" says nothing after its verb.
    if (named.length > 0) return { of: named, how: 'in place' };
    const first = firstOfRefusal(tokens, i);
    return {
      of: isThat(tokens, first - 1) ? spokenOf(things, first) : before(things, first),
      how: 'in place',
    };
  }
  // "So the boys stay out of my way".
  const isAway = tokens[i + 1]?.text === 'out' && tokens[i + 2]?.text === 'of';
  // "Our piano comes with us", "the armoire comes along".
  if (/^(?:comes?|coming)$/.test(text) && !refused && isAlong(tokens, i))
    return { of: whatStays(things, i), how: 'had' };
  // "… stays, and so does the fridge".
  if (
    text === 'so' &&
    /^(?:do|does|is|are|will)$/.test(tokens[i + 1]?.text ?? '') &&
    isStayingBefore(tokens, i)
  )
    return kept(after(things, i + 2));
  if (STAYING.has(text) && !refused && !isAway) return { of: whatStays(things, i), how: staysPut(tokens, i) };
  // "The roll cabinet is mine", "fridge is the tenant's own".
  if (
    /^(?:mine|ours|theirs|own)$/.test(text) &&
    (isLast(tokens, i) || /^(?:and|already)$/.test(tokens[i + 1]?.said ?? ''))
  ) {
    let is = i - 1;
    while (/^(?:the|all|tenants?|tenant's|tenants'|his|her|their|my|our)$/.test(tokens[is]?.said ?? '')) is--;
    if (/^(?:is|are)$/.test(tokens[is]?.text ?? '')) return kept(before(things, is));
  }
  // "The fridge belongs to the tenant".
  if (/^belongs?$/.test(text) && tokens[i + 1]?.text === 'to' && !refused) return kept(before(things, i));
  if (text === 'as' && /^(?:is|they|it)$/.test(tokens[i + 1]?.text ?? '')) return kept(before(things, i));
  if (text === 'except' && isNewBefore(tokens, i)) return kept(after(things, i + 1));
  return undefined;
};

/** What nobody moves who only tells where it is. */
const HAS_PIPES: ReadonlySet<string> = new Set(
  'radiator furnace boiler heater panel chimney stack post column'.split(' '),
);

/** "The gas line is there already", "there's already a rough-in", "the drain is already by the stairs", "already pulled the permit". */
function alreadyThere(things: NamedThings, at: number): readonly TokenRange[] | undefined {
  const said = (i: number): string => things.tokens[i]?.said ?? '';
  const isVerb = (i: number): boolean => /^(?:is|are)$/.test(said(i));
  if (said(at - 1) === 'there' && isVerb(at - 2)) return before(things, at - 2);
  if (said(at - 1) === "there's" || (isVerb(at - 1) && said(at - 2) === 'there'))
    return after(things, at + 1);
  if (isVerb(at - 1) && /^(?:by|in|at|on|near|under|behind)$/.test(said(at + 1)))
    return before(things, at - 1);
  return /^(?:pulled|paid|hired|filed|ran|put)$/.test(said(at + 1)) ? after(things, at + 2) : undefined;
}

const isAtPlace = (tokens: readonly Token[], at: number): boolean =>
  /^(?:on|at|by|in|near|under|behind)$/.test(tokens[at + 1]?.said ?? '') &&
  /^(?:is|are)$/.test(tokens[at - 1]?.said ?? '');

const isOwnersHand = (tokens: readonly Token[], at: number): boolean =>
  OWNERS.has(tokens[at - 1]?.text ?? '') &&
  /^(?:the|our|all|his|her|a)$/.test(tokens[at + 1]?.text ?? '') &&
  tokens[at]?.clause === tokens[at + 1]?.clause;

function spansOfClause({ tokens, startingAt }: NamedThings, at: number): readonly TokenRange[] {
  const spans: TokenRange[] = [];
  for (let i = at + 1; i < at + FURTHEST_STAY && tokens[i]?.clause === tokens[at]?.clause; i++) {
    const span = startingAt.get(i);
    if (span) spans.push(span);
  }
  const isPaper = tokens
    .slice(at + 1, at + 5)
    .some(
      (t) =>
        t.clause === tokens[at]?.clause &&
        /^(?:report|results?|letter|drawings?|test|permit|certificate)$/.test(t.said),
    );
  // "There's asbestos under it and we have the report".
  if (isPaper && spans.length === 0)
    for (let i = Math.max(0, at - FURTHEST_STAY); i < at; i++) {
      const span = startingAt.get(i);
      if (span && tokens[i]?.sentence === tokens[at]?.sentence) spans.push(span);
    }
  return spans;
}

/** "Works fine", "still works", "works". */
const isSaidToWork = (tokens: readonly Token[], at: number): boolean =>
  (isLast(tokens, at) &&
    (tokens[at]?.said === 'works' || /^(?:they|still)$/.test(tokens[at - 1]?.said ?? ''))) ||
  (/^(?:fine|great|good|well|perfectly|ok|okay|just)$/.test(tokens[at + 1]?.said ?? '') &&
    tokens[at + 1]?.clause === tokens[at]?.clause);

const isAlong = (tokens: readonly Token[], at: number): boolean =>
  /^(?:along|too|over)$/.test(tokens[at + 1]?.said ?? '') ||
  (tokens[at + 1]?.said === 'with' && /^(?:us|me)$/.test(tokens[at + 2]?.said ?? ''));

/** How far back of "so does the fridge" it was said what the first thing does. */
const FURTHEST_STAY = 14;
const isStayingBefore = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - FURTHEST_STAY), at)
    .some((t) => STAYING.has(t.text) && t.sentence === tokens[at]?.sentence);

/** The last two things of a sentence. */
function bothOfSentence({ tokens, startingAt }: NamedThings, at: number): readonly TokenRange[] {
  const spans: TokenRange[] = [];
  for (let i = Math.max(0, at - FURTHEST_STAY); i < at; i++) {
    const span = startingAt.get(i);
    if (span && tokens[i]?.sentence === tokens[at]?.sentence) spans.push(span);
  }
  return spans.slice(-2);
}

/** What a sentence of "they work fine" names first. */
function subjectsOfSentence({ tokens, startingAt }: NamedThings, at: number): readonly TokenRange[] {
  let first = at;
  while (first > 0 && at - first < FURTHEST_STAY && tokens[first - 1]?.sentence === tokens[at]?.sentence)
    first--;
  for (let i = first; i < at; i++) {
    const span = startingAt.get(i);
    if (span) return [span];
  }
  return [];
}

const isThat = (tokens: readonly Token[], at: number): boolean =>
  /^(?:it|that|they|those|these|this|which)$/.test(tokens[at]?.text ?? '');

/** What "it" stands for: the last thing named, or the one that stands at it. */
function spokenOf({ tokens, startingAt, endingAt }: NamedThings, i: number): readonly TokenRange[] {
  const named = lastBefore(i, endingAt);
  const [last] = named;
  if (!last || !PLACED.has(wordBefore(tokens, last.start))) return named;
  const head = subjectBefore(tokens, last.start, startingAt);
  return head.length > 0 ? head : named;
}

/** Before the second of two names, of which the first stays: "the closet next to the door", "with bifold doors". */
const LEADS_TO: ReadonlySet<string> = new Set([
  ...PLACED,
  'to',
  'with',
  'of',
  'from',
  'opposite',
  'against',
  'between',
  'below',
]);

/** "The sofa is gray and stays", "the couch from my mom stays", "it is new so that stays". */
function whatStays(things: NamedThings, i: number): readonly TokenRange[] {
  const { tokens, startingAt, endingAt } = things;
  // "The built-ins flank the fireplace and both stay".
  if (tokens[i - 1]?.said === 'both') return bothOfSentence(things, i);
  const named = before(things, i);
  // "His desk is built in and stays": what it is said to be stays with it.
  const [one] = named;
  if (one && named.length === 1 && /^(?:is|are)$/.test(tokens[one.start - 1]?.said ?? '')) {
    const head = subjectBefore(tokens, i, startingAt);
    if (head.length > 0) return [...head, one];
  }
  // "The window in the shower has to stay": of a thing and its place the thing.
  const [only] = named;
  if (only && named.length === 1 && LEADS_TO.has(wordBefore(tokens, only.start))) {
    const head = subjectBefore(tokens, i, startingAt);
    const isPart = wordBefore(tokens, only.start) === 'with';
    if (head.length > 0) return isPart && head[0] !== only ? [...head, only] : head;
  }
  if (named.length > 0) return named;
  if (!/^(?:and|that|it|they|those|these|which|it's|they're|that's)$/.test(tokens[i - 1]?.text ?? ''))
    return subjectBefore(tokens, i, startingAt);
  // "Wainscot. The china cabinet was a gift so that stays": what its own sentence names.
  const begins = tokens[i - 2]?.sentence !== tokens[i]?.sentence;
  return lastBefore(i, endingAt).filter(
    ({ start }) => begins || tokens[start]?.sentence === tokens[i]?.sentence,
  );
}

/** The tub of "tub ok", the toilet of "the toilet is good": a bare name of what a room has, alone in its clause. */
function plainlyNamed({ tokens, endingAt }: NamedThings, ok: number): readonly TokenRange[] {
  let end = ok;
  while (/^(?:is|are|still|all)$/.test(tokens[end - 1]?.text ?? '')) end--;
  const span = endingAt.get(end);
  if (!span || span.end - span.start > 2 || !HAD.has(tokens[span.end - 1]?.stem ?? '')) return [];
  // "Floor tile is ok": the word before tells which tile.
  const of = endingAt.get(span.start);
  const first = of && tokens[of.start]?.clause === tokens[span.start]?.clause ? of : span;
  return tokens[startWithArticle(tokens, first) - 1]?.clause === tokens[span.start]?.clause
    ? []
    : first === span
      ? [span]
      : [first, span];
}

/** "The fridge is fine", "sofa's fine" are of what is there; "a desk is fine", "quartz is fine" and "24 inch stove is fine" agree to something new. */
const isOwned = (tokens: readonly Token[], span: TokenRange): boolean =>
  ARTICLES.has(tokens[startWithArticle(tokens, span)]?.text ?? '') ||
  !tokens
    .slice(Math.max(0, span.start - 1), span.end)
    .some(({ text }) => /^(?:an?|any|some|new|no|\d+|in|inch|inches)$/.test(text) || AGREED.has(text));

const staysPut = (tokens: readonly Token[], i: number): How => {
  const next = tokens[i + 1]?.text ?? '';
  const put = /^(?:put|where|there)$/.test(next) || (next === 'in' && tokens[i + 2]?.text === 'place');
  return put ? 'in place' : 'kept';
};

/** "Supplied by us", "we will bring it", "we supply the tile". */
const brings: WordRule = (things, i, refused) => {
  const { tokens, startingAt, endingAt } = things;
  const text = tokens[i]?.text ?? '';
  if (text === 'by' && OWNERS.has(firstWord(tokens, i + 1)))
    return { of: before(things, i), how: 'supplied' };
  if (!BRINGING.has(text) || refused) return undefined;
  const named =
    isIt(tokens, i + 1) && !isLast(tokens, i)
      ? lastBefore(i, endingAt)
      : listAfter(tokens, i + 1, startingAt, true);
  return { of: brought(tokens, i, named, endingAt), how: 'supplied' };
};

const RULES: readonly WordRule[] = [keeps, isThere, makesGood, isLeftAlone, brings];
