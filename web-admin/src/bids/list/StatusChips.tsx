import { Chip, Stack } from '@mui/material';
import type { BidsSummary } from '@plumbline/api-client';
import { BID_STATUS_CHIPS } from '@plumbline/contracts';
import { useListContext } from 'react-admin';
import { countToLimit } from '../../shared/format.js';
import { useBidsSummary } from '../api/bidsSummary.js';

type Choice = (typeof BID_STATUS_CHIPS)[number];

/** One chip a status with the number of bids in it; a click narrows the list. */
export const StatusChips = () => {
  const { filterValues, setFilters } = useListContext();
  const { data: summary } = useBidsSummary();
  const chosen: Choice = filterValues.status ?? 'all';

  const choose = (choice: Choice) => {
    const { status: _, ...rest } = filterValues;
    setFilters(choice === 'all' ? rest : { ...rest, status: choice });
  };

  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Status"
      sx={{ gap: 0.75, flexWrap: { xs: 'nowrap', sm: 'wrap' }, overflowX: 'auto', p: '3px', m: '-3px' }}
    >
      {BID_STATUS_CHIPS.map((choice) => (
        <Chip
          key={choice}
          label={summary ? `${choice} ${countOf(summary, choice)}` : choice}
          color={choice === chosen ? 'primary' : 'default'}
          variant={choice === chosen ? 'filled' : 'outlined'}
          aria-pressed={choice === chosen}
          onClick={() => choose(choice)}
        />
      ))}
    </Stack>
  );
};

const countOf = ({ byStatus }: BidsSummary, choice: Choice): string =>
  choice === 'all' ? countToLimit(...Object.values(byStatus)) : countToLimit(byStatus[choice] ?? 0);
