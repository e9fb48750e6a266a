import { type BidTradeId, formatMoney, MESSAGES } from '@plumbline/contracts';
import type { Adjustment, LevelledBid, LevelledTrade, Levelling } from './level-bids.js';

/** A difference between bids, and what to ask about it. */
export interface Difference {
  /** How much it may change a price, in US dollars. */
  readonly usd: number;
  readonly sentence: string;
  readonly ask: string;
}

interface Candidate extends Difference {
  /** Of those that speak of one thing only the largest is said. */
  readonly about: string;
}

const say = MESSAGES.levelling;
const money = (usd: number): string => formatMoney(Math.round(usd));

/** The largest differences between bids, in words; at most `most`. What all bids do alike is none. */
export function largestDifferences(
  { trades, bids }: Levelling,
  names: ReadonlyMap<string, string>,
  most = 3,
): Difference[] {
  const estimateUsd = trades.reduce((sum, { likelyUsd }) => sum + likelyUsd, 0);
  const nameOf = (id: string) => names.get(id) ?? id;
  const candidates = bids.flatMap((bid, place) => [
    ...oneSum(bid, nameOf(bid.id), estimateUsd),
    ...doesNotAddUp(bid, nameOf(bid.id)),
    ...otherRevision(bid, nameOf(bid.id)),
    ...trades.flatMap((trade) => leftOut(trade, bid, place, nameOf(bid.id))),
  ]);
  const spreads = trades.flatMap((trade) => spread(trade, bids, nameOf));
  const said = new Set<string>();
  return [...candidates, ...spreads]
    .sort((a, b) => b.usd - a.usd)
    .filter(({ about, usd }) => usd >= 1 && !said.has(about) && said.add(about))
    .slice(0, most)
    .map(({ usd, sentence, ask }) => ({ usd: Math.round(usd), sentence, ask }));
}

function oneSum({ id, oneSum: one, fromUsd }: LevelledBid, name: string, estimateUsd: number): Candidate[] {
  if (!one) return [];
  const usd = Math.max(estimateUsd, fromUsd ?? 0);
  return [
    {
      about: id,
      usd,
      sentence: say.oneSum(name, fromUsd === null ? null : money(fromUsd)),
      ask: say.askOneSum,
    },
  ];
}

function doesNotAddUp({ id, gapUsd, sumUsd }: LevelledBid, name: string): Candidate[] {
  if (gapUsd === null || sumUsd === null) return [];
  return [
    {
      about: `sum of ${id}`,
      usd: Math.abs(gapUsd),
      sentence: say.gap(name, money(sumUsd), money(Math.abs(gapUsd)), gapUsd > 0),
      ask: say.askGap(money(Math.abs(gapUsd))),
    },
  ];
}

function otherRevision({ id, adjustments }: LevelledBid, name: string): Candidate[] {
  const usd = adjustments
    .filter(({ why }) => why === 'revision')
    .reduce((sum, { putUsd, saysUsd }) => sum + putUsd - (saysUsd ?? 0), 0);
  if (usd === 0) return [];
  return [
    {
      about: `revision of ${id}`,
      usd: Math.abs(usd),
      sentence: say.revision(name, money(Math.abs(usd)), usd > 0),
      ask: say.askRevision,
    },
  ];
}

/** What one bid leaves out of a trade, or sets a sum aside for, where another bid does otherwise. */
function leftOut(trade: LevelledTrade, bid: LevelledBid, place: number, name: string): Candidate[] {
  const states = new Set(trade.cells.map(({ state, usd }) => `${state} ${state === 'allowance' ? usd : ''}`));
  const differs = states.size > 1 || trade.cells[place]?.state === 'mixed';
  if (!differs || bid.oneSum) return [];
  const own = bid.adjustments.filter((adjustment) => adjustment.trade === trade.trade);
  const kinds = [...new Set(own.flatMap(({ why }) => (why === 'revision' ? [] : why)))];
  return kinds.map((why) => {
    const those = own.filter((adjustment) => adjustment.why === why);
    const what = whatOf(those, trade.name);
    const ours = those.reduce((sum, { putUsd }) => sum + putUsd, 0);
    const says = those.reduce((sum, { saysUsd }) => sum + (saysUsd ?? 0), 0);
    const others = trade.cells.filter(
      ({ state }, at) => at !== place && (state === 'included' || state === 'allowance'),
    ).length;
    return {
      about: trade.trade,
      usd: Math.abs(ours - says),
      sentence:
        why === 'allowance'
          ? say.allowance(name, money(says), what, money(ours))
          : say.leftOut[why](name, what, money(ours), others),
      ask: why === 'allowance' ? say.askAllowance(what, money(says)) : say.ask[why](what),
    };
  });
}

/** The trade's name, or its lines' where only some are meant. */
function whatOf(those: readonly Adjustment[], tradeName: string): string {
  const items = those.flatMap(({ item }) => item ?? []);
  const [first, second] = items;
  if (items.length !== those.length || first === undefined) return inSentence(tradeName);
  if (second === undefined) return inSentence(first);
  return items.length === 2
    ? `${inSentence(first)} and ${inSentence(second)}`
    : `${items.length} lines of ${inSentence(tradeName)}`;
}

/** The same trade, included in two bids at far prices. */
function spread(
  trade: LevelledTrade,
  bids: readonly LevelledBid[],
  nameOf: (id: string) => string,
): Candidate[] {
  const priced = trade.cells.flatMap(({ state, usd }, at) =>
    state === 'included' && usd !== null ? [{ usd, name: nameOf(bids[at]?.id ?? '') }] : [],
  );
  if (priced.length < 2) return [];
  const low = priced.reduce((a, b) => (b.usd < a.usd ? b : a));
  const high = priced.reduce((a, b) => (b.usd > a.usd ? b : a));
  const what = inSentence(trade.name);
  return [
    {
      about: trade.trade satisfies BidTradeId,
      usd: high.usd - low.usd,
      sentence: say.spread(what, high.name, money(high.usd), low.name, money(low.usd)),
      ask: say.askSpread(what),
    },
  ];
}

/** A name inside a sentence: "Tile and flooring" → "tile and flooring", while "GFCI breakers" stays. */
const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
