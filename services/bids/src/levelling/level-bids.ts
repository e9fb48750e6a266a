import {
  type BidAnswer,
  type BidTradeId,
  hasUnpricedParts,
  isWholeTrade,
  priceGap,
  sumOfAnswers,
  tradeSum,
} from '@plumbline/contracts';
import type { SheetLine, SheetTrade } from '../scope-of-work/bid-sheet.js';

/**
 * Levelling: what each bid would come to if all of them held the same work.
 *
 * **Method.** The price asked is the start; where a bid gives none, the sum of its trades is. Then, in this order:
 * 1. Each allowance is replaced by one sum for all bids: our estimate of that line's material (of the whole trade, where
 *    the trade is the allowance), or the largest of the bids' allowances where the estimate has nothing.
 * 2. What a bid excludes, or leaves to the owner, is added at our estimate.
 * 3. What a bid does not mention is never assumed to be in it. Where the trades make up the whole price, it cannot be in
 *    it, and is added at our estimate. Where part of the price stands in no trade, it may be in that part: then the total
 *    is a span, from without it to with it. A bid of one sum says nothing at all: its total has no upper end.
 *
 * What a bid leaves out and another holds, where we have no estimate of it, leaves the total without an upper end too.
 *
 * A bid that priced an earlier revision of the room is brought to the present one: what it holds of each trade is changed
 * by as much as our estimate of that trade has changed since.
 *
 * A contractor's own lines stay in their price; alternates are in no total. All sums are US dollars, and those of the
 * estimate are its likely ones, for the kind of work asked for, without contingency.
 */
export function levelBids(
  sheet: readonly SheetTrade[],
  bids: readonly BidToLevel[],
  estimates: EstimatesByRevision = new Map(),
): Levelling {
  const plugs = allowancePlugs(sheet, bids);
  return {
    trades: sheet.map((trade) => ({
      ...trade,
      cells: bids.map((bid) => tradeCell(trade, bid)),
      lines: trade.lines.map((line) => ({ ...line, cells: bids.map((bid) => lineCell(trade, line, bid)) })),
    })),
    bids: bids.map((bid) => levelled(sheet, bid, plugs, bids, estimates)),
  };
}

/** Our likely sum of a trade, US dollars. */
export interface TradeSum {
  readonly trade: BidTradeId;
  readonly likelyUsd: number;
}

/** What each trade of an earlier revision came to; the present one is the sheet. */
export type EstimatesByRevision = ReadonlyMap<number, readonly TradeSum[]>;

export interface BidToLevel {
  readonly id: string;
  /** The revision that was priced; null where the bid does not say. */
  readonly pricedRevision?: number | null;
  /** Null where the price follows. */
  readonly askedUsd: number | null;
  readonly answers: readonly BidAnswer[];
}

/** How a trade or a line stands in a bid. `mixed`: its lines stand differently. */
export const LEVEL_STATES = [
  'included',
  'allowance',
  'excluded',
  'by-owner',
  'mixed',
  'not-mentioned',
] as const;
export type LevelState = (typeof LEVEL_STATES)[number];

export interface LevelCell {
  readonly state: LevelState;
  /** What the bid says; null where it gives no sum. */
  readonly usd: number | null;
}

/** What the total of a bid is changed by, to hold what the others hold. */
export interface Adjustment {
  readonly trade: BidTradeId;
  /** The line, or null for the trade as a whole. */
  readonly item: string | null;
  readonly why: 'allowance' | 'excluded' | 'by-owner' | 'not-mentioned' | 'revision';
  /** The bid's own sum, of an allowance; our estimate at the revision that was priced, of a revision; else null. */
  readonly saysUsd: number | null;
  /** The sum put in its place; it is ours, unless an allowance is the largest of the bids'. */
  readonly putUsd: number;
  /** The work may be in the part of the price that stands in no trade: it is only in the upper end of the total. */
  readonly open: boolean;
}

export interface LevelledBid {
  readonly id: string;
  /** The bid answers no trade and no line. */
  readonly oneSum: boolean;
  /** It leaves out what another bid holds and we have no estimate of. */
  readonly unestimated: boolean;
  readonly sumUsd: number | null;
  /** How much the price is above (positive) or under its own trades; null where they agree or cannot be held together. */
  readonly gapUsd: number | null;
  /** The like-for-like total and its upper end; null where it cannot be told. */
  readonly fromUsd: number | null;
  readonly toUsd: number | null;
  readonly adjustments: readonly Adjustment[];
}

export interface LevelledLine extends SheetLine {
  readonly cells: readonly LevelCell[];
}
export interface LevelledTrade extends Omit<SheetTrade, 'lines'> {
  /** One a bid, in their order. */
  readonly cells: readonly LevelCell[];
  readonly lines: readonly LevelledLine[];
}
export interface Levelling {
  readonly trades: readonly LevelledTrade[];
  readonly bids: readonly LevelledBid[];
}

const isOut = (state: string): state is 'excluded' | 'by-owner' =>
  state === 'excluded' || state === 'by-owner';

const wholeOf = ({ answers }: BidToLevel, trade: BidTradeId): BidAnswer | undefined =>
  answers.find((answer) => answer.trade === trade && isWholeTrade(answer));
const lineOf = ({ answers }: BidToLevel, id: string): BidAnswer | undefined =>
  answers.find(({ line }) => line === id);

/** A line's own answer, else that of its trade. */
function lineCell({ trade }: SheetTrade, { id }: SheetLine, bid: BidToLevel): LevelCell {
  const own = lineOf(bid, id);
  if (own) return { state: own.state as LevelState, usd: own.usd ?? null };
  return { state: (wholeOf(bid, trade)?.state as LevelState | undefined) ?? 'not-mentioned', usd: null };
}

function tradeCell(trade: SheetTrade, bid: BidToLevel): LevelCell {
  const usd = tradeSum(bid.answers, trade.trade) ?? null;
  const whole = wholeOf(bid, trade.trade);
  const states = new Set(trade.lines.map((line) => lineCell(trade, line, bid).state));
  if (states.size === 0) return { state: (whole?.state as LevelState | undefined) ?? 'not-mentioned', usd };
  const [only] = states;
  return { state: states.size === 1 && only ? only : 'mixed', usd };
}

type Plugs = ReadonlyMap<string, number>;
const plugKey = (trade: BidTradeId, line?: string): string => line ?? trade;

/** The one sum for every allowance that some bid has. */
function allowancePlugs(sheet: readonly SheetTrade[], bids: readonly BidToLevel[]): Plugs {
  const plugs = new Map<string, number>();
  for (const { answers } of bids) {
    for (const { trade, line, name, state, usd = 0 } of answers) {
      if (state !== 'allowance' || (name !== undefined && line === undefined)) continue;
      const key = plugKey(trade, line);
      const ours = oursFor(sheet, trade, line);
      plugs.set(key, ours > 0 ? ours : Math.max(plugs.get(key) ?? 0, usd));
    }
  }
  return plugs;
}

/** Our estimate of what an allowance covers; 0 where there is none. */
function oursFor(sheet: readonly SheetTrade[], trade: BidTradeId, id: string | undefined): number {
  const box = sheet.find((one) => one.trade === trade);
  if (id === undefined) return box?.likelyUsd ?? 0;
  const line = box?.lines.find((one) => one.id === id);
  return line?.materialUsd || (line?.likelyUsd ?? 0);
}

function levelled(
  sheet: readonly SheetTrade[],
  bid: BidToLevel,
  plugs: Plugs,
  bids: readonly BidToLevel[],
  estimates: EstimatesByRevision,
): LevelledBid {
  const { id, askedUsd, answers, pricedRevision } = bid;
  const sum = sumOfAnswers(answers);
  const unpriced = hasUnpricedParts(answers);
  const gapUsd = priceGap(askedUsd, answers);
  const oneSum = answers.length === 0;
  // Part of the price stands in no trade: what is not mentioned may be in there.
  const hasRest = oneSum || unpriced || (gapUsd !== null && gapUsd > Math.max(1, (askedUsd ?? 0) * ROUNDING));
  const before = estimates.get(pricedRevision ?? 0);
  const adjustments = sheet.flatMap((trade) => [
    ...adjustmentsOf(trade, bid, plugs, hasRest),
    ...(before ? sinceRevision(trade, bid, before) : []),
  ]);
  const start = askedUsd ?? (unpriced ? undefined : sum);
  const unestimated = sheet.some(
    (trade) =>
      trade.likelyUsd === 0 && isLeftOut(trade, bid) && bids.some((other) => !isLeftOut(trade, other)),
  );
  const plain = {
    id,
    oneSum,
    unestimated,
    sumUsd: sum ?? null,
    gapUsd,
    adjustments: oneSum ? [] : adjustments,
  };
  if (start === undefined) return { ...plain, fromUsd: null, toUsd: null };
  if (oneSum) return { ...plain, fromUsd: start, toUsd: null };
  const total = (of: readonly Adjustment[]) =>
    Math.round(of.reduce((usd, { putUsd, saysUsd }) => usd + putUsd - (saysUsd ?? 0), start));
  const fromUsd = total(adjustments.filter(({ open }) => !open));
  return { ...plain, fromUsd, toUsd: unestimated ? null : total(adjustments) };
}

function isLeftOut(trade: SheetTrade, bid: BidToLevel): boolean {
  const { state } = tradeCell(trade, bid);
  return isOut(state) || state === 'not-mentioned';
}

/** Contractors round: a rest of half a percent of the price holds no work. */
const ROUNDING = 0.005;

function adjustmentsOf(box: SheetTrade, bid: BidToLevel, plugs: Plugs, hasRest: boolean): Adjustment[] {
  const { trade } = box;
  const whole = wholeOf(bid, trade);
  const plug = (answer: BidAnswer, item: string | null): Adjustment => ({
    trade,
    item,
    why: 'allowance',
    saysUsd: answer.usd ?? 0,
    putUsd: plugs.get(plugKey(trade, answer.line)) ?? answer.usd ?? 0,
    open: false,
  });
  const found: Adjustment[] = whole?.state === 'allowance' ? [plug(whole, null)] : [];
  const left = box.lines.flatMap((line): Adjustment[] => {
    const own = lineOf(bid, line.id);
    if (own?.state === 'allowance') return [plug(own, line.item)];
    const { state } = lineCell(box, line, bid);
    if (!isOut(state) && state !== 'not-mentioned') return [];
    if (line.likelyUsd === 0) return [];
    const open = state === 'not-mentioned' && hasRest;
    return [{ trade, item: line.item, why: state, saysUsd: null, putUsd: line.likelyUsd, open }];
  });
  return [...found, ...asWhole(box, left)];
}

/** What our estimate of the part of a trade that a bid holds has changed by since the revision that it priced. */
function sinceRevision(box: SheetTrade, bid: BidToLevel, before: readonly TradeSum[]): Adjustment[] {
  const { trade, likelyUsd, lines } = box;
  const held = lines.reduce(
    (usd, line) => usd + (lineCell(box, line, bid).state === 'included' ? line.likelyUsd : 0),
    0,
  );
  const then = before.find((one) => one.trade === trade)?.likelyUsd ?? 0;
  if (held === 0 || then === likelyUsd) return [];
  const saysUsd = Math.round((then * held) / likelyUsd);
  return [{ trade, item: null, why: 'revision', saysUsd, putUsd: held, open: false }];
}

/** All lines of a trade left out in one way read as the trade left out. */
function asWhole({ trade, lines }: SheetTrade, left: readonly Adjustment[]): readonly Adjustment[] {
  const [first] = left;
  const priced = lines.filter(({ likelyUsd }) => likelyUsd !== 0).length;
  if (!first || first.why === 'allowance' || left.length < priced) return left;
  if (left.some(({ why }) => why !== first.why)) return left;
  return [{ ...first, trade, item: null, putUsd: left.reduce((sum, { putUsd }) => sum + putUsd, 0) }];
}
