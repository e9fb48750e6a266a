import { type RefObject, useEffect } from 'react';

/**
 * Brings the photo into view once there is something to do in it: a phone may not show it beside the button that was
 * tapped.
 * @param what is to be done: another thing brings it into view again
 */
export function useShown(photo: RefObject<HTMLElement | null>, what: unknown): void {
  useEffect(() => {
    if (what) photo.current?.scrollIntoView({ block: 'nearest' });
  }, [photo, what]);
}
