import { formatDateTime } from '#lib/format.js';
import { bids } from '#texts/bids';
import type { HistoryEntry } from '../types.js';
import styles from './bid-history.module.css';

/** The bid's life along a plumb line, newest at the bob. */
export function BidHistory({ history }: { history: readonly HistoryEntry[] }) {
  return (
    <ol className={styles.line}>
      {history.map((entry) => (
        <li key={`${entry.at}-${entry.to}`} className={styles.entry}>
          <p className={entry.to ? styles.what : styles.note}>
            {entry.to
              ? bids.historyEntry(entry.from && statusText(entry.from), statusText(entry.to))
              : entry.note}
            {entry.by && bids.by[entry.by] && <span> {bids.by[entry.by]}</span>}
          </p>
          <p className={styles.when}>
            <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
          </p>
          {entry.to && entry.note && <p className={styles.note}>{entry.note}</p>}
        </li>
      ))}
    </ol>
  );
}

function statusText(status: string): string {
  return bids.statuses[status] ?? status;
}
