import { formatDateTime, formatDay, formatMoney } from '#lib/format/format.js';
import { bids } from '#texts/bids';
import { common } from '#texts/common';
import { levelling } from '#texts/levelling';
import { contractorText } from '../contractor-text.js';
import { priceBasisOf } from '../price-basis.js';
import type { TrackedBid } from '../types.js';
import { AttachmentLinks } from './attachment-links.js';
import styles from './facts.module.css';
import { StatusBadge } from './status-badge.js';

/** The facts of a tracked bid (docs/product.md, Tracking a bid). */
export function BidFacts({ bid }: { bid: TrackedBid }) {
  const basis = priceBasisOf(bid);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{bids.quote}</dt>
        <dd className={styles.big}>{bid.quote || (bid.receivedAt ? bids.noPrice : bids.notYet)}</dd>
        {basis && <dd>{basis}</dd>}
      </div>
      <div>
        <dt>{bids.status}</dt>
        <dd>
          <StatusBadge status={bid.status} calledOffAt={bid.calledOffAt} />
        </dd>
      </div>
      <div className={styles.phrase}>
        <dt>{bids.contractor}</dt>
        <dd>
          {contractorText(bid)}
          {bid.contractorEmail && bid.companyName && <span>{bid.contractorEmail}</span>}
        </dd>
      </div>
      <div className={styles.phrase}>
        <dt>{bids.timeline}</dt>
        <dd>{bid.timeline || bids.notYet}</dd>
      </div>
      {bid.terms && <AgreedTerms terms={bid.terms} />}
      {bid.licenseNote && (
        <div>
          <dt>{bids.license}</dt>
          <dd>{bid.licenseNote}</dd>
        </div>
      )}
      {bid.respondBy && !bid.receivedAt && (
        <div>
          <dt>{bids.respondBy}</dt>
          <dd>{formatDay(bid.respondBy)}</dd>
        </div>
      )}
      {bid.licenses && (
        <div className={styles.wide}>
          <dt>{bids.licenses}</dt>
          <dd className={styles.text}>{bid.licenses}</dd>
        </div>
      )}
      {bid.references && (
        <div className={styles.wide}>
          <dt>{bids.references}</dt>
          <dd className={styles.text}>{bid.references}</dd>
        </div>
      )}
      <div>
        <dt>{bids.submitted}</dt>
        <dd>{formatDateTime(bid.submittedAt) || common.none}</dd>
      </div>
      <div>
        <dt>{bids.bidId}</dt>
        <dd>{bid.bidId}</dd>
      </div>
      <div className={styles.wide}>
        <dt>{bids.attachments}</dt>
        <dd>
          <AttachmentLinks attachments={bid.attachments ?? []} />
        </dd>
      </div>
    </dl>
  );
}

/** What a contractor says of money and warranty besides the price. */
function AgreedTerms({ terms }: { terms: NonNullable<TrackedBid['terms']> }) {
  return (
    <>
      {terms.depositUsd != null && (
        <div>
          <dt>{levelling.deposit}</dt>
          <dd>{formatMoney(terms.depositUsd)}</dd>
        </div>
      )}
      {terms.warrantyMonths != null && (
        <div>
          <dt>{levelling.warranty}</dt>
          <dd>{levelling.months(terms.warrantyMonths)}</dd>
        </div>
      )}
      {terms.paymentSchedule && (
        <div className={styles.wide}>
          <dt>{levelling.payments}</dt>
          <dd className={styles.text}>{terms.paymentSchedule}</dd>
        </div>
      )}
    </>
  );
}
