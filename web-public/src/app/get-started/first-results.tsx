import { MESSAGES } from '@plumbline/contracts';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Sheet } from '#components/page/page.js';
import { StatusLine } from '#components/progress/status-line.js';
import { GenerationProgress } from '#features/generation/components/generation-progress.js';
import { GenerationStopped } from '#features/generation/components/generation-stopped.js';
import { PhotoDoubted } from '#features/generation/components/photo-doubted.js';
import type { useGeneration } from '#features/generation/use-generation.js';
import type { DesignListProps } from '#features/results/components/designs/design-list.js';
import { loadChunk } from '#lib/server/load-chunk.js';
import { landing } from '#texts/landing';
import type { useProject } from '../use-project.js';
import styles from './get-started.module.css';

const loadDesignList = () =>
  loadChunk(async () => ({
    default: (await import('#features/results/components/designs/design-list.js')).DesignList,
  }));
const DesignList = lazy(loadDesignList);

/** The first concept: not asked for yet, under way, refused, or there. */
export function FirstResults({
  whole: { project, loaded, photo },
  generation,
  list,
  onCancel,
  onUseAnother,
  onUseAnyway,
}: {
  whole: ReturnType<typeof useProject>;
  generation: ReturnType<typeof useGeneration>;
  list: DesignListProps;
  onCancel: (() => void) | undefined;
  onUseAnother: () => void;
  onUseAnyway: () => void;
}) {
  const { view } = generation;
  const shows = generation.designs.length > 0;
  /** A first concept is made; another idea is waited for beside those that are there. */
  const busy = generation.busy && !shows;
  const part = useRef<HTMLElement>(null);
  // The results are ready to be drawn when they come; a part that did not arrive is asked for again then.
  useEffect(() => {
    if (busy) loadDesignList().catch(() => undefined);
  }, [busy]);
  // After a reload the steps above are drawn again first.
  useEffect(() => {
    if (loaded && (busy || shows)) part.current?.scrollIntoView({ block: 'start' });
  }, [loaded, busy, shows]);

  return (
    <section ref={part} className={styles.results} aria-label={landing.resultsTitle}>
      {!shows && view.state === 'idle' && (
        <p className={styles.hint}>
          {project.uploaded.length > 0 ? MESSAGES.upload.hintAfter : MESSAGES.upload.hintBefore}
        </p>
      )}
      {!shows && view.state === 'refused' && (
        <Sheet>
          <StatusLine message={{ tone: 'bad', text: view.message }} />
        </Sheet>
      )}
      {!shows && view.state === 'doubted' && (
        <PhotoDoubted
          photo={photo}
          message={view.message}
          onUseAnother={onUseAnother}
          onUseAnyway={onUseAnyway}
        />
      )}
      {!shows && view.state === 'working' && (
        <GenerationProgress job={view.job} onCancel={onCancel} cancelling={generation.cancelling} />
      )}
      {!shows && view.state === 'stopped' && (
        <GenerationStopped message={view.message} resumable={view.resumable} onResume={generation.resume} />
      )}
      {shows && (
        <Suspense fallback={<GenerationProgress job={null} />}>
          <DesignList {...list} />
        </Suspense>
      )}
    </section>
  );
}
