import { Paper, Stack } from '@mui/material';
import type { Email } from '@plumbline/api-client';
import { useListContext } from 'react-admin';
import { EmailCard } from '../shared/mail/EmailCard.js';
import { EmptyState } from '../shared/States.js';

/** The mails on a phone, one card each. */
export const EmailCards = () => {
  const { data } = useListContext<Email>();
  if (!data?.length) {
    return (
      <Paper variant="outlined">
        <NoEmails />
      </Paper>
    );
  }
  return (
    <Stack spacing={1}>
      {data.map((email) => (
        <EmailCard key={email.id} email={email} />
      ))}
    </Stack>
  );
};

export const NoEmails = () => (
  <EmptyState title="No e-mails here">What the product sends is kept here, with its outcome.</EmptyState>
);
