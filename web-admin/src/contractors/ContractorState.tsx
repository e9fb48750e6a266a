import { Chip } from '@mui/material';
import type { Contractor } from '@plumbline/api-client';

/** Whether the contractor is asked for bids. */
export const ContractorState = ({ contractor }: { contractor: Pick<Contractor, 'confirmed' | 'paused'> }) => {
  if (contractor.paused) return <Chip size="small" variant="outlined" color="warning" label="paused" />;
  if (!contractor.confirmed) return <Chip size="small" variant="outlined" label="not confirmed" />;
  return <Chip size="small" variant="outlined" color="success" label="active" />;
};
