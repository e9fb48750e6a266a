import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Facts } from '../shared/Facts.js';
import { Fetched } from '../shared/Fetched.js';
import { When } from '../shared/When.js';
import { useEventPayload } from './api/eventPayload.js';
import type { InboxEvent } from './InboxEvent.js';

/** One event whole, beneath its row. */
export const EventFacts = () => {
  const event = useRecordContext<InboxEvent>();
  return event ? <EventWhole event={event} /> : null;
};

const EventWhole = ({ event }: { event: InboxEvent }) => (
  <Box sx={{ py: 1 }}>
    <Facts
      rows={[
        ['Event id', event.eventId],
        ['About', event.aggregateId],
        ['Request id', event.correlationId],
        ['Happened', <When key="happened" at={event.occurredAt} exact />],
        ['Next try', <When key="next" at={event.nextAttemptAt} exact />],
        ['Done', <When key="done" at={event.doneAt} exact />],
        ['Reason', event.error],
        ['Payload', <Payload key="payload" event={event} />],
      ]}
    />
  </Box>
);

const Payload = ({ event }: { event: InboxEvent }) => (
  <Fetched query={useEventPayload(event)} failed="Failed to load the event" lines={3}>
    {(payload) => (
      <Box component="pre" sx={{ m: 0, fontSize: 12, whiteSpace: 'pre-wrap' }}>
        {JSON.stringify(payload, null, 2)}
      </Box>
    )}
  </Fetched>
);
