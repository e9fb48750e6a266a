import { Stack, Typography } from '@mui/material';
import type { AdminBid } from '@plumbline/api-client';
import { useRecordContext } from 'react-admin';

import { TagChips } from '../fields/TagChips.js';

/** What administrators noted about a bid, in short; whole in the details. */
export const BidRemarks = () => {
  const bid = useRecordContext<AdminBid>();
  if (!bid?.notesInternal && !bid?.tags.length) return null;
  return (
    <Stack sx={{ gap: 0.25, maxWidth: 180 }}>
      <TagChips />
      {bid.notesInternal && (
        <Typography variant="caption" color="textSecondary" noWrap title={bid.notesInternal}>
          {bid.notesInternal}
        </Typography>
      )}
    </Stack>
  );
};
