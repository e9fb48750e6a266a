import { call } from '#lib/server/http.js';

/** POST /api/bids/resend-user: mails a bid to its homeowner again. */
export function resendBid(
  body: { bidId: string; userEmail: string; trackToken?: string },
  idempotencyKey: string,
): Promise<{ message?: string } | undefined> {
  return call('/api/bids/resend-user', { body, idempotencyKey });
}
