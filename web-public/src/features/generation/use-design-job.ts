import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { useCallback, useEffect, useState } from 'react';
import { fileUrl } from '#lib/server/file-url.js';
import { ApiError, reasonOf } from '#lib/server/http.js';
import { preloadPicture } from '#lib/server/preload-picture.js';
import { shownPicture } from '#lib/server/shown-picture.js';
import type { Design, DesignJob } from '#types/design.js';
import { getDesignJob } from './api/get-design-job.js';

export type JobView =
  | { readonly state: 'working'; readonly job: DesignJob | null }
  | { readonly state: 'done'; readonly designs: readonly Design[] }
  /** `resumable`: the work may still be going on; asking again makes sense. */
  | { readonly state: 'stopped'; readonly message: string; readonly resumable: boolean };

const WORKING: JobView = { state: 'working', job: null };
/** A dropped connection or a tired server is asked again this often before the page says so. */
const DROPS_FORGIVEN = 2;

/**
 * Follows a design job: every 2.5 s until it is done or failed, for 120 s at most (docs/product.md, Designs); the
 * server holds its answers back for as long, so that a first look and the end are seen at once. `resume` starts another
 * 120 s. A job that is done is looked at now and then while a finer picture is on its way.
 */
export function useDesignJob(jobId: string | null): { view: JobView | null; resume: () => void } {
  const [seen, setSeen] = useState<{ jobId: string; view: JobView } | null>(null);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round follows the same job anew
  useEffect(() => {
    if (!jobId) return;
    setSeen((before) =>
      before?.jobId === jobId && before.view.state === 'working' ? before : { jobId, view: WORKING },
    );
    return follow(jobId, (view) => setSeen({ jobId, view }));
  }, [jobId, round]);

  // Only the connection was gone: the work went on, so look again as soon as it is back.
  const waiting = seen?.jobId === jobId && seen.view.state === 'stopped' && seen.view.resumable;
  useEffect(() => {
    if (!waiting) return;
    const again = () => setRound((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [waiting]);

  const resume = useCallback(() => setRound((before) => before + 1), []);
  // What was seen of another job says nothing of this one.
  const view = seen?.jobId === jobId ? seen.view : WORKING;
  return { view: jobId ? view : null, resume };
}

/** Asks for the job until it ends or the time is up. Answers its own stop. */
function follow(jobId: string, show: (view: JobView) => void): () => void {
  const abort = new AbortController();
  const startedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let drops = 0;
  let done = false;
  /** What the next answer waits for; the first answer says at once how far the job is. */
  let awaited: 'preview' | 'end' | undefined;

  async function ask() {
    const askedAt = Date.now();
    const before = awaited;
    let view: JobView;
    try {
      view = viewOf(await getDesignJob(jobId, abort.signal, awaited));
      drops = 0;
      // The picture stands where the first look stood: what takes its place can be drawn when it comes.
      if (!done && view.state === 'done') await pictureArrives(view.designs);
    } catch (error) {
      if (abort.signal.aborted) return;
      // What is there stays: only the finer picture is late.
      if (done) return lookAgain();
      drops += 1;
      if (isFleeting(error) && drops <= DROPS_FORGIVEN) return again();
      show({
        state: 'stopped',
        message: MESSAGES.generation.polling(reasonOf(error)),
        resumable: !isGone(error),
      });
      return;
    }
    if (abort.signal.aborted) return;
    const finer = view.state === 'done' && isRefining(view.designs);
    if (!done || !finer) show(view);
    done = view.state === 'done';
    if (view.state === 'working') {
      awaited = view.job?.previewUrl ? 'end' : 'preview';
      again(awaited === before ? LIMITS.designPollMs - (Date.now() - askedAt) : 0);
    } else if (finer) lookAgain();
  }

  function again(waitMs: number = LIMITS.designPollMs) {
    if (Date.now() - startedAt + waitMs >= LIMITS.designGiveUpMs) {
      timer = setTimeout(
        () => show({ state: 'stopped', message: MESSAGES.generation.tooLong, resumable: true }),
        Math.max(0, LIMITS.designGiveUpMs - (Date.now() - startedAt)),
      );
    } else {
      timer = setTimeout(ask, Math.max(0, waitMs));
    }
  }

  function lookAgain() {
    if (Date.now() - startedAt < LIMITS.refinedGiveUpMs) timer = setTimeout(ask, LIMITS.refinedPollMs);
  }

  void ask();
  return () => {
    abort.abort();
    clearTimeout(timer);
  };
}

async function pictureArrives([first]: readonly Design[]): Promise<void> {
  const url = first && shownPicture(first);
  if (url) await preloadPicture(fileUrl(url));
}

/** Whether a finer picture of one of them is on its way. */
export const isRefining = (designs: readonly Design[] = []): boolean =>
  designs.some(({ refining }) => refining);

/** A job's designs, each with the job that leads back to it. */
export function designsOf({ jobId, designs = [] }: DesignJob): readonly Design[] {
  return designs.map((design) => ({ ...design, jobId }));
}

function viewOf(job: DesignJob): JobView {
  if (job.status === 'done') return { state: 'done', designs: designsOf(job) };
  if (job.status === 'failed') {
    const cancelled = job.error === MESSAGES.generation.cancelled;
    return {
      state: 'stopped',
      message: cancelled ? MESSAGES.generation.cancelled : MESSAGES.generation.failed(job.error ?? undefined),
      resumable: false,
    };
  }
  return { state: 'working', job };
}

function isFleeting(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
