import type { QueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';
import type { Bid } from '../Bid.js';

const LISTS = ['bids', 'getList'];
const ONE = ['bids', 'getOne'];

/**
 * Shows a change of bids in every list and panel before the server has answered. Answers still on their way are
 * dropped, as they show the state before.
 *
 * @returns what puts everything back
 */
export async function patchBids(
  queryClient: QueryClient,
  ids: readonly string[],
  change: Partial<Bid>,
): Promise<() => void> {
  await Promise.all([LISTS, ONE].map((queryKey) => queryClient.cancelQueries({ queryKey })));
  const before = [LISTS, ONE].flatMap((queryKey) => queryClient.getQueriesData({ queryKey }));
  const touched = new Set(ids);
  const patched = (bid: Bid): Bid => (touched.has(bid.id) ? { ...bid, ...change } : bid);

  queryClient.setQueriesData<GetListResult<Bid>>(
    { queryKey: LISTS },
    (list) => list && { ...list, data: list.data.map(patched) },
  );
  queryClient.setQueriesData<Bid>({ queryKey: ONE }, (bid) => bid && patched(bid));

  return () => {
    for (const [queryKey, data] of before) queryClient.setQueryData(queryKey, data);
  };
}

/** Asks again for everything that shows bids. */
export const refreshBids = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['bids'] });
