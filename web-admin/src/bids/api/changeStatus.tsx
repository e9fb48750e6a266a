import type { AdminBid } from '@plumbline/api-client';
import { type BidStatus, isMailedStatus, MESSAGES } from '@plumbline/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { failureSentence, send } from '../../api/http.js';
import { WithUndo } from '../../shared/WithUndo.js';

import { UNDO_OFFERED_MS } from '../status/statusMails.js';
import { patchBids, refreshBids, rememberOwnVersion } from './bidCache.js';

interface StatusChange {
  readonly id: string;
  readonly status: BidStatus;
  /** The version that was looked at: a rival's change meanwhile is refused with 409. */
  readonly version: number;
  /** What it was: offered to go back to where people would be mailed. */
  readonly from?: BidStatus;
}

const changeStatus = ({ id, status, version }: StatusChange) =>
  send<{ bid: AdminBid }>('PATCH', `/api/bids/${encodeURIComponent(id)}/status`, { status, version });

/** Sets one bid's status; it is shown at once and taken back if the server refuses. */
export function useChangeStatus() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const mutation = useMutation({
    mutationFn: changeStatus,
    onMutate: ({ id, status }) => patchBids(queryClient, [id], { status }),
    onSuccess: ({ bid }, { status, from }) => {
      if (!bid) return;
      rememberOwnVersion(bid);
      if (!from || !isMailedStatus(status)) return;
      const undo = () => mutation.mutate({ id: bid.id, status: from, version: bid.version });
      notify(<WithUndo said={`${bid.bidId} is now ${status}.`} onUndo={undo} />, {
        type: 'success',
        autoHideDuration: UNDO_OFFERED_MS,
      });
    },
    onError: (error, _, undo) => {
      undo?.();
      notify(failureSentence(error, MESSAGES.admin.status), { type: 'error' });
    },
    onSettled: () => refreshBids(queryClient),
  });
  return mutation;
}
