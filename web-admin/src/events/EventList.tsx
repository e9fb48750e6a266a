import { Stack } from '@mui/material';
import { SERVICES } from '@plumbline/contracts';
import { List } from 'react-admin';
import { ListPages } from '../shared/ListPages.js';
import { ListState } from '../shared/ListState.js';
import { POLL } from '../shared/polling.js';
import { EventPanel } from './EventPanel.js';
import { EventTable } from './EventTable.js';
import { ServiceAndStatus } from './ServiceAndStatus.js';

/** What a service has heard of the others, and what it could not deal with. */
export const EventList = () => (
  <List
    title="Events"
    sort={{ field: 'receivedAt', order: 'DESC' }}
    perPage={20}
    filterDefaultValues={{ service: SERVICES[0] }}
    pagination={<ListPages />}
    queryOptions={{ refetchInterval: POLL.list, onError: () => undefined }}
    actions={false}
    empty={false}
    exporter={false}
    component="div"
  >
    <Stack spacing={1.5}>
      <ServiceAndStatus />
      <ListState failed="Failed to load events">
        <EventTable />
      </ListState>
      <EventPanel />
    </Stack>
  </List>
);
