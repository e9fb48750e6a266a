import { Stack } from '@mui/material';
import { DESIGN_JOB_STATUSES, ROOM_CATEGORIES } from '@plumbline/contracts';
import { List, SelectInput } from 'react-admin';
import { FilterBar } from '../shared/list/FilterBar.js';
import { ListPages } from '../shared/list/ListPages.js';
import { ListState } from '../shared/list/ListState.js';
import { ListToolbar } from '../shared/list/ListToolbar.js';
import { SearchBox } from '../shared/list/SearchBox.js';
import { SortMenu } from '../shared/list/SortMenu.js';
import { ZipFilter } from '../shared/list/ZipFilter.js';
import { POLL } from '../shared/polling.js';
import { DesignCards } from './DesignCards.js';
import { DesignPanel } from './DesignPanel.js';

/** Every design job: made, being made or failed. */
export const DesignList = () => (
  <List
    title="Designs"
    sort={{ field: 'createdAt', order: 'DESC' }}
    perPage={20}
    pagination={<ListPages />}
    queryOptions={{ refetchInterval: POLL.list, onError: () => undefined }}
    actions={false}
    empty={false}
    exporter={false}
    component="div"
  >
    <Stack spacing={1.5}>
      <ListToolbar filters={<DesignFilters />}>
        <SortMenu choices={ORDERS} />
      </ListToolbar>
      <ListState failed="Failed to load designs">
        <DesignCards />
      </ListState>
      <DesignPanel />
    </Stack>
  </List>
);

const ORDERS = {
  Newest: { field: 'createdAt', order: 'DESC' },
  Oldest: { field: 'createdAt', order: 'ASC' },
  'Last finished': { field: 'finishedAt', order: 'DESC' },
  Title: { field: 'title', order: 'ASC' },
  Status: { field: 'status', order: 'ASC' },
  Category: { field: 'category', order: 'ASC' },
  ZIP: { field: 'zipCode', order: 'ASC' },
  'Highest estimate': { field: 'estimatedCost', order: 'DESC' },
  'Lowest estimate': { field: 'estimatedCost', order: 'ASC' },
} as const;

const choicesOf = (names: readonly string[]) => names.map((name) => ({ id: name, name }));

const DesignFilters = () => (
  <FilterBar>
    <SearchBox source="q" what="designs" />
    <SelectInput source="status" choices={choicesOf(DESIGN_JOB_STATUSES)} />
    <SelectInput source="category" choices={choicesOf(ROOM_CATEGORIES)} />
    <ZipFilter source="zipCode" />
  </FilterBar>
);
