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
  const jobId = jobIds.at(-1) ?? null;
  const { view: jobView, resume } = useDesignJob(jobId);
  const earlier = useEarlierDesigns(jobIds, jobView);
  const { send, isPending, atOnce, refused, dismiss, replaces } = useRequests(onJobs, () => further.forget());

  const designs = [...earlier, ...atOnce, ...(jobView?.state === 'done' ? jobView.designs : [])];

  /** The jobs whose designs are there stay when the answer comes. */
  const startBeside = (body: DesignRequest) =>
    send(
      body,
      jobIds.filter((id) => designs.some((design) => design.jobId === id)),
    );

  const another = ({ otherThan: _, ...body }: DesignRequest) =>
    startBeside({ ...body, otherThan: designs.map(({ _id }) => _id) });

  const state = isPending || refused ? null : jobView?.state;
  const further = useFurtherIdeas(state, designs.length, another);
  const { forget } = further;

  const start = useCallback(
    (body: DesignRequest) => {
      forget();
      send(body, null);
    },
    [send, forget],
  );

  function startSibling(design: Design, change: DesignChange) {
    forget();
    startBeside(siblingRequestOf(design, change));
  }

  function startAgain(body: DesignRequest) {
    forget();
    startBeside(body);
  }

  const cancellation = useMutation({ mutationFn: cancelDesign, onSettled: resume });

  const view = viewOf();
  return {
    view,
    /** What is there to be seen, whatever becomes of the next. */
    designs: replaces ? [] : designs,
    busy: view.state === 'working',
    start,
    /** Other ideas for the same wish, beside those that are there; undefined where there are enough. */
    startAnother: designs.length < LIMITS.ideasMax ? further.start : undefined,
    /** A design with something in it decided otherwise, beside those that are there. */
    startSibling: designs.length < LIMITS.ideasMax ? startSibling : undefined,
    /** The same wish for a room that was changed, beside the designs that are there. */
    startAgain,
    /** Puts a refusal or a doubt away. */
    dismiss,
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

/** Sends requests one at a time, and keeps what was answered at once or refused. */
function useRequests(onJobs: (jobIds: readonly string[]) => void, onFailed: () => void) {
  const [refused, setRefused] = useState<GenerationView | null>(null);
  const [atOnce, setAtOnce] = useState<readonly Design[]>([]);
  /** The jobs whose designs stay when the next answer comes. */
  const kept = useRef<readonly string[]>([]);
  /** Whether the next answer stands beside what is there. */
  const beside = useRef(false);

  const { submit, isPending } = useSubmit(requestDesign, {
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
      onFailed();
      setRefused(refusalOf(error));
    },
  });

  /** `keeps`: the jobs beside whose designs the answer will stand; null: it takes the place of all that is there. */
  const send = useCallback(
    (body: DesignRequest, keeps: readonly string[] | null) => {
      kept.current = keeps ?? [];
      beside.current = keeps !== null;
      setRefused(null);
      if (keeps === null) setAtOnce([]);
      submit(body);
    },
    [submit],
  );

  return {
    send,
    isPending,
    atOnce,
    refused,
    dismiss: () => setRefused(null),
    replaces: isPending && !beside.current,
  };
}

/**
 * Ideas that are still to be asked for: each is to differ from all before, so they come one after the other.
 * @param state of the job that was asked for last; null while a request is under way
 * @param there how many designs there are
 */
function useFurtherIdeas(
  state: JobView['state'] | null | undefined,
  there: number,
  ask: (body: DesignRequest) => void,
) {
  const [further, setFurther] = useState<{ readonly body: DesignRequest; readonly count: number } | null>(
    null,
  );

  function start(body: DesignRequest, count = 1) {
    setFurther({ body, count: count - 1 });
    ask(body);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next idea is asked for when one is there, not with each drawing
  useEffect(() => {
    if (!further || further.count === 0 || state === null) return;
    if (state === 'stopped') setFurther(null);
    if (state === 'done') start(further.body, further.count);
  }, [state, there]);

  return { start, forget: useCallback(() => setFurther(null), []) };
}

function refusalOf(error: Error): GenerationView {
  const sentence = reasonOf(error);
  return error instanceof ApiError && error.fields.useAnyway
    ? { state: 'doubted', message: `${sentence} ${error.fields.useAnyway}` }
    : { state: 'refused', message: MESSAGES.generation.couldNot(sentence) };
}
