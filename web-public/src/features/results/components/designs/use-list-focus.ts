import { useEffect, useRef, useState } from 'react';
import { results } from '#texts/results';

/** Moves the focus while ideas are made, and says what a screen reader announces of them. */
export function useListFocus(count: number, waiting: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const awaited = useRef<HTMLLIElement>(null);
  const [news, setNews] = useState('');

  // Screen readers speak a live region when its text changes. If the focused element was removed, the heading gets the focus.
  useEffect(() => {
    setNews(results.ready(count));
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [count]);

  // The button for another idea is far below the strip that shows its progress, so focus and view move to the strip.
  const waitedBefore = useRef(waiting);
  useEffect(() => {
    if (waitedBefore.current === waiting) return;
    waitedBefore.current = waiting;
    if (waiting) {
      awaited.current?.focus({ preventScroll: true });
      awaited.current?.scrollIntoView({ block: 'center' });
    } else if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [waiting]);

  return { heading, awaited, news };
}
