import {
  asSaid,
  type ConceptRequest,
  isAside,
  type ReadingOfWords,
  type Span,
  type Statement,
  type Verdict,
  verdictAtEnd,
  verdictOf,
} from '@plumbline/brief';
import { type Brief, type LedgerEntry, MOST_ENTRIES } from '@plumbline/concept';
import { cutText } from '@plumbline/contracts';
import { type Account, accountsOf, answeredBy } from './accounted.js';
import { withAnswers } from './answers/answered.js';
import {
  ASKS_CONTRACTOR,
  BESIDE,
  conditionIn,
  GOES_AS_WRITTEN,
  GONE_AS_WRITTEN,
  isRefusal,
  isStory,
  NO_BEHIND,
  NOT_IN_PLAN,
  ROOM,
  STAYS_AS_WRITTEN,
  staysAsWritten,
  TASK,
  TASK_OF_HOUSE,
  TO_REACH,
  tellsUnlike,
} from './clause-words.js';
import { conflictsIn } from './conflicts.js';
import type { Draft } from './draft.js';
import { answerOf, clausesOf, isSentence, textOf } from './drafts.js';
import { kindsLeft, standInFor } from './kinds-left.js';
import { saidOfPrice } from './not-in-sum.js';
import { type Became, type OutcomeContext, outcomeOf, together } from './outcome.js';
import { isOfProperty, tellsProperty } from './properties/properties.js';
import { contradictionIn, standsElse } from './relations.js';
import { withoutLandmarks, withoutShadows } from './shadows.js';
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
      : becameOf(draft, textOf(said, draft.field), accounts.get(draft), {
          ...context,
          framed: reading.framed,
        });
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

/** What became of a clause, with what is left of it; of who lives there no furniture is told. */
function becameOf(draft: Draft, text: string, account: Account | undefined, context: OutcomeContext): Became {
  const became = withAccount(withRest(becomes(draft, text, context), draft, text), draft, account, text);
  return draft.statements.length > 0 && draft.statements.every(isOfLife)
    ? became
    : saidOfPrice(became, context.e.room);
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
  if (isPutAway(draft, words) || isTraitAlone(draft, words))
    return { outcome: 'for-contractor', note: IN_NO_PLAN };
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

/** A height, a reach or a hiding place that only a trait of the household stands for: "poison where the kids can't get at it". */
const isTraitAlone = ({ statements, strange }: Draft, words: string): boolean =>
  statements.length > 0 &&
  statements.every(({ claim }) => claim.is === 'told') &&
  (tellsProperty(words) || (strange.length > 0 && COUNTS_FIRST.test(words)));
/** "Three seats at the window": things are counted that no reader knows. */
const COUNTS_FIRST =
  /^(?:an? pair of|two|three|four|five|six|seven|eight|[2-9]) (?!of us|of them|(?:[a-z]{3,8} )?(?:boys|girls|kids|sons|daughters|twins|dogs|cats|pets|adults|guests|families|cars|trucks|bikes|days|weeks|years|months|times|ways)\b)[a-z-]{3,12}s\b/i;

const IN_NO_PLAN = 'It stands in no plan and in no price: the contractor reads it as written.';

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
    if (isAside(words)) return { outcome: 'kept', note: TOLD_BESIDE };
    if (tellsUnlike(words)) return { outcome: 'refused', note: UNLIKE };
    if (isRefusal(words) || (strange.length > 0 && NO_BEHIND.test(words)))
      return { outcome: 'refused', note: NOT_IN_PLAN };
    if (strange.length === 0 && !ASKS_CONTRACTOR.test(words) && !TASK_OF_HOUSE.test(words))
      return draft.asks
        ? { outcome: 'unclear' }
        : ROOM.test(words)
          ? { outcome: 'drawn', note: 'The room as a whole.' }
          : isSentence(words)
            ? { outcome: 'kept', note: TOLD_BESIDE }
            : (toldBeside(words) ?? { outcome: 'unclear' });
    const beside = draft.asks || ASKS_CONTRACTOR.test(words) ? undefined : toldBeside(words);
    if (beside) return beside;
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

/** What is told beside the wishes and asks for nothing. */
const TOLD_BESIDE = 'Told beside the wishes: nothing of it is asked for.';
const UNLIKE = 'What it is not to be like: no thing and no line stands for it.';

/** What becomes of a clause that names nothing anybody knows and gives nobody a task; undefined where it asks for something. */
function toldBeside(words: string): Became | undefined {
  if (TO_REACH.test(words)) return { outcome: 'for-contractor', note: 'Your contractor reads it.' };
  if (isAside(words)) return { outcome: 'kept', note: TOLD_BESIDE };
  if (tellsUnlike(words)) return { outcome: 'refused', note: UNLIKE };
  const [first = '', ...more] = words.split(/[.!?\n] ?/);
  // "New bathroom. I'm 72 and widowed": the room is asked for, and the rest is told.
  if (more.length > 0 && ROOM.test(first) && first.length < 40 && !isStory(first))
    return { outcome: 'drawn', note: 'The room as a whole.' };
  return isStory(words) && !LEAVES_OPEN.test(words) ? { outcome: 'kept', note: TOLD_BESIDE } : undefined;
}
/** "Whatever looks nice": it asks, and nobody knows for what. */
const LEAVES_OPEN = /^(?:whatever|whichever|something|anything|must|should|maybe|prefer)\b/i;

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
const MOST_LEFT = 6;

/** What is there or done asks for nothing, in whatever words. */
const isOfToday = ({ claim }: Statement): boolean =>
  claim.is === 'told' && (claim.id === 'today' || claim.id === 'done' || claim.id === 'past');

/** Who lives there and what they do: a word beside it is no wish. */
const isOfLife = (statement: Statement): boolean =>
  isOfToday(statement) ||
  (statement.claim.is === 'told' && !BESIDE.has(statement.claim.id) && !NAMES_A_WISH.has(statement.claim.id));
const NAMES_A_WISH: ReadonlySet<string> = new Set([
  'a-place',
  'keeps-things',
  'view',
  'works-well',
  'easy-care',
]);

/** Says of a clause that was answered which of its words were not: "brass inlay" behind the tile that is drawn. */
function withRest(became: Became, draft: Draft, text: string): Became {
  const { statements, strange } = draft;
  if (!ANSWERS_SOME.has(became.outcome) || statements.length === 0 || statements.every(isOfLife))
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
  const bare = left.filter((span) => span.start < from && !isOfProperty(text.slice(span.start, span.end)));
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
