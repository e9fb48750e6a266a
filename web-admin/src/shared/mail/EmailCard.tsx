import { Button, Collapse, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { When } from '../When.js';
import { EmailStatusChip } from './EmailStatusChip.js';
import type { EmailCardFacts } from './emailOf.js';
import { MailAsSent } from './MailAsSent.js';
import { ResendEmailButton } from './ResendEmailButton.js';

/** One mail; opened, it is shown as sent. */
export const EmailCard = ({ email }: { email: EmailCardFacts }) => {
  const [open, setOpen] = useState(false);
  return (
    <Paper variant="outlined" sx={{ p: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <EmailStatusChip status={email.status} />
        <Typography sx={{ fontWeight: 600 }}>{email.type}</Typography>
        <Typography color="textSecondary" component="span" sx={{ ml: 'auto' }}>
          <When at={email.createdAt} exact />
        </Typography>
      </Stack>
      <Typography sx={{ mt: 0.5 }}>
        to the {email.kind}, {email.email || 'erased'}
      </Typography>
      <Typography color="textSecondary">{email.subject}</Typography>
      {email.reason && <Typography color="error">{email.reason}</Typography>}
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button onClick={() => setOpen(!open)} aria-expanded={open}>
          {open ? 'Hide the mail' : 'Show the mail'}
        </Button>
        <ResendEmailButton email={email} />
      </Stack>
      <Collapse in={open} unmountOnExit>
        <MailAsSent id={email.id} />
      </Collapse>
    </Paper>
  );
};
