import { Box, Checkbox, Link, Paper, Stack } from '@mui/material';
import type { AdminBid } from '@plumbline/api-client';
import { RecordContextProvider, useListContext } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { When } from '../../shared/When.js';
import { CODE } from '../../theme/themes.js';
import { BidBulkActions } from '../bulk/BidBulkActions.js';
import { MoreActions } from '../fields/BidActions.js';
import { ContractorName } from '../fields/ContractorName.js';
import { placeOf } from '../fields/placeOf.js';
import { StatusSelect } from '../fields/StatusSelect.js';
import { BidRemarks } from './BidRemarks.js';
import { NoBids } from './BidTable.js';

/** The bids on a phone: one card each, the status within a thumb's reach. */
export const BidCards = () => {
  const { data, selectedIds } = useListContext<AdminBid>();
  if (!data?.length) {
    return (
      <Paper variant="outlined">
        <NoBids />
      </Paper>
    );
  }
  return (
    <>
      {selectedIds.length > 0 && <BidBulkActions />}
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((bid) => (
          <RecordContextProvider key={bid.id} value={bid}>
            <BidCard bid={bid} />
          </RecordContextProvider>
        ))}
      </Stack>
    </>
  );
};

const BidCard = ({ bid }: { bid: AdminBid }) => {
  const { selectedIds, onToggleItem } = useListContext<AdminBid>();
  const { search } = useLocation();
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.25 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
        <Checkbox
          size="small"
          checked={selectedIds.includes(bid.id)}
          onChange={() => onToggleItem(bid.id)}
          slotProps={{ input: { 'aria-label': `Select ${bid.bidId}` } }}
        />
        <Link
          component={RouterLink}
          to={{ pathname: `/bids/${bid.id}`, search }}
          sx={{ flex: 1, fontWeight: 600, fontFamily: CODE }}
        >
          {bid.bidId}
        </Link>
        <StatusSelect bid={bid} />
        <MoreActions bid={bid} />
      </Stack>
      <Box sx={{ pl: 1, display: 'grid', gap: 0.5 }}>
        <span>{bid.userEmail}</span>
        <ContractorName />
        <BidRemarks />
        <Stack direction="row" sx={{ color: 'text.secondary', gap: 1.5, flexWrap: 'wrap' }}>
          {bid.quote && <span>{bid.quote}</span>}
          {bid.zipCode && (
            <span>
              {bid.zipCode} {placeOf(bid)}
            </span>
          )}
          <When at={bid.submittedAt} />
        </Stack>
      </Box>
    </Paper>
  );
};
