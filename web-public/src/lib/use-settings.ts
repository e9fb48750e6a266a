import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './http.js';

/** What the site needs to know about where it runs. */
export interface Settings {
  readonly mapsKey: string | null;
  readonly contactEmail: string;
  /** `open`: an e-mail typed is enough. `links`: a mailed link proves it. */
  readonly access: 'open' | 'links';
  readonly mailboxUrl: string | null;
}

/** GET /api/settings */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call<Settings>('/api/settings', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function useSettings() {
  return useQuery(settingsQuery).data;
}
