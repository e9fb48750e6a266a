import MailOutlined from '@mui/icons-material/MailOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import { Button, Divider, IconButton, Menu, MenuItem, Stack, Tooltip } from '@mui/material';
import type { AdminBid } from '@plumbline/api-client';
import { sitePaths } from '@plumbline/contracts';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useCopy } from '../../shared/useCopy.js';
import { useResendBid } from '../api/resendBid.js';

/** What can be done with one bid. */
export const BidActions = () => {
  const bid = useRecordContext<AdminBid>();
  const { search } = useLocation();
  if (!bid) return null;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <Button
        component={RouterLink}
        to={{ pathname: `/bids/${bid.id}`, search }}
        aria-label={`View details of ${bid.bidId}`}
      >
        View details
      </Button>
      <Tooltip title="Logs">
        <IconButton
          size="small"
          component={RouterLink}
          to={{ pathname: `/bids/${bid.id}/logs`, search }}
          aria-label={`Logs of ${bid.bidId}`}
        >
          <MailOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <MoreActions bid={bid} />
    </Stack>
  );
};

export const MoreActions = ({ bid }: { bid: AdminBid }) => {
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const copy = useCopy();
  const resend = useResendBid();
  const { search } = useLocation();
  const trackPath = sitePaths.track(bid.trackToken);

  const close = () => setMenuAt(null);
  const closeAnd = (act: () => void) => () => {
    close();
    act();
  };

  return (
    <>
      <IconButton
        size="small"
        aria-label={`More actions for ${bid.bidId}`}
        aria-haspopup="menu"
        onClick={(event) => setMenuAt(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu anchorEl={menuAt} open={menuAt !== null} onClose={close}>
        <MenuItem component={RouterLink} to={{ pathname: `/bids/${bid.id}/logs`, search }} onClick={close}>
          Logs
        </MenuItem>
        <MenuItem onClick={closeAnd(() => void copy(bid.bidId, 'ID'))}>Copy ID</MenuItem>
        <MenuItem component="a" href={trackPath} target="_blank" rel="noreferrer" onClick={close}>
          Track
        </MenuItem>
        <MenuItem onClick={closeAnd(() => void copy(`${window.location.origin}${trackPath}`, 'Track link'))}>
          Copy Track
        </MenuItem>
        <Divider />
        <MenuItem onClick={closeAnd(() => resend.mutate({ id: bid.id, type: 'user' }))}>
          Resend to user
        </MenuItem>
        <MenuItem
          disabled={!bid.hasContractor}
          onClick={closeAnd(() => resend.mutate({ id: bid.id, type: 'contractor' }))}
        >
          Resend to contractor
        </MenuItem>
      </Menu>
    </>
  );
};
