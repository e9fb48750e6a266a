import type { FormHTMLAttributes, SubmitEvent } from 'react';
import { useHydrated } from '#lib/page/use-hydrated.js';
import { common } from '#texts/common';
import styles from './form.module.css';

/**
 * A form that opens once the page answers: in a page written ahead, whatever is typed or pressed before its script
 * has arrived would be lost. `className` lays out the content. Should a browser ever send it by itself, then by POST:
 * nothing personal may end up in an address. A field that holds more than can be sent keeps the form here.
 */
export function Form({ className, children, onSubmit, ...form }: FormHTMLAttributes<HTMLFormElement>) {
  const hydrated = useHydrated();

  function send(event: SubmitEvent<HTMLFormElement>) {
    const tooLong = event.currentTarget.querySelector<HTMLElement>('[data-too-long]');
    if (!tooLong) return onSubmit?.(event);
    event.preventDefault();
    const fold = tooLong.closest('details');
    if (fold) fold.open = true;
    tooLong.focus();
  }

  return (
    <form {...form} method="post" onSubmit={send}>
      <fieldset role="presentation" disabled={!hydrated} className={className}>
        {children}
      </fieldset>
      <noscript>
        <p className={styles.note}>{common.needsScript}</p>
      </noscript>
    </form>
  );
}
