import { Box, Stack } from '@mui/material';
import type { AdminBid } from '@plumbline/api-client';
import { MESSAGES } from '@plumbline/contracts';
import { useRecordContext } from 'react-admin';

/** Who is asked, in the words of the tracking page where nobody is. */
export const ContractorName = () => {
  const bid = useRecordContext<AdminBid>();
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
