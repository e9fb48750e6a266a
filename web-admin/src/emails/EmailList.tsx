import { Box, Paper, Stack } from '@mui/material';
import { EMAIL_STATUSES } from '@plumbline/contracts';
import { DataTable, List, SelectInput, TextInput } from 'react-admin';
import { ClearFilters } from '../shared/ClearFilters.js';
import { FilterBar } from '../shared/FilterBar.js';
import { ListError } from '../shared/ListError.js';
import { ListPages } from '../shared/ListPages.js';
import { ListToolbar } from '../shared/ListToolbar.js';
import { POLL } from '../shared/polling.js';
import { SearchBox } from '../shared/SearchBox.js';
import { EmptyState } from '../shared/States.js';
import { When } from '../shared/When.js';
import type { EmailLog } from './EmailLog.js';
import { EmailStatusChip } from './EmailStatusChip.js';
import { MailPanel } from './MailPanel.js';
import { ResendEmailButton } from './ResendEmailButton.js';

type EmailRecord = EmailLog & { id: string };

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
    <Stack spacing={1.5}>
      <ListToolbar filters={<EmailFilters />}>
        <ClearFilters />
      </ListToolbar>
      <ListError failed="Failed to load e-mails">
        <EmailTable />
      </ListError>
      <MailPanel />
    </Stack>
  </List>
);

const STATUS_CHOICES = EMAIL_STATUSES.map((status) => ({ id: status, name: status }));

const EmailFilters = () => (
  <FilterBar>
    <SearchBox source="q" what="e-mails" />
    <SelectInput source="status" choices={STATUS_CHOICES} />
    <TextInput source="email" label="To" resettable />
    <TextInput source="type" resettable />
  </FilterBar>
);

const EmailTable = () => (
  <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
    <DataTable<EmailRecord>
      rowClick={(id) => `/emails/${id}${window.location.search}`}
      bulkActionButtons={false}
      empty={
        <EmptyState title="No e-mails here">
          What the product sends is kept here, with its outcome.
        </EmptyState>
      }
    >
      <DataTable.Col source="status" render={(log: EmailLog) => <EmailStatusChip status={log.status} />} />
      <DataTable.Col source="type" />
      <DataTable.Col source="email" label="To" />
      <DataTable.Col source="subject" disableSort render={(log: EmailLog) => <Subject log={log} />} />
      <DataTable.Col
        source="createdAt"
        label="Made"
        render={(log: EmailLog) => <When at={log.createdAt} />}
      />
      <DataTable.Col source="sentAt" label="Sent" render={(log: EmailLog) => <When at={log.sentAt} />} />
      <DataTable.Col
        source="actions"
        label="Actions"
        disableSort
        render={(log: EmailLog) => (
          <Box onClick={(event) => event.stopPropagation()}>
            <ResendEmailButton log={log} />
          </Box>
        )}
      />
    </DataTable>
  </Paper>
);

const Subject = ({ log }: { log: EmailLog }) => (
  <Box sx={{ minWidth: 180 }}>
    {log.subject}
    {log.error && <Box sx={{ color: 'error.main', fontSize: 12 }}>{log.error}</Box>}
  </Box>
);
