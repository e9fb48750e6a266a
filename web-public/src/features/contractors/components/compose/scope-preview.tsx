import { useId } from 'react';
import { ScopeText } from '#components/scope/scope-text.js';
import { contractors } from '#texts/contractors';
import styles from './scope-preview.module.css';

const texts = contractors.compose;

/** The scope as the homeowner will read it; the only part of the page that is printed. */
export function ScopePreview({ scope }: { scope: string }) {
  const titleId = useId();
  return (
    <div className={styles.column}>
      <p id={titleId} className={styles.title} data-no-print>
        {texts.preview}
      </p>
      <section
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className={styles.preview}
        data-print-alone={scope.trim() ? true : undefined}
      >
        {scope.trim() ? <ScopeText scope={scope} /> : <p className={styles.empty}>{texts.previewEmpty}</p>}
      </section>
    </div>
  );
}
