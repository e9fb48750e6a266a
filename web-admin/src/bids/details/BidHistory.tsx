import { Box } from '@mui/material';
import type { BidHistoryEntry } from '@plumbline/api-client';
import { When } from '../../shared/When.js';

import { StatusDot } from '../fields/StatusSelect.js';

/** What became of a bid, newest first. */
export const BidHistory = ({ history }: { history: readonly BidHistoryEntry[] }) => {
  const newestFirst = [...history].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {newestFirst.map((entry) => (
        <Box
          component="li"
          key={`${entry.at} ${entry.kind} ${entry.to}`}
          sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}
        >
          <StatusDot status={entry.to} />
          <Box sx={{ flex: 1 }}>
            {whatHappened(entry)}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {' '}
              by {entry.by}
              {entry.note ? ` · ${entry.note}` : ''}
            </Box>
          </Box>
          <When at={entry.at} exact />
        </Box>
      ))}
    </Box>
  );
};

/** One change in a few words. */
export function whatHappened({ kind, from, to }: BidHistoryEntry): string {
  if (from && to && from !== to) return `${from} → ${to}`;
  return kind === 'meta' ? 'notes or tags' : kind.replaceAll('-', ' ');
}
