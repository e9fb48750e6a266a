import { Chip } from '@mui/material';
import type { DesignJob } from './Design.js';

const COLORS = { queued: 'default', processing: 'info', done: 'success', failed: 'error' } as const;

export const DesignStatus = ({ job }: { job: Pick<DesignJob, 'status' | 'progress'> }) => (
  <Chip
    size="small"
    variant="outlined"
    color={COLORS[job.status]}
    label={job.status === 'processing' ? `processing ${Math.round(job.progress)}%` : job.status}
  />
);
