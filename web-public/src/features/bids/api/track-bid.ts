import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/server/http.js';
import type { TrackedBid } from '../types.js';

/** GET /api/bids/track/{token} */
export function trackBidQuery(token: string) {
  return queryOptions({
    queryKey: ['bids', 'track', token],
    queryFn: ({ signal }) => call<TrackedBid>(`/api/bids/track/${encodeURIComponent(token)}`, { signal }),
  });
}
