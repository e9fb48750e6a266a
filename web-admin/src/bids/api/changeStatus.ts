import { type BidStatus, MESSAGES } from '@plumbline/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { failureSentence, send } from '../../api/http.js';
import { patchBids, refreshBids } from './bidCache.js';

const changeStatus = (id: string, status: BidStatus) =>
  send('PATCH', `/api/bids/${encodeURIComponent(id)}/status`, { status });

/** Sets one bid's status; it is shown at once and taken back if the server refuses. */
export function useChangeStatus() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: BidStatus }) => changeStatus(id, status),
    onMutate: ({ id, status }) => patchBids(queryClient, [id], { status }),
    onError: (error, _, undo) => {
      undo?.();
      notify(failureSentence(error, MESSAGES.admin.status), { type: 'error' });
    },
    onSettled: () => refreshBids(queryClient),
  });
}
