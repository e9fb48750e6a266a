import type { Message, Withdrawal, WithdrawalRequest } from '@plumbline/api-client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/server/http.js';

/** GET /api/bids/withdrawal/{token} */
export function withdrawalQuery(token: string) {
  return queryOptions({
    queryKey: ['bids', 'withdrawal', token],
    queryFn: ({ signal }) =>
      call<Withdrawal>(`/api/bids/withdrawal/${encodeURIComponent(token)}`, { signal }),
  });
}

/** POST /api/bids/withdraw */
export function withdrawBid(body: WithdrawalRequest, idempotencyKey: string): Promise<Message> {
  return call('/api/bids/withdraw', { body, idempotencyKey });
}
