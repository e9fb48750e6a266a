import { SetMetadata } from '@nestjs/common';
import type { JobMap, JobName } from '@plumbline/contracts';

export interface JobContext {
  readonly id: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /** The last try: failing now is final. */
  readonly lastAttempt: boolean;
  /** Aborted when the process drains: stop early, the job runs again at the next start. */
  readonly signal: AbortSignal;
}

/** Puts work into the queue. Options (tries, backoff, concurrency) stand in contracts/jobs.ts. */
export abstract class JobQueue {
  /**
   * The same id is taken once while the queue remembers it: use a new id for a new try. Of jobs with a `turn` the
   * lowest is next, and of one turn the first added; those without come before them.
   */
  abstract add<N extends JobName>(
    name: N,
    id: string,
    payload: JobMap[N],
    options?: { delayMs?: number; turn?: number },
  ): Promise<void>;
  /** Whether the queue holds an unfinished job of that id. */
  abstract holds(name: JobName, id: string): Promise<boolean>;
  /** Takes a job that has not started out of the queue. */
  abstract remove(name: JobName, id: string): Promise<void>;
  /** Waiting, active, delayed and failed jobs, for health and the console. */
  abstract counts(
    name: JobName,
  ): Promise<{ waiting: number; active: number; delayed: number; failed: number }>;
}

export type JobHandler<N extends JobName = JobName> = (payload: JobMap[N], job: JobContext) => Promise<void>;

export const JOB_HANDLER = 'plumbline:job-handler';

/** Marks a provider's method as the one handler of a job. Handlers are idempotent: a job may run twice. */
export const OnJob = <N extends JobName>(name: N) =>
  SetMetadata(JOB_HANDLER, name) as <T extends JobHandler<N>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<T>,
  ) => void;
