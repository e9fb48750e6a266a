import {
  type BriefRead,
  type Claim,
  type ConceptRequest,
  dollars,
  leastExtent,
  nameOfFeature,
  partOfFeature,
  refuses,
  touches,
  type UnderstoodClaim,
  wants,
} from '@plumbline/brief';
import {
  type Answer,
  type Brief,
  type LedgerEntry,
  MOST_QUESTIONS,
  type Question,
  type Tier,
} from '@plumbline/concept';
import { cutText, type RoomCategory } from '@plumbline/contracts';
import { gradeOf } from '../grade/grade.js';

import { type Choice, type Doubt, doubtsOf } from './doubts.js';

/** Deciding what is in doubt: by the homeowner's answers, else by the likelier and cheaper reading, which is told first. */

interface Settled extends BriefRead {
  /** What was asked, with what was taken. */
  readonly asked: readonly Decided[];
}

interface Decided {
  readonly doubt: Doubt;
  readonly taken: Choice;
  /** Whether the homeowner chose it. */
  readonly chosen: boolean;
}

/**
 * The brief of a request with every doubt decided. Answers to what is not in doubt do nothing.
 * @param known ids of doubts that something else than the words has decided
 * @param instead what is taken of doubts that the words leave open, where nobody chose
 */
export function settle(
  read: BriefRead,
  { answers = [], tier, finishes = {} }: Pick<ConceptRequest, 'answers' | 'tier' | 'finishes'> = {},
  known: readonly string[] = [],
  instead: readonly Answer[] = [],
): Settled {
  const asked = doubtsOf(read)
    .filter(({ id }) => !known.includes(id))
    .slice(0, MOST_QUESTIONS)
    .map((doubt): Decided => {
      const answer = answers.find(({ question }) => question === doubt.id)?.answer;
      const found = doubt.choices.find(({ id }) => id === answer);
      const other = instead.find(({ question }) => question === doubt.id)?.answer;
      const taken = found ?? doubt.choices.find(({ id }) => id === other) ?? doubt.choices[0];
      return { doubt, taken, chosen: found !== undefined };
    });
  const decided = (brief: Brief): Brief =>
    inTier(
      asked.reduce((b, { taken }) => taken.take(b), brief),
      tier,
    );
  const settledBy = asked.filter(({ chosen, doubt }) => chosen || doubt.open);
  const against = (told: UnderstoodClaim): boolean =>
    settledBy.some(({ taken }) => taken.against?.(told.claim, 'anew' in told) ?? false) ||
    isFinish(told.claim, finishes);
  const { reading } = read;
  return {
    brief: decided(read.brief),
    said: decided(read.said),
    reading: {
      ...reading,
      understood: reading.understood.filter((told) => !against(told)).map((told) => asTaken(told, asked)),
      statements: reading.statements
        .map((statement) => asTaken(statement, asked))
        .map((statement) => (against(statement) ? { ...statement, outvoted: true } : statement)),
      assumed: [...asked.map(sentenceOf), ...reading.assumed],
    },
    asked,
  };
}

/** A statement as it was taken: "two sinks" for two bowls. */
function asTaken<T extends UnderstoodClaim>(told: T, asked: readonly Decided[]): T {
  const { claim } = told;
  if (claim.is !== 'feature') return told;
  const id = asked.map(({ taken }) => taken.reads?.[claim.id]).find((other) => other !== undefined);
  return id === undefined
    ? told
    : { ...told, meaning: `Wish: ${nameOfFeature(id)}`, claim: { is: 'feature', id } };
}

/** What was said of a surface whose finish was chosen later. */
const isFinish = (claim: Claim, finishes: NonNullable<ConceptRequest['finishes']>): boolean =>
  (claim.is === 'color' || claim.is === 'material') &&
  claim.on !== undefined &&
  Object.hasOwn(finishes, claim.on);

/** What a finer room has beside better goods, where no word refuses it. */
const FINER: Readonly<Record<RoomCategory, readonly string[]>> = {
  kitchen: ['under-cabinet-lights', 'dimmers', 'crown-molding'],
  bathroom: ['heated-floor', 'dimmers'],
  'living room': ['crown-molding', 'dimmers'],
  bedroom: ['crown-molding', 'dimmers'],
  office: ['crown-molding', 'dimmers'],
  basement: ['soundproofing', 'dimmers'],
  garage: ['insulation'],
  other: ['crown-molding', 'dimmers'],
};

/**
 * The brief for a lower or a higher sum. The simpler one leaves things where they are, where no word moves them; where
 * the goods are the plainest already and nothing moves, it renews only what was named and what shows most.
 */
function inTier(brief: Brief, tier: Tier | undefined): Brief {
  if (!tier) return brief;
  if (tier === 'finer') {
    const extra = FINER[brief.category].filter((id) => !wants(brief, id) && !refuses(brief, id));
    const touched = extra.filter((id) => touches(brief, partOfFeature(id)));
    return { ...brief, tier, wanted: [...brief.wanted, ...touched], ...everywhere(brief) };
  }
  const { extent } = brief;
  if (extent?.id === 'rearrange' && extent.from === 'assumed')
    return { ...brief, tier, extent: { ...extent, id: 'replace' } };
  const plain = gradeOf(brief) === 'economy' && (extent?.id === 'replace' || extent?.id === 'refresh');
  return plain ? { ...brief, tier, extent: leastExtent(brief) } : { ...brief, tier };
}

/** A finer room has a new floor too, where nothing but the rule that it stays kept it out. */
const everywhere = ({ extent }: Brief): Pick<Brief, 'extent'> =>
  extent?.id === 'rearrange' && extent.from === 'assumed'
    ? { extent: { id: 'rearrange', from: 'assumed' } }
    : {};

function sentenceOf({ doubt, taken, chosen }: Decided): string {
  const others = doubt.choices.filter((choice) => choice !== taken).map(({ text }) => text);
  return chosen
    ? `${doubt.text}: ${taken.text}, as you chose.`
    : `${doubt.text}: ${taken.text}. You may choose: ${others.join(', or ')}.`;
}

/** The question of how far a job goes, and its answer that takes all that was asked for, whatever it costs. */
export const EXTENT = 'extent';
export const WHOLE = 'rearrange';

/** What was asked, and after what words leave open, the sum that the job was taken down to. */
export function withExtentAsked(
  asked: readonly Decided[],
  { budgetUsd = 0 }: Pick<Brief, 'budgetUsd'>,
  chosen: boolean,
): readonly Decided[] {
  if (asked.some(({ doubt }) => doubt.id === EXTENT)) return asked;
  const within: Choice = { id: 'within', text: 'plainer, and only what was asked', take: (brief) => brief };
  const whole: Choice = { id: WHOLE, text: 'all of it, over budget', take: (brief) => brief };
  const doubt: Doubt = { id: EXTENT, text: `For ${dollars(budgetUsd)}`, choices: [within, whole] };
  const decided: Decided = { doubt, taken: chosen ? whole : within, chosen };
  const unknown = asked.findIndex(({ doubt: { about = [] } }) => about.length === 0);
  const at = unknown < 0 ? asked.length : unknown;
  return [...asked.slice(0, at), decided, ...asked.slice(at)].slice(0, MOST_QUESTIONS);
}

/** What was decided as questions, with the entries of the ledger that they are about. */
export const questionsOf = (asked: readonly Decided[], ledger: readonly LedgerEntry[]): Question[] =>
  asked.map(({ doubt: { id, text, about = [], choices }, taken }) => {
    const entries = ledger.filter(({ field, start, end }) =>
      about.some(
        (told) => told.field === field && told.span && told.span.start >= start && told.span.start < end,
      ),
    );
    return {
      id,
      text,
      about: cutText([...new Set(about.map(({ said }) => said))].join(' / '), 400),
      answers: choices.slice(0, 3).map((choice) => ({ id: choice.id, text: choice.text })),
      taken: taken.id,
      ...(entries.length > 0 ? { entries: entries.slice(0, 20).map((entry) => entry.id) } : {}),
    };
  });

/** The other answers to doubts that the words leave open and nobody has decided: "an island or a peninsula". */
export const otherAnswers = (asked: readonly Decided[]): readonly Answer[] =>
  asked.flatMap(({ doubt, taken, chosen }) => {
    const other = doubt.choices.find((choice) => choice !== taken);
    return doubt.open && !chosen && other ? [{ question: doubt.id, answer: other.id }] : [];
  });
