import { survey } from '#texts/survey';
import styles from './better-photo.module.css';

/** A drawing of a good photo, and how to take it. */
export function BetterPhoto() {
  return (
    <div className={styles.better}>
      <svg viewBox="0 0 200 124" role="img" aria-label={survey.betterAlt} className={styles.drawing}>
        <rect x="3" y="3" width="194" height="118" rx="12" className={styles.phone} />
        <rect x="16" y="10" width="168" height="104" rx="3" className={styles.screen} />
        <g className={styles.walls}>
          <path d="M58 34H142V84H58Z" />
          <path d="M58 34 16 13M142 34 184 13M58 84 16 111M142 84 184 111" />
          <path d="M84 46h32v20H84zM100 46v20M84 56h32" className={styles.thin} />
          <path d="M156 93V45l15-6v63" className={styles.thin} />
        </g>
        <g className={styles.corners}>
          <circle cx="58" cy="34" r="5" />
          <circle cx="142" cy="34" r="5" />
          <circle cx="58" cy="84" r="5" />
          <circle cx="142" cy="84" r="5" />
        </g>
      </svg>
      <ul className={styles.how}>
        {survey.betterHow.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
