import { Box, Stack, Typography } from '@mui/material';
import { useParkedEvents } from '../events/api/parkedEvents.js';
import { EventActions } from '../events/EventActions.js';
import { plural } from '../shared/format.js';
import { Fetched } from '../shared/panel/Fetched.js';
import { Panel } from '../shared/panel/Panel.js';
import { SilentServices } from '../shared/SilentServices.js';
import { EmptyState } from '../shared/States.js';
import { When } from '../shared/When.js';

/** Events that failed too often and wait for a decision. */
export const ParkedEvents = () => {
  const parked = useParkedEvents();
  return (
    <Panel title="Parked events" action={parked.data && plural(parked.data.total, 'event')}>
      <Fetched query={parked} failed="Failed to load events">
        {({ events, silent }) => (
          <>
            <SilentServices services={silent} />
            {events.length === 0 ? (
              <EmptyState title="Nothing is parked">Every event has been dealt with.</EmptyState>
            ) : (
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 280, overflow: 'auto' }}>
                {events.map((event) => (
                  <Stack
                    component="li"
                    key={event.id}
                    direction="row"
                    sx={{ py: 0.75, gap: 1, alignItems: 'center', borderTop: 1, borderColor: 'divider' }}
                  >
                    <Box sx={{ flex: 1, minWidth: 0 }}>
                      <Typography sx={{ fontWeight: 600 }}>
                        {event.name} in {event.service}
                      </Typography>
                      <Typography variant="body2" color="textSecondary">
                        {event.error ?? 'No reason given'} · <When at={event.receivedAt} />
                      </Typography>
                    </Box>
                    <EventActions event={event} />
                  </Stack>
                ))}
              </Box>
            )}
          </>
        )}
      </Fetched>
    </Panel>
  );
};
