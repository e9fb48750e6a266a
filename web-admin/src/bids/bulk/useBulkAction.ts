import type { BulkResult } from '@plumbline/api-client';
import { MESSAGES } from '@plumbline/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { failureSentence } from '../../api/http.js';
import { type BulkAnswer, failuresOf } from '../api/BulkAnswer.js';
import { refreshBids } from '../api/bidCache.js';

interface BulkActionOptions<Choice> {
  /** One call for all ids. */
  readonly run: (ids: readonly string[], choice: Choice) => Promise<BulkAnswer>;
  readonly done: (choice: Choice) => ReactNode;
  /** How long that stays, in milliseconds. */
  readonly doneStays?: number;
  readonly failed: string;
}

/**
 * What every bulk action of the bids does: insist on a selection, make its one call, say how it went, keep what
 * failed selected and listed, and show the new state.
 */
export function useBulkAction<Choice>({ run, done, doneStays, failed }: BulkActionOptions<Choice>) {
  const { selectedIds, onSelect } = useListContext();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [failures, setFailures] = useState<readonly BulkResult[]>([]);

  const { mutate, isPending } = useMutation({
    mutationFn: (choice: Choice) => run(selectedIds.map(String), choice),
    onSuccess: (answer, choice) => {
      const failedNow = failuresOf(answer);
      setFailures(failedNow);
      onSelect(failedNow.map(({ id }) => id));
      if (failedNow.length === 0) notify(done(choice), { type: 'success', autoHideDuration: doneStays });
    },
    onError: (error) => notify(failureSentence(error, failed), { type: 'error' }),
    onSettled: () => refreshBids(queryClient),
  });

  return {
    isRunning: isPending,
    failures,
    start: mutate,
    forgetFailures: () => setFailures([]),
    /** Says 'Select some rows first.' where there is nothing to act on. */
    hasSelection(): boolean {
      if (selectedIds.length > 0) return true;
      notify(MESSAGES.admin.selectRows, { type: 'warning' });
      return false;
    },
  };
}
