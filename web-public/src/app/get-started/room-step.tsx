import { lazy, Suspense } from 'react';
import type { OnKeeping } from '#features/survey/controls/use-keeping.js';
import type { Way } from '#features/survey/match/match-step.js';
import { loadChunk } from '#lib/server/load-chunk.js';
import { useStoredState } from '#lib/stored/use-stored-state.js';
import { uploads } from '#texts/uploads';
import type { useProject } from '../use-project.js';
import { Step } from './step.js';
import type { useStepFocus } from './use-step-focus.js';

const loadMatchStep = () =>
  loadChunk(async () => ({
    default: (await import('#features/survey/match/match-step.js')).MatchStep,
  }));
const MatchStep = lazy(loadMatchStep);

/** Its walls are found while it is sent. A part that does not arrive is asked for again with the step. */
export function lookAhead(photo: File) {
  loadMatchStep().catch(() => undefined);
  loadChunk(() => import('#features/survey/surveyor/look-ahead.js')).then(
    (survey) => survey.lookAhead(photo),
    () => undefined,
  );
}

/** The room as it is: matched in the photo, or measured without one. */
export function RoomStep({
  whole: { change, photo, matched },
  steps,
  file,
  onKeeping,
}: {
  whole: ReturnType<typeof useProject>;
  steps: ReturnType<typeof useStepFocus>;
  /** The photo's file, where this tab sent it. */
  file: File | null;
  onKeeping: OnKeeping;
}) {
  const [way, setWay] = useStoredState<Way>('session', 'measured-by', 'photo');
  return (
    <Step
      number={way === 'photo' && photo ? uploads.matchStep : uploads.measureStep}
      title={way === 'photo' && !photo ? uploads.measureHeading : uploads.matchHeadings[way]}
      heading={steps.match}
    >
      <Suspense fallback={<p>{uploads.matchWaiting}</p>}>
        <MatchStep
          way={way}
          onWay={setWay}
          photo={photo}
          file={file}
          matched={matched !== null}
          onMatched={(surveyId, by) => {
            steps.leadOn(surveyId ? 'room' : 'photo');
            change({ matched: surveyId ? { photo: photo?.imageUrl ?? '', surveyId, by } : null });
          }}
          onKeeping={onKeeping}
        />
      </Suspense>
    </Step>
  );
}
