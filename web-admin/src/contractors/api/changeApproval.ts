import type { Contractor } from '@plumbline/api-client';
import { MESSAGES } from '@plumbline/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { failureSentence } from '../../api/http.js';

interface ApprovalChange {
  readonly change: Partial<Pick<Contractor, 'confirmed' | 'paused'>>;
  /** What to say once it is done. */
  readonly done: string;
}

/** Approves, pauses or resumes. The rest of the profile is sent as it stands on the server, not as it was read. */
export function useChangeApproval(id: string) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ change }: ApprovalChange) => {
      const { data: newest } = await dataProvider.getOne<Contractor>('contractors', { id });
      await dataProvider.update<Contractor>('contractors', {
        id,
        data: { ...newest, ...change },
        previousData: newest,
      });
    },
    onSuccess: (_, { done }) => notify(done, { type: 'success' }),
    onError: (error) => notify(failureSentence(error, MESSAGES.admin.save), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['contractors'] }),
  });
}
