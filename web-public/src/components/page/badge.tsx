import type { ReactNode } from 'react';
import { classes } from '#lib/format/classes.js';
import styles from './badge.module.css';

export type BadgeTone = 'green' | 'rose' | 'grey' | 'blue' | 'amber';

export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={classes(styles.badge, styles[tone])}>{children}</span>;
}
