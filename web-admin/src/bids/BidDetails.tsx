import { Box, Link, Stack, Typography } from '@mui/material';
import { MESSAGES } from '@plumbline/contracts';
import { RecordContextProvider, useGetOne } from 'react-admin';
import { Block } from '../shared/Block.js';
import { EstimateTable } from '../shared/EstimateTable.js';
import { Facts } from '../shared/Facts.js';
import { Fetched } from '../shared/Fetched.js';
import { dateTime } from '../shared/format.js';
import { MediaGrid } from '../shared/MediaGrid.js';
import type { Media } from '../shared/media.js';
import { POLL } from '../shared/polling.js';
import { SidePanel } from '../shared/SidePanel.js';
import { EmptyState } from '../shared/States.js';
import { When } from '../shared/When.js';
import type { BidDetail } from './Bid.js';
import { MoreActions } from './BidActions.js';
import { BidHistory } from './BidHistory.js';
import { BidProposals } from './BidProposals.js';
import { ContractorName } from './ContractorName.js';
import { NotesAndTags } from './NotesAndTags.js';
import { StatusSelect } from './StatusSelect.js';

/** Everything about one bid, beside the list. */
export const BidDetails = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const query = useGetOne<BidDetail>('bids', { id }, { refetchInterval: POLL.detail, retry: false });
  const bid = query.data;
  return (
    <SidePanel
      title={bid?.bidId ?? 'Bid'}
      subtitle={bid && `${bid.userEmail} · asked ${dateTime(bid.submittedAt)}`}
      actions={
        bid && (
          <>
            <StatusSelect bid={bid} />
            <MoreActions bid={bid} />
          </>
        )
      }
      onClose={onClose}
    >
      <Fetched query={query} failed={MESSAGES.track.failed} lines={12}>
        {(loaded) => (
          <RecordContextProvider value={loaded}>
            <BidParts bid={loaded} />
          </RecordContextProvider>
        )}
      </Fetched>
    </SidePanel>
  );
};

const BidParts = ({ bid }: { bid: BidDetail }) => (
  <>
    <Block title="Bid">
      <Facts
        rows={[
          ['Homeowner', bid.userEmail],
          ['Contractor', <ContractorName key="contractor" />],
          ['Where', [bid.zipCode, bid.city].filter(Boolean).join(' ')],
          ['Category', bid.category],
          ['Submitted', <When key="submitted" at={bid.submittedAt} exact />],
          ['Received', <When key="received" at={bid.receivedAt} exact />],
          ['Quote', bid.quote],
          ['Timeline', bid.timeline],
          ['Message', bid.notes],
          ['Licenses', bid.licenses],
          ['References', bid.references],
          ['Attachments', <Attachments key="attachments" bid={bid} />],
        ]}
      />
    </Block>
    <Block title="Notes and tags">
      <NotesAndTags bid={bid} />
    </Block>
    <Block title="Design">
      <Design bid={bid} />
    </Block>
    <Block title="Photos">
      {bid.photos?.length ? <MediaGrid items={bid.photos} /> : <EmptyState title="No photos" />}
    </Block>
    {bid.estimate && (
      <Block title="Estimate">
        <EstimateTable estimate={bid.estimate} />
      </Block>
    )}
    <Block title="Scope of work">
      {bid.scope ? (
        <Box component="pre" sx={{ m: 0, fontFamily: 'inherit', whiteSpace: 'pre-wrap' }}>
          {bid.scope}
        </Box>
      ) : (
        <EmptyState title="No scope yet">The contractor sends it with the bid.</EmptyState>
      )}
    </Block>
    <Block title="Proposed appointments">
      <BidProposals proposals={bid.proposals ?? []} />
    </Block>
    <Block title="History">
      <BidHistory history={bid.history ?? []} />
    </Block>
  </>
);

const Design = ({ bid }: { bid: BidDetail }) => {
  const { design } = bid;
  if (!design) return <EmptyState title="No design">This bid came without one.</EmptyState>;
  const pictures: Media[] = [
    { url: design.imageUrl, name: 'Picture' },
    { url: design.floorPlanUrl, name: 'Floor plan' },
  ].flatMap(({ url, name }) => (url ? [{ url, name: `${name} of ${design.title}` }] : []));
  return (
    <Stack spacing={1}>
      <Typography sx={{ fontWeight: 600 }}>{design.title}</Typography>
      {design.description && <Typography variant="body2">{design.description}</Typography>}
      {pictures.length > 0 && <MediaGrid items={pictures} width={220} />}
    </Stack>
  );
};

const Attachments = ({ bid }: { bid: BidDetail }) =>
  bid.attachments.length === 0
    ? null
    : bid.attachments.map((file) => {
        const href = file.href ?? file.url;
        return (
          <Link key={href} href={href} target="_blank" rel="noreferrer" sx={{ display: 'block' }}>
            {file.filename ?? file.name ?? href}
          </Link>
        );
      });
