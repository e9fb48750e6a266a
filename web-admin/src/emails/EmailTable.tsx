import { Box, Link, Paper } from '@mui/material';
import type { Email } from '@plumbline/api-client';
import { DataTable } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { ACTIONS_IN_REACH } from '../shared/list/actionsInReach.js';
import { useOpenRow } from '../shared/list/useOpenRow.js';
import { EmailStatusChip } from '../shared/mail/EmailStatusChip.js';
import { ResendEmailButton } from '../shared/mail/ResendEmailButton.js';
import { When } from '../shared/When.js';
import { CODE } from '../theme/themes.js';
import { NoEmails } from './EmailCards.js';

export const EmailTable = () => (
  <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
    <DataTable<Email>
      rowClick={false}
      bulkActionButtons={false}
      empty={<NoEmails />}
      rowSx={useOpenRow()}
      sx={ACTIONS_IN_REACH}
    >
      <DataTable.Col source="status" render={(email: Email) => <EmailStatusChip status={email.status} />} />
      <DataTable.Col source="subject" render={(email: Email) => <Subject email={email} />} />
      <DataTable.Col source="email" label="To" />
      <DataTable.Col source="kind" label="For" />
      <DataTable.Col source="bidCode" label="Bid" render={(email: Email) => <BidLink email={email} />} />
      <DataTable.Col
        source="createdAt"
        label="Made"
        render={(email: Email) => <When at={email.createdAt} />}
      />
      <DataTable.Col source="sentAt" label="Sent" render={(email: Email) => <When at={email.sentAt} />} />
      <DataTable.Col
        source="actions"
        label="Actions"
        disableSort
        render={(email: Email) => <ResendEmailButton email={email} />}
      />
    </DataTable>
  </Paper>
);

const Subject = ({ email }: { email: Email }) => {
  const { search } = useLocation();
  return (
    <Box sx={{ minWidth: 180 }}>
      <Link component={RouterLink} to={{ pathname: `/emails/${email.id}`, search }}>
        {email.subject}
      </Link>
      {email.reason && <Box sx={{ color: 'error.main', fontSize: 12 }}>{email.reason}</Box>}
    </Box>
  );
};

const BidLink = ({ email }: { email: Email }) =>
  email.bidId ? (
    <Link component={RouterLink} to={`/bids/${email.bidId}`} sx={{ fontFamily: CODE, whiteSpace: 'nowrap' }}>
      {email.bidCode}
    </Link>
  ) : null;
