import { LIMITS } from '@plumbline/contracts';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Design, DesignJob } from '#types/design.js';
import { getDesignJob } from './api/get-design-job.js';
import { designsOf, isRefining, type JobView } from './use-design-job.js';

const keyOf = (jobId: string) => ['design-job', jobId];

/** Milliseconds until a job is looked at again; false where nothing more comes. */
function intervalFor(job: DesignJob | undefined): number | false {
  if (!job) return false;
  if (job.status === 'done') return isRefining(job.designs) ? LIMITS.refinedPollMs : false;
  return job.status === 'failed' ? false : LIMITS.designPollMs;
}

/**
 * The designs of all jobs but the last, which is followed by itself (`last`). What the last has brought is kept, so that
 * it is there at once when another job takes its place.
 */
export function useEarlierDesigns(jobIds: readonly string[], last: JobView | null): readonly Design[] {
  const lastId = jobIds.at(-1);
  const queryClient = useQueryClient();
  const designs = last?.state === 'done' ? last.designs : undefined;
  useEffect(() => {
    if (lastId && designs) {
      const job: DesignJob = { jobId: lastId, status: 'done', designs };
      queryClient.setQueryData(keyOf(lastId), job);
    }
  }, [queryClient, lastId, designs]);

  return useQueries({
    queries: jobIds.slice(0, -1).map((jobId) => ({
      queryKey: keyOf(jobId),
      queryFn: ({ signal }: { signal: AbortSignal }) => getDesignJob(jobId, signal),
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: ({ state }: { state: { data?: DesignJob | undefined } }) => intervalFor(state.data),
    })),
    combine: (jobs) => jobs.flatMap(({ data }) => (data?.status === 'done' ? designsOf(data) : [])),
  });
}
