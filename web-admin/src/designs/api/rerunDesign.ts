import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { failureSentence, send } from '../../api/http.js';

const rerunDesign = (id: string) => send('POST', `/api/console/designs/${encodeURIComponent(id)}/rerun`, {});

/** Makes a failed design once more. */
export function useRerunDesign() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: rerunDesign,
    onSuccess: () => notify('The design is being made again.', { type: 'success' }),
    onError: (error) => notify(failureSentence(error, 'Failed to make the design again'), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['designs'] }),
  });
}
