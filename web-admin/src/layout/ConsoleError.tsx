import { Paper } from '@mui/material';
import { ChunkLoadError } from '../shared/lazyPage.js';
import { FailedState } from '../shared/States.js';

/** Stands in for a page that broke, or whose script did not come; the menu stays in use. */
export const ConsoleError = ({ error }: { error?: unknown }) => (
  <Paper variant="outlined">
    <FailedState
      message={
        error instanceof ChunkLoadError
          ? 'This page did not load. The connection broke, or the console was updated meanwhile.'
          : 'This page stopped working. Nothing of what was saved is lost.'
      }
      onRetry={() => window.location.reload()}
    />
  </Paper>
);
