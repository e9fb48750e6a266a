import { useCallback, useEffect, useState } from 'react';
import { useStoredState } from '#lib/stored/use-stored-state.js';
import { type ComposeDraft, draftKey, draftName, EMPTY_DRAFT, isOwn } from './compose-draft.js';

/**
 * The draft of one bid, kept on this device under the bid's id; a text begun before there is an id goes along to the
 * first bid that is opened. No other bid's text ever stands in it.
 */
export function useComposeDraft(bidId: string, email: string) {
  const [opened, setOpened] = useState(bidId.trim());
  const [carried, setCarried] = useState<ComposeDraft | null>(null);
  const name = draftName(opened);
  const initial = { ...EMPTY_DRAFT, bidId: opened, contractorEmail: email };
  const [draft, setDraft, loaded] = useStoredState<ComposeDraft>('local', draftKey(name), initial);
  const set = useCallback(
    (part: Partial<ComposeDraft>) => setDraft((before) => ({ ...before, ...part })),
    [setDraft],
  );

  // The link's address is the one that was invited.
  useEffect(() => {
    if (loaded && email) set({ contractorEmail: email });
  }, [loaded, email, set]);

  useEffect(() => {
    if (!loaded || !carried) return;
    setDraft((before) => (isOwn(before) ? before : { ...carried, bidId: opened }));
    setCarried(null);
  }, [loaded, carried, opened, setDraft]);

  /** Goes to another bid's draft; answers whether it is another. */
  function open(typed: string): boolean {
    if (draftName(typed) === name) return false;
    if (name === '') setCarried(draft);
    setDraft((before) =>
      name === ''
        ? { ...EMPTY_DRAFT, contractorEmail: before.contractorEmail }
        : { ...before, bidId: opened },
    );
    setOpened(typed.trim());
    return true;
  }

  /** Nothing is left of what was written; who writes stays. */
  const clear = useCallback(
    () => setDraft(({ contractorEmail }) => ({ ...EMPTY_DRAFT, bidId: opened, contractorEmail })),
    [opened, setDraft],
  );

  return { draft, set, loaded, name, open, clear };
}
