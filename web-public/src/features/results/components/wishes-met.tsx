import type { Reading } from '@plumbline/api-client';
import { results } from '#texts/results';
import styles from './wishes-met.module.css';

/** So many open wishes stand on the page; the others with all that was read of the wish. */
const SHOWN_MOST = 3;

/** How many wishes are in the concept, and those that need the homeowner. */
export function WishesMet({ brief }: { brief: Reading }) {
  const open = openWishes(brief);
  const all = brief.understood.length + open.length;
  if (all === 0) return null;
  return (
    <div className={styles.wishes}>
      <p className={styles.sum}>{results.wishes.sum(brief.understood.length, all, open.length)}</p>
      {open.length > 0 && (
        <ul className={styles.list}>
          {open.slice(0, SHOWN_MOST).map((wish) => (
            <li key={wish}>{wish}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What could not be met, and what was not understood. */
export function openWishes({ unmet = [], unread }: Reading): readonly string[] {
  return [...unmet, ...unread.map((words) => results.wishes.unread(words))];
}
