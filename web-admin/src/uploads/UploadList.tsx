import { Link, Paper, Stack, Typography } from '@mui/material';
import type { ConsoleUpload } from '@plumbline/api-client';
import { SelectInput, useListContext } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { fileSize, plural } from '../shared/format.js';
import { FilterBar } from '../shared/list/FilterBar.js';
import { GridList } from '../shared/list/GridList.js';
import { ListState } from '../shared/list/ListState.js';
import { ListToolbar } from '../shared/list/ListToolbar.js';
import { PolledList } from '../shared/list/PolledList.js';
import { SearchBox } from '../shared/list/SearchBox.js';
import { SortMenu } from '../shared/list/SortMenu.js';
import { ZipFilter } from '../shared/list/ZipFilter.js';
import { MediaGrid } from '../shared/media/MediaGrid.js';
import { EmptyState } from '../shared/States.js';
import { When } from '../shared/When.js';
import { DeleteUpload } from './DeleteUpload.js';
import { addressOf, mediaOf } from './partsOf.js';
import { UploadPanel } from './UploadPanel.js';

/** What homeowners have uploaded, newest first. */
export const UploadList = () => (
  <PolledList title="Uploads" sort={{ field: 'createdAt', order: 'DESC' }}>
    <Stack spacing={1.5}>
      <ListToolbar filters={<UploadFilters />}>
        <SortMenu choices={ORDERS} />
      </ListToolbar>
      <ListState failed="Failed to load uploads">
        <UploadCards />
      </ListState>
      <UploadPanel />
    </Stack>
  </PolledList>
);

const ORDERS = {
  Newest: { field: 'createdAt', order: 'DESC' },
  Oldest: { field: 'createdAt', order: 'ASC' },
  Address: { field: 'fullAddress', order: 'ASC' },
  ZIP: { field: 'zipCode', order: 'ASC' },
  'Last in a bid': { field: 'inBidSince', order: 'DESC' },
} as const;

const UploadFilters = () => (
  <FilterBar>
    <SearchBox source="q" what="uploads" />
    <ZipFilter source="zipCode" />
    <SelectInput source="inBid" label="Bid" choices={IN_A_BID} />
  </FilterBar>
);

const IN_A_BID = [
  { id: true, name: 'in a bid' },
  { id: false, name: 'without a bid' },
];

const UploadCards = () => {
  const { data } = useListContext<ConsoleUpload>();
  const { search } = useLocation();
  if (!data?.length) {
    return (
      <Paper variant="outlined">
        <EmptyState title="No uploads here">
          Photos and videos of homeowners appear here. If filters are set, clear them.
        </EmptyState>
      </Paper>
    );
  }
  return (
    <GridList least={340}>
      {data.map((upload) => (
        <Paper key={upload.id} component="li" variant="outlined" sx={{ p: 1.5 }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
            <Link
              component={RouterLink}
              to={{ pathname: `/uploads/${upload.id}`, search }}
              sx={{ fontWeight: 650 }}
            >
              {addressOf(upload)}
            </Link>
            <DeleteUpload upload={upload} />
          </Stack>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {[upload.zipCode, plural(upload.files.length, 'file'), totalSize(upload)]
              .filter(Boolean)
              .join(' · ')}{' '}
            · <When at={upload.createdAt} />
          </Typography>
          <MediaGrid items={mediaOf(upload)} />
        </Paper>
      ))}
    </GridList>
  );
};

const totalSize = ({ files }: ConsoleUpload): string =>
  fileSize(files.reduce((sum, { size }) => sum + size, 0));
