import { Chip } from '@mui/material';
import type { InboxStatus } from '@plumbline/contracts';

const COLORS = { parked: 'error', pending: 'warning', done: 'success', skipped: 'default' } as const;

export const EventStatusChip = ({ status }: { status: InboxStatus }) => (
  <Chip size="small" variant="outlined" color={COLORS[status]} label={status} />
);
