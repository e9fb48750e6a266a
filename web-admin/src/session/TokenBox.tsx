import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { Box, Button, IconButton, InputAdornment, Stack, TextField, Typography } from '@mui/material';
import { MESSAGES } from '@plumbline/contracts';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { adminSession } from '../api/adminSession.js';
import { Panel } from '../shared/panel/Panel.js';
import { AdminModeChip } from './AdminModeChip.js';
import { useAdminMode } from './useAdminMode.js';

/** The admin token: stored on this device, sent with every call. */
export const TokenBox = () => {
  const mode = useAdminMode();
  const notify = useNotify();
  const [token, setToken] = useState(adminSession.token() ?? '');
  const [visible, setVisible] = useState(false);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!token.trim()) {
      notify(MESSAGES.admin.tokenRequired, { type: 'warning' });
      return;
    }
    adminSession.save(token.trim());
  };
  const clear = () => {
    adminSession.clear();
    setToken('');
    notify(MESSAGES.admin.tokenCleared, { type: 'info' });
  };

  return (
    <Panel title="Admin token" action={<AdminModeChip />}>
      <Box component="form" onSubmit={save} noValidate>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
          <TextField
            label="Admin token"
            value={token}
            onChange={(event) => setToken(event.target.value)}
            type={visible ? 'text' : 'password'}
            autoComplete="off"
            fullWidth
            slotProps={{
              htmlInput: { spellCheck: false, autoCapitalize: 'off' },
              input: {
                endAdornment: (
                  <InputAdornment position="end">
                    <IconButton
                      size="small"
                      edge="end"
                      aria-label={visible ? 'Hide the token' : 'Show the token'}
                      onClick={() => setVisible(!visible)}
                    >
                      {visible ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
                    </IconButton>
                  </InputAdornment>
                ),
              },
            }}
          />
          <Stack direction="row" spacing={1}>
            <Button type="submit" variant="contained">
              Save
            </Button>
            <Button onClick={clear} variant="outlined">
              Clear
            </Button>
          </Stack>
        </Stack>
      </Box>
      <Typography
        variant="body2"
        color={isRefusal(mode) ? 'error' : 'textSecondary'}
        role="status"
        sx={{ mt: 1 }}
      >
        {explanation(mode)}
      </Typography>
    </Panel>
  );
};

/** The server gave a reason to stay out. */
const isRefusal = (mode: ReturnType<typeof useAdminMode>): boolean =>
  'reason' in mode && Boolean(mode.reason);

function explanation(mode: ReturnType<typeof useAdminMode>): string {
  switch (mode.state) {
    case 'on':
      return 'Kept in this browser only. Clear it when you leave a shared computer.';
    case 'checking':
      return 'Asking the server…';
    case 'unreachable':
      return mode.reason;
    case 'off':
      return (
        mode.reason ?? 'The server prints the token when it starts. Without it this page shows nobody’s data.'
      );
  }
}
