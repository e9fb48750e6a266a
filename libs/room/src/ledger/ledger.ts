import {
  asSaid,
  type Claim,
  type Clause,
  type ConceptRequest,
  cutAtLinks,
  LONGEST_TEXT,
  partOfFeature,
  type ReadingOfWords,
  type Span,
  type Statement,
  splitClauses,
  type Verdict,
  verdictAtEnd,
  verdictOf,
  workRow,
} from '@plumbline/brief';
import { type Brief, type LedgerEntry, MOST_ENTRIES } from '@plumbline/concept';
import { cutText } from '@plumbline/contracts';
import { NOT_DRAWN } from '../shown/undrawn-features.js';
import { type Account, accountsOf, answeredBy } from './accounted.js';
import { asksForAnswer, withAnswers } from './answers/answered.js';
import { conflictsIn } from './conflicts.js';
import { kindsLeft, standInFor } from './kinds-left.js';
import { saidOfPrice } from './not-in-sum.js';
import { type Became, type OutcomeContext, outcomeOf, together } from './outcome.js';
import { contradictionIn, standsElse } from './relations.js';
import { understoodOf } from './understood.js';

/** The ledger: every clause of every field, in its own words, with what became of it. */

const TEXTS = [
  'designPrompt',
  'features',
  'layout',
  'colors',
  'style',
  'area',
  'requirements',
  'contractorPrompt',
] as const;
/** Fields that hold one answer. */
const ANSWERS = ['budget', 'workType', 'materials', 'startInDays', 'durationDays', 'paymentPhases'] as const;

const TEXTS_AND_ANSWERS = [...TEXTS, ...ANSWERS] as const;

const LONGEST_ENTRY = 400;

interface Draft extends Span {
  readonly field: string;
  /** It asks for a fact. */
  readonly asks?: true;
  readonly statements: readonly Statement[];
  /** Words without a meaning. */
  readonly strange: readonly Span[];
}

/** The ledger of a request whose room is finished. `said` is the request without what a form had filled in. */
export function ledgerOf(
  said: ConceptRequest,
  brief: Brief,
  reading: ReadingOfWords,
  context: OutcomeContext,
): LedgerEntry[] {
  const drafts = [
    ...TEXTS.flatMap((field) => clausesOf(said, field, reading)),
    ...ANSWERS.flatMap((field) => answerOf(said, field, reading)),
  ];
  const conflicts = conflictsIn(drafts, brief, (draft) =>
    textOf(said, draft.field).slice(draft.start, draft.end),
  );
  const accounts = accountsByDraft(said, drafts, reading);
  const entries = drafts.slice(0, MOST_ENTRIES).map((draft, i): LedgerEntry => {
    const conflict = conflicts.get(draft);
    const { outcome, ...rest } = conflict
      ? conflict
      : saidOfPrice(
          withAccount(
            withRest(
              becomes(draft, textOf(said, draft.field), { ...context, framed: reading.framed }),
              draft,
              textOf(said, draft.field),
            ),
            draft,
            accounts.get(draft),
            textOf(said, draft.field),
          ),
          context.e.room,
        );
    return {
      id: `l${i + 1}`,
      field: draft.field,
      start: draft.start,
      end: draft.end,
      text: cutText(textOf(said, draft.field).slice(draft.start, draft.end), LONGEST_ENTRY),
      understood: cutText(understoodOf(draft.statements).join('; '), 2_000),
      outcome,
      ...rest,
    };
  });
  const answered = TEXTS_AND_ANSWERS.flatMap((field) =>
    withAnswers(
      entries.filter((entry) => entry.field === field),
      textOf(said, field),
      context.e,
    ),
  );
  const more = drafts[MOST_ENTRIES];
  if (!more) return answered;
  const { field, start } = more;
  const { length } = textOf(said, field);
  const text = cutText(textOf(said, field).slice(start), LONGEST_ENTRY);
  return [
    ...answered,
    {
      id: `l${MOST_ENTRIES + 1}`,
      field,
      start,
      end: length,
      text,
      understood: '',
      outcome: 'for-contractor',
      note: `More was written than ${MOST_ENTRIES} wishes; the rest goes to the contractor as it is.`,
    },
  ];
}

/** What each clause is about, and what of that nobody read. */
function accountsByDraft(
  said: ConceptRequest,
  drafts: readonly Draft[],
  reading: ReadingOfWords,
): ReadonlyMap<Draft, Account> {
  return new Map(
    TEXTS.flatMap((field) => {
      const own = drafts.filter((draft) => draft.field === field);
      return accountsOf(textOf(said, field), field, own, reading).map(
        (account, i) => [own[i] as Draft, account] as const,
      );
    }),
  );
}

/** What became of a clause, by what it is about: what nobody read is the contractor's, whatever is drawn beside it. */
function withAccount(became: Became, draft: Draft, account: Account | undefined, text: string): Became {
  if (!account) return became;
  if (became.outcome === 'unclear')
    return account.missing.length > 0 ? { ...became, outcome: 'for-contractor' } : became;
  const words = text.slice(draft.start, draft.end);
  if (became.outcome === 'kept' && CHANGES.test(words)) return withStandIn(became, words);
  if (became.outcome !== 'drawn' && became.outcome !== 'priced') return became;
  if (isPutAway(draft, words)) return { outcome: 'for-contractor', note: IN_NO_PLAN };
  if (account.missing.length === 0) return asMade(became, draft, text);
  if (!answeredBy(account, draft.statements)) return { outcome: 'for-contractor', note: IN_NO_PLAN };
  const changed: Became = { ...became, outcome: 'changed' };
  return account.missing.every(({ head }) => changed.note?.includes(text.slice(head.start, head.end)))
    ? changed
    : noted(changed, account.missing, text);
}
/** What is drawn or priced in the plain way, where another was told. */
function asMade(became: Became, { start, end, statements, strange }: Draft, text: string): Became {
  const other = withStandIn(became, text.slice(start, end));
  if (other !== became) return other;
  const things = statements.flatMap(({ claim, span }) => (claim.is !== 'told' && span ? [span] : []));
  const left = kindsLeft(text, strange, things);
  return left.length > 0 ? { ...became, outcome: 'changed' } : became;
}

function withStandIn(became: Became, words: string): Became {
  const note = standInFor(words);
  if (note === undefined) return became;
  return { ...became, outcome: 'changed', note: became.note ? `${note} ${became.note}` : note };
}
/** Of what stays something is to be another. */
const CHANGES = /\b(?:swap|replac|chang|switch|just new|but new)/i;

/** "Hide it in a cabinet": a cabinet of its own, and none of those that are drawn. */
const isPutAway = ({ statements }: Draft, words: string): boolean =>
  PUT_AWAY.test(words) && statements.every(({ claim }) => claim.is === 'told' || claim.is === 'surface');
const PUT_AWAY =
  /^(?:so |and |please |just )?(?:hide|tuck|put|conceal|box|close) (?:it|them|that|those) (?:away )?(?:in|into|inside|behind) an? /i;

const IN_NO_PLAN = 'It stands in no plan and in no price: the contractor reads it as written.';

const textOf = (request: ConceptRequest, field: string): string =>
  String((request as unknown as Record<string, unknown>)[field] ?? '');

/** The clauses of a field with what is claimed in each; a clause that says nothing joins the one before it. */
function clausesOf(said: ConceptRequest, field: string, reading: ReadingOfWords): Draft[] {
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
        (isStory(words) && !(strange.length > 0 && isParted(text, last, clause)))))
  );
}

const isBare = ({ statements, strange }: Draft): boolean => statements.length === 0 && strange.length === 0;
/** What a full stop parts from what was said before: the name of the room, or a sentence of its own that goes on about nothing. */
const isSentence = (words: string): boolean =>
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
    !(ROOM.test(words) && isParted(text, last, clause))
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

function answerOf(said: ConceptRequest, field: string, reading: ReadingOfWords): Draft[] {
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

/** Whether something is asked for, not only told. */
const asks = (statements: readonly Statement[]): boolean =>
  statements.some(({ claim }) => claim.is !== 'told');

/** First words of a clause that only comments on the one before: "it just blows smoke back", "because my mother visits". */
const GOES_ON_ABOUT =
  /^(?:it|its|it's|they|they're|theyre|that|that's|thats|which|who|because|but only|only if|but if|i am|i'm|im|he is|he's|hes|she is|she's|shes|we are|we're|they are|bc|cause|cuz|since|as|otherwise|if|when|unless|until|though|although|not sure|they'd|they'll|he'd|she'd|we'd|it'd|it'll|you'd|who knows|pretty sure|i think|we think|i guess|i know|probably|maybe later|or not|thanks|thank you|let me know|hi|hello|hey|there's (?:already )?(?:one|another)|there is (?:already )?(?:one|another)|theres (?:already )?(?:one|another)|(?:my |the |our |a )?[a-z]{2,12}(?: [a-z]{2,12})? (?:says|said|swears|insists)|yes we|yes i|\d{1,4} ?(?:lbs?|pounds|gallons?|gal)|feels like|looks like|sounds like|where|even|especially|once|while|after|before|whatever|not a must|would be nice|the last one|the old one|the one we have|i like the|we like the|if possible|i believe|apparently|obviously|honestly)\b/i;

/** Whether a clause asks for nothing and goes on about the one before. */
const goesOnAbout = (words: string, statements: readonly Statement[]): boolean =>
  statements.every(({ claim }) => claim.is === 'told' && BESIDE.has(claim.id)) &&
  GOES_ON_ABOUT.test(words) &&
  (!TASK.test(words) || (ON_CONDITION.test(words) && !MENDS.test(words)));

/** "If the budget lets you", "otherwise skip it": whether what was asked for is to be, and nothing else. */
const ON_CONDITION =
  /^(?:but )?(?:(?:only )?if|unless|otherwise|if not|as long as|provided|depending)\b[^.;!?\n]{0,80}$/i;
const MENDS = /\b(?:fix|replace|repair|remove|install|patch|move|add|redo|use)\b/i;
/** A condition in the clause of what it is for. */
const CONDITION_IN = /\b(?:but )?(?:only )?(?:if|unless|as long as|provided) (?!not\b|so\b)/i;
const SENTENCE_ENDS = /[.;!?\n]/;
const SHORTEST_CONDITION = 8;
/** Where a condition begins in the words of a clause, which it ends; -1 without one. */
const conditionIn = (words: string): number => {
  const at = words.search(CONDITION_IN);
  return words.length - at < SHORTEST_CONDITION || SENTENCE_ENDS.test(words.slice(at)) ? -1 : at;
};

/** What is told beside a wish in the same sentence: "bookshelves, I have about 900 books", "no beige, something crazy". */
const REMARK =
  /^(?:i|i'm|im|we|we're|he|he's|hes|she|she's|shes|they|they're|who|whichever|whatever|something|someone|somebody|nobody|everybody|everyone|front|all)\b/i;
const isRemark = (text: string, last: Span, part: Span): boolean =>
  /^\s?[,;(-]\s?$/.test(text.slice(last.end, part.start)) &&
  REMARK.test(text.slice(part.start, part.start + 20)) &&
  !TASK.test(text.slice(part.start, part.end));

/**
 * What is told and asks for nothing: somebody or something does, is or has something. "People come with papers", "his window
 * faces the street". It is read with its neighbor.
 */
const isStory = (words: string): boolean =>
  (TELLS.test(words) || TELLS_SHORT.test(words) || NOT_DOING.test(words)) &&
  !TASK.test(words) &&
  !isRefusal(words) &&
  !GOES_AS_WRITTEN.test(words) &&
  !staysPut(words);
/** "Not stare at a screen", beside what is rather done. */
const NOT_DOING = /^not [a-z]{3,12} (?:at|to|into|with|for|around) [a-z]/i;
/** "Floor's wavy". */
const TELLS_SHORT = /^(?:the |our |my )?[a-z]{3,12}['’]s [a-z]{3,10}$/i;
const TELLS =
  /^(?:(?:and|but|so|because|since|which|where|when|then|ok|okay|well|honestly|actually) ){0,2}(?:(?:the|our|my|his|her|their|this|that|these|those|a|an|one|some|every|each|both|all|no)\s)?(?:[\p{L}'’-]{1,14}\s){0,3}?(?:is|are|was|were|am|isn['’]?t|aren['’]?t|wasn['’]?t|has|have|had|does|do|did|doesn['’]?t|don['’]?t|didn['’]?t|can['’]?t|won['’]?t|will|would|could|might|comes?|came|faces?|sits?|says?|said|asked?|saw|seen|bought|built|moved|gets?|got|goes|went|goes|looks?|feels?|thinks?|thought|knows?|knew|loves?|hates?|likes?|lives?|works?|plays?|cooks?|eats?|sleeps?|uses?|used|helps?|wakes?|walks?|runs?|watch(?:es)?|reads?|grew|fell|died|passed|gave|left|told|remember|swears?|visits?|stays?|needs?|tried)\b/iu;

/** "No bright colors", "no frosted glass": refused for itself, whether a list knows it or not. */
const isRefusal = (words: string): boolean => UNWANTED.test(words) && !NO_MATTER.test(words);
/** Refused, left for another year, or asked. */
const standsAlone = (words: string): boolean =>
  isRefusal(words) || verdictAtEnd(asSaid(words)) !== undefined || asksForAnswer(words);
const NO_MATTER =
  /^(?:so |and |but |just )?(?:no (?:big deal|drama|worries|biggie|exceptions?|offense|surprise|doubt|thanks?|thank you|clue|pun|joke|kidding|really|please|not|problem|questions?|preference)|nothing (?:else|special|more)|not (?:a (?:big deal|must|priority|problem|fan|lot|chance|penny|dime|cent|dollar)))\b/i;
const staysPut = (words: string): boolean => LEFT_AS_IS.test(words) || LEFT_HOW.test(words);

/** Words for the room and for making it new. */
const ROOM =
  /\b(?:kitchen|bath|bathroom|room|bedroom|basement|garage|office|patio|porch|deck|attic|loft|remodel|remodeled|remodeling|renovate|renovation|redo|redone|update|space|house|home)\b/i;

/** A sentence that gives somebody something to do. */
const TASK =
  /\b(?:add|adding|borrow|build|bump|change|check|clean|close|connect|cut|do|extend|fill|find|fit|fix|frame|hang|hide|hook|install|lay|leave|level|lower|make|match|mount|move|need|needs|patch|protect|provide|put|raise|redo|refinish|relocate|remove|repair|replace|restore|reuse|run|sand|save|seal|separate|set|should|must|has to|have to|steal|strip|supply|support|swap|take|tear|test|tie|trim|update|upgrade|use|want|wire|work|would)\b/i;

/** Work on a part of the house that no list knows: it is the contractor's, and belongs to nothing said before. */
const TASK_OF_HOUSE =
  /^(?:the |our |my )?(?:[a-z-]{2,12} ){0,2}(?:door|window|wall|floor|ceiling|stair|step|post|beam|roof|vent|pipe)s? (?:must|has to|have to|needs? to|should) [a-z]/i;

/** A question that only who does the work can answer. */
const ASKS_CONTRACTOR =
  /\b(?:who (?:does|do|handles?|pulls?|pays|gets)|do you (?:do|handle|carry|have|offer)|are you (?:licensed|insured|bonded)|how (?:long|soon)|when (?:can|could|would) you)\b/i;

/** "The popcorn machine stays", "hatch: keep", "leave the storeroom unfinished", "don't touch the mural". */
const LEFT_AS_IS =
  /\b(?:(?:that|it|they|so) stays?|(?:is|are) staying)(?=,)|\b(?:stays?|staying|remains?)(?: put| as is| as it is| as they are| there| where it is| too| please)?$|^(?:please )?(?:leave|leaving) (?:the|our|my|his|her|their|that|this|those|these|all|a|an)?\b.{2,40} (?:unfinished|alone|as is|as it is|as they are|untouched|be)$|\b(?:remains?|stays?) (?:unfinished|untouched)\b|\b(?:don't|dont|do not|not to|never) (?:touch|finish)\b|\b(?:is|are) already (?:there|in|done|installed)$|\b(?:is|are) coming with (?:her|him|us|me|them)$|\bstays (?:by|in|on|at|under|near) (?:the|its|my|our) [a-z]{2,12}$|[a-z]{3}[,:]? keep(?: it| them)?$|\b(?:is|are)(?: not|n'?t) going anywhere$|\bexists?$|\boff limits$|^hands off\b|\buntouched$/i;
/** "The low duct isn't moving per the HVAC guy". */
const NOT_MOVING =
  /\b(?:isn['’]?t|is not|aren['’]?t|are not) (?:moving|movable)(?: per\b|$)|\bstays? (?:exposed|usable|visible|reachable|accessible|as built)$/i;
/** "Leave the corner like it is". */
const LEFT_HOW =
  /^(?:please )?(?:leave|leaving) (?:the|our|my|that|this) [^.;!?\n]{2,40} (?:like|how|the way) (?:it is|they are)$/i;
/** Who stays is no thing to be kept: "Grandpa stays", "the dog stays in here". */
const SOMEBODY_STAYS =
  /^(?:and |but |so )?(?:(?:my|our|the|his|her|their) )?(?:[a-z]{2,8} ){0,2}(?:grand(?:ma|pa|mother|father|kids|son|daughter)|mom|mother|dad|father|in[- ]laws?|parents|kids|children|guests?|son|daughter|brother|sister|aunt|uncle|husband|wife|dogs?|cats?|puppy|pets?|nanny|aide|nurse|he|she|we|i|they all|everybody|everyone|nobody) (?:stays?|staying|is staying|are staying|remains?)\b/i;
/** "Tool chest is mine", "my machine cabinet comes with me", "standing desk, mine". */
const IS_OWNED =
  /\b(?:is|are) (?:mine|ours)\b|, (?:mine|ours)(?=,|$)|\b(?:comes?|coming|moves?|moving) (?:along )?with (?:me|us|him|her|them)\b/i;
/** The owner's own thing, kept: "keep grandma's hutch". */
const KEEPS_OWN =
  /^(?:please |we |i |we're |we are |i'm )?keep(?:ing)? (?:the|our|my|his|her|their|[a-z]{3,12}['’]s|grand(?:ma|pa)s|moms|dads|existing|old)\b/i;
/** A thing of somebody's, by whatever name: "keep grandmas hutch". */
const OWN = /^(?:please |we |i )?keep(?:ing)? (?:our|my|his|her|their|[a-z]{3,12}['’]?s) [a-z]{3}/i;
const STAYS_AS_WRITTEN = 'It stays as it is: it is not priced, and the contractor reads it as written.';

/** "The organ can go": whatever it is, it is none of the new room. */
const GOES_AS_WRITTEN =
  /\b(?:(?:can|must|has to|have to|needs? to|should|gotta|will) go|goes|comes? (?:out|down|off)|gets? tossed|is out|are out)$|^(?:please |we |i |just )?(?:lose|ditch|toss|drop(?! (?:everything|all|our|my|their|his|her|bags|coats|shoes|keys|stuff)\b)|scrap|get rid of|haul away|throw (?:out|away)|take out) /i;
const GONE_AS_WRITTEN = 'It is taken away: the contractor reads it as written.';
/** "No dangly things": what no list knows is in no plan. */
const UNWANTED =
  /^(?:so |and |but |also |please |absolutely |definitely |just )?(?:no|skip|avoid|without|nothing(?! (?:beats|against|but|less|more|better|would|is|like)\b)|not (?:one of|like|those|that|a))(?! (?:longer|idea|matter|one|way|more than|need|problem|rush))\b /i;
/** "Wash bay no". */
const NO_BEHIND = /^(?:[a-z-]{2,14} ){1,3}no$/i;
const NOT_IN_PLAN = 'Nothing of the kind is in this plan.';

/** Whether a clause lets something stay that no list of what can be kept holds; furniture may be drawn of it. */
function staysAsWritten({ statements, strange }: Draft, words: string): boolean {
  if (SOMEBODY_STAYS.test(words)) return false;
  const isLeft =
    LEFT_AS_IS.test(words) || NOT_MOVING.test(words) || LEFT_HOW.test(words) || IS_OWNED.test(words);
  if (!isLeft && !KEEPS_OWN.test(words)) return false;
  const isUnpriced = ({ claim }: Statement): boolean =>
    ['told', 'count', 'pieces', 'seats', 'thing size'].includes(claim.is) ||
    (isLeft && ['place', 'not at', 'fixed', 'shell', 'extent'].includes(claim.is)) ||
    (isLeft && IS_OWNED.test(words) && claim.is === 'surface') ||
    (isLeft &&
      (claim.is === 'material' || claim.is === 'color' || claim.is === 'surface' || claim.is === 'layout')) ||
    (claim.is === 'feature' && (partOfFeature(claim.id) === 'furniture' || claim.id === 'storage'));
  return (
    statements.every(isUnpriced) &&
    (isLeft ||
      statements.some(({ claim }) => claim.is === 'feature') ||
      (strange.length > 0 && OWN.test(words)))
  );
}

function becomes(draft: Draft, text: string, context: OutcomeContext): Became {
  const { statements, strange, start, end } = draft;
  const words = text.slice(start, Math.min(end, start + 2_000));
  if (staysAsWritten(draft, words)) return { outcome: 'kept', note: STAYS_AS_WRITTEN };
  if (statements.every(({ claim }) => claim.is === 'told' || claim.is === 'surface')) {
    const verdict = statements.length === 0 || strange.length > 0 ? verdictIn(words) : undefined;
    if (verdict)
      return verdict === 'keeps'
        ? { outcome: 'kept', note: STAYS_AS_WRITTEN }
        : { outcome: 'refused', note: verdict === 'takes' ? GONE_AS_WRITTEN : NOT_IN_PLAN };
  }
  if (statements.length === 0) {
    // What names the room and nothing else asks for the room.
    if (strange.length > 0 && GOES_AS_WRITTEN.test(words) && !/\bwhere\b/i.test(words))
      return { outcome: 'refused', note: GONE_AS_WRITTEN };
    if (isRefusal(words) || (strange.length > 0 && NO_BEHIND.test(words)))
      return { outcome: 'refused', note: NOT_IN_PLAN };
    if (strange.length === 0 && !ASKS_CONTRACTOR.test(words) && !TASK_OF_HOUSE.test(words))
      return draft.asks
        ? { outcome: 'unclear' }
        : ROOM.test(words)
          ? { outcome: 'drawn', note: 'The room as a whole.' }
          : isSentence(words)
            ? { outcome: 'for-contractor', note: TOLD_BESIDE }
            : { outcome: 'unclear' };
    return {
      outcome: TASK.test(words) || ASKS_CONTRACTOR.test(words) ? 'for-contractor' : 'unclear',
    };
  }
  // "The pot rack comes down": what is told beside it is no wish.
  if (
    strange.length > 0 &&
    GOES_AS_WRITTEN.test(words) &&
    !/\bwhere\b/i.test(words) &&
    statements.every(({ claim }) => claim.is === 'told')
  )
    return { outcome: 'refused', note: GONE_AS_WRITTEN };
  // "No console, too narrow": the reason was read, and what is refused no list knows.
  if (
    /^(?:no|skip|without) /i.test(words) &&
    (strange[0]?.start ?? end) - start < NEXT_WORD &&
    statements.every(({ claim }) => claim.is === 'told')
  )
    return { outcome: 'refused', note: NOT_IN_PLAN };
  const live = statements.filter(({ outvoted }) => !outvoted);
  // Of "white cabinets" that were given another finish nothing is left but the cabinets.
  const decided = live.length < statements.length && live.every(({ claim }) => claim.is === 'surface');
  if (decided) return { outcome: 'refused', ...(live.length === 0 ? { note: TAKEN_BACK } : {}) };
  const shown = withoutShadows(withoutLandmarks(live, text));
  const found = together(
    withoutOthers(
      shown,
      shown.map((statement) => outcomeOf(statement, context)),
      text,
    ),
  );
  if (found.outcome !== 'drawn' && found.outcome !== 'kept' && found.outcome !== 'priced') return found;
  const said = {
    words,
    start,
    statements: live,
    items: found.items ?? [],
    framed: context.framed ?? [],
    e: context.e,
  };
  const lacking = found.outcome === 'drawn' ? contradictionIn(said) : standsElse(said);
  return lacking === undefined ? found : { ...found, outcome: 'changed', note: lacking };
}

const TOLD_BESIDE = 'It asks for nothing by itself: the contractor reads it as written.';

/** What the end of a draft says of the thing that it begins with, which no list knows. */
function verdictIn(words: string): Verdict | undefined {
  const [thing, ...said] = words.split(/[,:;.!?—–…]\s/);
  const last = said.at(-1);
  return thing && last !== undefined && thing.length < 60
    ? verdictOf(asSaid(last))
    : verdictAtEnd(asSaid(words));
}

/** Behind "no" or "without" a next word begins within so many characters. */
const NEXT_WORD = 10;
const TAKEN_BACK = 'Decided against later: it is not in the plan.';

/** What became of the claims of a clause; of "sage or olive" the one that is in counts for both. */
function withoutOthers(
  statements: readonly Statement[],
  became: readonly Became[],
  text: string,
): readonly Became[] {
  const isOr = (a: Statement | undefined, b: Statement | undefined): boolean =>
    a?.span !== undefined &&
    b?.span !== undefined &&
    a.span.end <= b.span.start &&
    OR.test(text.slice(a.span.end, Math.min(b.span.start, a.span.end + 20)));
  return became.filter(
    ({ outcome }, i) =>
      IS_IN.has(outcome) ||
      !statements.some(
        (other, j) =>
          j !== i &&
          (isOr(statements[i], other) || isOr(other, statements[i])) &&
          IS_IN.has(became[j]?.outcome ?? 'unclear'),
      ),
  );
}
const OR = /^[a-z]{0,12} ?,? ?or (?:an? |the )?$/i;
const IS_IN: ReadonlySet<Became['outcome']> = new Set(['drawn', 'priced', 'kept']);

/** Outcomes of a clause beside which something of it may be left. */
const ANSWERS_SOME: ReadonlySet<Became['outcome']> = new Set(['drawn', 'priced', 'kept', 'changed']);
/** What the contractor reads beside what is asked for. */
const BESIDE: ReadonlySet<string> = new Set(['brand', 'extra']);
const MOST_LEFT = 6;

/** What is there or done asks for nothing, in whatever words. */
const isOfToday = ({ claim }: Statement): boolean =>
  claim.is === 'told' && (claim.id === 'today' || claim.id === 'done' || claim.id === 'past');

/** Says of a clause that was answered which of its words were not: "brass inlay" behind the tile that is drawn. */
function withRest(became: Became, draft: Draft, text: string): Became {
  const { statements, strange } = draft;
  if (!ANSWERS_SOME.has(became.outcome) || statements.length === 0 || statements.every(isOfToday))
    return became;
  const told = statements.flatMap(({ claim, span }) =>
    claim.is === 'told' && BESIDE.has(claim.id) && span ? [span] : [],
  );
  const left: Span[] = [];
  for (const span of [...strange, ...told].sort((a, b) => a.start - b.start)) {
    const last = left.at(-1);
    if (last && text.slice(last.end, span.start).trim() === '')
      left[left.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else left.push(span);
  }
  const condition = conditionIn(text.slice(draft.start, draft.end));
  const from = condition >= 0 ? draft.start + condition : Number.POSITIVE_INFINITY;
  const bare = left.filter((span) => span.start < from);
  const answered = noted(became, bare, text);
  if (condition < 0) return answered;
  return noted(answered, [{ start: from, end: draft.end }], text, 'With your condition, as written');
}

/** An outcome with words of its clause that go to the contractor as they are. */
function noted(
  became: Became,
  left: readonly Span[],
  text: string,
  as = 'Left to the contractor as written',
): Became {
  if (left.length === 0) return became;
  const words = left.slice(0, MOST_LEFT).map(({ start, end }) => `"${text.slice(start, end)}"`);
  const sentence = `${as}: ${words.join(', ')}.`;
  return { ...became, note: became.note ? `${became.note} ${sentence}` : sentence };
}

/** Work whose color or material goes on no surface of the plan. */
const HAS_OWN_FINISH: ReadonlySet<string> = new Set([
  'accent-paint',
  'chalkboard-paint',
  'accent-wallpaper',
  'accent-boards',
  'stone-veneer',
  'trim-paint',
]);

/** Work done to a thing, not the thing: "a light switch by the door", "hide the TV wires", "rot under the tub". */
function workFirst(statements: readonly Statement[]): readonly Statement[] {
  const features = statements.filter(({ claim }) => claim.is === 'feature');
  const isWork = ({ claim }: Statement): boolean => claim.is === 'feature' && NOT_DRAWN.has(claim.id);
  const removes = ({ claim }: Statement): boolean =>
    claim.is === 'feature' && workRow(claim.id)?.removal === true;
  // One wall in a color of its own, and trim that is painted, have a line and are not drawn so.
  const ofItsOwn = features.filter(({ claim }) => claim.is === 'feature' && HAS_OWN_FINISH.has(claim.id));
  if (ofItsOwn.length > 0) return ofItsOwn;
  // "Paint it navy": the color is what shows.
  const colored = statements.some(({ claim }) => claim.is === 'color' || claim.is === 'material');
  const first = features[0];
  // "A legal bedroom" is a bedroom.
  const isPermit = first?.claim.is === 'feature' && first.claim.id === 'permits';
  const works =
    first && isWork(first) && !isPermit && !colored ? features.filter(isWork) : features.filter(removes);
  return works.length > 0 ? works : statements;
}

const ASKED_ANEW: ReadonlySet<Claim['is']> = new Set<Claim['is']>(['feature', 'surface', 'material']);
/** Pipes and the layout that stay where they are. */
const isPlaceKept = ({ claim }: Statement): boolean =>
  claim.is === 'kept' && claim.how === 'in place' && (claim.id === 'plumbing' || claim.id === 'layout');

/** "Pendants over the island": what stays only tells where something is to be. */
const LANDMARK =
  /\b(?:over|above|under|underneath|beneath|below|behind|beside|next to|by|near|in front of|across from|opposite(?: to)?|facing|faces?|around|flanking|(?:left|right|sides?) of|past|close to)\s(?:the|our|my)\s(?:[a-z]{3,8}\s){0,2}(?:the\s)?$/i;
const ASKED_BESIDE: ReadonlySet<Claim['is']> = new Set<Claim['is']>(['feature', 'pieces', 'seats']);
const LANDMARK_WITHIN = 50;

function withoutLandmarks(all: readonly Statement[], text: string): readonly Statement[] {
  const staysAt = new Set(all.flatMap(({ claim, span }) => (claim.is === 'kept' ? [span?.start] : [])));
  if (!all.some(({ claim, span }) => ASKED_BESIDE.has(claim.is) && !staysAt.has(span?.start))) return all;
  return all.filter(
    ({ claim, span }) =>
      claim.is !== 'kept' ||
      claim.how !== 'kept' ||
      !span ||
      !LANDMARK.test(text.slice(Math.max(0, span.start - LANDMARK_WITHIN), span.start)),
  );
}

/** The claims of a clause without those that another at the same place says better: "keep the tub" asks for no tub. */
function withoutShadows(all: readonly Statement[]): readonly Statement[] {
  const stays = new Set(
    all.flatMap(({ claim, span }) =>
      claim.is === 'kept' || (claim.is === 'extent' && claim.stays && span) ? [span?.start] : [],
    ),
  );
  const asked = all.filter(({ claim, span }) => claim.is !== 'feature' || !stays.has(span?.start));
  // "A new range in the same place": where it stands is told beside what is asked for.
  const asksAnew = asked.some(({ claim }) => ASKED_ANEW.has(claim.is));
  const statements = workFirst(asked.filter((t) => !asksAnew || !isPlaceKept(t)));
  /** "Refinish the oak floor", "keep the walnut counter": the word before tells which one. */
  const isOfKept = (t: Statement): boolean =>
    t.claim.is === 'material' &&
    statements.some((o) => o.claim.is === 'kept' && o.span && t.span && o.span.start - t.span.end === 1);
  const strong = new Set<Claim['is']>(['feature', 'kept', 'without', 'not in', 'material', 'color', 'seats']);
  const isStrong = ({ claim }: Statement): boolean =>
    strong.has(claim.is) || (claim.is === 'extent' && claim.stays);
  return statements.filter((t) => {
    if (isOfKept(t)) return false;
    // "The red one, already ordered": what is bought has its color.
    if (
      (t.claim.is === 'color' || t.claim.is === 'material') &&
      statements.some((o) => o.claim.is === 'kept' && o.claim.how === 'supplied')
    )
      return false;
    const others = statements.filter((o) => o !== t && o.span?.start === t.span?.start);
    if (['feature', 'material', 'color'].includes(t.claim.is) && others.some((o) => o.claim.is === 'kept'))
      return false;
    // A size that is told beside what is asked for or refused: "the ceiling is only 7'2\" so no drop ceiling".
    if (t.claim.is === 'size' || t.claim.is === 'ceiling')
      return !statements.some((o) => o.claim.is === 'without' || o.claim.is === 'kept');
    // People and places are told beside what is asked for, which is what counts.
    if (t.claim.is === 'told') {
      // A place for what no planner draws is the contractor's as well.
      const isPlaceOfExtra =
        t.claim.id === 'a-place' && statements.some((o) => o.claim.is === 'told' && o.claim.id === 'extra');
      // "Rental, tenant moves in August" tells a day, and of no sum.
      const isBesideADay =
        t.claim.id === 'value' &&
        statements.some((o) => o.claim.is === 'told' && /^(?:when|contract|one-bath)$/.test(o.claim.id));
      return !isPlaceOfExtra && !isBesideADay && !statements.some(isStrong);
    }
    // "Cabinet shop drawings for approval" asks for drawings.
    if (
      t.claim.is === 'surface' &&
      statements.some((o) => o.claim.is === 'told' && o.claim.id === 'contract')
    )
      return false;
    if (t.claim.is === 'surface') return !statements.some((o) => isStrong(o) && o !== t);
    if (t.claim.is === 'extent')
      return statements.every((o) => o.claim.is === 'extent' || o.claim.is === 'told');
    return true;
  });
}
