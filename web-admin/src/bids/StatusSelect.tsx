import { Box, MenuItem, Select } from '@mui/material';
import { BID_STATUSES } from '@plumbline/contracts';
import { useChangeStatus } from './api/changeStatus.js';
import type { Bid } from './Bid.js';
import { STATUS_COLORS } from './statusColors.js';

/** A bid's status, changed on the spot. */
export const StatusSelect = ({ bid }: { bid: Pick<Bid, 'id' | 'bidId' | 'status' | 'version'> }) => {
  const { mutate } = useChangeStatus();
  return (
    <Select
      value={bid.status}
      onChange={(event) => mutate({ id: bid.id, status: event.target.value, version: bid.version })}
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
  );
};

/** A status as a spot of colour; grey for none. */
export const StatusDot = ({ status }: { status: Bid['status'] | null }) => {
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
