import type { Schemas } from '@plumbline/api-client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http.js';

export type Withdrawal = Schemas['WithdrawalResponse'];

/** GET /api/bids/withdrawal/{token} */
export function withdrawalQuery(token: string) {
  return queryOptions({
    queryKey: ['bids', 'withdrawal', token],
    queryFn: ({ signal }) =>
      call<Withdrawal>(`/api/bids/withdrawal/${encodeURIComponent(token)}`, { signal }),
  });
}

/** POST /api/bids/withdraw */
export function withdrawBid(
  body: Schemas['WithdrawDto'],
  idempotencyKey: string,
): Promise<Schemas['MessageResponse']> {
  return call('/api/bids/withdraw', { body, idempotencyKey });
}
