import { Box } from '@mui/material';
import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { Block } from '../shared/panel/Block.js';
import { Facts } from '../shared/panel/Facts.js';
import { Fetched } from '../shared/panel/Fetched.js';
import { SidePanel } from '../shared/panel/SidePanel.js';
import { useWhole } from '../shared/panel/useWhole.js';
import { When } from '../shared/When.js';
import { EventActions } from './EventActions.js';
import { EventStatusChip } from './EventStatusChip.js';
import type { WholeEvent } from './InboxEvent.js';

/** /events/{service}:{id}: one event beside the list. */
export const EventPanel = () => (
  <Routes>
    <Route path=":id" element={<OneEvent />} />
    <Route path="*" element={null} />
  </Routes>
);

const OneEvent = () => {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const query = useWhole<WholeEvent>('events', id);
  const event = query.data;
  return (
    <SidePanel
      title={event?.name ?? 'Event'}
      subtitle={event && `heard by ${event.service}, from ${event.source}`}
      actions={event && <EventActions event={event} />}
      onClose={() => navigate({ pathname: '/events', search })}
    >
      <Fetched query={query} failed="Failed to load the event" lines={10}>
        {(loaded) => <EventParts event={loaded} />}
      </Fetched>
    </SidePanel>
  );
};

const EventParts = ({ event }: { event: WholeEvent }) => (
  <>
    <Facts
      rows={[
        ['Status', <EventStatusChip key="status" status={event.status} />],
        ['Failed tries', event.attempts],
        ['Reason', event.error],
        ['Happened', <When key="happened" at={event.occurredAt} exact />],
        ['Received', <When key="received" at={event.receivedAt} exact />],
        ['Next try', <When key="next" at={event.nextAttemptAt} exact />],
        ['Done', <When key="done" at={event.doneAt} exact />],
        ['Event id', event.eventId],
        ['About', event.aggregateId],
        ['Request id', event.correlationId],
      ]}
    />
    <Block title="Payload">
      <Box component="pre" sx={{ m: 0, fontSize: 12, whiteSpace: 'pre-wrap' }}>
        {JSON.stringify(event.payload, null, 2)}
      </Box>
    </Block>
  </>
);
