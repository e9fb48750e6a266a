import { Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { failureSentence } from '../../api/http.js';
import { FailedState, LoadingState } from '../States.js';

/** Stands in for a list that is on its way or never came; one that came once stays while later tries fail. */
export const ListState = ({ failed, children }: { failed: string; children: ReactNode }) => {
  const { data, error, isPending, refetch } = useListContext();
  if (data) return children;
  if (isPending) return <LoadingState lines={10} />;
  return (
    <Paper variant="outlined">
      <FailedState message={failureSentence(error, failed)} onRetry={() => refetch()} />
    </Paper>
  );
};
