import { blanksIn } from '@plumbline/contracts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { contractors } from '#texts/contractors';
import styles from './bid-addresses.module.css';

/** The scope of an invitation: open on a desk, folded on a phone, where it can stay as it was drafted. */
export function ScopeFold({ scope, children }: { scope: string; children: ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (fold.current) fold.current.open = matchMedia('(min-width: 64rem)').matches;
  }, []);
  return (
    <details ref={fold} className={styles.folded}>
      <summary data-no-print>{contractors.compose.scopeFolded(blanksIn(scope).length)}</summary>
      {children}
    </details>
  );
}
