import type { AdminBid } from '@plumbline/api-client';
import { MESSAGES } from '@plumbline/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { failureSentence } from '../../api/http.js';

import { refreshBids } from './bidCache.js';
import { bulkStatus } from './bulkStatus.js';

/** Sets bids back to the statuses they had: one call for each status. */
export function useUndoStatuses(): (before: readonly AdminBid[]) => void {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { mutate } = useMutation({
    mutationFn: async (before: readonly AdminBid[]) => {
      for (const status of new Set(before.map((bid) => bid.status))) {
        const ids = before.filter((bid) => bid.status === status).map(({ id }) => id);
        await bulkStatus(ids, status);
      }
    },
    onError: (error) => notify(failureSentence(error, MESSAGES.admin.bulkStatus), { type: 'error' }),
    onSettled: () => refreshBids(queryClient),
  });
  return mutate;
}
