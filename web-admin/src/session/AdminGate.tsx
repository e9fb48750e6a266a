import { Box, Button, CircularProgress, Stack } from '@mui/material';
import { MESSAGES } from '@plumbline/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Title, useNotify } from 'react-admin';
import { adminSession } from '../api/adminSession.js';
import { checkToken } from './checkToken.js';
import { TokenBox } from './TokenBox.js';
import { useAdminMode } from './useAdminMode.js';

/**
 * Shows the page only in admin mode. Otherwise the page is not mounted, so nothing is asked for and nothing of
 * people's data remains: what was fetched earlier is forgotten.
 */
export const AdminGate = ({ children }: { children: ReactNode }) => {
  const mode = useAdminMode();
  const queryClient = useQueryClient();
  const notify = useNotify();

  useEffect(() => {
    if (mode.state === 'checking') {
      void checkToken().then(() => {
        // A token that the server refuses is kept for mending, which is no success.
        if (mode.saved && adminSession.mode().state === 'on')
          notify(MESSAGES.admin.tokenSaved, { type: 'success' });
      });
    }
    if (mode.state !== 'on') queryClient.clear();
  }, [mode, queryClient, notify]);

  if (mode.state === 'on') return children;
  return (
    <Stack spacing={2} sx={{ maxWidth: 720, width: '100%', mx: 'auto', mt: { xs: 1, sm: 6 } }}>
      <Title title="Console" />
      {mode.state === 'checking' ? (
        <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
          <CircularProgress aria-label="Asking the server" />
        </Box>
      ) : (
        <>
          <TokenBox />
          {mode.state === 'unreachable' && (
            <Button variant="outlined" onClick={adminSession.recheck} sx={{ alignSelf: 'start' }}>
              Try again
            </Button>
          )}
        </>
      )}
    </Stack>
  );
};
