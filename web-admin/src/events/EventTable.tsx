import { Box, Link, Paper } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { ACTIONS_IN_REACH } from '../shared/list/actionsInReach.js';
import { useOpenRow } from '../shared/list/useOpenRow.js';
import { When } from '../shared/When.js';
import { EventActions } from './EventActions.js';
import { NoEvents } from './EventCards.js';
import { EventStatusChip } from './EventStatusChip.js';
import type { InboxEvent } from './InboxEvent.js';

export const EventTable = () => (
  <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
    <DataTable<InboxEvent>
      rowClick={false}
      bulkActionButtons={false}
      empty={<NoEvents />}
      rowSx={useOpenRow()}
      sx={ACTIONS_IN_REACH}
    >
      <DataTable.Col source="name" label="Event" render={(event: InboxEvent) => <Name event={event} />} />
      <DataTable.Col
        source="status"
        render={(event: InboxEvent) => <EventStatusChip status={event.status} />}
      />
      <DataTable.Col source="source" label="From" />
      <DataTable.NumberCol source="attempts" label="Failed tries" />
      <DataTable.Col
        source="receivedAt"
        label="Received"
        render={(event: InboxEvent) => <When at={event.receivedAt} />}
      />
      <DataTable.Col
        source="error"
        label="Reason"
        render={(event: InboxEvent) => <Box sx={{ minWidth: event.error ? 220 : 0 }}>{event.error}</Box>}
      />
      <DataTable.Col
        source="actions"
        label="Actions"
        disableSort
        render={(event: InboxEvent) => <EventActions event={event} />}
      />
    </DataTable>
  </Paper>
);

const Name = ({ event }: { event: InboxEvent }) => {
  const { search } = useLocation();
  return (
    <Link
      component={RouterLink}
      to={{ pathname: `/events/${event.id}`, search }}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {event.name}
    </Link>
  );
};
