import type { Settings } from '@plumbline/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../server/http.js';

/** GET /api/settings */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call<Settings>('/api/settings', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function useSettings() {
  return useQuery(settingsQuery).data;
}
