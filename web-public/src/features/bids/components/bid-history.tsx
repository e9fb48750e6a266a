import type { BidHistoryEntry } from '@plumbline/api-client';
import { formatDateTime } from '#lib/format/format.js';
import { historyText } from '../history-text.js';
import styles from './bid-history.module.css';

/** The bid's life along a plumb line, newest at the bob. */
export function BidHistory({ history }: { history: readonly BidHistoryEntry[] }) {
  return (
    <ol className={styles.line}>
      {history.map((entry) => {
        const { what, words } = historyText(entry);
        return (
          <li key={`${entry.at}-${entry.kind}-${entry.to}`} className={styles.entry}>
            <p className={styles.what}>{what}</p>
            {words && <p className={styles.note}>{words}</p>}
            <p className={styles.when}>
              <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
