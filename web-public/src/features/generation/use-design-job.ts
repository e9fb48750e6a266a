import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, messageOf } from '#lib/http.js';
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
 * Follows a design job: every 2.5 s until it is done or failed, for 120 s at most (spec §4, §9). `resume`
 * starts another 120 s.
 */
export function useDesignJob(jobId: string | null): { view: JobView | null; resume: () => void } {
  const [view, setView] = useState<JobView | null>(jobId ? WORKING : null);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round follows the same job anew
  useEffect(() => {
    if (!jobId) {
      setView(null);
      return;
    }
    setView((before) => (before?.state === 'working' ? before : WORKING));
    return follow(jobId, setView);
  }, [jobId, round]);

  const resume = useCallback(() => setRound((before) => before + 1), []);
  return { view, resume };
}

/** Asks for the job until it ends or the time is up. Answers its own stop. */
function follow(jobId: string, show: (view: JobView) => void): () => void {
  const abort = new AbortController();
  const startedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let drops = 0;

  async function ask() {
    let view: JobView;
    try {
      view = viewOf(await getDesignJob(jobId, abort.signal));
      drops = 0;
    } catch (error) {
      if (abort.signal.aborted) return;
      drops += 1;
      if (isFleeting(error) && drops <= DROPS_FORGIVEN) return again();
      show({ state: 'stopped', message: pollingMessage(error), resumable: !isGone(error) });
      return;
    }
    if (abort.signal.aborted) return;
    show(view);
    if (view.state === 'working') again();
  }

  function again() {
    if (Date.now() - startedAt + LIMITS.designPollMs >= LIMITS.designGiveUpMs) {
      timer = setTimeout(
        () => show({ state: 'stopped', message: MESSAGES.generation.tooLong, resumable: true }),
        Math.max(0, LIMITS.designGiveUpMs - (Date.now() - startedAt)),
      );
    } else {
      timer = setTimeout(ask, LIMITS.designPollMs);
    }
  }

  void ask();
  return () => {
    abort.abort();
    clearTimeout(timer);
  };
}

function viewOf(job: DesignJob): JobView {
  if (job.status === 'done') return { state: 'done', designs: job.designs ?? [] };
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

function pollingMessage(error: unknown): string {
  const own = error instanceof Error ? error.message : String(error);
  return MESSAGES.generation.polling(messageOf(error, own));
}

function isFleeting(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
