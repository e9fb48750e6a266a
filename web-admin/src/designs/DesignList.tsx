import { Stack } from '@mui/material';
import { DESIGN_JOB_STATUSES, ROOM_CATEGORIES } from '@plumbline/contracts';
import { SelectInput } from 'react-admin';
import { choicesOf } from '../shared/list/choicesOf.js';
import { FilterBar } from '../shared/list/FilterBar.js';
import { ListState } from '../shared/list/ListState.js';
import { ListToolbar } from '../shared/list/ListToolbar.js';
import { PolledList } from '../shared/list/PolledList.js';
import { SearchBox } from '../shared/list/SearchBox.js';
import { SortMenu } from '../shared/list/SortMenu.js';
import { ZipFilter } from '../shared/list/ZipFilter.js';
import { DesignCards } from './DesignCards.js';
import { DesignPanel } from './DesignPanel.js';

/** Every design job: made, being made or failed. */
export const DesignList = () => (
  <PolledList title="Designs" sort={{ field: 'createdAt', order: 'DESC' }}>
    <Stack spacing={1.5}>
      <ListToolbar filters={<DesignFilters />}>
        <SortMenu choices={ORDERS} />
      </ListToolbar>
      <ListState failed="Failed to load designs">
        <DesignCards />
      </ListState>
      <DesignPanel />
    </Stack>
  </PolledList>
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

const DesignFilters = () => (
  <FilterBar>
    <SearchBox source="q" what="designs" />
    <SelectInput source="status" choices={choicesOf(DESIGN_JOB_STATUSES)} />
    <SelectInput source="category" choices={choicesOf(ROOM_CATEGORIES)} />
    <ZipFilter source="zipCode" />
  </FilterBar>
);
