import { Box } from '@mui/material';
import { When } from '../shared/When.js';
import type { StatusChange } from './Bid.js';
import { StatusDot } from './StatusSelect.js';

/** What became of a bid, newest first. */
export const BidHistory = ({ history }: { history: readonly StatusChange[] }) => {
  const newestFirst = [...history].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {newestFirst.map(({ at, from, to, by, note }) => (
        <Box component="li" key={`${at} ${to}`} sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <StatusDot status={to} />
          <Box sx={{ flex: 1 }}>
            {from && from !== to ? `${from} → ${to}` : to}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {' '}
              by {by}
              {note ? ` · ${note}` : ''}
            </Box>
          </Box>
          <When at={at} exact />
        </Box>
      ))}
    </Box>
  );
};
