import { call } from '#lib/server/http.js';

/** POST /api/bids/my-link: mails the link that opens one's bids. */
export function requestMyLink(
  body: { email: string },
  idempotencyKey: string,
): Promise<{ message?: string }> {
  return call('/api/bids/my-link', { body, idempotencyKey });
}
