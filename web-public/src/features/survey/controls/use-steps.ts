import { useState } from 'react';

/** Steps that are remembered. */
const STEPS_MOST = 50;

/** What one person did, step by step, to be taken back and done again. A step is how things stood before it. */
export function useSteps<Step>() {
  const [steps, setSteps] = useState<{ before: readonly Step[]; after: readonly Step[] }>(NO_STEPS);
  const { before, after } = steps;
  return {
    canUndo: before.length > 0,
    canRedo: after.length > 0,
    /** Something is about to change: what was taken back before can no longer be done again. */
    remember(now: Step) {
      setSteps(({ before }) => ({ before: [...before.slice(1 - STEPS_MOST), now], after: [] }));
    },
    /** How things stood one step before `now`; nothing where there is none. */
    undo(now: Step): Step | undefined {
      const step = before.at(-1);
      if (step) setSteps({ before: before.slice(0, -1), after: [...after, now] });
      return step;
    },
    /** How things stood before the last step was taken back; nothing where none was. */
    redo(now: Step): Step | undefined {
      const step = after.at(-1);
      if (step) setSteps({ before: [...before, now], after: after.slice(0, -1) });
      return step;
    },
    clear() {
      setSteps(NO_STEPS);
    },
  };
}

const NO_STEPS = { before: [], after: [] } as const;
