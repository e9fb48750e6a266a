import { Button, Stack } from '@mui/material';
import { MESSAGES } from '@plumbline/contracts';
import { useNotify, useUpdate } from 'react-admin';
import { failureSentence } from '../api/http.js';
import type { Contractor } from './Contractor.js';

/** Vouches for a contractor's address, or stops and resumes asking them for bids. */
export const Approval = ({ contractor }: { contractor: Contractor }) => {
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<Contractor>();

  const change = (data: Partial<Contractor>, done: string) =>
    update(
      'contractors',
      { id: contractor.id, data: { ...contractor, ...data }, previousData: contractor },
      {
        onSuccess: () => notify(done, { type: 'success' }),
        onError: (error) => notify(failureSentence(error, MESSAGES.admin.save), { type: 'error' }),
      },
    );

  return (
    <Stack direction="row" spacing={1}>
      {!contractor.confirmed && (
        <Button
          variant="contained"
          disabled={isPending}
          onClick={() => change({ confirmed: true }, 'Approved: matched from now on.')}
        >
          Approve
        </Button>
      )}
      {contractor.paused ? (
        <Button
          variant="outlined"
          disabled={isPending}
          onClick={() => change({ paused: false }, 'Resumed: asked for bids again.')}
        >
          Resume
        </Button>
      ) : (
        <Button
          variant="outlined"
          disabled={isPending}
          onClick={() => change({ paused: true }, 'Paused: not asked for bids until resumed.')}
        >
          Pause
        </Button>
      )}
    </Stack>
  );
};
