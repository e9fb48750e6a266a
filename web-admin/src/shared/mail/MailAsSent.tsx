import { Box } from '@mui/material';
import type { WholeEmail } from '@plumbline/api-client';
import { Fetched } from '../panel/Fetched.js';
import { useWhole } from '../panel/useWhole.js';
import { EmptyState } from '../States.js';

/** A mail as its reader saw it. The frame may run nothing and reach nothing of this page. */
export const MailAsSent = ({ id }: { id: string }) => {
  const query = useWhole<WholeEmail>('emails', id);
  return (
    <Fetched query={query} failed="Failed to load the mail.">
      {(mail) => {
        if (mail.html) {
          return (
            <Box
              component="iframe"
              title={mail.subject}
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
        return (
          <EmptyState title="The mail was erased">Its reader asked for their data to be deleted.</EmptyState>
        );
      }}
    </Fetched>
  );
};
