import { send } from '../../api/http.js';
import type { Bid } from '../Bid.js';

/** What an administrator writes on a bid. */
export interface BidMeta {
  readonly notesInternal: string;
  readonly tags: readonly string[];
}

/** Saves notes and tags. Rejects with 409 where the bid has changed since `version` was read. */
export const saveMeta = async (id: string, meta: BidMeta, version: number | undefined): Promise<Bid> => {
  const { bid } = await send<{ bid: Bid }>('PATCH', `/api/bids/${encodeURIComponent(id)}/meta`, {
    ...meta,
    version,
  });
  return bid;
};
