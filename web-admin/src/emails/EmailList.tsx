import { Stack, type Theme, useMediaQuery } from '@mui/material';
import { EMAIL_STATUSES, MAIL_KINDS } from '@plumbline/contracts';
import { SearchInput, SelectInput } from 'react-admin';
import { choicesOf } from '../shared/list/choicesOf.js';
import { FilterBar } from '../shared/list/FilterBar.js';
import { ListState } from '../shared/list/ListState.js';
import { ListToolbar } from '../shared/list/ListToolbar.js';
import { PolledList } from '../shared/list/PolledList.js';
import { SortMenu } from '../shared/list/SortMenu.js';
import { EmailCards } from './EmailCards.js';
import { EmailTable } from './EmailTable.js';
import { MailPanel } from './MailPanel.js';

/** Every mail: sent, failed or waiting. A click shows it as sent. */
export const EmailList = () => (
  <PolledList title="E-mails" sort={{ field: 'createdAt', order: 'DESC' }}>
    <EmailListLayout />
  </PolledList>
);

const EmailListLayout = () => {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <Stack spacing={1.5}>
      <ListToolbar filters={<EmailFilters />}>
        <SortMenu choices={ORDERS} />
      </ListToolbar>
      <ListState failed="Failed to load e-mails">{isPhone ? <EmailCards /> : <EmailTable />}</ListState>
      <MailPanel />
    </Stack>
  );
};

const ORDERS = {
  Newest: { field: 'createdAt', order: 'DESC' },
  Oldest: { field: 'createdAt', order: 'ASC' },
} as const;

const EmailFilters = () => (
  <FilterBar>
    <SearchInput
      source="q"
      placeholder="Address or bid"
      slotProps={{ htmlInput: { 'aria-label': 'Beginning of an address, or a bid’s ID' } }}
    />
    <SelectInput source="status" choices={choicesOf(EMAIL_STATUSES)} />
    <SelectInput source="kind" label="For" choices={choicesOf(MAIL_KINDS)} />
  </FilterBar>
);
