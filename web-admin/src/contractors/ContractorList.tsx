import { Stack, type Theme, useMediaQuery } from '@mui/material';
import { JOIN_CATEGORIES } from '@plumbline/contracts';
import { SelectInput, TextInput, useStore } from 'react-admin';
import { choicesOf } from '../shared/list/choicesOf.js';
import { FilterBar } from '../shared/list/FilterBar.js';
import { ListState } from '../shared/list/ListState.js';
import { ListToolbar } from '../shared/list/ListToolbar.js';
import { PolledList } from '../shared/list/PolledList.js';
import { SearchBox } from '../shared/list/SearchBox.js';
import { SortMenu } from '../shared/list/SortMenu.js';
import { ContractorCards } from './ContractorCards.js';
import { ContractorTable } from './ContractorTable.js';
import { ExportContractorsButton } from './ExportContractorsButton.js';
import { type View, ViewToggle } from './ViewToggle.js';

/** The saved contractors, as cards or as a table. */
export const ContractorList = () => (
  <PolledList title="Contractors" sort={{ field: 'companyName', order: 'ASC' }}>
    <ContractorListLayout />
  </PolledList>
);

const ContractorListLayout = () => {
  const [view, setView] = useStore<View>('contractors.view', 'cards');
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Stack spacing={1.5}>
      <ListToolbar filters={<ContractorFilters />}>
        <SortMenu choices={ORDERS} />
        {!isPhone && <ViewToggle view={view} onChange={setView} />}
        <ExportContractorsButton />
      </ListToolbar>
      <ListState failed="Failed to load contractors">
        {isPhone || view === 'cards' ? <ContractorCards /> : <ContractorTable />}
      </ListState>
    </Stack>
  );
};

const ORDERS = {
  Name: { field: 'companyName', order: 'ASC' },
  'Best rated': { field: 'rating', order: 'DESC' },
  Newest: { field: 'createdAt', order: 'DESC' },
  'License ends': { field: 'licenseExpires', order: 'ASC' },
  'Insurance ends': { field: 'insuranceExpires', order: 'ASC' },
} as const;

const ContractorFilters = () => (
  <FilterBar>
    <SearchBox what="contractors" />
    <TextInput source="zip" label="ZIP" resettable />
    <SelectInput source="category" choices={choicesOf(JOIN_CATEGORIES)} />
  </FilterBar>
);
