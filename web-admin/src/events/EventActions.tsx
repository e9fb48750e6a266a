import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useDecideEvent } from './api/decideEvent.js';
import type { InboxEvent } from './InboxEvent.js';

/** Only a parked event waits for a decision. Skipping asks first: what the event should have done is never done. */
export const EventActions = ({ event }: { event: InboxEvent }) => {
  const { mutate, isPending } = useDecideEvent();
  const [asking, setAsking] = useState(false);
  if (event.status !== 'parked') return null;
  const decide = (decision: 'replay' | 'skip') => {
    setAsking(false);
    mutate({ service: event.service, eventId: event.eventId, decision });
  };
  return (
    <Stack direction="row" spacing={0.5}>
      <Button variant="outlined" disabled={isPending} onClick={() => decide('replay')}>
        Replay
      </Button>
      <Button disabled={isPending} onClick={() => setAsking(true)}>
        Skip
      </Button>
      <Confirm
        isOpen={asking}
        title={`Skip ${event.name}?`}
        content={`What ${event.service} should have done about it is never done, and nothing brings it back.`}
        confirm="Skip it"
        confirmColor="warning"
        cancel="Keep"
        onConfirm={() => decide('skip')}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
};
