import { LIMITS } from './limits.js';
import { MESSAGES } from './messages.js';

/**
 * What a contractor answers by: the estimate's trades in at most ten boxes, as a general contractor prices a room.
 * A trade that no box names belongs to the first.
 */
export const BID_TRADES = [
  { id: 'general', name: 'Permits, protection and cleaning', trades: ['permits', 'clean-up'] },
  { id: 'demolition', name: 'Demolition', trades: ['demolition'] },
  { id: 'framing', name: 'Framing and drywall', trades: ['framing', 'insulation', 'drywall'] },
  { id: 'plumbing', name: 'Plumbing and fixtures', trades: ['plumbing', 'fixtures'] },
  { id: 'electrical', name: 'Electrical and ventilation', trades: ['electrical', 'hvac'] },
  { id: 'openings', name: 'Doors, windows and trim', trades: ['doors and windows', 'trim'] },
  { id: 'cabinets', name: 'Cabinets and counters', trades: ['cabinets', 'counters'] },
  { id: 'surfaces', name: 'Tile and flooring', trades: ['tile', 'flooring'] },
  { id: 'painting', name: 'Painting', trades: ['painting'] },
  { id: 'appliances', name: 'Appliances and specialties', trades: ['appliances', 'specialties'] },
] as const;
export type BidTradeId = (typeof BID_TRADES)[number]['id'];
export const BID_TRADE_IDS = BID_TRADES.map(({ id }) => id);

/** The box that a trade of the estimate belongs to. */
export const bidTradeOf = (trade: string): BidTradeId =>
  BID_TRADES.find(({ trades }) => (trades as readonly string[]).includes(trade))?.id ?? 'general';

export const bidTradeName = (id: string): string => BID_TRADES.find((trade) => trade.id === id)?.name ?? id;

/**
 * What a contractor says of a trade or a line.
 * - `included`: in the price, with a price of its own or without.
 * - `allowance`: a sum set aside for what is not chosen yet.
 * - `excluded`: not in the price.
 * - `by-owner`: not in the price, since the homeowner does or buys it.
 * - `alternate`: a line of the contractor's own that would change the price by its sum.
 */
export const ANSWER_STATES = ['included', 'allowance', 'excluded', 'by-owner', 'alternate'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/**
 * One answer: to a trade as a whole, to a line of it (`line`, its id), or a line of the contractor's own (`name` without
 * `line`). What has no answer is not mentioned.
 */
export interface BidAnswer {
  readonly trade: BidTradeId;
  readonly line?: string;
  readonly name?: string;
  readonly state: AnswerState;
  /** US dollars; of an alternate what it adds (positive) or saves (negative). */
  readonly usd?: number;
}

export const isWholeTrade = ({ line, name }: BidAnswer): boolean => line === undefined && name === undefined;
const isOwnLine = ({ line, name }: BidAnswer): boolean => line === undefined && name !== undefined;
const isOut = ({ state }: BidAnswer): boolean => state === 'excluded' || state === 'by-owner';

/** The trades that a bid says anything of, in the order of BID_TRADES. */
export const answeredTrades = (answers: readonly BidAnswer[]): BidTradeId[] =>
  BID_TRADE_IDS.filter((id) => answers.some(({ trade }) => trade === id));

/** What is wrong with a bid's answers, as a sentence; null where nothing is. */
export function answersFault(answers: readonly BidAnswer[]): string | null {
  const say = MESSAGES.answers;
  const seen = new Set<string>();
  const whole = new Map(answers.filter(isWholeTrade).map((answer) => [answer.trade, answer]));
  for (const answer of answers) {
    const { trade, line, name, state, usd } = answer;
    const words = name ?? bidTradeName(trade);
    if (state === 'alternate') {
      if (!isOwnLine(answer)) return say.alternateNamed;
      if (!usd || !isSum(Math.abs(usd))) return say.alternateSum(words);
      continue;
    }
    if (isOut(answer) && usd !== undefined) return say.outHasNoSum(words);
    if (state === 'allowance' && usd === undefined) return say.allowanceSum(words);
    if (usd !== undefined && !isSum(usd)) return say.sum(words);
    if (isOwnLine(answer)) continue;
    const key = `${trade}/${line ?? ''}`;
    if (seen.has(key)) return say.twice(words);
    seen.add(key);
    const above = line === undefined ? undefined : whole.get(trade);
    if (above && !isOut(above) && state === 'included' && usd !== undefined) {
      return say.wholeOrLines(bidTradeName(trade));
    }
  }
  return null;
}

const isSum = (usd: number): boolean => usd >= LIMITS.priceMinUsd && usd <= LIMITS.priceMaxUsd;

/**
 * What one trade comes to in a bid: the sum given for the trade as a whole, which holds its lines' allowances, else its
 * lines together; its own lines come on top. Alternates are in no sum. US dollars; undefined where no sum is given.
 */
export function tradeSum(answers: readonly BidAnswer[], trade: BidTradeId): number | undefined {
  const own = answers.filter((answer) => answer.trade === trade && answer.state !== 'alternate');
  const whole = own.find(isWholeTrade);
  const counted = own.filter((answer) =>
    whole && !isOut(whole) ? answer === whole || isOwnLine(answer) : true,
  );
  const sums = counted.flatMap(({ usd }) => usd ?? []);
  return sums.length > 0 ? cents(sums.reduce((sum, usd) => sum + usd, 0)) : undefined;
}

/** All trades of a bid together, in US dollars; undefined where no sum is given. */
export function sumOfAnswers(answers: readonly BidAnswer[]): number | undefined {
  const sums = BID_TRADE_IDS.flatMap((trade) => tradeSum(answers, trade) ?? []);
  return sums.length > 0 ? cents(sums.reduce((sum, usd) => sum + usd, 0)) : undefined;
}

/**
 * Whether something is in the price without a sum of its own: then the trades need not come to the price. A trade that
 * is included as a whole, or whose included lines have no sum while the trade has none.
 */
export function hasUnpricedParts(answers: readonly BidAnswer[]): boolean {
  const priced = new Set(
    answers.filter((answer) => isWholeTrade(answer) && answer.usd !== undefined).map(({ trade }) => trade),
  );
  return answers.some(
    ({ state, usd, trade }) => state === 'included' && usd === undefined && !priced.has(trade),
  );
}

/**
 * How the price asked differs from the sum of the trades: positive where the price is higher. US dollars; null where
 * they agree, or where either is not given, or where the rest of the price is what is included without a sum.
 */
export function priceGap(askedUsd: number | null | undefined, answers: readonly BidAnswer[]): number | null {
  const sum = sumOfAnswers(answers);
  if (askedUsd === null || askedUsd === undefined || sum === undefined) return null;
  const gap = cents(askedUsd - sum);
  if (gap === 0 || (gap > 0 && hasUnpricedParts(answers))) return null;
  return gap;
}

const cents = (usd: number): number => Math.round(usd * 100) / 100;
