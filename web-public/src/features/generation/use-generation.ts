import { MESSAGES } from '@plumbline/contracts';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { ApiError, reasonOf } from '#lib/http.js';
import { useSubmit } from '#lib/use-submit.js';
import type { Design } from '#types/design.js';
import { cancelDesign } from './api/cancel-design.js';
import { type DesignRequest, requestDesign } from './api/request-design.js';
import { type JobView, useDesignJob } from './use-design-job.js';

export type GenerationView =
  | { readonly state: 'idle' }
  /** The request itself was refused or got an answer nobody expects. */
  | { readonly state: 'refused'; readonly message: string }
  /** The photo may not do as a start; the person may insist. */
  | { readonly state: 'doubted'; readonly message: string }
  | JobView;

const SEEDS = 2 ** 31 - 1;

/**
 * From a design request to its designs. The job's id lives with the caller (in the address), so that a reload
 * follows the same job.
 */
export function useGeneration(jobId: string | null, onJob: (jobId: string | null) => void) {
  const [refused, setRefused] = useState<GenerationView | null>(null);
  const [atOnce, setAtOnce] = useState<readonly Design[] | null>(null);
  const { view: jobView, resume } = useDesignJob(jobId);

  const request = useSubmit(requestDesign, {
    onSuccess: (answer) => {
      if (answer.kind === 'designs') {
        setAtOnce(answer.designs);
        onJob(null);
      } else if (answer.kind === 'job') onJob(answer.jobId);
      else setRefused({ state: 'refused', message: MESSAGES.generation.unexpected });
    },
    onError: (error) => setRefused(refusalOf(error)),
  });
  const { submit } = request;

  const start = useCallback(
    (body: DesignRequest) => {
      setRefused(null);
      setAtOnce(null);
      submit(body);
    },
    [submit],
  );

  const startAnother = useCallback(
    (body: DesignRequest) => start({ ...body, seed: Math.floor(Math.random() * SEEDS) }),
    [start],
  );

  const cancellation = useMutation({ mutationFn: cancelDesign, onSettled: resume });

  const view = viewOf();
  return {
    view,
    busy: view.state === 'working',
    start,
    startAnother,
    /** Puts a refusal or a doubt away. */
    dismiss: () => setRefused(null),
    resume,
    cancel: () => jobId && cancellation.mutate(jobId),
    cancelling: cancellation.isPending,
  };

  function viewOf(): GenerationView {
    if (request.isPending) return { state: 'working', job: null };
    if (refused) return refused;
    if (atOnce) return { state: 'done', designs: atOnce };
    return jobView ?? { state: 'idle' };
  }
}

function refusalOf(error: Error): GenerationView {
  const sentence = reasonOf(error);
  return error instanceof ApiError && error.fields.useAnyway
    ? { state: 'doubted', message: `${sentence} ${error.fields.useAnyway}` }
    : { state: 'refused', message: MESSAGES.generation.couldNot(sentence) };
}
