import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Button, Menu, MenuItem } from '@mui/material';
import type { AdminBid } from '@plumbline/api-client';
import { BID_STATUSES, type BidStatus, MESSAGES } from '@plumbline/contracts';
import { useState } from 'react';
import { Confirm, useGetMany, useListContext } from 'react-admin';
import { plural } from '../../shared/format.js';
import { WithUndo } from '../../shared/WithUndo.js';
import { bulkStatus } from '../api/bulkStatus.js';
import { useUndoStatuses } from '../api/undoStatuses.js';
import { mailsOfStatus, UNDO_OFFERED_MS } from '../status/statusMails.js';
import { BulkFailures } from './BulkFailures.js';
import { useBulkAction } from './useBulkAction.js';

/** Sets one status for all selected bids, after telling how many they are and who is mailed. */
export const BulkStatusButton = () => {
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<BidStatus | null>(null);
  const { selectedIds } = useListContext<AdminBid>();
  const selected = useGetMany<AdminBid>(
    'bids',
    { ids: selectedIds },
    { enabled: asked !== null, staleTime: 0 },
  );
  const undoStatuses = useUndoStatuses();
  const action = useBulkAction<{ status: BidStatus; before: readonly AdminBid[] }>({
    run: (ids, { status }) => bulkStatus(ids, status),
    done: ({ status, before }) => (
      <WithUndo
        said={MESSAGES.admin.bulkStatusDone}
        onUndo={() => undoStatuses(before.filter((bid) => bid.status !== status))}
      />
    ),
    doneStays: UNDO_OFFERED_MS,
    failed: MESSAGES.admin.bulkStatus,
  });

  const choose = (status: BidStatus) => {
    setMenuAt(null);
    setAsked(status);
  };
  const change = (status: BidStatus, before: readonly AdminBid[]) => {
    setAsked(null);
    action.start({ status, before });
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
      {asked && (
        <Confirm
          isOpen
          title={`Set ${plural(selectedIds.length, 'bid')} to ${asked}?`}
          content={selected.data ? mailsOfStatus(selected.data, asked) : 'Looking up who is mailed…'}
          confirm={`Set to ${asked}`}
          cancel="Cancel"
          loading={!selected.data}
          onConfirm={() => selected.data && change(asked, selected.data)}
          onClose={() => setAsked(null)}
        />
      )}
      <BulkFailures failures={action.failures} onClose={action.forgetFailures} />
    </>
  );
};
