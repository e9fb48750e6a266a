import type { Schemas } from '@plumbline/api-client';
import { LIMITS } from '@plumbline/contracts';
import { call } from '#lib/http.js';

/** The bid submission (spec §3); `bidId` and `key` name the invitation it answers. */
export type BidSubmission = Schemas['SubmitBidDto'];

/** POST /api/bids/submit */
export function submitBid(body: BidSubmission, idempotencyKey: string): Promise<{ message?: string }> {
  return call('/api/bids/submit', { body, idempotencyKey, timeoutMs: LIMITS.submitTimeoutMs });
}
