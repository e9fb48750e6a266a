import type { SiblingBid } from '@plumbline/api-client';
import { sitePaths } from '@plumbline/contracts';
import { Link } from 'react-router-dom';
import { bids } from '#texts/bids';
import { priceBasisOf } from '../price-basis.js';
import type { TrackedBid } from '../types.js';
import styles from './sibling-bids.module.css';
import { StatusBadge } from './status-badge.js';

/** The bids of one request, one under the other: who, price, time, how it stands. Nothing scrolls sideways. */
export function SiblingBids({ bid }: { bid: TrackedBid }) {
  const rows = [bid, ...(bid.siblings ?? []).filter((sibling) => sibling._id !== bid._id)];
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row._id} aria-current={row._id === bid._id || undefined} className={styles.row}>
          <p className={styles.who}>
            {row.companyName || row.contractorEmail || row.bidId}
            {row.licenseNote && <span>{row.licenseNote}</span>}
          </p>
          <p className={styles.price}>
            {priceText(row)}
            {priceBasisOf(row) && <span>{priceBasisOf(row)}</span>}
          </p>
          <p className={styles.time}>{row.timeline}</p>
          <StatusBadge status={row.status} calledOffAt={bid.calledOffAt} />
          <p className={styles.way}>
            {row._id === bid._id
              ? bids.thisBid
              : 'trackToken' in row &&
                row.trackToken && <Link to={sitePaths.track(row.trackToken)}>{bids.open}</Link>}
          </p>
        </li>
      ))}
    </ul>
  );
}

function priceText(row: TrackedBid | SiblingBid): string {
  return row.quote || (row.status === 'received' ? bids.noPrice : bids.noAnswer);
}
