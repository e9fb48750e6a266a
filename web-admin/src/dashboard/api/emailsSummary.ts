import { useQuery } from '@tanstack/react-query';
import { get } from '../../api/http.js';
import { POLL } from '../../shared/polling.js';

export interface EmailsSummary {
  readonly sent: number;
  readonly failed: number;
  readonly queued: number;
}

export const useEmailsSummary = () =>
  useQuery({
    queryKey: ['emails', 'summary'],
    queryFn: ({ signal }) => get<EmailsSummary>('/api/console/emails-summary', signal),
    refetchInterval: POLL.figures,
  });
