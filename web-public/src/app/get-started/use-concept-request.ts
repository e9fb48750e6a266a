import type { DesignRequest } from '@plumbline/api-client';
import { useRef, useState } from 'react';
import { type DesignPrompts, designRequestOf } from '#features/generation/api/request-design.js';
import type { OnKeeping } from '#features/survey/controls/use-keeping.js';
import type { useProject } from '../use-project.js';

/**
 * Asks for the first concept, once a room that is being saved is stored.
 * @param onNotSaved it could not be stored, and no concept was asked for
 */
export function useConceptRequest(
  { project, change, zipInUse, photo, matched }: ReturnType<typeof useProject>,
  start: (request: DesignRequest) => void,
  onNotSaved: () => void,
) {
  /** A room that is being saved just now, and whether a concept waits for it. */
  const saving = useRef<ReturnType<typeof settled> | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const keepsRoom: OnKeeping = (kept) => {
    const answer = settled(kept);
    saving.current = answer;
    void answer.then(() => {
      if (saving.current === answer) saving.current = null;
    });
  };

  function send(request: DesignRequest) {
    change({ request });
    start(request);
  }

  return {
    keepsRoom,
    isWaiting,
    async request(prompts: DesignPrompts) {
      let surveyId = matched?.surveyId;
      if (saving.current) {
        setIsWaiting(true);
        const kept = await saving.current;
        setIsWaiting(false);
        // The step that could not save it says why.
        if (kept === 'failed') return onNotSaved();
        surveyId = kept?.id ?? surveyId;
      }
      const place = { zipCode: zipInUse, fullAddress: project.address };
      send(designRequestOf(project.preferences, place, prompts, photo, surveyId));
    },
    /** As asked before, with a photo that may not do. */
    useAnyway() {
      if (project.request) send({ ...project.request, useAnyway: true });
    },
  };
}

/** How saving a room ended. */
const settled = (kept: Parameters<OnKeeping>[0]) => kept.catch(() => 'failed' as const);
