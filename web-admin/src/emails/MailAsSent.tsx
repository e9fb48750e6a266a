import { Box } from '@mui/material';
import { useGetOne } from 'react-admin';
import { Fetched } from '../shared/Fetched.js';
import { EmptyState } from '../shared/States.js';
import type { EmailLog } from './EmailLog.js';

/** A mail as its reader saw it. The frame may run nothing and reach nothing of this page. */
export const MailAsSent = ({ id }: { id: string }) => {
  const query = useGetOne<EmailLog & { id: string }>('emails', { id }, { retry: false });
  return (
    <Fetched query={query} failed="Failed to load the mail.">
      {(mail) => {
        if (mail.html) {
          return (
            <Box
              component="iframe"
              title={mail.subject ?? 'The mail'}
              sandbox="allow-popups"
              srcDoc={mail.html}
              sx={{ width: '100%', height: 520, mt: 1, border: 1, borderColor: 'divider', bgcolor: '#fff' }}
            />
          );
        }
        if (mail.text) {
          return (
            <Box component="pre" sx={{ fontFamily: 'inherit', whiteSpace: 'pre-wrap' }}>
              {mail.text}
            </Box>
          );
        }
        return <EmptyState title="The mail was not kept" />;
      }}
    </Fetched>
  );
};
