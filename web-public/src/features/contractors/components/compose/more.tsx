import type { ReactNode } from 'react';
import styles from './compose-form.module.css';

/** A part of the form that most bids leave folded. */
export function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
