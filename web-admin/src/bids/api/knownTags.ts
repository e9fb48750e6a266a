import { useQuery } from '@tanstack/react-query';
import { get } from '../../api/http.js';
import { POLL } from '../../shared/polling.js';

/** Tags that bids have, those used most first; none until the server has said them. */
export function useKnownTags(): readonly string[] {
  const { data } = useQuery({
    queryKey: ['bids', 'tags'],
    queryFn: async ({ signal }) =>
      (await get<{ tags: readonly string[] }>('/api/console/bids-tags', signal)).tags,
    staleTime: POLL.figures,
  });
  return data ?? [];
}
