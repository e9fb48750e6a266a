import { Box, MenuItem, Select } from '@mui/material';
import type { AdminBid } from '@plumbline/api-client';
import { BID_STATUSES, type BidStatus, isMailedStatus } from '@plumbline/contracts';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useChangeStatus } from '../api/changeStatus.js';

import { STATUS_COLORS } from '../status/statusColors.js';
import { type MailedBid, mailsOfStatus } from '../status/statusMails.js';

/** A bid's status, changed on the spot; what people are mailed of is asked about first. */
export const StatusSelect = ({ bid }: { bid: Pick<AdminBid, 'id' | 'bidId' | 'version'> & MailedBid }) => {
  const { mutate } = useChangeStatus();
  const [asked, setAsked] = useState<BidStatus | null>(null);
  const change = (status: BidStatus) => {
    setAsked(null);
    mutate({ id: bid.id, status, version: bid.version, from: bid.status });
  };
  const choose = (status: BidStatus) => (isMailedStatus(status) ? setAsked(status) : change(status));
  return (
    <>
      <Select
        value={bid.status}
        onChange={(event) => choose(event.target.value)}
        variant="outlined"
        sx={{
          minWidth: 116,
          fontSize: 13,
          '& .MuiSelect-select': { py: 0.5, display: 'flex', alignItems: 'center', gap: 0.75 },
        }}
        SelectDisplayProps={{ 'aria-label': `Status of ${bid.bidId}: ${bid.status}` }}
      >
        {BID_STATUSES.map((status) => (
          <MenuItem key={status} value={status} dense sx={{ gap: 0.75 }}>
            <StatusDot status={status} />
            {status}
          </MenuItem>
        ))}
      </Select>
      {asked && (
        <Confirm
          isOpen
          title={`Set ${bid.bidId} to ${asked}?`}
          content={mailsOfStatus([bid], asked)}
          confirm={`Set to ${asked}`}
          cancel="Cancel"
          onConfirm={() => change(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};

/** A status as a spot of colour; grey for none. */
export const StatusDot = ({ status }: { status: AdminBid['status'] | null }) => {
  const color = status ? STATUS_COLORS[status] : 'default';
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        flex: 'none',
        width: 8,
        height: 8,
        borderRadius: '50%',
        bgcolor: color === 'default' ? 'text.secondary' : `${color}.main`,
      }}
    />
  );
};
