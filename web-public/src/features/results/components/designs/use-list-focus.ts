import { useEffect, useRef, useState } from 'react';
import { results } from '#texts/results';

/** Where the visitor stands while ideas come, and what a screen reader says of them. */
export function useListFocus(count: number, waiting: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const awaited = useRef<HTMLLIElement>(null);
  const [news, setNews] = useState('');

  // A live region is heard when it changes, not when it comes; whoever stood on what made way stands on the heading.
  useEffect(() => {
    setNews(results.ready(count));
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [count]);

  // Asked for far below, an idea shows its progress up in the strip: that is where the visitor goes.
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
