import { MESSAGES } from '@plumbline/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { failureSentence, send } from '../../api/http.js';

const resendEmail = (id: string) => send('POST', `/api/console/emails/${encodeURIComponent(id)}/resend`, {});

/** Queues a mail once more; how it went shows in the logs. */
export function useResendEmail() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: resendEmail,
    onSuccess: () => notify(MESSAGES.track.resent, { type: 'success' }),
    onError: (error) => notify(failureSentence(error, MESSAGES.admin.resend), { type: 'error' }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['emails'] }),
        queryClient.invalidateQueries({ queryKey: ['bids', 'logs'] }),
      ]),
  });
}
