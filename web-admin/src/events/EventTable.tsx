import { Box, Chip, Paper } from '@mui/material';
import { DataTable, useRecordContext } from 'react-admin';
import { Facts } from '../shared/Facts.js';
import { EmptyState } from '../shared/States.js';
import { When } from '../shared/When.js';
import { EventActions } from './EventActions.js';
import type { InboxEvent } from './InboxEvent.js';

const COLORS = { parked: 'error', pending: 'warning', done: 'success', skipped: 'default' } as const;

export const EventTable = () => (
  <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
    <DataTable<InboxEvent>
      rowClick="expand"
      expand={<EventFacts />}
      bulkActionButtons={false}
      empty={<EmptyState title="No events here">Dealt-with events are kept for 72 hours.</EmptyState>}
    >
      <DataTable.Col source="name" label="Event" />
      <DataTable.Col
        source="status"
        render={(event: InboxEvent) => (
          <Chip size="small" variant="outlined" color={COLORS[event.status]} label={event.status} />
        )}
      />
      <DataTable.Col source="source" label="From" />
      <DataTable.NumberCol source="attempts" label="Failed tries" />
      <DataTable.Col
        source="receivedAt"
        label="Received"
        render={(event: InboxEvent) => <When at={event.receivedAt} />}
      />
      <DataTable.Col source="error" label="Reason" disableSort />
      <DataTable.Col
        source="actions"
        label="Actions"
        disableSort
        render={(event: InboxEvent) => <EventActions event={event} />}
      />
    </DataTable>
  </Paper>
);

const EventFacts = () => {
  const event = useRecordContext<InboxEvent>();
  if (!event) return null;
  return (
    <Box sx={{ py: 1 }}>
      <Facts
        rows={[
          ['Event id', event.eventId],
          ['About', event.aggregateId],
          ['Request id', event.correlationId],
          ['Happened', <When key="happened" at={event.occurredAt} exact />],
          ['Reason', event.error],
          [
            'Payload',
            <Box key="payload" component="pre" sx={{ m: 0, fontSize: 12, whiteSpace: 'pre-wrap' }}>
              {JSON.stringify(event.payload ?? null, null, 2)}
            </Box>,
          ],
        ]}
      />
    </Box>
  );
};
