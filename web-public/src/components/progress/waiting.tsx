import type { ReactNode } from 'react';
import styles from './waiting.module.css';

/** What is on its way: a bob that swings, and a word about what it is. As a heading where the page has no other. */
export function Waiting({ as: Word = 'p', children }: { as?: 'p' | 'h1'; children: ReactNode }) {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.bob} aria-hidden="true" />
      <Word className={styles.word}>{children}</Word>
    </div>
  );
}
