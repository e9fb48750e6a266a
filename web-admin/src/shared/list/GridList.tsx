import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface GridListProps {
  /** Pixels that an entry is wide at least, as far as there is room. */
  readonly least: number;
  readonly gap?: number;
  /** `li` elements. */
  readonly children: ReactNode;
}

/** A list whose entries stand side by side, as many as fit. */
export const GridList = ({ least, gap = 1.5, children }: GridListProps) => (
  <Box
    component="ul"
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      display: 'grid',
      gap,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))`,
    }}
  >
    {children}
  </Box>
);
