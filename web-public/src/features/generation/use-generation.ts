import type { DesignRequest } from '@plumbline/api-client';
import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSubmit } from '#lib/page/use-submit.js';
import { ApiError, reasonOf } from '#lib/server/http.js';
import { keepSiteKey } from '#lib/stored/site-keys.js';
import type { Design, DesignChange } from '#types/design.js';
import { cancelDesign } from './api/cancel-design.js';
import { requestDesign, siblingRequestOf } from './api/request-design.js';
import { type JobView, useDesignJob } from './use-design-job.js';
import { useEarlierDesigns } from './use-earlier-designs.js';

export type GenerationView =
  | { readonly state: 'idle' }
  /** The request itself was refused or got an answer nobody expects. */
  | { readonly state: 'refused'; readonly message: string }
  /** The photo may not do as a start; the person may insist. */
  | { readonly state: 'doubted'; readonly message: string }
  | JobView;

/**
 * From a design request to its designs. The ids of the jobs live with the caller (in the address), so that a reload
 * follows the same jobs: the last one may be under way, and its designs stand beside those of the jobs before.
 */
export function useGeneration(jobIds: readonly string[], onJobs: (jobIds: readonly string[]) => void) {
  const [refused, setRefused] = useState<GenerationView | null>(null);
  const [atOnce, setAtOnce] = useState<readonly Design[]>([]);
  const jobId = jobIds.at(-1) ?? null;
  const { view: jobView, resume } = useDesignJob(jobId);
  const earlier = useEarlierDesigns(jobIds, jobView);
  /** The jobs whose designs stay when the next answer comes. */
  const kept = useRef<readonly string[]>([]);
  /** Whether the next answer stands beside what is there. */
  const beside = useRef(false);

  /** Ideas that are still to be asked for: each is to differ from all before, so they come one after the other. */
  const [further, setFurther] = useState<{ readonly body: DesignRequest; readonly count: number } | null>(
    null,
  );

  const request = useSubmit(requestDesign, {
    onSuccess: (answer) => {
      if (answer.kind === 'designs') {
        setAtOnce((before) => (beside.current ? [...before, ...answer.designs] : answer.designs));
        onJobs(kept.current);
      } else if (answer.kind === 'job') {
        if (answer.siteKey) keepSiteKey(answer.jobId, answer.siteKey);
        onJobs([...kept.current, answer.jobId]);
      } else setRefused({ state: 'refused', message: MESSAGES.generation.unexpected });
    },
    onError: (error) => {
      setFurther(null);
      setRefused(refusalOf(error));
    },
  });
  const { submit, isPending } = request;

  const designs = [...earlier, ...atOnce, ...(jobView?.state === 'done' ? jobView.designs : [])];
  const replaces = isPending && !beside.current;

  const start = useCallback(
    (body: DesignRequest) => {
      kept.current = [];
      setFurther(null);
      beside.current = false;
      setRefused(null);
      setAtOnce([]);
      submit(body);
    },
    [submit],
  );

  function startBeside(body: DesignRequest) {
    kept.current = jobIds.filter((id) => designs.some((design) => design.jobId === id));
    beside.current = true;
    setRefused(null);
    submit(body);
  }

  const another = ({ otherThan: _, ...body }: DesignRequest) =>
    startBeside({ ...body, otherThan: designs.map(({ _id }) => _id) });

  function startAnother(body: DesignRequest, count = 1) {
    setFurther({ body, count: count - 1 });
    another(body);
  }

  function startSibling(design: Design, change: DesignChange) {
    setFurther(null);
    startBeside(siblingRequestOf(design, change));
  }

  function startAgain(body: DesignRequest) {
    setFurther(null);
    startBeside(body);
  }

  const state = isPending || refused ? null : jobView?.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next idea is asked for when one is there, not with each drawing
  useEffect(() => {
    if (!further || further.count === 0 || state === null) return;
    if (state === 'stopped') setFurther(null);
    if (state === 'done') startAnother(further.body, further.count);
  }, [state, designs.length]);

  const cancellation = useMutation({ mutationFn: cancelDesign, onSettled: resume });

  const view = viewOf();
  return {
    view,
    /** What is there to be seen, whatever becomes of the next. */
    designs: replaces ? [] : designs,
    busy: view.state === 'working',
    start,
    /** Other ideas for the same wish, beside those that are there; undefined where there are enough. */
    startAnother: designs.length < LIMITS.ideasMax ? startAnother : undefined,
    /** A design with something in it decided otherwise, beside those that are there. */
    startSibling: designs.length < LIMITS.ideasMax ? startSibling : undefined,
    /** The same wish for a room that was changed, beside the designs that are there. */
    startAgain,
    /** Puts a refusal or a doubt away. */
    dismiss: () => setRefused(null),
    resume,
    cancel: () => jobId && cancellation.mutate(jobId),
    cancelling: cancellation.isPending,
  };

  function viewOf(): GenerationView {
    if (isPending) return { state: 'working', job: null };
    if (refused) return refused;
    if (atOnce.length > 0 && (!jobView || jobView.state === 'done')) return { state: 'done', designs };
    return jobView ?? { state: 'idle' };
  }
}

function refusalOf(error: Error): GenerationView {
  const sentence = reasonOf(error);
  return error instanceof ApiError && error.fields.useAnyway
    ? { state: 'doubted', message: `${sentence} ${error.fields.useAnyway}` }
    : { state: 'refused', message: MESSAGES.generation.couldNot(sentence) };
}
