import { Chip, Paper } from '@mui/material';
import { DataTable } from 'react-admin';
import { EmptyState } from '../shared/States.js';
import { When } from '../shared/When.js';
import { EventActions } from './EventActions.js';
import { EventFacts } from './EventFacts.js';
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
      <DataTable.Col source="source" label="From" disableSort />
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
