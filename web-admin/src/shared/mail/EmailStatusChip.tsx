import { Chip } from '@mui/material';
import type { EmailStatus } from '@plumbline/contracts';

const COLORS = { sent: 'success', failed: 'error', queued: 'warning' } as const;

export const EmailStatusChip = ({ status }: { status: EmailStatus }) => (
  <Chip size="small" variant="outlined" color={COLORS[status]} label={status} />
);
