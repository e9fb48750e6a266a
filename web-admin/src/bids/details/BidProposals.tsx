import { Paper, Stack } from '@mui/material';
import type { AppointmentProposal } from '@plumbline/api-client';
import { Facts } from '../../shared/panel/Facts.js';
import { EmptyState } from '../../shared/States.js';
import { When } from '../../shared/When.js';

/** The times a homeowner proposed to meet. */
export const BidProposals = ({ proposals }: { proposals: readonly AppointmentProposal[] }) => {
  if (proposals.length === 0) return <EmptyState title="No times proposed" />;
  return (
    <Stack spacing={1}>
      {proposals.map((proposal, index) => (
        <Paper key={proposal._id ?? index} variant="outlined" sx={{ p: 1.5 }}>
          <Facts
            rows={[
              ['Times', proposal.proposals],
              ['Name', proposal.name],
              ['Phone', proposal.phone],
              ['Address', proposal.address],
              ['Notes', proposal.notes],
              ['Sent', <When key="sent" at={proposal.createdAt} exact />],
            ]}
          />
        </Paper>
      ))}
    </Stack>
  );
};
