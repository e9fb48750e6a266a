import { Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** Filters at the left, what acts on the whole list at the right. */
export const ListToolbar = ({ filters, children }: { filters: ReactNode; children?: ReactNode }) => (
  <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
    {filters}
    {children && (
      <Stack direction="row" sx={{ minHeight: 40, gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {children}
      </Stack>
    )}
  </Stack>
);
