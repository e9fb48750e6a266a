import { Box, Stack } from '@mui/material';
import { MESSAGES } from '@plumbline/contracts';
import { useRecordContext } from 'react-admin';
import type { Bid } from './Bid.js';

/** Who is asked, in the words of the tracking page where nobody is. */
export const ContractorName = () => {
  const bid = useRecordContext<Bid>();
  if (!bid) return null;
  if (!bid.contractorEmail) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {bid.hasContractor ? MESSAGES.track.pendingAssignment : MESSAGES.track.notAssigned}
      </Box>
    );
  }
  return (
    <Stack>
      <span>{bid.companyName ?? bid.contractorEmail}</span>
      {bid.companyName && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
          {bid.contractorEmail}
        </Box>
      )}
    </Stack>
  );
};
