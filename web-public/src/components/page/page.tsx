import type { ReactNode } from 'react';
import { classes } from '#lib/format/classes.js';
import styles from './page.module.css';

/** The frame of every page but the landing page: one heading that takes focus, a lead, the content. */
export function Page({
  title,
  lead,
  above,
  picture,
  beside,
  narrow,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  /** Stands above the heading: the way back. */
  above?: ReactNode;
  /** Stands beside the heading. */
  picture?: ReactNode;
  /** Stands below the heading; the content beside both, where there is room. */
  beside?: ReactNode;
  /** A column of text or a form, as wide as it reads well, beside the heading where there is room. */
  narrow?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={classes(
        styles.page,
        (narrow || beside !== undefined) && styles.split,
        narrow && styles.narrow,
      )}
    >
      <header className={classes(styles.head, picture ? styles.pictured : undefined)}>
        <div className={styles.words}>
          {above}
          <h1 tabIndex={-1} data-page-heading>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {beside}
        </div>
        {picture}
      </header>
      {children}
    </div>
  );
}

/** A white sheet on the table: a form, a card, a table. */
export function Sheet({ children, className }: { children: ReactNode; className?: string }) {
  return <section className={classes(styles.sheet, className)}>{children}</section>;
}
