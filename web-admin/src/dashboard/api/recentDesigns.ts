import type { Design } from '@plumbline/api-client';
import { LIMITS } from '@plumbline/contracts';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../api/http.js';

import { POLL } from '../../shared/polling.js';

/** The newest concepts (the first 3). */
export const useRecentDesigns = () =>
  useQuery({
    queryKey: ['designs', 'recent'],
    queryFn: async ({ signal }) =>
      (await get<Design[]>('/api/designs/debug', signal)).slice(0, LIMITS.recentDesigns),
    refetchInterval: POLL.figures,
  });
