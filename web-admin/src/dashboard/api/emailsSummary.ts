import type { EmailsSummary } from '@plumbline/api-client';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../api/http.js';
import { POLL } from '../../shared/polling.js';

export const useEmailsSummary = () =>
  useQuery({
    queryKey: ['emails', 'summary'],
    queryFn: ({ signal }) => get<EmailsSummary>('/api/console/emails-summary', signal),
    refetchInterval: POLL.figures,
  });
