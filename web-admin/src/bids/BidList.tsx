import { Stack, type Theme, useMediaQuery } from '@mui/material';
import type { AdminBid } from '@plumbline/api-client';
import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { List, useNotify } from 'react-admin';
import { failureSentence } from '../api/http.js';
import { ListPages } from '../shared/list/ListPages.js';
import { ListState } from '../shared/list/ListState.js';
import { POLL } from '../shared/polling.js';
import { BidPanels } from './BidPanels.js';
import { BidCards } from './list/BidCards.js';
import { BidTable } from './list/BidTable.js';
import { BidToolbar } from './list/BidToolbar.js';
import { StatusChips } from './list/StatusChips.js';

/** All bids: narrow them, change them one by one or together, open one beside the list. */
export const BidList = () => {
  const notify = useNotify();
  return (
    <List<AdminBid>
      title="Bids"
      sort={{ field: 'submittedAt', order: 'DESC' }}
      perPage={LIMITS.adminPageSize}
      pagination={<ListPages />}
      queryOptions={{
        refetchInterval: POLL.list,
        onError: (error) => notify(failureSentence(error, MESSAGES.admin.loadBids), { type: 'error' }),
      }}
      actions={false}
      empty={false}
      component="div"
      exporter={false}
    >
      <BidListLayout />
    </List>
  );
};

const BidListLayout = () => {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <Stack spacing={1.5}>
      <StatusChips />
      <BidToolbar />
      <ListState failed={MESSAGES.admin.loadBids}>{isPhone ? <BidCards /> : <BidTable />}</ListState>
      <BidPanels />
    </Stack>
  );
};
