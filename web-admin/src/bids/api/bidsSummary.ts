import type { BidsSummary } from '@plumbline/api-client';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../api/http.js';
import { POLL } from '../../shared/polling.js';

export const useBidsSummary = () =>
  useQuery({
    queryKey: ['bids', 'summary'],
    queryFn: ({ signal }) => get<BidsSummary>('/api/console/bids-summary', signal),
    refetchInterval: POLL.figures,
  });
