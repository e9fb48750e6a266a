import { results } from '#texts/results';
import type { Brief } from '#types/design.js';
import styles from './brief-reading.module.css';

/** What the planner took from the homeowner's words, and what it could not. */
export function BriefReading({ brief }: { brief: Brief }) {
  const groups = [
    {
      title: results.brief.understood,
      items: brief.understood.map(({ said, meaning }) => results.brief.read(said, meaning)),
    },
    { title: results.brief.assumed, items: brief.assumed },
    { title: results.brief.unmet, items: brief.unmet ?? [] },
    { title: results.brief.unread, items: brief.unread.map((words) => results.brief.quoted(words)) },
  ].filter((group) => group.items.length > 0);
  return (
    <div className={styles.reading}>
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
