import type { AdminBid } from '@plumbline/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';

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
  change: Partial<AdminBid>,
): Promise<() => void> {
  await Promise.all([LISTS, ONE].map((queryKey) => queryClient.cancelQueries({ queryKey })));
  const before = [LISTS, ONE].flatMap((queryKey) => queryClient.getQueriesData({ queryKey }));
  const touched = new Set(ids);
  const patched = (bid: AdminBid): AdminBid => (touched.has(bid.id) ? { ...bid, ...change } : bid);

  queryClient.setQueriesData<GetListResult<AdminBid>>(
    { queryKey: LISTS },
    (list) => list && { ...list, data: list.data.map(patched) },
  );
  queryClient.setQueriesData<AdminBid>({ queryKey: ONE }, (bid) => bid && patched(bid));

  return () => {
    for (const [queryKey, data] of before) queryClient.setQueryData(queryKey, data);
  };
}

const ownVersions = new Set<string>();

/** A change made here: the version it led to is no news. */
export const rememberOwnVersion = ({ id, version }: Pick<AdminBid, 'id' | 'version'>): unknown =>
  ownVersions.add(`${id} ${version}`);

/** Whether somebody else made any of the changes that lead from one version to another. */
export const isOthersWork = (id: string, from: number, to: number): boolean =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => from + 1 + n).some(
    (version) => !ownVersions.has(`${id} ${version}`),
  );

/** Asks again for everything that shows bids. */
export const refreshBids = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['bids'] });
