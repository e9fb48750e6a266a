import type { Levelling } from '@plumbline/api-client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/server/http.js';

/** GET /api/bids/track/{token}/levelling */
export function levellingQuery(token: string) {
  return queryOptions({
    queryKey: ['bids', 'levelling', token],
    queryFn: ({ signal }) =>
      call<Levelling>(`/api/bids/track/${encodeURIComponent(token)}/levelling`, { signal }),
  });
}
