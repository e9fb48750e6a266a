import type { Survey } from '@plumbline/concept';
import {
  placedFrom,
  thingInShell,
  type WalkAnswer,
  withCeiling,
  withOpening,
  withoutOpening,
  withWallLength,
} from '@plumbline/survey';
import { useCallback, useRef } from 'react';
import { useStoredState } from '#lib/stored/use-stored-state.js';
import { type KeptSurvey, keepSurvey, readSurvey } from '../api/keep-survey.js';
import { useSteps } from '../controls/use-steps.js';
import { type DrawnThing } from '../model/matched-room.js';
import { THINGS_MOST } from '../model/things.js';

/** A room that is measured without a photo, as far as it is; kept in this tab, so that a reload loses nothing. */
export interface PlanDraft {
  /** Of the walk with a tape. */
  readonly answers: readonly WalkAnswer[];
  /** The room, once the walk is at its end or a scan was read. */
  readonly survey: Survey | null;
  /** What a person should know of it, as a sentence. */
  readonly note: string | null;
  /** The room as it was confirmed before. */
  readonly kept: KeptSurvey | null;
}

const EMPTY: PlanDraft = { answers: [], survey: null, note: null, kept: null };

/** The room that one person measures without a photo: the walk, the scan, corrections, steps back. */
export function usePlan() {
  const [draft, setDraft, loaded] = useStoredState<PlanDraft>('session', 'plan', EMPTY);
  const current = useRef(draft);
  current.current = draft;
  const steps = useSteps<PlanDraft>();

  const change = useCallback(
    (part: Partial<PlanDraft>) => {
      current.current = { ...current.current, ...part };
      setDraft((draft) => ({ ...draft, ...part }));
    },
    [setDraft],
  );

  const remember = () => steps.remember(current.current);

  /** Goes to how things stood; what the server keeps stays as it is. */
  function stepTo(step: PlanDraft | undefined) {
    if (step) change({ ...step, kept: current.current.kept });
  }

  /** Changes the room as one step that can be taken back. */
  function correct(corrected: (survey: Survey) => Survey | undefined, step = true): boolean {
    const { survey } = current.current;
    const next = survey && corrected(survey);
    if (!next) return false;
    if (step) remember();
    change({ survey: next });
    return true;
  }

  const things = draft.survey
    ? draft.survey.existing.map((thing) => placedFrom(draft.survey!.shell, thing))
    : [];

  return {
    draft,
    loaded,
    things,
    canUndo: steps.canUndo,
    canRedo: steps.canRedo,
    undo: () => stepTo(steps.undo(current.current)),
    redo: () => stepTo(steps.redo(current.current)),
    answer(answers: readonly WalkAnswer[]) {
      change({ answers });
    },
    /** The room is there: to be checked. */
    take(survey: Survey, note: string | null) {
      steps.clear();
      change({ survey, note });
    },
    /** Back to the walk or to the file. */
    leave() {
      steps.clear();
      change({ survey: null, note: null });
    },
    ...editSurvey(correct),
    /**
     * Keeps the room with the server. `beside`: as a room of its own, whatever was kept before.
     * @throws ApiError; of status 409 where it was changed elsewhere since
     */
    async keep(idempotencyKey: string, beside: boolean): Promise<KeptSurvey | null> {
      const { survey, kept: known } = current.current;
      if (!survey) return null;
      const kept = await keepSurvey(survey, beside ? null : known, idempotencyKey);
      change({ kept });
      return kept;
    },
    /** Goes on with the room as it was saved elsewhere. @throws ApiError */
    async takeOther(): Promise<void> {
      const { kept } = current.current;
      if (!kept) return;
      const { version, survey } = await readSurvey(kept);
      remember();
      change({ survey: survey as Survey, kept: { ...kept, version } });
    },
  };
}

/** What a person corrects in the room. `step`: as a step of its own that can be taken back. */
const editSurvey = (
  correct: (corrected: (survey: Survey) => Survey | undefined, step?: boolean) => boolean,
) => ({
  /** False where walls would touch or cross. */
  setWall(wall: Survey['shell']['walls'][number]['id'], inches: number): boolean {
    return correct((survey) => withWallLength(survey, wall, inches));
  },
  setCeiling(inches: number) {
    correct((survey) => withCeiling(survey, inches));
  },
  setOpening(...told: Parameters<typeof withOpening> extends [Survey, ...infer Rest] ? Rest : never) {
    correct((survey) => withOpening(survey, ...told));
  },
  removeOpening(id: string) {
    correct((survey) => withoutOpening(survey, id));
  },
  addThing(thing: Omit<DrawnThing, 'id' | 'plan'>) {
    correct((survey) => {
      const { shell, existing } = survey;
      if (existing.length >= THINGS_MOST) return undefined;
      const placed = { ...thing, id: freeId('thing', existing), plan: 'keep' } as const;
      return { ...survey, existing: [...existing, thingInShell(shell, placed)] };
    });
  },
  changeThing(id: string, part: Partial<Omit<DrawnThing, 'id'>>, { step = true } = {}) {
    correct((survey) => {
      const { shell, existing } = survey;
      return {
        ...survey,
        existing: existing.map((thing) =>
          thing.id === id
            ? { ...thing, ...thingInShell(shell, { ...placedFrom(shell, thing), ...part }) }
            : thing,
        ),
      };
    }, step);
  },
  removeThing(id: string) {
    correct((survey) => ({ ...survey, existing: survey.existing.filter((thing) => thing.id !== id) }));
  },
});

/** An id that none of these has. */
export function freeId(word: string, those: readonly { readonly id: string }[]): string {
  for (let n = those.length + 1; ; n++)
    if (!those.some(({ id }) => id === `${word}-${n}`)) return `${word}-${n}`;
}

export type Plan = ReturnType<typeof usePlan>;
