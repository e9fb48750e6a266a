import { bids } from '#texts/bids';
import type { Bid } from './types.js';

/** Whether a price is firm, in words; of none there is nothing to say. */
export const priceBasisOf = ({
  estimatedPrice,
  priceBasis,
}: Pick<Bid, 'estimatedPrice' | 'priceBasis'>): string | undefined =>
  estimatedPrice != null && priceBasis ? bids.bases[priceBasis] : undefined;
