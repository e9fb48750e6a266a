import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page answers yet: false in the HTML that was written ahead, until its script has taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
