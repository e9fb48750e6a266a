import { Stack, type Theme, useMediaQuery } from '@mui/material';
import { EMAIL_STATUSES, MAIL_KINDS } from '@plumbline/contracts';
import { List, SearchInput, SelectInput } from 'react-admin';
import { FilterBar } from '../shared/list/FilterBar.js';
import { ListPages } from '../shared/list/ListPages.js';
import { ListState } from '../shared/list/ListState.js';
import { ListToolbar } from '../shared/list/ListToolbar.js';
import { SortMenu } from '../shared/list/SortMenu.js';
import { POLL } from '../shared/polling.js';
import { EmailCards } from './EmailCards.js';
import { EmailTable } from './EmailTable.js';
import { MailPanel } from './MailPanel.js';

/** Every mail: sent, failed or waiting. A click shows it as sent. */
export const EmailList = () => (
  <List
    title="E-mails"
    sort={{ field: 'createdAt', order: 'DESC' }}
    perPage={20}
    pagination={<ListPages />}
    queryOptions={{ refetchInterval: POLL.list, onError: () => undefined }}
    actions={false}
    empty={false}
    exporter={false}
    component="div"
  >
    <EmailListLayout />
  </List>
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

const choicesOf = (names: readonly string[]) => names.map((name) => ({ id: name, name }));

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
