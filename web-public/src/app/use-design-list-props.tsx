import type { DesignRequest } from '@plumbline/api-client';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { StatusLine } from '#components/progress/status-line.js';
import { GenerationStopped } from '#features/generation/components/generation-stopped.js';
import type { useGeneration } from '#features/generation/use-generation.js';
import type { DesignListProps } from '#features/results/components/designs/design-list.js';
import { uploadPhoto } from '#features/uploads/upload-photo.js';
import { loadChunk } from '#lib/server/load-chunk.js';
import type { Design } from '#types/design.js';
import { isByPhoto, type useProject } from './use-project.js';

const ExactRoom = lazy(() =>
  loadChunk(async () => ({
    default: (await import('#features/survey/exact/exact-room.js')).ExactRoom,
  })),
);

const ExactPlan = lazy(() =>
  loadChunk(async () => ({
    default: (await import('#features/survey/exact/exact-plan.js')).ExactPlan,
  })),
);

type Generation = ReturnType<typeof useGeneration>;

/** What a page hands to its list of designs: the same on the landing page and on /results. */
export function useDesignListProps(
  designs: readonly Design[],
  jobIds: readonly string[],
  generation: Generation,
  { project, change, zipInUse, photo, sentPreferences }: ReturnType<typeof useProject>,
): DesignListProps {
  const navigate = useNavigate();
  const { view, startAnother, startSibling, startAgain, cancel, cancelling } = generation;
  const [exact, setExact] = useState(false);
  const request = madeFrom(project.request, designs) ? project.request : null;
  const search = new URLSearchParams(jobIds.map((id) => ['job', id])).toString();
  return {
    designs,
    exact: request ? exactOf(request) : undefined,
    project: {
      zip: zipInUse,
      photoUrl: photo?.imageUrl,
      preferences: sentPreferences,
      files: project.uploaded,
    },
    shareUrl: search ? `${window.location.origin}/results?${search}` : undefined,
    onAnother: request && startAnother ? (count) => startAnother(request, count) : undefined,
    onChange: startSibling,
    pending:
      view.state === 'working'
        ? { job: view.job, onCancel: view.job ? cancel : undefined, cancelling }
        : undefined,
    notice: noticeOf(generation),
    onRequested: (message, count) => navigate('/success', { state: { message, count, search } }),
  };

  /** Who measured the room in this tab can correct it; the wish is drawn again in it, beside what is there. */
  function exactOf(asked: DesignRequest): DesignListProps['exact'] {
    const { surveyId } = asked;
    const { matched } = project;
    if (!surveyId || !matched || surveyId !== matched.surveyId) return undefined;
    if (isByPhoto(matched) && !photo) return undefined;
    const onSaved = (saved: string) => {
      const again = { ...asked, surveyId: saved };
      change({ matched: { ...matched, surveyId: saved }, request: again });
      setExact(false);
      startAgain(again);
    };
    return {
      onOpen: () => setExact(true),
      editor: (titleAs) =>
        exact && (
          <Suspense fallback={null}>
            {isByPhoto(matched) && photo ? (
              <ExactRoom
                titleAs={titleAs}
                photo={{
                  imageUrl: photo.imageUrl,
                  file: null,
                  focalLength35mm: photo.focalLength35mm ?? null,
                }}
                uploaded={project.uploaded}
                onUpload={async (file, key) => {
                  const place = { zipCode: zipInUse, fullAddress: project.address };
                  const stored = await uploadPhoto(file, place, key);
                  change((before) => ({ uploaded: [...before.uploaded, stored] }));
                  return stored;
                }}
                surveyId={surveyId}
                onSaved={onSaved}
                onClose={() => setExact(false)}
              />
            ) : (
              <ExactPlan
                titleAs={titleAs}
                surveyId={surveyId}
                onSaved={onSaved}
                onClose={() => setExact(false)}
              />
            )}
          </Suspense>
        ),
    };
  }
}

/** The request at hand may be that of another wish than the designs on the page came from. */
function madeFrom(request: DesignRequest | null, [design]: readonly Design[]): boolean {
  if (!request || !design) return false;
  // One without a job came as the answer to this very request.
  return !design.jobId || design.designPrompt.trim() === request.designPrompt.trim();
}

function noticeOf({ view, resume }: Generation): ReactNode {
  if (view.state === 'refused' || view.state === 'doubted')
    return <StatusLine message={{ tone: 'bad', text: view.message }} />;
  if (view.state !== 'stopped') return null;
  return <GenerationStopped message={view.message} resumable={view.resumable} onResume={resume} />;
}
