import type { MyBids as WholePage } from '@plumbline/api-client';
import { LIMITS } from '@plumbline/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/server/http.js';
import type { Bid } from '../types.js';

export type MyBids = Pick<WholePage, 'page' | 'total'> & { readonly items: readonly Bid[] };

/** GET /api/bids/my; `link` proves the mailbox where the site asks for that. */
export function myBidsQuery(email: string, page: number, link: string | null) {
  return queryOptions({
    queryKey: ['bids', 'my', email, page, link],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({
        userEmail: email,
        page: String(page),
        pageSize: String(LIMITS.myBidsPageSize),
      });
      if (link) query.set('link', link);
      return call<MyBids>(`/api/bids/my?${query}`, { signal });
    },
    enabled: email !== '',
    placeholderData: keepPreviousData,
  });
}
