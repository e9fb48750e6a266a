import { Button, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { BulkResendButton } from './BulkResendButton.js';
import { BulkStatusButton } from './BulkStatusButton.js';

/** What can be done with the selected rows. Always there, so that it can say 'Select some rows first.'. */
export const BidBulkActions = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label="Selected bids"
      sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', p: 1 }}
    >
      <Typography variant="body2" color="textSecondary" role="status" sx={{ minWidth: 76 }}>
        {selectedIds.length} selected
      </Typography>
      <BulkStatusButton />
      <BulkResendButton type="user" />
      <BulkResendButton type="contractor" />
      {selectedIds.length > 0 && <Button onClick={() => onUnselectItems()}>Unselect all</Button>}
    </Stack>
  );
};
