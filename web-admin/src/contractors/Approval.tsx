import { Button, Stack } from '@mui/material';
import type { Contractor } from '@plumbline/api-client';
import { useChangeApproval } from './api/changeApproval.js';

/** Vouches for a contractor's address, or stops and resumes asking them for bids. */
export const Approval = ({ contractor }: { contractor: Contractor }) => {
  const { mutate, isPending } = useChangeApproval(contractor.id);
  return (
    <Stack direction="row" spacing={1}>
      {!contractor.confirmed && (
        <Button
          variant="contained"
          disabled={isPending}
          onClick={() => mutate({ change: { confirmed: true }, done: 'Approved: matched from now on.' })}
        >
          Approve
        </Button>
      )}
      {contractor.paused ? (
        <Button
          variant="outlined"
          disabled={isPending}
          onClick={() => mutate({ change: { paused: false }, done: 'Resumed: asked for bids again.' })}
        >
          Resume
        </Button>
      ) : (
        <Button
          variant="outlined"
          disabled={isPending}
          onClick={() =>
            mutate({ change: { paused: true }, done: 'Paused: not asked for bids until resumed.' })
          }
        >
          Pause
        </Button>
      )}
    </Stack>
  );
};
