import { common } from '#texts/common';
import styles from './logo.module.css';

/** The mark (a plumb bob on its line) and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 14 34" width="14" height="34" aria-hidden="true" className={styles.mark}>
        <path d="M7-120V17" className={styles.line} />
        <path d="M4 16.2h6l1.5 3.4L7 31 2.5 19.6z" className={styles.bob} />
      </svg>
      <span className={styles.name}>{common.product}</span>
    </span>
  );
}
