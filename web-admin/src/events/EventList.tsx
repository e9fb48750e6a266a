import { Stack, type Theme, useMediaQuery } from '@mui/material';
import { SERVICES } from '@plumbline/contracts';
import { ListState } from '../shared/list/ListState.js';
import { ListToolbar } from '../shared/list/ListToolbar.js';
import { PolledList } from '../shared/list/PolledList.js';
import { SortMenu } from '../shared/list/SortMenu.js';
import { EventCards } from './EventCards.js';
import { EventPanel } from './EventPanel.js';
import { EventTable } from './EventTable.js';
import { ServiceAndStatus } from './ServiceAndStatus.js';

/** What a service has heard of the others, and what it could not deal with. */
export const EventList = () => (
  <PolledList
    title="Events"
    sort={{ field: 'receivedAt', order: 'DESC' }}
    filterDefaultValues={{ service: SERVICES[0] }}
  >
    <EventListLayout />
  </PolledList>
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
