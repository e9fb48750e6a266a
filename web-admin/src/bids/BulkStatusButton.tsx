import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Button, Menu, MenuItem } from '@mui/material';
import { BID_STATUSES, type BidStatus, MESSAGES } from '@plumbline/contracts';
import { useState } from 'react';
import { bulkStatus } from './api/bulkStatus.js';
import { BulkFailures } from './BulkFailures.js';
import { useBulkAction } from './useBulkAction.js';

/** Sets one status for all selected bids. */
export const BulkStatusButton = () => {
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const action = useBulkAction<BidStatus>({
    run: bulkStatus,
    done: () => MESSAGES.admin.bulkStatusDone,
    failed: MESSAGES.admin.bulkStatus,
  });

  const choose = (status: BidStatus) => {
    setMenuAt(null);
    action.start(status);
  };

  return (
    <>
      <Button
        variant="outlined"
        endIcon={<ArrowDropDown />}
        aria-haspopup="menu"
        loading={action.isRunning}
        onClick={(event) => action.hasSelection() && setMenuAt(event.currentTarget)}
      >
        Set status
      </Button>
      <Menu anchorEl={menuAt} open={menuAt !== null} onClose={() => setMenuAt(null)}>
        {BID_STATUSES.map((status) => (
          <MenuItem key={status} onClick={() => choose(status)}>
            {status}
          </MenuItem>
        ))}
      </Menu>
      <BulkFailures failures={action.failures} onClose={action.forgetFailures} />
    </>
  );
};
