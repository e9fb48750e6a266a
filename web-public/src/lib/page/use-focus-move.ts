import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a button that gives way to a question when pressed: moves focus to what is asked, and back to the button when the
 * question is taken back. Answers the two places: what is asked, and the button.
 */
export function useFocusMove<Asked extends HTMLElement>(
  asking: boolean,
): [asked: RefObject<Asked | null>, button: RefObject<HTMLButtonElement | null>] {
  const asked = useRef<Asked>(null);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(asking);

  useEffect(() => {
    if (before.current === asking) return;
    before.current = asking;
    (asking ? asked : button).current?.focus();
  }, [asking]);
  return [asked, button];
}
