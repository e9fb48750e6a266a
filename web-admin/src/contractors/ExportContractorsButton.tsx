import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import type { Contractor } from '@plumbline/api-client';
import { useMutation } from '@tanstack/react-query';
import { useListContext, useNotify } from 'react-admin';
import { failureSentence } from '../api/http.js';
import { downloadContractorsCsv } from './api/contractorsCsv.js';

/** Saves all contractors that the filters let through; the server writes them. */
export const ExportContractorsButton = () => {
  const { filterValues } = useListContext<Contractor>();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadContractorsCsv(filterValues),
    onError: (error) =>
      notify(failureSentence(error, 'Failed to download contractors CSV'), { type: 'error' }),
  });
  return (
    <Button startIcon={<Download />} onClick={() => mutate()} loading={isPending}>
      Export CSV
    </Button>
  );
};
