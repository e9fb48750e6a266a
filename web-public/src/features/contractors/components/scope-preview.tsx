import { ScopeText } from '#components/scope-text.js';
import { contractors } from '#texts/contractors';
import styles from './scope-preview.module.css';

/** The scope as the homeowner will read it; the only part of the page that is printed. */
export function ScopePreview({ scope }: { scope: string }) {
  return (
    <section
      aria-label={contractors.compose.preview}
      className={styles.preview}
      data-print-alone={scope.trim() ? true : undefined}
    >
      {scope.trim() ? (
        <ScopeText scope={scope} />
      ) : (
        <p className={styles.empty}>{contractors.compose.previewEmpty}</p>
      )}
    </section>
  );
}
