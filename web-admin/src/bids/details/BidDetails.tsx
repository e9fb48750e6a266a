import { Box, Link } from '@mui/material';
import type { AdminBidDetail, Attachment } from '@plumbline/api-client';
import { MESSAGES } from '@plumbline/contracts';
import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { dateTime, money } from '../../shared/format.js';
import { MediaGrid } from '../../shared/media/MediaGrid.js';
import { Block } from '../../shared/panel/Block.js';
import { EstimateTable } from '../../shared/panel/EstimateTable.js';
import { Facts } from '../../shared/panel/Facts.js';
import { Fetched } from '../../shared/panel/Fetched.js';
import { SidePanel } from '../../shared/panel/SidePanel.js';
import { useWhole } from '../../shared/panel/useWhole.js';
import { EmptyState } from '../../shared/States.js';
import { When } from '../../shared/When.js';
import { MoreActions } from '../fields/BidActions.js';
import { ContractorName } from '../fields/ContractorName.js';
import { placeOf } from '../fields/placeOf.js';
import { StatusSelect } from '../fields/StatusSelect.js';
import { BidAnswers } from './BidAnswers.js';
import { BidHistory } from './BidHistory.js';
import { BidProposals } from './BidProposals.js';
import { BidSubmissions } from './BidSubmissions.js';
import { ChangedMeanwhile } from './ChangedMeanwhile.js';
import { NotesAndTags } from './NotesAndTags.js';
import { Preferences } from './Preferences.js';

/** Everything about one bid, beside the list. */
export const BidDetails = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const query = useWhole<AdminBidDetail>('bids', id);
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
            <ChangedMeanwhile key={loaded.id} bid={loaded} />
            <BidParts bid={loaded} />
          </RecordContextProvider>
        )}
      </Fetched>
    </SidePanel>
  );
};

const BidParts = ({ bid }: { bid: AdminBidDetail }) => (
  <>
    <Block title="Bid">
      <BidFacts bid={bid} />
    </Block>
    <Block title="Notes and tags">
      <NotesAndTags bid={bid} />
    </Block>
    <Block title={bid.designTitle || 'Design'}>
      <Files files={filesOf(bid, 'design', 'plan')} width={220} empty="No picture and no plan" />
    </Block>
    <Block title="Photos">
      <Files files={filesOf(bid, 'photo')} width={116} empty="No photos" />
    </Block>
    {bid.estimate && (
      <Block title="Estimate">
        <EstimateTable estimate={bid.estimate} />
      </Block>
    )}
    {bid.terms.answers.length > 0 && (
      <Block title="Bid by trade">
        <BidAnswers answers={bid.terms.answers} askedUsd={bid.estimatedPrice} />
      </Block>
    )}
    <Block title="Scope of work">
      {bid.scope ? (
        <Box sx={{ whiteSpace: 'pre-wrap' }}>{bid.scope}</Box>
      ) : (
        <EmptyState title="No scope yet">The contractor sends it with the bid.</EmptyState>
      )}
    </Block>
    <Block title="Proposed appointments">
      <BidProposals proposals={bid.proposals} />
    </Block>
    {bid.submissions.length > 1 && (
      <Block title="Earlier answers">
        <BidSubmissions submissions={bid.submissions} />
      </Block>
    )}
    {Object.keys(bid.preferences).length > 0 && (
      <Block title="What the homeowner asked for">
        <Preferences given={bid.preferences} />
      </Block>
    )}
    <Block title="History">
      <BidHistory history={bid.history} />
    </Block>
  </>
);

const BidFacts = ({ bid }: { bid: AdminBidDetail }) => (
  <Facts
    rows={[
      ['Homeowner', bid.userEmail],
      ['Contractor', <ContractorName key="contractor" />],
      ['Where', [bid.zipCode, placeOf(bid)].filter(Boolean).join(' ')],
      ['Category', bid.category],
      ['Submitted', <When key="submitted" at={bid.submittedAt} exact />],
      ['Respond by', <When key="respond-by" at={bid.respondBy} exact />],
      ['Last contact', <When key="last-contact" at={bid.lastContactAt} exact />],
      ['License', bid.licenseNote],
      ...answerOf(bid),
      [
        'Attachments',
        bid.attachments.length > 0 && <Attachments key="attachments" files={bid.attachments} />,
      ],
    ]}
  />
);

const BASES: Readonly<Record<string, string>> = { firm: 'Firm', 'after-visit': 'Firm after a visit' };

/** What the contractor answered; one line while there is nothing. */
function answerOf(bid: AdminBidDetail): (readonly [string, ReactNode])[] {
  if (!bid.receivedAt && !bid.quote) return [['Answer', 'None yet']];
  return [
    ['Received', <When key="received" at={bid.receivedAt} exact />],
    ['Quote', bid.quote],
    ['Proof', proofOf(bid)],
    ['Timeline', bid.timeline],
    ['Message', bid.notes],
    ['Price is', bid.priceBasis && BASES[bid.priceBasis]],
    ['Deposit', bid.terms.depositUsd === null ? null : money(bid.terms.depositUsd)],
    ['Payments', bid.terms.paymentSchedule],
    ['Warranty', bid.terms.warrantyMonths === null ? null : `${bid.terms.warrantyMonths} months on labor`],
    ['Licenses', bid.licenses],
    ['References', bid.references],
  ];
}

const Files = ({ files, width, empty }: { files: readonly Attachment[]; width: number; empty: string }) =>
  files.length === 0 ? (
    <EmptyState title={empty} />
  ) : (
    <MediaGrid
      width={width}
      items={files.map(({ href, thumbnailUrl, filename, kind }) => ({
        url: href,
        thumbnailUrl,
        name: filename,
        isDrawing: kind === 'plan',
      }))}
    />
  );

const Attachments = ({ files }: { files: readonly Attachment[] }) =>
  files.map(({ href, filename }) => (
    <Link key={href} href={href} target="_blank" rel="noreferrer" sx={{ display: 'block' }}>
      {filename}
    </Link>
  ));

/** The PDF of a plan stands among the attachments. */
const filesOf = ({ attachments }: AdminBidDetail, ...kinds: string[]): readonly Attachment[] =>
  attachments.filter(({ kind, filename }) => kinds.includes(kind) && !filename.endsWith('.pdf'));

function proofOf({ confirmedByMail, uninvited }: AdminBidDetail): string | null {
  if (confirmedByMail === null) return null;
  const proof = confirmedByMail ? 'Confirmed by e-mail' : 'Not confirmed by e-mail';
  return uninvited ? `${proof}, came without an invitation` : proof;
}
