import { common } from '#texts/common';
import styles from './page-loading.module.css';

export function PageLoading() {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.bob} aria-hidden="true" />
      <span className="visually-hidden">{common.loading}</span>
    </div>
  );
}
