import { Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { failureSentence } from '../api/http.js';
import { FailedState } from './States.js';

/** Stands in for a list that never came; a list that came once stays while later tries fail. */
export const ListError = ({ failed, children }: { failed: string; children: ReactNode }) => {
  const { error, data, refetch } = useListContext();
  if (!error || data) return children;
  return (
    <Paper variant="outlined">
      <FailedState message={failureSentence(error, failed)} onRetry={() => refetch()} />
    </Paper>
  );
};
