import styles from './progress-bar.module.css';

export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div className={styles.bar}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={styles.track}
      >
        <span className={styles.fill} style={{ width: `${percent}%` }} />
      </div>
      <span className={styles.number} aria-hidden="true">
        {percent}%
      </span>
    </div>
  );
}
