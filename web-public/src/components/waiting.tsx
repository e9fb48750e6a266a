import type { ReactNode } from 'react';
import styles from './waiting.module.css';

/** What is on its way: a bob that swings, and a word about what it is. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.bob} aria-hidden="true" />
      <p>{children}</p>
    </div>
  );
}
