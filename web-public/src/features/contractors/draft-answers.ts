import type { BookedPrice, SheetTrade } from '@plumbline/api-client';
import {
  type AnswerState,
  answersFault,
  BID_TRADES,
  type BidAnswer,
  bidTradeName,
  hasUnpricedParts,
  MESSAGES,
  parsePrice,
  sumOfAnswers,
} from '@plumbline/contracts';

/** An answer as it is being written: a state not chosen yet, a sum as typed. */
export interface DraftAnswer extends Pick<BidAnswer, 'trade' | 'line' | 'name'> {
  readonly state: AnswerState | '';
  readonly usd: string;
  /** Tells lines of the contractor's own apart. */
  readonly own?: string;
}

type AnswerKey = Pick<DraftAnswer, 'trade' | 'line' | 'own'>;

const isAt = (answer: DraftAnswer, { trade, line, own }: AnswerKey): boolean =>
  answer.trade === trade && answer.line === line && answer.own === own;

export const answerAt = (answers: readonly DraftAnswer[], place: AnswerKey): DraftAnswer | undefined =>
  answers.find((answer) => isAt(answer, place));

/** The answers with one of them changed; what says nothing any more is gone, but for lines of the contractor's own. */
export function withAnswer(answers: readonly DraftAnswer[], changed: DraftAnswer): DraftAnswer[] {
  const says = changed.own !== undefined || changed.state !== '' || changed.usd.trim() !== '';
  const at = answers.findIndex((answer) => isAt(answer, changed));
  if (at < 0) return says ? [...answers, changed] : [...answers];
  return answers.flatMap((answer, n) => (n !== at ? answer : says ? changed : []));
}

/** Whether an answer has a sum to type: what is left out has none, nor has a line whose trade is priced as a whole. */
export function takesSum(
  answers: readonly DraftAnswer[],
  { state, ...place }: AnswerKey & Pick<DraftAnswer, 'state'>,
): boolean {
  if (state === 'excluded' || state === 'by-owner') return false;
  if (place.line === undefined || state === 'allowance') return true;
  const whole = answerAt(answers, { trade: place.trade });
  return !whole || whole.state === 'excluded' || whole.state === 'by-owner';
}

/** The answers as they are sent: a sum without a state is included. A sum that is no price is NaN. */
export function sentAnswers(answers: readonly DraftAnswer[]): BidAnswer[] {
  return answers.flatMap((answer) => {
    const { trade, line, own } = answer;
    const name = answer.name?.trim();
    const usd = takesSum(answers, answer) ? sumTyped(answer) : undefined;
    const state = answer.state || (usd === undefined ? '' : 'included');
    if (state === '' || (own !== undefined && !name)) return [];
    return [
      {
        trade,
        ...(line === undefined ? {} : { line }),
        ...(name ? { name } : {}),
        state,
        ...(usd === undefined ? {} : { usd }),
      },
    ];
  });
}

/** An alternate may save: "-500" or "−500". */
function sumTyped({ state, usd }: DraftAnswer): number | undefined {
  const text = usd.trim();
  const saves = state === 'alternate' && /^[-−]/.test(text);
  const sum = parsePrice(saves ? text.slice(1) : text);
  return saves && sum !== undefined ? -sum : sum;
}

/** What stands against sending the answers; null where nothing does. */
export function draftAnswersFault(answers: readonly DraftAnswer[]): string | null {
  const unnamed = answers.find(
    ({ own, name, usd, state }) =>
      own !== undefined && !name?.trim() && (usd.trim() !== '' || state === 'alternate'),
  );
  if (unnamed) return MESSAGES.answers.ownNamed(bidTradeName(unnamed.trade));
  const sent = sentAnswers(answers);
  const wrong = sent.find(({ usd }) => usd !== undefined && Number.isNaN(usd));
  if (wrong) return MESSAGES.answers.sum(wrong.name ?? bidTradeName(wrong.trade));
  return answersFault(sent);
}

/** What the trades come to, in US dollars; undefined before there is a sum, or where one is no price. */
export function draftSum(answers: readonly DraftAnswer[]): number | undefined {
  const sum = sumOfAnswers(sentAnswers(answers));
  return Number.isNaN(sum) ? undefined : sum;
}

/** The sum that the price may follow: undefined as long as something is included without a sum of its own. */
export const wholeSum = (answers: readonly DraftAnswer[]): number | undefined =>
  hasUnpricedParts(sentAnswers(answers)) ? undefined : draftSum(answers);

/** The answers of a bid that was sent, as they stand in the form. */
export const writtenAnswers = (answers: readonly BidAnswer[] = []): DraftAnswer[] =>
  answers.map(({ usd, ...answer }, n) => ({
    ...answer,
    usd: usd === undefined ? '' : String(usd),
    ...(answer.line === undefined && answer.name !== undefined ? { own: `sent-${n}` } : {}),
  }));

/** Every trade without an answer becomes included, without a sum of its own. */
export const includeRest = (answers: readonly DraftAnswer[], sheet: readonly SheetTrade[]): DraftAnswer[] => [
  ...answers,
  ...sheet
    .filter(({ trade }) => !answers.some((answer) => answer.trade === trade && answer.own === undefined))
    .map(({ trade }) => ({ trade, state: 'included' as const, usd: '' })),
];

/** Fills the lines that have no answer from the contractor's own unit prices; a trade answered as a whole is left alone. */
export function fillFromBook(
  answers: readonly DraftAnswer[],
  sheet: readonly SheetTrade[],
  book: readonly BookedPrice[],
): DraftAnswer[] {
  const filled = sheet.flatMap(({ trade, lines }) =>
    answerAt(answers, { trade })
      ? []
      : lines.flatMap(({ id, item }): DraftAnswer[] => {
          const booked = book.find(({ line }) => line === id);
          if (!booked || answerAt(answers, { trade, line: id })) return [];
          return [{ trade, line: id, name: item, state: 'included', usd: String(booked.usd) }];
        }),
  );
  return [...answers, ...filled];
}

/** The boxes alone, for a bid without an invitation. */
export const BOXES: readonly SheetTrade[] = BID_TRADES.map(({ id, name }) => ({
  trade: id,
  name,
  likelyUsd: 0,
  lines: [],
}));
