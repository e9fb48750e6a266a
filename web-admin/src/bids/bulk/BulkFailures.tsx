import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
} from '@mui/material';
import type { AdminBid, BulkResult } from '@plumbline/api-client';
import { MESSAGES } from '@plumbline/contracts';
import { useListContext } from 'react-admin';

/** Lists what a bulk action could not do, and why. The bids in it stay selected. */
export const BulkFailures = ({
  failures,
  onClose,
}: {
  failures: readonly BulkResult[];
  onClose: () => void;
}) => {
  const { data } = useListContext<AdminBid>();
  const nameOf = (id: string) => {
    const bid = data?.find((one) => one.id === id);
    return bid ? `${bid.bidId} · ${bid.userEmail}` : id;
  };
  return (
    <Dialog
      open={failures.length > 0}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="bulk-failures"
    >
      <DialogTitle id="bulk-failures">{MESSAGES.admin.bulkResendErrors(failures.length)}</DialogTitle>
      <DialogContent>
        <List dense disablePadding>
          {failures.map(({ id, error }) => (
            <ListItem key={id} disableGutters>
              <ListItemText primary={nameOf(id)} secondary={error} />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
};
