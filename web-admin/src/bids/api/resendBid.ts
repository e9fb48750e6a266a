import { MESSAGES, type ResendType } from '@plumbline/contracts';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { failureSentence, send } from '../../api/http.js';

const RESENT: Record<ResendType, string> = {
  user: MESSAGES.admin.resentUser,
  contractor: MESSAGES.admin.resentContractor,
};

const resendBid = (id: string, type: ResendType) =>
  send('POST', `/api/bids/${encodeURIComponent(id)}/resend`, { type });

/** Sends a bid's mail again, to the homeowner or the contractor. */
export function useResendBid() {
  const notify = useNotify();
  return useMutation({
    mutationFn: ({ id, type }: { id: string; type: ResendType }) => resendBid(id, type),
    onSuccess: (_, { type }) => notify(RESENT[type], { type: 'success' }),
    onError: (error) => notify(failureSentence(error, MESSAGES.admin.resend), { type: 'error' }),
  });
}
