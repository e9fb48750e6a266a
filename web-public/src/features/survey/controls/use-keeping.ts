import { useState } from 'react';
import { useSubmit } from '#lib/page/use-submit.js';
import { reasonOf } from '#lib/server/http.js';
import { survey } from '#texts/survey';
import { isChangedSince, type KeptSurvey } from '../api/keep-survey.js';

/** Hears of a room that is being saved: what is asked for meanwhile is to be drawn in it. */
export type OnKeeping = (kept: Promise<KeptSurvey | null>) => void;

/**
 * Keeps a room with the server, and says what kept it from being kept. Where it was changed elsewhere since, nothing is
 * lost: it can be kept as a room of its own.
 * @param draft what is kept: tried again unchanged it is kept once
 * @param onKeeping hears of each try
 */
export function useKeeping(
  draft: unknown,
  keep: (idempotencyKey: string, beside: boolean) => Promise<KeptSurvey | null>,
  onKept: (surveyId: string) => void,
  onKeeping?: OnKeeping,
) {
  const [complaint, setComplaint] = useState<string | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const tried = (key: string, beside: boolean): Promise<KeptSurvey | null> => {
    const kept = keep(key, beside);
    onKeeping?.(kept);
    return kept;
  };
  const keeping = useSubmit(({ beside }: { beside: boolean; draft: unknown }, key) => tried(key, beside), {
    onSuccess: (kept) => {
      setIsChanged(false);
      if (kept) onKept(kept.id);
    },
    onError: (error) => {
      setIsChanged(isChangedSince(error));
      setComplaint(isChangedSince(error) ? survey.changedSince : survey.notKept(reasonOf(error)));
    },
  });
  return {
    complaint,
    setComplaint,
    isBusy: keeping.isPending,
    /** Somebody else changed the room: it is not saved yet. */
    isChanged,
    save(beside = false) {
      setComplaint(null);
      keeping.submit({ beside, draft });
    },
    /** The other room was taken. */
    settle() {
      setIsChanged(false);
      setComplaint(null);
    },
  };
}

export type Keeping = ReturnType<typeof useKeeping>;
