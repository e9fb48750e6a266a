import { useEffect, useRef } from 'react';
import { classes } from '#lib/format/classes.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import styles from './status-line.module.css';

/**
 * Where a form or a page says what happened. Always in the document, so that screen readers hear the change;
 * a failure interrupts, other news waits its turn. Good news is brought into view: the form that was sent may have shrunk.
 */
export function StatusLine({
  message,
  still,
  className,
}: {
  message: StatusMessage | null;
  /** Nobody pressed anything: the page stays where it is. */
  still?: boolean;
  className?: string;
}) {
  const line = useRef<HTMLDivElement>(null);
  const news = message && message.tone !== 'bad' ? message.text : '';
  useEffect(() => {
    if (news && !still) line.current?.scrollIntoView({ block: 'nearest' });
  }, [news, still]);
  return (
    <div
      ref={line}
      className={classes(message ? styles.shown : styles.silent, message && styles[message.tone], className)}
    >
      <span role="status">{news}</span>
      <span role="alert">{message?.tone === 'bad' ? message.text : ''}</span>
    </div>
  );
}
