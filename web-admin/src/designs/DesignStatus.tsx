import { Chip } from '@mui/material';
import type { ConsoleDesign } from '@plumbline/api-client';

const COLORS = { queued: 'default', processing: 'info', done: 'success', failed: 'error' } as const;

export const DesignStatus = ({ job }: { job: Pick<ConsoleDesign, 'status' | 'progress'> }) => (
  <Chip
    size="small"
    variant="outlined"
    color={COLORS[job.status]}
    label={job.status === 'processing' ? `processing ${Math.round(job.progress)}%` : job.status}
  />
);
