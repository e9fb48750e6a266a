import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { failureSentence, saveAs } from '../api/http.js';
import { csvOf } from '../shared/csv.js';
import { everyRecord } from '../shared/everyRecord.js';
import type { Contractor } from './Contractor.js';

const COLUMNS = [
  'companyName',
  'contactName',
  'email',
  'phone',
  'website',
  'zipCode',
  'categories',
  'radiusMi',
  'rating',
  'licenseNumber',
  'licenseState',
  'licenseExpires',
  'insurance',
  'confirmed',
  'notes',
  'createdAt',
] as const satisfies readonly (keyof Contractor)[];

/** Saves all contractors that the filters let through. */
export const ExportContractorsButton = () => {
  const { filterValues, sort } = useListContext<Contractor>();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const contractors = await everyRecord<Contractor>(dataProvider, 'contractors', filterValues, sort);
      saveAs(new Blob([csvOf(COLUMNS, contractors)], { type: 'text/csv' }), 'contractors_export.csv');
    },
    onError: (error) =>
      notify(failureSentence(error, 'Failed to download contractors CSV'), { type: 'error' }),
  });
  return (
    <Button startIcon={<Download />} onClick={() => mutate()} loading={isPending}>
      Export CSV
    </Button>
  );
};
