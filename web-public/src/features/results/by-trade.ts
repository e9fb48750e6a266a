import type { EstimateLine, PriceSpan } from '@plumbline/api-client';

export interface TradeSum extends PriceSpan {
  readonly trade: string;
}

/** The lines summed by trade, in the order in which the trades first appear: build order. */
export function byTrade(lines: readonly EstimateLine[]): TradeSum[] {
  const sums = new Map<string, TradeSum>();
  for (const { trade, low, likely, high } of lines) {
    const sum = sums.get(trade) ?? { trade, low: 0, likely: 0, high: 0 };
    sums.set(trade, {
      trade,
      low: sum.low + low,
      likely: sum.likely + likely,
      high: sum.high + high,
    });
  }
  // A trade of which the owner supplies everything has no price to show.
  return [...sums.values()].filter(({ high }) => high > 0);
}
