import {
  asSaid,
  type Claim,
  type Clause,
  type ConceptRequest,
  cutAtLinks,
  LONGEST_TEXT,
  type ReadingOfWords,
  type Span,
  type Statement,
  splitClauses,
  verdictOf,
} from '@plumbline/brief';
import { cutText } from '@plumbline/contracts';
import {
  asks,
  GOES_AS_WRITTEN,
  GOES_ON_ABOUT,
  goesOnAbout,
  isRefusal,
  isRemark,
  isStory,
  LEFT_AS_IS,
  NO_BEHIND,
  ROOM,
  standsAlone,
  TASK,
  TASK_OF_HOUSE,
  UNWANTED,
} from './clause-words.js';
import type { Draft } from './draft.js';

/** The clauses of a request with what is claimed in each, before it is known what became of them. */

export const textOf = (request: ConceptRequest, field: string): string =>
  String((request as unknown as Record<string, unknown>)[field] ?? '');

/** The clauses of a field with what is claimed in each; a clause that says nothing joins the one before it. */
export function clausesOf(said: ConceptRequest, field: string, reading: ReadingOfWords): Draft[] {
  const text = textOf(said, field);
  if (text.trim() === '') return [];
  const statements = reading.statements.filter((t) => t.field === field && t.span);
  const statementsBefore = inTurn(
    statements.map((statement) => ({ start: statement.span?.start ?? 0, statement })),
  );
  const strangeBefore = inTurn(reading.strange.get(field) ?? []);
  const drafts: Draft[] = [];
  /** Words that say nothing: they belong to what comes before, or begin what runs on from them. */
  let idle: Span | undefined;
  /** What begins a sentence and asks for nothing belongs to what its sentence goes on to say. */
  let lead: Draft | undefined;
  for (const cut of cutsOf(text, thingsIn(field, reading, statements))) {
    const begun = lead;
    lead = undefined;
    const from = begun?.start ?? (idle && cut.runsOn ? idle.start : undefined);
    const part: Clause = from === undefined || cut.asks ? cut : { start: from, end: cut.end };
    const own = [
      ...(begun?.statements ?? []),
      ...statementsBefore(part.end).map(({ statement }) => statement),
    ];
    const strange = [...(begun?.strange ?? []), ...strangeBefore(part.end)];
    if (idle && part.start === cut.start) extend(drafts, idle.end);
    idle = undefined;
    const saysNothing = own.length === 0 && strange.length === 0;
    const begins =
      saysNothing ||
      isCondition(text, cut, own) ||
      (own.length === 0 && isStory(text.slice(cut.start, cut.end)));
    if (
      !begun &&
      !cut.runsOn &&
      !cut.asks &&
      begins &&
      leadsOn(text, cut) &&
      !isRefusal(text.slice(cut.start, cut.end))
    ) {
      lead = { field, start: cut.start, end: cut.end, statements: own, strange };
      continue;
    }
    if (
      saysNothing &&
      drafts.length > 0 &&
      !part.runsOn &&
      !part.asks &&
      !TASK_OF_HOUSE.test(text.slice(part.start, part.end)) &&
      !standsAlone(text.slice(part.start, part.end)) &&
      !isSentenceOfItsOwn(text, drafts.at(-1), part)
    ) {
      idle = part;
      continue;
    }
    addClause(drafts, { field, ...part, statements: own, strange }, text);
  }
  if (idle) extend(drafts, idle.end);
  if (lead) drafts.push({ ...lead, end: text.trimEnd().length });
  if (text.length > LONGEST_TEXT)
    drafts.push({
      field,
      start: LONGEST_TEXT,
      end: text.length,
      statements: [],
      strange: [{ start: LONGEST_TEXT, end: text.length }],
    });
  return drafts;
}

// A size or a sum stands for itself beside an "and", as a thing does: "it is 10 by 13 and the sink leaks".
const thingsIn = (field: string, reading: ReadingOfWords, statements: readonly Statement[]): Span[] => [
  ...(reading.named.get(field) ?? []),
  ...statements.flatMap(({ claim, span }) => (span && STANDS_ALONE.has(claim.is) ? [span] : [])),
];

/** The clauses of a text, cut once more where a link stands between two things. */
function cutsOf(text: string, things: readonly Span[]): Clause[] {
  const thingsBefore = inTurn(things);
  return splitClauses(text).flatMap((clause) => cutAtLinks(text, clause, thingsBefore(clause.end)));
}

/** Hands out what begins before a place, once each, in order. */
function inTurn<T extends { readonly start: number }>(list: readonly T[]): (end: number) => T[] {
  const left = [...list].sort((a, b) => a.start - b.start);
  let next = 0;
  return (end) => {
    const from = next;
    while ((left[next]?.start ?? Number.POSITIVE_INFINITY) < end) next++;
    return left.slice(from, next);
  };
}

/** Adds a clause, or what it says to the one before. A reason belongs to what it is for. */
function addClause(drafts: Draft[], clause: Draft & Clause, text: string): void {
  const { end, statements, strange } = clause;
  const last = drafts.at(-1);
  if (last && joinsLast(last, clause, text))
    drafts[drafts.length - 1] = {
      ...last,
      end,
      statements: [...last.statements, ...statements],
      strange: [...last.strange, ...strange],
    };
  else if (last && leadsInto(last, clause, text))
    drafts[drafts.length - 1] = { ...last, end, statements, strange };
  else drafts.push(clause);
}

/** Whether a clause belongs to the one before it. */
function joinsLast(last: Draft, clause: Draft & Clause, text: string): boolean {
  const { start, end, statements, strange } = clause;
  if (clause.asks || last.asks) return false;
  const words = text.slice(start, end);
  return (
    (isBare(clause) &&
      !TASK_OF_HOUSE.test(words) &&
      !standsAlone(words) &&
      !isSentenceOfItsOwn(text, last, clause)) ||
    (statements.length === 0 && (verdictOf(asSaid(words)) !== undefined || MENDS_ALONE.test(words))) ||
    // A clause that runs on stands for itself only where both ask for something.
    (clause.runsOn === true &&
      !isRefusalAlone(clause, text) &&
      (!asks(statements) || !saysSomething(last, text))) ||
    isReasonOfRefusal(text, last, clause) ||
    isReasonBehind(text, last, clause) ||
    goesOnAbout(words, statements) ||
    (statements.length === 0 &&
      (isRemark(text, last, clause) ||
        (isStory(words) && !(isParted(text, last, clause) && (strange.length > 0 || isSentence(words))))))
  );
}

const isBare = ({ statements, strange }: Draft): boolean => statements.length === 0 && strange.length === 0;
/** What a full stop parts from what was said before: the name of the room, or a sentence of its own that goes on about nothing. */
export const isSentence = (words: string): boolean =>
  (ROOM.test(words) && words.length < LONGEST_TITLE) ||
  (words.split(' ').length >= FEWEST_WORDS && isStory(words) && !GOES_ON_ABOUT.test(words));
const isSentenceOfItsOwn = (text: string, last: Span | undefined, part: Span): boolean =>
  last !== undefined && isParted(text, last, part) && isSentence(text.slice(part.start, part.end));
const LONGEST_TITLE = 30;
const FEWEST_WORDS = 5;
/** Whether a sentence ends between two clauses. */
const isParted = (text: string, last: Span, next: Span): boolean =>
  /[.!?;\n]/.test(text.slice(last.end, next.start));

/** Whether words that say nothing lead up to a clause; what names the room and ends there is a title of its own. */
function leadsInto(last: Draft, clause: Draft & Clause, text: string): boolean {
  const words = text.slice(last.start, last.end);
  return (
    isBare(last) &&
    !last.asks &&
    !clause.asks &&
    !standsAlone(words) &&
    !(isParted(text, last, clause) && (ROOM.test(words) || isSentence(words)))
  );
}

/** Work on what was named before: "slab slopes, fix", "cupboard door is cracked, replace it". */
const MENDS_ALONE =
  /^(?:so |please |just |then |and ){0,2}(?:fix|repair|replace|redo|patch|paint|refinish|deal with|take care of|sort out|update|change|level|ramp|seal|raise|lower|move|clean|sand|insulate|plug)(?: or (?:replace|fix|repair|redo|paint))?(?: (?:it|that|them|em|this|those|these))?(?: (?:please|first|too|before anything|now|asap|(?:whatever|whichever)(?:['’]?s| is)? (?:is )?cheaper))?$/i;

/** Why something is refused: "no bench, too narrow", "no medicine cabinet, they'd fight over it". */
const isReasonOfRefusal = (text: string, last: Span, { statements, start, end }: Draft): boolean => {
  const before = text.slice(last.start, last.end);
  return (
    text.slice(last.end, start).trim() === ',' &&
    statements.every(({ claim }) => claim.is === 'told') &&
    WHY.test(text.slice(start, end)) &&
    (UNWANTED.test(before) || NO_BEHIND.test(before) || GOES_AS_WRITTEN.test(before))
  );
};
const WHY =
  /^(?:too [a-z]{3,12}\b|(?:but )?(?:there(?:['’]?s| is)|we (?:already )?have) (?:already )?(?:one|another|plenty)\b|(?:they|it|he|she|the (?:baby|kids|dogs?|cats?|boys|girls)|tenants|renters|guests|people|everyone|nobody)(?:'d|'ll|'re|'s)?\b|my (?:shins|knees|toes|back|hips|eyes|feet)$)/i;

/**
 * What is told behind a comma of what was said before it: "no pocket doors, the last one jammed constantly", "no rug, baby
 * throws food", "desk tiny, just for notes".
 */
const isReasonBehind = (text: string, last: Draft, { statements, start, end }: Draft): boolean => {
  const words = text.slice(start, end);
  return (
    /^\s?[,(–—-]\s?$/.test(text.slice(last.end, start)) &&
    statements.every(
      ({ claim }) =>
        (claim.is === 'told' && TELLS_OF_LIFE.has(claim.id)) ||
        // The throw of "baby throws food".
        (claim.is === 'surface' && SOMEBODY_DOES.test(words)),
    ) &&
    last.statements.some(({ claim }) => claim.is !== 'told') &&
    (isStory(words) || AGAIN.test(words) || (SOMEBODY_DOES.test(words) && !TASK.test(words)))
  );
};
/** What people are and do, and what is wrong today: told beside a wish it is the reason for it. */
const TELLS_OF_LIFE: ReadonlySet<string> = new Set(
  `children pets older-people cooks hosts works-from-home outdated crowded works-well easy-care kind-of-house old-house hand
  sleeps eats gets-ready relaxes dark`.split(/\s+/),
);
const SOMEBODY_DOES =
  /^(?:the |my |our |his |her )?(?:bab(?:y|ies)|kids?|dogs?|cats?|pets|he|she|they|people|everyone|everybody|nobody|husband|wife|mom|dad|tenants?|guests|boys|girls|toddlers?|twins) (?!bed|room|bath|desk|door|gate|crib|proof)[a-z]{3,12}(?: |$)/i;
const AGAIN =
  /^(?:[a-z]{3,12} again|just for [a-z ]{3,30}|for the [a-z ]{3,20}|too [a-z]{3,12}(?: for [a-z ]{2,20})?)$/i;

/** "… on the north wall | no headboard": what no list knows is refused all the same. */
const isRefusalAlone = ({ statements, strange, start, end }: Draft, text: string): boolean =>
  statements.length === 0 && strange.length > 0 && UNWANTED.test(text.slice(start, end));

/** Whether a clause asks for something, or keeps a thing that no list holds. */
const saysSomething = ({ statements, start, end }: Draft, text: string): boolean =>
  asks(statements) || LEFT_AS_IS.test(text.slice(start, end));

const STANDS_ALONE: ReadonlySet<Claim['is']> = new Set<Claim['is']>(['size', 'ceiling', 'budget']);

/** Begins a sentence that goes on behind its comma: "If there is money left, quartz"; "Warm, not clinical". */
const CONDITION = /^(?:if|when|since|because|as|once|while|in case|assuming|given)\b/i;
const isCondition = (text: string, { start, end }: Span, statements: readonly Statement[]): boolean =>
  !asks(statements) && CONDITION.test(text.slice(start, end));
const leadsOn = (text: string, { start, end }: Span): boolean =>
  (text[end] === ',' || /^ (?:but|so) /i.test(text.slice(end, end + 5))) &&
  /(?:^|[.!?\n])\s{0,3}$/.test(text.slice(Math.max(0, start - 3), start));

function extend(drafts: Draft[], end: number): void {
  const last = drafts.at(-1);
  if (last) drafts[drafts.length - 1] = { ...last, end };
}

export function answerOf(said: ConceptRequest, field: string, reading: ReadingOfWords): Draft[] {
  const text = textOf(said, field);
  if (text.trim() === '') return [];
  const statements = reading.statements.filter((t) => t.field === field);
  const meaning = ANSWER_NAMES[field];
  const told: readonly Statement[] =
    statements.length > 0 || !meaning
      ? statements
      : [
          {
            field,
            said: text.slice(0, 80),
            meaning: `${meaning}: ${cutText(text, 80)}`,
            claim: { is: 'fact' },
          },
        ];
  return [{ field, start: 0, end: text.length, statements: told, strange: [] }];
}

const ANSWER_NAMES: Readonly<Record<string, string>> = {
  materials: 'Set aside for materials',
  startInDays: 'Start in days',
  durationDays: 'Done in days',
  workType: 'Work',
};
