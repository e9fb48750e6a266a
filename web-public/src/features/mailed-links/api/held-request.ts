import type { BidRequestAnswer, HeldRequest } from '@plumbline/api-client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/server/http.js';

/** GET /api/bids/requests/{token}: the request that waits for the button. */
export function heldRequestQuery(token: string) {
  return queryOptions({
    queryKey: ['bids', 'requests', token],
    queryFn: ({ signal }) => call<HeldRequest>(`/api/bids/requests/${encodeURIComponent(token)}`, { signal }),
  });
}

/** POST /api/bids/requests/{token}/confirm: the contractors are asked now. */
export function confirmRequest(
  { token }: { token: string },
  idempotencyKey: string,
): Promise<BidRequestAnswer> {
  return call(`/api/bids/requests/${encodeURIComponent(token)}/confirm`, { body: {}, idempotencyKey });
}
