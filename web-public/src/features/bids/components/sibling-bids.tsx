import { sitePaths } from '@plumbline/contracts';
import { Link } from 'react-router-dom';
import { formatMoney } from '#lib/format.js';
import { bids } from '#texts/bids';
import type { Sibling, TrackedBid } from '../types.js';
import styles from './sibling-bids.module.css';
import { StatusBadge } from './status-badge.js';

/** The bids of one request side by side: who, price, time. */
export function SiblingBids({ bid }: { bid: TrackedBid }) {
  const rows = [bid, ...(bid.siblings ?? []).filter((sibling) => sibling._id !== bid._id)];
  const prices = rows.flatMap((row) => row.estimatedPrice ?? []);
  const lowest = prices.length > 1 ? Math.min(...prices) : null;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{bids.company}</th>
            <th scope="col">{bids.price}</th>
            <th scope="col">{bids.timeline}</th>
            <th scope="col">{bids.status}</th>
            <th scope="col">
              <span className="visually-hidden">{bids.open}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row._id} aria-current={row._id === bid._id || undefined}>
              <th scope="row">{row.companyName || row.contractorEmail || row.bidId}</th>
              <td className={styles.price}>
                {priceText(row)}
                {lowest !== null && row.estimatedPrice === lowest && <span>{bids.lowest}</span>}
              </td>
              <td>{row.timeline || bids.notYet}</td>
              <td>
                <StatusBadge status={row.status} />
              </td>
              <td>
                {row._id === bid._id
                  ? bids.thisBid
                  : 'trackToken' in row &&
                    row.trackToken && <Link to={sitePaths.track(row.trackToken)}>{bids.open}</Link>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function priceText(row: TrackedBid | Sibling): string {
  if (row.estimatedPrice != null) return formatMoney(row.estimatedPrice);
  return row.status === 'received' ? bids.noPrice : bids.noAnswer;
}
