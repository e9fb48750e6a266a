import { Button, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A region with nothing in it says so, and what will fill it. */
export const EmptyState = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Stack spacing={0.5} sx={{ px: 2, py: 4, alignItems: 'center', textAlign: 'center' }}>
    <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
    {children && (
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 420 }}>
        {children}
      </Typography>
    )}
  </Stack>
);

/** A region that could not be loaded says why and offers another try. */
export const FailedState = ({ message, onRetry }: { message: string; onRetry?: () => void }) => (
  <Stack role="alert" spacing={1} sx={{ px: 2, py: 3, alignItems: 'center', textAlign: 'center' }}>
    <Typography color="error">{message}</Typography>
    {onRetry && (
      <Button variant="outlined" onClick={onRetry}>
        Try again
      </Button>
    )}
  </Stack>
);

/** A region that is still loading keeps its place. */
export const LoadingState = ({ lines = 4 }: { lines?: number }) => (
  <Stack spacing={1} role="status" aria-label="Loading" sx={{ py: 1 }}>
    {[...Array(lines).keys()].map((line) => (
      <Skeleton key={line} variant="rounded" height={22} />
    ))}
  </Stack>
);
