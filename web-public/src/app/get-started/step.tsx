import type { ReactNode, RefObject } from 'react';
import styles from './get-started.module.css';

/** A numbered part of the work bench. */
export function Step({
  number,
  title,
  heading,
  children,
}: {
  number: string;
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}) {
  return (
    <div className={styles.step}>
      <h3 className={styles.stepTitle} ref={heading} tabIndex={-1}>
        <span>{number}</span> {title}
      </h3>
      {children}
    </div>
  );
}
