import type { Reading } from '@plumbline/api-client';
import { results } from '#texts/results';
import styles from './wishes-met.module.css';

/** So many open wishes stand on the page; the others with all that was read of the wish. */
const SHOWN_MOST = 3;

/** How many wishes are in the concept, and those that need the homeowner. */
export function WishesMet({ brief }: { brief: Reading }) {
  const { all, open } = wishesOf(brief);
  if (all === 0) return null;
  return (
    <div className={styles.wishes}>
      <p className={styles.sum}>{results.wishes.sum(all - open.length, all, open.length)}</p>
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

/** Outcomes that want the homeowner's eye. */
const NEEDS: ReadonlySet<string> = new Set(['changed', 'conflict', 'unclear', 'for-contractor']);

/**
 * How many wishes were written, and those that need the homeowner, as sentences. A concept that was stored before
 * there was a ledger is counted by what was understood.
 */
export function wishesOf({ understood, unmet = [], unread, ledger }: Reading): {
  readonly all: number;
  readonly open: readonly string[];
} {
  if (!ledger) {
    const open = [...unmet, ...unread.map((words) => results.wishes.unread(words))];
    return { all: understood.length + open.length, open };
  }
  // What is written in two fields is one wish.
  const keys = ledger.map(({ text }) => keyOf(text));
  const wishes = ledger.filter((_, i) => keys.indexOf(keys[i] ?? '') === i);
  const open = wishes
    // What is left out without a reason is what they asked to leave out.
    .filter(({ outcome, note }) => NEEDS.has(outcome) || (outcome === 'refused' && note))
    .map(({ text, outcome, note }) => results.wishes.became(text, note ?? results.wishes.outcomes[outcome]));
  return { all: wishes.length, open: [...new Set(open)] };
}

const keyOf = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();
