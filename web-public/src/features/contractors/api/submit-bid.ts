import type { BidSubmission } from '@plumbline/api-client';
import { LIMITS } from '@plumbline/contracts';
import { call } from '#lib/server/http.js';

/** POST /api/bids/submit: the bid (docs/product.md, Bids); `bidId` and `key` name the invitation it answers. */
export function submitBid(body: BidSubmission, idempotencyKey: string): Promise<{ message?: string }> {
  return call('/api/bids/submit', { body, idempotencyKey, timeoutMs: LIMITS.submitTimeoutMs });
}
