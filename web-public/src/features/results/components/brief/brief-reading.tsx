import type { Reading } from '@plumbline/api-client';
import { results } from '#texts/results';
import styles from './brief-reading.module.css';

/** What the planner took from the homeowner's words, and what it could not. */
export function BriefReading({ brief }: { brief: Reading }) {
  const groups = [
    { title: results.brief.assumed, items: brief.assumed },
    { title: results.brief.unmet, items: brief.unmet ?? [] },
    // The ledger tells these clause by clause.
    { title: results.brief.unread, items: brief.ledger ? [] : brief.unread.map(results.brief.quoted) },
  ].filter((group) => group.items.length > 0);
  const { ledger } = brief;
  return (
    <div className={styles.reading}>
      {ledger && ledger.length > 0 && (
        <div className={styles.whole}>
          <p className={styles.title}>{results.brief.ledger}</p>
          <dl className={styles.pairs}>
            {ledger.map(({ id, text, outcome, note }) => (
              <div key={id}>
                <dt>{results.brief.quoted(text)}</dt>
                <dd>{note ?? results.wishes.outcomes[outcome]}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {!ledger && brief.understood.length > 0 && (
        <div className={styles.whole}>
          <p className={styles.title}>{results.brief.understood}</p>
          <dl className={styles.pairs}>
            {brief.understood.map(({ said, meaning }) => (
              <div key={`${said}-${meaning}`}>
                <dt>{results.brief.quoted(said)}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {groups.map(({ title, items }) => (
        <div key={title}>
          <p className={styles.title}>{title}</p>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
