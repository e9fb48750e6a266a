import { useEffect, useRef } from 'react';
import type { Project } from '../use-project.js';

/** The headings of the steps, and the way from one that is done to the next. */
export function useStepFocus({ uploaded, matched }: Project) {
  const upload = useRef<HTMLHeadingElement>(null);
  const match = useRef<HTMLHeadingElement>(null);
  const preferences = useRef<HTMLHeadingElement>(null);
  /** What there is just now: a photo to match, or a room that was confirmed. It leads on to a part that is only now drawn. */
  const done = useRef<'photo' | 'room' | null>(null);
  const hasUploads = uploaded.length > 0;

  // An upload leads on to the photo to match. What is confirmed there takes less room than what was asked: it is shown
  // with step 2 below it, where the homeowner goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are drawn by then
  useEffect(() => {
    if (!done.current || !hasUploads) return;
    const next = done.current === 'room' ? preferences : match;
    done.current = null;
    next.current?.focus({ preventScroll: true });
    match.current?.scrollIntoView({ block: 'start' });
  }, [uploaded, matched]);

  return {
    upload,
    match,
    preferences,
    leadOn(from: 'photo' | 'room') {
      done.current = from;
    },
  };
}
