import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a change of page: scrolls to the top (or to the anchor of the address) and moves focus to the new
 * page's heading, so that keyboard and screen reader users start where the page starts. A changed query is not
 * a new page.
 */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const place = `${pathname}${hash}`;
  const last = useRef<string | null>(null);

  useEffect(() => {
    const arrived = last.current === null;
    if (last.current === place) return;
    last.current = place;
    const anchor = place.split('#')[1];
    if (anchor) {
      return whenPresent(
        () => document.getElementById(anchor),
        (target) => {
          target.scrollIntoView();
          focusQuietly(target);
        },
      );
    }
    // The browser itself places the first page, and the pages that back and forward lead to.
    if (arrived) return;
    if (navigation !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    return whenPresent(() => document.querySelector<HTMLElement>('[data-page-heading]'), focusQuietly);
  }, [place, navigation]);
}

function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/** How long a page or an anchor is waited for: longer than its chunk takes on a slow line. */
const WAIT_MS = 60_000;

/**
 * Runs `act` once `find` finds something, within a minute; not where the visitor has gone on to something else
 * meanwhile. Answers its own clean-up.
 */
function whenPresent(
  find: () => HTMLElement | null,
  act: (element: HTMLElement) => void,
): (() => void) | undefined {
  const found = find();
  if (found) {
    act(found);
    return undefined;
  }
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    stop();
    const now = document.activeElement;
    if (!now || now === before || now === document.body) act(late);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, WAIT_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  return stop;
}
