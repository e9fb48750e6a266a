import { type BidStatus, MESSAGES } from '@plumbline/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { failureSentence, send } from '../../api/http.js';
import type { Bid } from '../Bid.js';
import { patchBids, refreshBids, rememberOwnVersion } from './bidCache.js';

interface StatusChange {
  readonly id: string;
  readonly status: BidStatus;
  /** The version that was looked at: a rival's change meanwhile is refused with 409. */
  readonly version: number;
}

const changeStatus = ({ id, ...change }: StatusChange) =>
  send<{ bid: Bid }>('PATCH', `/api/bids/${encodeURIComponent(id)}/status`, change);

/** Sets one bid's status; it is shown at once and taken back if the server refuses. */
export function useChangeStatus() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: changeStatus,
    onMutate: ({ id, status }) => patchBids(queryClient, [id], { status }),
    onSuccess: ({ bid }) => bid && rememberOwnVersion(bid),
    onError: (error, _, undo) => {
      undo?.();
      notify(failureSentence(error, MESSAGES.admin.status), { type: 'error' });
    },
    onSettled: () => refreshBids(queryClient),
  });
}
