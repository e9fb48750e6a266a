import { Button, Stack } from '@mui/material';
import { useDecideEvent } from './api/decideEvent.js';
import type { InboxEvent } from './InboxEvent.js';

/** Only a parked event waits for a decision. */
export const EventActions = ({ event }: { event: InboxEvent }) => {
  const { mutate, isPending } = useDecideEvent();
  if (event.status !== 'parked') return null;
  const decide = (decision: 'replay' | 'skip') =>
    mutate({ service: event.service, eventId: event.eventId, decision });
  return (
    <Stack direction="row" spacing={0.5}>
      <Button variant="outlined" disabled={isPending} onClick={() => decide('replay')}>
        Replay
      </Button>
      <Button disabled={isPending} onClick={() => decide('skip')}>
        Skip
      </Button>
    </Stack>
  );
};
