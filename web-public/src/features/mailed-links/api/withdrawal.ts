import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http.js';

export interface Withdrawal {
  readonly bidId: string;
  readonly title: string;
  readonly estimatedPrice: number | null;
  readonly timeline: string | null;
  readonly receivedAt: string | null;
  readonly withdrawn: boolean;
}

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
  body: { token: string; reason?: string; notMe?: boolean },
  idempotencyKey: string,
): Promise<{ message?: string }> {
  return call('/api/bids/withdraw', { body, idempotencyKey });
}
