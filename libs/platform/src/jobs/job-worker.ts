import { JOB_OPTIONS, type JobMap, type JobName } from '@plumbline/contracts';
import { WaitingError } from 'bullmq';
import { v7 as uuidv7 } from 'uuid';
import type { Logger } from '../context/logger.js';
import { withRequestId } from '../context/request-context.js';
import type { FaultLog } from './fault-log.js';
import type { JobMetrics, JobOutcome } from './job-metrics.js';
import type { JobHandler } from './jobs.js';
import type { BullJob, BullWorker, QueueServer } from './queue-server.js';

/** A job that loses its process again and again is still run again: only its own failures end it. */
const STALLED_MAX = 1_000_000;
/** A server that does not answer may not hold up the end of the process. */
const CLOSE_WITHIN_MS = 2_000;

interface JobWorkerSettings {
  readonly server: QueueServer;
  readonly logger: Logger;
  readonly stalledAfterMs: number;
  readonly name: JobName;
  readonly queueName: string;
  readonly handler: JobHandler;
  readonly faults: FaultLog;
  readonly metrics: JobMetrics;
}

interface Run {
  readonly abort: AbortController;
  readonly settled: Promise<unknown>;
  /** Ends the wait for a handler that goes on. */
  giveUp(): void;
}

/** Works on one kind of job in this process. */
export class JobWorker {
  private readonly worker: BullWorker;
  private readonly running = new Set<Run>();
  private stopping?: Promise<void>;

  constructor(private readonly settings: JobWorkerSettings) {
    const { server, name, queueName, stalledAfterMs, faults, logger } = settings;
    this.worker = server.worker(queueName, (job, token) => this.process(job, token ?? ''), {
      concurrency: JOB_OPTIONS[name].concurrency,
      lockDuration: stalledAfterMs,
      // Two looks in a row must find the job silent; more often than that only costs queries.
      stalledInterval: Math.ceil(stalledAfterMs / 3),
      maxStalledCount: STALLED_MAX,
    });
    this.worker.on('error', (error) => faults.report(error));
    this.worker.on('active', () => faults.over());
    this.worker.on('stalled', (id) => logger.warn({ job: name, id }, 'job lost its process and runs again'));
    this.worker.on('failed', (job, error) => {
      const attempt = job?.attemptsMade ?? 0;
      const final = attempt >= JOB_OPTIONS[name].attempts;
      logger[final ? 'error' : 'warn']({ job: name, id: job?.id, attempt, err: error }, 'job failed');
    });
  }

  /**
   * Takes no more jobs, signals the running ones, waits for them at most `graceMs` and gives those that are
   * still running back to the queue.
   */
  stop(graceMs: number): Promise<void> {
    this.stopping ??= this.drain(graceMs);
    return this.stopping;
  }

  private async drain(graceMs: number): Promise<void> {
    await this.worker.pause(true);
    for (const { abort } of this.running) abort.abort();
    await within(graceMs, Promise.allSettled([...this.running].map(({ settled }) => settled)));
    for (const run of this.running) run.giveUp();
    await within(CLOSE_WITHIN_MS, this.worker.close(false));
  }

  private async process(job: BullJob, token: string): Promise<void> {
    // A fetch that was on its way when the drain began.
    if (this.stopping) return this.giveBack(job, token);
    const abort = new AbortController();
    const settled = withRequestId(job.data.requestId ?? uuidv7(), () => this.run(job, abort.signal));
    let giveUp!: () => void;
    const givenUp = new Promise<void>((resolve) => {
      giveUp = resolve;
    });
    const run: Run = { abort, settled, giveUp };
    this.running.add(run);
    const began = performance.now();
    const ran = (outcome: JobOutcome) =>
      this.settings.metrics.ran(this.settings.name, job.id, outcome, performance.now() - began);
    try {
      await Promise.race([settled, givenUp.then(() => Promise.reject(abort.signal.reason))]);
      ran('done');
    } catch (error) {
      // Stopping early is what the signal asked for: not a failure, and no try is used up.
      ran(abort.signal.aborted ? 'given-back' : 'failed');
      if (abort.signal.aborted) return await this.giveBack(job, token);
      throw error;
    } finally {
      this.running.delete(run);
    }
  }

  private async run(job: BullJob, signal: AbortSignal): Promise<void> {
    const { name, handler } = this.settings;
    const attempt = job.attemptsMade + 1;
    await handler(job.data.payload as JobMap[JobName], {
      id: job.id ?? '',
      attempt,
      lastAttempt: attempt >= JOB_OPTIONS[name].attempts,
      signal,
    });
  }

  private async giveBack(job: BullJob, token: string): Promise<never> {
    await job.moveToWait(token);
    throw new WaitingError();
  }
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
