import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { MESSAGES } from '@plumbline/contracts';
import { useMutation } from '@tanstack/react-query';
import { useListContext, useNotify } from 'react-admin';
import { failureSentence } from '../../api/http.js';
import { downloadBidsCsv } from '../api/bidsCsv.js';

/** Saves all bids that the filters let through as bids_export.csv; the server writes them. */
export const ExportBidsButton = () => {
  const { filterValues, sort } = useListContext();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadBidsCsv(filterValues, sort),
    onError: (error) => notify(failureSentence(error, MESSAGES.admin.bidsCsv), { type: 'error' }),
  });
  return (
    <Button startIcon={<Download />} onClick={() => mutate()} loading={isPending}>
      Export CSV
    </Button>
  );
};
