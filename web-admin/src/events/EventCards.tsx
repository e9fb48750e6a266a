import { Link, Paper, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { plural } from '../shared/format.js';
import { EmptyState } from '../shared/States.js';
import { When } from '../shared/When.js';
import { EventActions } from './EventActions.js';
import { EventStatusChip } from './EventStatusChip.js';
import type { InboxEvent } from './InboxEvent.js';

/** The events on a phone, one card each. */
export const EventCards = () => {
  const { data } = useListContext<InboxEvent>();
  if (!data?.length) {
    return (
      <Paper variant="outlined">
        <NoEvents />
      </Paper>
    );
  }
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((event) => (
        <EventCard key={event.id} event={event} />
      ))}
    </Stack>
  );
};

export const NoEvents = () => (
  <EmptyState title="No events here">Dealt-with events are kept for 72 hours.</EmptyState>
);

const EventCard = ({ event }: { event: InboxEvent }) => {
  const { search } = useLocation();
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 0.75 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Link
          component={RouterLink}
          to={{ pathname: `/events/${event.id}`, search }}
          sx={{ fontWeight: 600 }}
        >
          {event.name}
        </Link>
        <EventStatusChip status={event.status} />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        from {event.source} · <When at={event.receivedAt} />
        {event.attempts > 0 && ` · ${plural(event.attempts, 'failed try', 'failed tries')}`}
      </Typography>
      {event.error && <Typography color="error">{event.error}</Typography>}
      <EventActions event={event} />
    </Paper>
  );
};
