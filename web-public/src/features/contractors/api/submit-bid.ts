import { LIMITS } from '@plumbline/contracts';
import { call } from '#lib/http.js';

/** The bid submission (spec §3); `bidId` and `key` name the invitation it answers. */
export interface BidSubmission {
  readonly userEmail: string;
  readonly contractorEmail: string;
  readonly scope: string;
  /** US dollars; absent where the price is to follow. */
  readonly estimatedPrice?: number;
  readonly timeline: string;
  readonly notes: string;
  readonly bidId?: string;
  readonly key?: string;
}

/** POST /api/bids/submit */
export function submitBid(body: BidSubmission, idempotencyKey: string): Promise<{ message?: string }> {
  return call('/api/bids/submit', { body, idempotencyKey, timeoutMs: LIMITS.submitTimeoutMs });
}
