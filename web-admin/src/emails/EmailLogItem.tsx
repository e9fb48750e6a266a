import { Button, Collapse, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { When } from '../shared/When.js';
import type { EmailLog } from './EmailLog.js';
import { EmailStatusChip } from './EmailStatusChip.js';
import { MailAsSent } from './MailAsSent.js';
import { ResendEmailButton } from './ResendEmailButton.js';

/** One mail in a list of logs; opened, it is shown as sent. */
export const EmailLogItem = ({ log }: { log: EmailLog }) => {
  const [open, setOpen] = useState(false);
  return (
    <Paper variant="outlined" sx={{ p: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <EmailStatusChip status={log.status} />
        <Typography sx={{ fontWeight: 600 }}>{log.data?.kind ?? log.type}</Typography>
        <Typography color="textSecondary" component="span" sx={{ ml: 'auto' }}>
          <When at={log.createdAt} exact />
        </Typography>
      </Stack>
      <Typography sx={{ mt: 0.5 }}>to {log.email}</Typography>
      {log.subject && <Typography color="textSecondary">{log.subject}</Typography>}
      {log.error && <Typography color="error">{log.error}</Typography>}
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button onClick={() => setOpen(!open)} aria-expanded={open}>
          {open ? 'Hide the mail' : 'Show the mail'}
        </Button>
        <ResendEmailButton log={log} />
      </Stack>
      <Collapse in={open} unmountOnExit>
        <MailAsSent id={log._id} />
      </Collapse>
    </Paper>
  );
};
