import { Box, Link, useTheme } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { countToLimit } from '../shared/format.js';

export interface Share {
  readonly name: string;
  readonly value: number;
  readonly color: string;
  /** The list behind the number. */
  readonly to: string;
}

/** Named numbers, each with a bar beside the largest. */
export const ShareBars = ({ shares }: { shares: readonly Share[] }) => {
  const { palette } = useTheme();
  const most = Math.max(1, ...shares.map(({ value }) => value));
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {shares.map(({ name, value, color, to }) => (
        <Box
          component="li"
          key={name}
          sx={{ display: 'grid', gridTemplateColumns: '88px 1fr 56px', gap: 1, alignItems: 'center' }}
        >
          <Link component={RouterLink} to={to} color="inherit">
            {name}
          </Link>
          <svg viewBox="0 0 100 8" width="100%" height="8" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="8" rx="1" fill={palette.action.hover} />
            <rect width={(value / most) * 100} height="8" rx="1" fill={color} />
          </svg>
          <Box component="span" sx={{ textAlign: 'right' }}>
            {countToLimit(value)}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
