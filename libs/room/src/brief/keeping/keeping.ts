import { headsOf, NEGATIONS } from '../text/lexicon.js';
import type { Token } from '../text/token.js';

/** Finding what the owner keeps, makes good or brings: "keep our hardwood floors", "the tub stays", "we supply the tile". */

/** What becomes of a thing of the owner's: it stays, stays and is made good, is not moved, is there, or is brought. */
export type How = 'kept' | 'renewed' | 'in place' | 'had' | 'supplied';

/** A range of tokens that names something, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const KEEPING = words(
  'keep keeping retain retaining preserve preserving reuse reusing salvage salvaging save saving',
);
const KEPT = words('kept retained preserved reused salvaged saved');
const RENEWING = words(
  `refinish refinishing refinished reface refacing refaced repaint repainting repainted resurface resurfacing resurfaced
  reglaze reglazing reglazed restain restaining refurbish refurbishing refurbished restore restoring restored`,
);
const CHANGING = words(
  'touch touching block blocking cover covering disturb damage replace replacing change changing remove removing redo redoing alter altering rip ripping tear tearing',
);
const MOVING = words('move moving relocate relocating');
const STAYING = words('stay stays staying remain remains remaining');
const BRINGING = words(
  `supply supplies supplying supplied provide provides providing provided furnish furnishing furnished buy buying bought
  purchase purchasing purchased bring bringing order ordering ordered own`,
);
const OWNERS = words(
  "we i we'll i'll we've i've we're i'm owner homeowner homeowners customer client ourselves myself us me",
);
const OLD = words('existing current old original present same');
/** Words that may stand before a thing that is named without anything new said of it. */
const PLAIN = words(
  `the our my this that these those all both any of and or as well also plus just only still most is are be can could
  should must will would has have to needs need want wants we i'd definitely please where possible`,
);
const LINKS = words('and or plus nor');
const ARTICLES = words('the our my this that these those existing current old original');
/** What follows a thing that is to be kept clear, not kept: "keep the counters clear". */
const CLEAR = words(
  'clear clean free open simple small low away out off tidy uncluttered minimal empty dry light bright dark down',
);
/** Where a list of things ends. */
const ENDS = words(
  `new add adding install installing replace replacing paint painting put putting with in at on under near from for but
  so while then because except without into by over make get build update upgrade want with not no move remove change`,
);

/** What follows is in no price. */
const EXCLUDING = words('exclude excluding excludes excluded');

/** "The egress window is already there". */
const THERE = words('there in installed exist exists done here roughed present');
/** What heads a list of things that stay: "Keep: the tub, the toilet". */
const KEEPS_LIST = words('keep keeping keepers staying stays stay reuse save');

const FURTHEST = 6;
/** What is said of things that are good enough to stay: "the cabinets are solid", "in good shape". */
const SOUND = words('solid sound shape condition fine');
const SOUND_BEFORE = words(
  'yr yrs year years old and but new only are is still in good great decent pretty excellent very perfectly structurally really',
);
/** Where it is said that something stands, between its name and its verb. */
const WHERE = words(
  'in at by on the corner middle center back front left right side far basement below above underneath themselves boxes gets get being ok',
);

/** The token behind the things that "are still in good shape" speaks of; the word itself where nothing leads to it. */
function soundFrom(tokens: readonly Token[], sound: number): number {
  let i = sound;
  while (i > 0 && (SOUND_BEFORE.has(tokens[i - 1]?.text ?? '') || isSize(tokens[i - 1]?.text ?? ''))) i--;
  return tokens.slice(i, sound).some(({ text }) => text === 'are' || text === 'is' || text === 'in') ? i : 0;
}

/** "So just paint", "they need painting": paint, and nothing behind it that it is for. */
const isPaintAlone = (tokens: readonly Token[], at: number): boolean => {
  const { text, clause } = tokens[at] as Token;
  const next = tokens[at + 1];
  return (
    (text === 'paint' || text === 'painting') &&
    (next?.clause !== clause || /^(?:and|them|it|those|these|plus|with)$/.test(next.text)) &&
    (/^(?:just|only|need|needs|to|simply)$/.test(tokens[at - 1]?.text ?? '') ||
      (tokens[at - 1]?.clause !== clause && /^(?:them|it|those|these)$/.test(next?.text ?? '')))
  );
};
/** Nobody names more things behind one verb; a text of the same list over and over is read in time that grows with it. */
const LONGEST_LIST = 40;

/**
 * The spans of a text's tokens that name what the owner keeps, and how. `spans` are the things that could be kept,
 * in order, without overlaps; whatever stands between them is only looked at for the words around a thing.
 */
export function findKept(tokens: readonly Token[], spans: readonly Span[]): ReadonlyMap<Span, How> {
  const found = new Map<Span, How>();
  const at = new Map(spans.map((s) => [s.start, s]));
  const endingAt = new Map(spans.map((s) => [s.end, s]));
  const add = (list: readonly Span[], how: How): void => {
    for (const span of list) if (!found.has(span)) found.set(span, how);
  };
  /** "Keep the oak floor but it needs refinishing": what was named last as kept is made good. */
  const renewLast = (verb: number): void => {
    const last = [...found.keys()].at(-1);
    if (last && found.get(last) === 'kept' && last.end <= verb && verb - last.end <= FURTHEST)
      found.set(last, 'renewed');
  };
  const heads = headsOf(tokens);
  for (const span of spans)
    if (KEEPS_LIST.has(heads.get(span.start) ?? '') && tokens[span.start]?.text !== 'new')
      found.set(span, 'kept');
  for (const [i, { text }] of tokens.entries()) {
    const refused = refusedVerb(tokens, i);
    const after = (from = i + 1): Span[] => listAfter(tokens, from, at);
    if (
      (KEEPING.has(text) || text === 'leave') &&
      !refused &&
      isIt(tokens, i + 1) &&
      !(text === 'leave' && tokens[i - 1]?.text === 'to')
    ) {
      add(lastBefore(i, endingAt), 'kept');
    } else if (isLiked(tokens, i)) {
      add(after(), 'kept');
    } else if (text === 'going' && isGoingNowhere(tokens, i)) {
      add(subjectBefore(tokens, i, at), 'kept');
    } else if (KEEPING.has(text) || (text === 'use' && tokens[i - 1]?.text === 're')) {
      if (!refused) add([...after(), ...thatWe(tokens, i, endingAt)], 'kept');
    } else if (text === 'leave' || text === 'leaving') {
      const list = after();
      const last = list.at(-1);
      if (!refused && last && /^(?:as|alone|in|where|untouched|be)$/.test(tokens[last.end]?.text ?? ''))
        add(list, 'kept');
    } else if (KEPT.has(text) && !refused) add(listBefore(tokens, i, endingAt), 'kept');
    else if (/^(?:use|using|with|around)$/.test(text) && !refused) {
      const first = firstWord(tokens, i + 1);
      const old = text.startsWith('us') ? OLD.has(first) : first === 'existing' || first === 'current';
      if (old) add(after(), 'kept');
    } else if (THERE.has(text) && alreadyBefore(tokens, i) !== undefined) {
      add(listBefore(tokens, alreadyBefore(tokens, i) ?? i, endingAt), 'kept');
    } else if (text === 'already' && isOwnedBefore(tokens, i)) {
      // "We have the tile already".
      add(listBefore(tokens, i, endingAt), 'had');
    } else if (EXCLUDING.has(text)) {
      add(after(), 'supplied');
    } else if (text === 'already' && /^(?:have|own|got)$/.test(tokens[i + 1]?.text ?? '')) {
      add(listAfter(tokens, i + 2, at, true), 'had');
    } else if (SOUND.has(text) && !refused) add(listBefore(tokens, soundFrom(tokens, i), endingAt), 'kept');
    else if (RENEWING.has(text)) {
      const named = refused
        ? []
        : text.endsWith('ed')
          ? [...after(), ...listBefore(tokens, i, endingAt)]
          : after();
      if (named.length > 0) add(named, 'renewed');
      else if (!refused) renewLast(i);
    } else if (isPaintAlone(tokens, i) && !refused) renewLast(i);
    else if (text === 'paint' || text === 'painting' || text === 'stain') {
      if (!refused && ARTICLES.has(tokens[i + 1]?.text ?? '')) add(after(), 'renewed');
    } else if (CHANGING.has(text) && refused) add(after(), 'kept');
    else if (MOVING.has(text) && refused) {
      const named = after();
      // "The radiator can't move" says nothing after its verb.
      add(named.length > 0 ? named : listBefore(tokens, firstOfRefusal(tokens, i), endingAt), 'in place');
    } else if (STAYING.has(text) && !refused) {
      const named = listBefore(tokens, i, endingAt);
      // "The sofa is gray and stays".
      // "The couch from my mom stays", "it is new so that stays".
      const list =
        named.length > 0
          ? named
          : /^(?:and|that|it|they|those|these)$/.test(tokens[i - 1]?.text ?? '')
            ? lastBefore(i, endingAt)
            : subjectBefore(tokens, i, at);
      const put =
        /^(?:put|where|there)$/.test(tokens[i + 1]?.text ?? '') ||
        (tokens[i + 1]?.text === 'in' && tokens[i + 2]?.text === 'place');
      add(list, put ? 'in place' : 'kept');
    } else if (text === 'as' && /^(?:is|they|it)$/.test(tokens[i + 1]?.text ?? '')) {
      add(listBefore(tokens, i, endingAt), 'kept');
    } else if (text === 'except' && isNewBefore(tokens, i)) add(after(), 'kept');
    else if (text === 'by' && OWNERS.has(firstWord(tokens, i + 1))) {
      add(listBefore(tokens, i, endingAt), 'supplied');
    } else if (BRINGING.has(text) && !refused && isIt(tokens, i + 1) && !isLast(tokens, i)) {
      add(brought(tokens, i, lastBefore(i, endingAt), endingAt), 'supplied');
    } else if (BRINGING.has(text) && !refused) {
      add(brought(tokens, i, listAfter(tokens, i + 1, at, true), endingAt), 'supplied');
    }
  }
  for (const span of [...found.keys()]) {
    const how = found.get(span);
    if (how === 'kept' && whereItIs(tokens, span.end)) found.set(span, 'in place');
  }
  return found;
}

/** A negation a few words before a verb: "don't touch", "no need to replace", "we do not want to move". */
function refusedVerb(tokens: readonly Token[], verb: number): boolean {
  for (let i = verb - 1; i >= Math.max(0, verb - 4); i--) {
    const token = tokens[i];
    if (!token || token.clause !== tokens[verb]?.clause) return false;
    if (NEGATIONS.has(token.text) || /^(?:can't|cannot|shouldn't|instead)$/.test(token.text)) return true;
    if (
      !/^(?:want|wanting|need|needing|to|going|have|plan|planning|wish|please|of|looking|even|really|for|ever|or)$/.test(
        token.text,
      ) &&
      !isVerb(token.text)
    )
      return false;
  }
  return false;
}

/** "We have", "we bought", a few words before "already". */
function isOwnedBefore(tokens: readonly Token[], already: number): boolean {
  for (let i = already - 1; i > Math.max(0, already - FURTHEST * 2); i--) {
    if (tokens[i]?.clause !== tokens[already]?.clause) return false;
    if (/^(?:have|own|got|bought|ordered)$/.test(tokens[i]?.text ?? ''))
      return OWNERS.has(tokens[i - 1]?.text ?? '');
  }
  return false;
}

/** Where the negation before a verb begins: the place after what it is said of. */
function firstOfRefusal(tokens: readonly Token[], verb: number): number {
  let i = verb;
  while (
    i > 0 &&
    /^(?:be|to|can't|cannot|can|not|cant|must|should|shouldn't|won't|don't)$/.test(tokens[i - 1]?.text ?? '')
  )
    i--;
  return i;
}

/** Whether an "everything" that is new stands before "except": what is excepted stays. */
function isNewBefore(tokens: readonly Token[], except: number): boolean {
  const before = tokens.slice(Math.max(0, except - 6), except);
  return (
    before.some(({ text }) => text === 'everything' || text === 'all') &&
    before.some(
      ({ text }) => CHANGING.has(text) || /^(?:new|gut|gutting|update|updating|remodel)$/.test(text),
    )
  );
}

/** The place of the "already" of "is already there", "already out there". */
function alreadyBefore(tokens: readonly Token[], there: number): number | undefined {
  let i = there - 1;
  while (/^(?:out|up|down|back|over|been)$/.test(tokens[i]?.text ?? '')) i--;
  return tokens[i]?.text === 'already' && tokens[i]?.clause === tokens[there]?.clause ? i : undefined;
}

/** Whether "it" or "them" stands at a place, and no thing behind it. */
const isIt = (tokens: readonly Token[], at: number): boolean =>
  isLast(tokens, at - 1) ||
  (/^(?:it|them|that|those|these|alone|as)$/.test(tokens[at]?.text ?? '') &&
    (isLast(tokens, at) || /^(?:as|alone|is|where|and|that|please|too)$/.test(tokens[at + 1]?.text ?? '')));

const isLast = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.clause !== tokens[at]?.clause;

/** "We like our cabinets", "happy with our layout": what is liked stays. */
const isLiked = (tokens: readonly Token[], at: number): boolean =>
  (/^(?:like|love|adore)$/.test(tokens[at]?.text ?? '') &&
    /^(?:we|i|actually|really|do|still|already)$/.test(tokens[at - 1]?.text ?? '') &&
    /^(?:our|my)$/.test(tokens[at + 1]?.text ?? '')) ||
  (tokens[at]?.text === 'with' &&
    /^(?:happy|ok|okay|fine|pleased)$/.test(tokens[at - 1]?.text ?? '') &&
    /^(?:our|my|the)$/.test(tokens[at + 1]?.text ?? ''));

/** "The piano isn't going anywhere". */
const isGoingNowhere = (tokens: readonly Token[], at: number): boolean =>
  /^(?:anywhere|nowhere)$/.test(tokens[at + 1]?.text ?? '');

/** What a verb is said of where more stands between: the first thing named in its clause that no preposition leads to. */
function subjectBefore(tokens: readonly Token[], verb: number, at: ReadonlyMap<number, Span>): Span[] {
  const clause = tokens[verb]?.clause;
  let first: Span | undefined;
  for (let i = verb - 1; i >= Math.max(0, verb - FURTHEST * 2) && tokens[i]?.clause === clause; i--)
    first = at.get(i) ?? first;
  if (!first) return [];
  const before = wordBefore(tokens, first.start);
  return before === 'new' || LEADS.has(before) ? [] : [first];
}
const LEADS = words('in on at by near under over above behind beside next to for with from of into around');

/** The word before a thing and its articles. */
function wordBefore(tokens: readonly Token[], start: number): string {
  let i = start - 1;
  while (ARTICLES.has(tokens[i]?.text ?? '')) i--;
  return tokens[i]?.clause === tokens[start]?.clause ? (tokens[i]?.text ?? '') : '';
}

/** The thing that "keep it" speaks of: the last one named, a few words before. */
function lastBefore(verb: number, endingAt: ReadonlyMap<number, Span>): Span[] {
  for (let end = verb; end > Math.max(0, verb - FURTHEST * 2); end--) {
    const span = endingAt.get(end);
    if (span) return [span];
  }
  return [];
}

const isVerb = (text: string): boolean => CHANGING.has(text) || MOVING.has(text);

const firstWord = (tokens: readonly Token[], from: number): string => {
  let i = from;
  while (/^(?:the|our|my|all|what)$/.test(tokens[i]?.text ?? '')) i++;
  return tokens[i]?.text ?? '';
};

/** The things named from a token on: "the cabinets, counters and floor"; `anew` where new things count as well. */
function listAfter(
  tokens: readonly Token[],
  from: number,
  at: ReadonlyMap<number, Span>,
  anew = false,
): Span[] {
  const list: Span[] = [];
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
  if (last && CLEAR.has(tokens[last.end]?.text ?? '')) list.pop();
  return list;
}

/** Whether a list runs on over the comma before a token: plain things up to an "and", or one with an article. */
function goesOn(tokens: readonly Token[], from: number, at: ReadonlyMap<number, Span>): boolean {
  if (tokens[from]?.text === 'new') return false;
  if (ARTICLES.has(tokens[from]?.text ?? '') && at.has(from + 1)) return true;
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

/** "The couch is 96 inches and stays". */
const isSize = (text: string): boolean =>
  /^(?:\d+(?:x\d+)?|in|inch|inches|ft|feet|foot|wide|long)$/.test(text);

/** The things named up to a token: "the tub, the toilet and the floor" of "… can stay". */
function listBefore(tokens: readonly Token[], until: number, endingAt: ReadonlyMap<number, Span>): Span[] {
  const list: Span[] = [];
  let linked = false;
  let i = until;
  for (let steps = 0; i > 0 && steps < FURTHEST * 2; steps++) {
    const token = tokens[i - 1];
    if (!token) break;
    const crossing = i < tokens.length && token.clause !== tokens[i]?.clause;
    if (crossing && !linked) break;
    const span = endingAt.get(i);
    if (span) {
      // What has "new" said of it does not stay.
      if (tokens[span.start - 1]?.text === 'new') break;
      if (list.length > 0 && !linked && !crossing) break;
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

/** The thing that "(that) we want to keep" or "we are keeping" speaks of. */
function thatWe(tokens: readonly Token[], verb: number, endingAt: ReadonlyMap<number, Span>): Span[] {
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
function brought(
  tokens: readonly Token[],
  verb: number,
  after: readonly Span[],
  endingAt: ReadonlyMap<number, Span>,
): readonly Span[] {
  for (let i = verb - 1; i >= Math.max(0, verb - 5); i--) {
    const token = tokens[i];
    if (!token || token.clause !== tokens[verb]?.clause) break;
    if (OWNERS.has(token.text)) {
      return after.length > 0 ? after : listBefore(tokens, i, endingAt);
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

const whereItIs = (tokens: readonly Token[], end: number): boolean =>
  (tokens[end]?.text === 'where' && /^(?:it|they)(?:'s|'re)?$/.test(tokens[end + 1]?.text ?? '')) ||
  (tokens[end]?.text === 'in' && tokens[end + 1]?.text === 'place');
