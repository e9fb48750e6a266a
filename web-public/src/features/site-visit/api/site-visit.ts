import type { SiteVisit, SiteVisitRequest } from '@plumbline/api-client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/server/http.js';

const pathOf = (key: string) => `/api/site-visits/${encodeURIComponent(key)}`;

/** GET /api/site-visits/{key} */
export function siteVisitQuery(key: string) {
  return queryOptions({
    queryKey: ['site-visit', key],
    queryFn: ({ signal }) => call<SiteVisit>(pathOf(key), { signal }),
    // Whoever measures has the page open for an hour: what they see is what they send.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** POST /api/site-visits/{key}: plan, quantities and price follow. */
export const sendSiteVisit = (
  { key, ...body }: SiteVisitRequest & { readonly key: string },
  idempotencyKey: string,
): Promise<SiteVisit> => call(pathOf(key), { body, idempotencyKey });
