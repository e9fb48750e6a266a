import { call } from './http.js';

/** POST /api/bids/{bidId}/invitation-link: mails a new link to whoever has the bid. */
export function renewInvitation(
  { bidId, ...body }: { bidId: string; key?: string; contractorEmail?: string },
  idempotencyKey: string,
): Promise<{ message?: string }> {
  return call(`/api/bids/${encodeURIComponent(bidId)}/invitation-link`, { body, idempotencyKey });
}
