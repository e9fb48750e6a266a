import { Box } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { NOTHING } from '../format.js';

/** Names and values, one a line. What is empty is shown as such. */
export const Facts = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: { xs: '104px 1fr', sm: '140px 1fr' },
      columnGap: { xs: 1, sm: 2 },
      rowGap: 0.75,
    }}
  >
    {rows.map(([name, value]) => (
      <Fragment key={name}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {name}
        </Box>
        <Box component="dd" sx={{ m: 0, minWidth: 0, whiteSpace: 'pre-line' }}>
          {value === null || value === undefined || value === '' || value === false ? NOTHING : value}
        </Box>
      </Fragment>
    ))}
  </Box>
);
