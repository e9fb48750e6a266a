import type { BidStatus } from '@plumbline/contracts';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../api/http.js';
import { POLL } from '../../shared/polling.js';

/** All bids at a glance. */
export interface BidsSummary {
  readonly byStatus: Readonly<Partial<Record<BidStatus, number>>>;
  /** Requests a calendar day (UTC), oldest first. */
  readonly byDay: readonly { readonly day: string; readonly count: number }[];
  /** From request to the contractor's answer; null while nobody has answered. */
  readonly medianResponseHours: number | null;
}

export const useBidsSummary = () =>
  useQuery({
    queryKey: ['bids', 'summary'],
    queryFn: ({ signal }) => get<BidsSummary>('/api/console/bids-summary', signal),
    refetchInterval: POLL.figures,
  });
