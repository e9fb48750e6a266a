import type { EmailLog } from '@plumbline/api-client';
import { useQuery } from '@tanstack/react-query';
import { download, get } from '../../api/http.js';

import { POLL } from '../../shared/polling.js';

const path = (bidId: string) => `/api/bids/${encodeURIComponent(bidId)}/logs`;

/** The mails of one bid, newest first. */
export const useBidLogs = (bidId: string) =>
  useQuery({
    queryKey: ['bids', 'logs', bidId],
    queryFn: async ({ signal }) => (await get<{ items: EmailLog[] }>(path(bidId), signal)).items,
    refetchInterval: POLL.detail,
  });

export const downloadBidLogs = (bidId: string, code: string): Promise<void> =>
  download(`${path(bidId)}.csv`, `${code}_logs.csv`);
