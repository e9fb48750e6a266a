import type { PriceBook, UnitPrice } from '@plumbline/api-client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/server/http.js';

/** What opens a contractor's price book: an invitation with its key. */
export interface PriceBookProof {
  readonly bidId: string;
  readonly email: string;
  readonly key: string;
}

const pathOf = ({ bidId }: PriceBookProof) => `/api/bids/${encodeURIComponent(bidId)}/price-book`;
const headersOf = ({ email, key }: PriceBookProof) => ({ 'x-contractor-email': email, 'x-bid-key': key });

/** GET /api/bids/{bidId}/price-book */
export const priceBookQuery = (proof: PriceBookProof) =>
  queryOptions({
    queryKey: ['price-book', proof.bidId, proof.email, proof.key],
    queryFn: ({ signal }) => call<PriceBook>(pathOf(proof), { headers: headersOf(proof), signal }),
    // What is being typed stays while the page is open.
    staleTime: Number.POSITIVE_INFINITY,
  });

export interface PriceBookChange extends Pick<UnitPrice, 'price' | 'unit'> {
  /** As typed; blank deletes the price. */
  readonly unitUsd: string;
}

/** PATCH /api/bids/{bidId}/price-book */
export const changePriceBook = ({
  proof,
  changes,
}: {
  readonly proof: PriceBookProof;
  readonly changes: readonly PriceBookChange[];
}): Promise<PriceBook> =>
  call(pathOf(proof), { method: 'PATCH', headers: headersOf(proof), body: { prices: changes } });
