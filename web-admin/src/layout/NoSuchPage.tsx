import { Button, Paper, Stack } from '@mui/material';
import { Title } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../shared/States.js';

/** What an address that leads nowhere shows. */
export const NoSuchPage = () => (
  <Paper variant="outlined" component={Stack} sx={{ pb: 4, alignItems: 'center' }}>
    <Title title="Not found" />
    <EmptyState title="There is no such page">
      The address may be mistyped, or the link to it may be old.
    </EmptyState>
    <Button variant="outlined" component={RouterLink} to="/">
      To the dashboard
    </Button>
  </Paper>
);
