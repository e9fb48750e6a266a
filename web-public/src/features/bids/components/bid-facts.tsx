import { MESSAGES } from '@plumbline/contracts';
import { formatDateTime, formatDay } from '#lib/format.js';
import { bids } from '#texts/bids';
import { common } from '#texts/common';
import type { TrackedBid } from '../types.js';
import { AttachmentLinks } from './attachment-links.js';
import styles from './facts.module.css';
import { StatusBadge } from './status-badge.js';

/** The facts of a tracked bid (spec §2). */
export function BidFacts({ bid }: { bid: TrackedBid }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{bids.bidId}</dt>
        <dd className={styles.big}>{bid.bidId}</dd>
      </div>
      <div>
        <dt>{bids.status}</dt>
        <dd>
          <StatusBadge status={bid.status} />
        </dd>
      </div>
      <div>
        <dt>{bids.submitted}</dt>
        <dd>{formatDateTime(bid.submittedAt) || common.none}</dd>
      </div>
      <div>
        <dt>{bids.quote}</dt>
        <dd className={styles.big}>{bid.quote || (bid.receivedAt ? bids.noPrice : bids.notYet)}</dd>
      </div>
      <div className={styles.phrase}>
        <dt>{bids.timeline}</dt>
        <dd>{bid.timeline || bids.notYet}</dd>
      </div>
      <div className={styles.phrase}>
        <dt>{bids.contractor}</dt>
        <dd>
          {bid.contractorEmail && bid.companyName && <span>{bid.companyName}</span>}
          {contractorText(bid)}
        </dd>
      </div>
      {bid.respondBy && !bid.receivedAt && (
        <div>
          <dt>{bids.respondBy}</dt>
          <dd>{formatDay(bid.respondBy)}</dd>
        </div>
      )}
      <div className={styles.wide}>
        <dt>{bids.attachments}</dt>
        <dd>
          <AttachmentLinks attachments={bid.attachments ?? []} />
        </dd>
      </div>
    </dl>
  );
}

function contractorText(bid: TrackedBid): string {
  if (bid.contractorEmail) return bid.contractorEmail;
  return bid.hasContractor ? MESSAGES.track.pendingAssignment : MESSAGES.track.notAssigned;
}
