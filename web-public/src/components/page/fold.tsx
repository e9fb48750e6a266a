import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './fold.module.css';

/** A part of a page that opens when asked: its name, and beside it what it holds in a few words. */
export function Fold({
  title,
  says,
  forceOpen,
  children,
}: {
  title: ReactNode;
  says?: ReactNode;
  /** Something inside has to be seen: opens, and may be closed again. */
  forceOpen?: boolean;
  children: ReactNode;
}) {
  const fold = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (forceOpen && fold.current) fold.current.open = true;
  }, [forceOpen]);
  return (
    <details ref={fold} className={styles.fold}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {says && <span className={styles.says}>{says}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
