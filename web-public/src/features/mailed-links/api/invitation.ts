import type { Invitation } from '@plumbline/api-client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/server/http.js';

/** GET /api/bids/{bidId}/invitation; the key of the mail is the proof. */
export function invitationQuery(bidId: string, key: string) {
  return queryOptions({
    queryKey: ['bids', 'invitation', bidId, key],
    queryFn: ({ signal }) =>
      call<Invitation>(`/api/bids/${encodeURIComponent(bidId)}/invitation`, {
        headers: { 'x-bid-key': key },
        signal,
      }),
  });
}

/** POST /api/bids/{bidId}/not-interested */
export function passOnInvitation(
  { bidId, ...body }: { bidId: string; key: string; reason?: string },
  idempotencyKey: string,
): Promise<{ message?: string }> {
  return call(`/api/bids/${encodeURIComponent(bidId)}/not-interested`, { body, idempotencyKey });
}
