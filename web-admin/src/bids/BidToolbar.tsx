import { Box } from '@mui/material';
import { ROOM_CATEGORIES } from '@plumbline/contracts';
import { AutocompleteInput, DateInput, ReferenceInput, SelectInput, TextInput } from 'react-admin';
import { FilterBar } from '../shared/FilterBar.js';
import { ListToolbar } from '../shared/ListToolbar.js';
import { SearchBox } from '../shared/SearchBox.js';
import { SortMenu } from '../shared/SortMenu.js';
import { ZipFilter } from '../shared/ZipFilter.js';
import { ColumnsMenu } from './ColumnsMenu.js';
import { ExportBidsButton } from './ExportBidsButton.js';

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
  <FilterBar>
    <SearchBox what="bids" />
    <TextInput source="userEmail" label="Homeowner e-mail" resettable />
    <ReferenceInput source="contractorId" reference="contractors" perPage={20} sort={BY_NAME}>
      <AutocompleteInput label="Contractor" optionText="companyName" filterToQuery={toSearch} />
    </ReferenceInput>
    <SelectInput source="unassigned" label="Assigned" choices={ASSIGNED} />
    <ZipFilter />
    <SelectInput source="category" choices={CATEGORIES} />
    <TextInput source="tag" label="Tag" resettable />
    <DateInput source="from" label="From" />
    <DateInput source="to" label="To" />
  </FilterBar>
);

const CATEGORIES = ROOM_CATEGORIES.map((name) => ({ id: name, name }));
const ASSIGNED = [{ id: true, name: 'to nobody' }];
const BY_NAME = { field: 'companyName', order: 'ASC' } as const;
const toSearch = (search: string) => ({ search });
