import type { Schemas } from '@plumbline/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './http.js';

/** What the site needs to know about where it runs. */
export type Settings = Schemas['SettingsResponse'];

/** GET /api/settings */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call<Settings>('/api/settings', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function useSettings() {
  return useQuery(settingsQuery).data;
}
