import { classes } from '#lib/classes.js';
import type { StatusMessage } from '#lib/use-status-message.js';
import styles from './status-line.module.css';

/**
 * Where a form or a page says what happened. Always in the document, so that screen readers hear the change;
 * a failure interrupts, other news waits its turn.
 */
export function StatusLine({ message, className }: { message: StatusMessage | null; className?: string }) {
  return (
    <div
      className={classes(message ? styles.shown : styles.silent, message && styles[message.tone], className)}
    >
      <span role="status">{message && message.tone !== 'bad' ? message.text : ''}</span>
      <span role="alert">{message?.tone === 'bad' ? message.text : ''}</span>
    </div>
  );
}
