import { Box } from '@mui/material';
import { ROOM_CATEGORIES, US_STATES } from '@plumbline/contracts';
import { AutocompleteInput, DateInput, ReferenceInput, SelectInput, TextInput } from 'react-admin';
import { FilterBar } from '../../shared/list/FilterBar.js';
import { ListToolbar } from '../../shared/list/ListToolbar.js';
import { SearchBox } from '../../shared/list/SearchBox.js';
import { SortMenu } from '../../shared/list/SortMenu.js';
import { ZipFilter } from '../../shared/list/ZipFilter.js';
import { ColumnsMenu } from './ColumnsMenu.js';
import { ExportBidsButton } from './ExportBidsButton.js';
import { TagFilter } from './TagFilter.js';

/** Filters, order, columns and export. Filters and order live in the address, columns on this device. */
export const BidToolbar = () => (
  <ListToolbar filters={<BidFilters />}>
    <SortMenu choices={ORDERS} />
    <Box sx={{ display: { xs: 'none', md: 'block' } }}>
      <ColumnsMenu />
    </Box>
    <ExportBidsButton />
  </ListToolbar>
);

const ORDERS = {
  Newest: { field: 'submittedAt', order: 'DESC' },
  Oldest: { field: 'submittedAt', order: 'ASC' },
} as const;

const BidFilters = () => (
  <FilterBar foldAfter={4}>
    <SearchBox what="bids" />
    <TextInput source="userEmail" label="Homeowner e-mail" resettable />
    <ReferenceInput source="contractorId" reference="contractors" perPage={20} sort={BY_NAME}>
      <AutocompleteInput label="Contractor" optionText="companyName" filterToQuery={toSearch} />
    </ReferenceInput>
    <TagFilter source="tag" />
    <AutocompleteInput source="state" choices={STATES} />
    <ZipFilter source="zipCode" />
    <SelectInput source="category" choices={CATEGORIES} />
    <SelectInput source="unassigned" label="Assigned" choices={ASSIGNED} />
    <DateInput source="from" label="From" />
    <DateInput source="to" label="To" />
  </FilterBar>
);

const STATES = Object.entries(US_STATES).map(([id, name]) => ({ id, name: `${name} (${id})` }));
const CATEGORIES = ROOM_CATEGORIES.map((name) => ({ id: name, name }));
const ASSIGNED = [{ id: 'true', name: 'to nobody' }];
const BY_NAME = { field: 'companyName', order: 'ASC' } as const;
const toSearch = (search: string) => ({ search });
