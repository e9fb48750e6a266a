import { Chip } from '@mui/material';
import type { EmailLog } from './EmailLog.js';

const COLORS = { sent: 'success', failed: 'error', queued: 'warning' } as const;

export const EmailStatusChip = ({ status }: Pick<EmailLog, 'status'>) => (
  <Chip size="small" variant="outlined" color={COLORS[status] ?? 'default'} label={status} />
);
