import { Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Bid } from './Bid.js';
import { TagChips } from './TagChips.js';

/** What administrators noted about a bid, in short; whole in the details. */
export const BidRemarks = () => {
  const bid = useRecordContext<Bid>();
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
