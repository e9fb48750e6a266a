import type { AdminBid, BidMeta } from '@plumbline/api-client';
import { send } from '../../api/http.js';

/** What an administrator writes on a bid. */
export type WrittenMeta = Required<Omit<BidMeta, 'version'>>;

/** Saves notes and tags. Rejects with 409 where the bid has changed since `version` was read. */
export const saveMeta = async (
  id: string,
  meta: WrittenMeta,
  version: number | undefined,
): Promise<AdminBid> => {
  const { bid } = await send<{ bid: AdminBid }>('PATCH', `/api/bids/${encodeURIComponent(id)}/meta`, {
    ...meta,
    version,
  });
  return bid;
};
