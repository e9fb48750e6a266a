import { results } from '#texts/results';
import styles from './favourite-toggle.module.css';

export function FavouriteToggle({
  title,
  on,
  onToggle,
}: {
  title: string;
  on: boolean;
  onToggle: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={results.favourite(title)}
      className={styles.toggle}
      onClick={onToggle}
      data-no-print
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M12 20.5 3.9 12.4a5.2 5.2 0 0 1 0-7.4 5.2 5.2 0 0 1 7.4 0l.7.7.7-.7a5.2 5.2 0 0 1 7.4 7.4z" />
      </svg>
      <span aria-hidden="true">{results.favouriteShort}</span>
    </button>
  );
}
