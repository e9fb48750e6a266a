import { useCallback, useRef } from 'react';
import { useStoredState } from '#lib/stored/use-stored-state.js';
import { useSteps } from '../controls/use-steps.js';
import { currentDraft } from './earlier-draft.js';
import { EMPTY_MATCH, type MatchDraft } from './match-draft.js';

/**
 * The draft of one photo's room, kept in this tab, and the steps that led to it.
 * @param name what the draft is kept under
 */
export function useMatchDraft(imageUrl: string, name: string) {
  const [stored, setStored, loaded] = useStoredState<MatchDraft>('session', name, EMPTY_MATCH, currentDraft);
  const draft = stored.photo === imageUrl ? stored : { ...EMPTY_MATCH, photo: imageUrl };
  const current = useRef(draft);
  current.current = draft;
  const steps = useSteps<MatchDraft>();
  /** The draft as it stands, also between a change and the next drawing of the page. */
  const now = useCallback(() => current.current, []);
  const change = useCallback(
    (part: Partial<MatchDraft>) => {
      current.current = { ...current.current, ...part };
      setStored((before) => ({
        ...(before.photo === imageUrl ? before : { ...EMPTY_MATCH, photo: imageUrl }),
        ...part,
      }));
    },
    [setStored, imageUrl],
  );
  return {
    draft,
    loaded,
    now,
    change,
    steps,
    /** What is about to change is a step that can be taken back. */
    remember: () => steps.remember(now()),
    /** Goes to how things stood; what the server keeps stays as it is. */
    goTo(step: MatchDraft) {
      const { kept, base } = now();
      change({ ...step, kept, base });
    },
    erase() {
      steps.clear();
      setStored(EMPTY_MATCH);
    },
  };
}

export type Drafting = ReturnType<typeof useMatchDraft>;
