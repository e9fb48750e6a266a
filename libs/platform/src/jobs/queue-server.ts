import type { JobName } from '@plumbline/contracts';
import type { Job, JobsOptions, Processor, WorkerOptions } from 'bullmq';

/** What a job carries in the queue: its payload, and the request that asked for it. */
export interface QueuedJob {
  readonly payload: unknown;
  readonly requestId?: string;
}

export type BullJob = Job<QueuedJob, void, JobName>;
export type JobProcessor = Processor<QueuedJob, void, JobName>;

/** What we use of a BullMQ queue. */
export interface BullQueue {
  add(name: JobName, data: QueuedJob, options: JobsOptions): Promise<unknown>;
  getJob(id: string): Promise<Pick<BullJob, 'isActive' | 'remove'> | undefined>;
  getJobState(id: string): Promise<string>;
  getJobCounts(
    ...states: ('waiting' | 'prioritized' | 'active' | 'delayed' | 'failed')[]
  ): Promise<Record<string, number>>;
  /** Waiting jobs, the oldest first. */
  getWaiting(start: number, end: number): Promise<readonly { readonly timestamp: number }[]>;
  getJobScheduler(id: string): Promise<{ readonly every?: number; readonly next?: number } | undefined>;
  upsertJobScheduler(
    id: string,
    repeat: { every: number },
    template: {
      name: JobName;
      data: QueuedJob;
      opts: Omit<JobsOptions, 'jobId' | 'repeat' | 'delay' | 'deduplication'>;
    },
  ): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  /** Rejects where the first connection to the server fails. */
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
}

/** What we use of a BullMQ worker. */
export interface BullWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'active', listener: () => void): unknown;
  on(event: 'stalled', listener: (id: string) => void): unknown;
  on(event: 'failed', listener: (job: BullJob | undefined, error: Error) => void): unknown;
  pause(doNotWaitActive: boolean): Promise<void>;
  close(force: boolean): Promise<void>;
}

export type BullWorkerOptions = Omit<WorkerOptions, 'connection'>;

/** The server that holds the queues, with as few connections as it allows. */
export interface QueueServer {
  queue(name: string): BullQueue;
  worker(name: string, process: JobProcessor, options: BullWorkerOptions): BullWorker;
  /** Resolves once the server can be used; rejects where it is away. */
  ready(): Promise<void>;
  check(): Promise<void>;
  /** Runs `work` while no other process runs work of this name: for calls that the server does not make atomic. */
  exclusively(name: string, work: () => Promise<void>): Promise<void>;
  /** Called once all queues and workers are closed. */
  close(): Promise<void>;
}
