import { Stack, type Theme, useMediaQuery } from '@mui/material';
import { SERVICES } from '@plumbline/contracts';
import { List } from 'react-admin';
import { ListPages } from '../shared/list/ListPages.js';
import { ListState } from '../shared/list/ListState.js';
import { ListToolbar } from '../shared/list/ListToolbar.js';
import { SortMenu } from '../shared/list/SortMenu.js';
import { POLL } from '../shared/polling.js';
import { EventCards } from './EventCards.js';
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
    <EventListLayout />
  </List>
);

const EventListLayout = () => {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <Stack spacing={1.5}>
      <ListToolbar filters={<ServiceAndStatus />}>
        <SortMenu choices={ORDERS} />
      </ListToolbar>
      <ListState failed="Failed to load events">{isPhone ? <EventCards /> : <EventTable />}</ListState>
      <EventPanel />
    </Stack>
  );
};

const ORDERS = {
  Newest: { field: 'receivedAt', order: 'DESC' },
  Oldest: { field: 'receivedAt', order: 'ASC' },
} as const;
