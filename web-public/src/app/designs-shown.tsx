import type { DesignRequest } from '@plumbline/api-client';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { StatusLine } from '#components/status-line.js';
import { GenerationStopped } from '#features/generation/components/generation-stopped.js';
import type { useGeneration } from '#features/generation/use-generation.js';
import type { DesignListProps } from '#features/results/components/design-list.js';
import type { Design } from '#types/design.js';
import type { useProject } from './use-project.js';

type Generation = ReturnType<typeof useGeneration>;

/** What a page hands to its list of designs: the same on the landing page and on /results. */
export function useDesignListProps(
  designs: readonly Design[],
  jobIds: readonly string[],
  generation: Generation,
  { project, zipInUse, photo, sentPreferences }: ReturnType<typeof useProject>,
): DesignListProps {
  const navigate = useNavigate();
  const { view, startAnother, startSibling, cancel, cancelling } = generation;
  const request = madeFrom(project.request, designs) ? project.request : null;
  const search = new URLSearchParams(jobIds.map((id) => ['job', id])).toString();
  return {
    designs,
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
