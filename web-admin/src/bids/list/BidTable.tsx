import { Box, Link, Paper, Stack } from '@mui/material';
import type { AdminBid } from '@plumbline/api-client';
import { DataTable, useRecordContext } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { NOTHING } from '../../shared/format.js';
import { ACTIONS_IN_REACH, tinted } from '../../shared/list/actionsInReach.js';
import { SelectionColumn } from '../../shared/list/SelectionColumn.js';
import { useOpenRow } from '../../shared/list/useOpenRow.js';
import { EmptyState } from '../../shared/States.js';
import { When } from '../../shared/When.js';
import { CODE } from '../../theme/themes.js';
import { BidBulkActions } from '../bulk/BidBulkActions.js';
import { BidActions } from '../fields/BidActions.js';
import { ContractorName } from '../fields/ContractorName.js';
import { placeOf } from '../fields/placeOf.js';
import { StatusSelect } from '../fields/StatusSelect.js';
import { TagChips } from '../fields/TagChips.js';
import { BidRemarks } from './BidRemarks.js';
import { COLUMNS, COLUMNS_KEY, HIDDEN_AT_FIRST } from './columns.js';

/** The bids as a table. A selection, hidden columns and the scroll position outlive each refresh. */
export const BidTable = () => (
  <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
    <DataTable<AdminBid>
      rowClick={false}
      bulkActionsToolbar={<BidBulkActions />}
      bulkActionButtons={false}
      storeKey={COLUMNS_KEY}
      hiddenColumns={HIDDEN_AT_FIRST}
      empty={<NoBids />}
      rowSx={useOpenRow()}
      sx={{
        ...ACTIONS_IN_REACH,
        '& .column-estimatedPrice': { whiteSpace: 'nowrap' },
        '& .column-timeline': { minWidth: 108 },
        '& tbody tr:has(:checked)': { bgcolor: 'action.selected' },
        '& tbody tr:has(:checked) > .column-actions': { backgroundImage: tinted('selected') },
        // A row keeps two lines: what does not fit is whole in the details.
        '& td.column-userEmail': {
          maxWidth: { xs: 150, xl: 'none' },
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: { xs: 'nowrap', xl: 'normal' },
        },
        '& td.column-contractorEmail span': {
          display: 'block',
          maxWidth: { xs: 132, xl: 190 },
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        },
      }}
    >
      <SelectionColumn nameOf="bidId" />
      <DataTable.Col source="bidId" label="Bid">
        <BidCode />
        <BidRemarks />
      </DataTable.Col>
      <DataTable.Col source="status" label={COLUMNS.status}>
        <RowStatus />
      </DataTable.Col>
      <DataTable.Col
        source="submittedAt"
        label={COLUMNS.submittedAt}
        render={(bid: AdminBid) => <When at={bid.submittedAt} />}
      />
      <DataTable.Col source="userEmail" label={COLUMNS.userEmail} />
      <DataTable.Col source="contractorEmail" label={COLUMNS.contractorEmail}>
        <ContractorName />
      </DataTable.Col>
      <DataTable.Col
        source="estimatedPrice"
        label={COLUMNS.estimatedPrice}
        render={(bid: AdminBid) => bid.quote ?? NOTHING}
      />
      <DataTable.Col
        source="timeline"
        label={COLUMNS.timeline}
        render={(bid: AdminBid) => bid.timeline ?? NOTHING}
      />
      <DataTable.Col source="zipCode" label={COLUMNS.zipCode}>
        <LocationCell />
      </DataTable.Col>
      <DataTable.Col source="category" label={COLUMNS.category} />
      <DataTable.Col
        source="receivedAt"
        label={COLUMNS.receivedAt}
        render={(bid: AdminBid) => <When at={bid.receivedAt} />}
      />
      <DataTable.Col source="tags" label={COLUMNS.tags}>
        <TagChips />
      </DataTable.Col>
      <DataTable.Col source="actions" label="Actions" disableSort>
        <BidActions />
      </DataTable.Col>
    </DataTable>
  </Paper>
);

export const NoBids = () => (
  <EmptyState title="No bids here">
    Bids appear as soon as a homeowner asks contractors for them. If filters are set, clear them.
  </EmptyState>
);

const BidCode = () => {
  const bid = useRecordContext<AdminBid>();
  const { search } = useLocation();
  if (!bid) return null;
  return (
    <Link
      component={RouterLink}
      to={{ pathname: `/bids/${bid.id}`, search }}
      sx={{ whiteSpace: 'nowrap', fontWeight: 600, fontFamily: CODE }}
    >
      {bid.bidId}
    </Link>
  );
};

const RowStatus = () => {
  const bid = useRecordContext<AdminBid>();
  return bid ? <StatusSelect bid={bid} /> : null;
};

const LocationCell = () => {
  const bid = useRecordContext<AdminBid>();
  return (
    <Stack sx={{ whiteSpace: 'nowrap' }}>
      <span>{bid?.zipCode ?? NOTHING}</span>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
        {bid && placeOf(bid)}
      </Box>
    </Stack>
  );
};
