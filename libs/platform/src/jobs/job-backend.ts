import type { JobName } from '@plumbline/contracts';
import type { JobHandler, JobQueue } from './jobs.js';

/** BullMQ over Postgres or Redis; one a process. */
export interface JobBackend {
  /** The queues, as services see them. */
  readonly queues: JobQueue;
  /**
   * Starts working on the given jobs, one BullMQ worker a job name; jobs with `everyMs` are scheduled. A server that
   * is away is waited for in the background.
   * `stop()` signals running handlers, waits for them at most `graceMs`, and gives the rest back to the queue.
   */
  work(handlers: ReadonlyMap<JobName, JobHandler>): Promise<{ stop(graceMs: number): Promise<void> }>;
  /** Rejects where the queue's server does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
