import { setTimeout as sleep } from 'node:timers/promises';
import { JOB_OPTIONS, type JobMap, type JobName } from '@plumbline/contracts';
import type { JobsOptions } from 'bullmq';
import type { Registry } from 'prom-client';
import type { Logger } from '../context/logger.js';
import { requestIdIfAny } from '../context/request-context.js';
import { FaultLog } from './fault-log.js';
import type { JobBackend } from './job-backend.js';
import { JobMetrics } from './job-metrics.js';
import { JobWorker } from './job-worker.js';
import { type JobHandler, JobQueue } from './jobs.js';
import type { BullQueue, QueueServer } from './queue-server.js';

/** Pause before a server that was away at the start is asked again. */
const BEGIN_AGAIN_MS = 1_000;

/** What the queue remembers of finished jobs, in seconds and jobs. */
const KEEP_DONE = { age: 3_600, count: 1_000 };
const KEEP_FAILED = { age: 7 * 86_400, count: 1_000 };

const UNFINISHED = new Set<string>(['waiting', 'active', 'delayed', 'prioritized', 'waiting-children']);

interface BullJobBackendSettings {
  readonly server: QueueServer;
  readonly logger: Logger;
  readonly registry: Registry;
  readonly namePrefix: string;
  readonly stalledAfterMs: number;
}

/** Jobs over BullMQ: one queue a job name, whichever server holds them. */
export class BullJobBackend implements JobBackend {
  readonly queues: JobQueue;
  private readonly faults: FaultLog;
  private readonly metrics: JobMetrics;
  private readonly open = new Map<JobName, BullQueue>();
  /** The kinds of jobs that this process works on. */
  private readonly working = new Set<JobName>();
  private readonly workers = new Set<JobWorker>();

  constructor(private readonly settings: BullJobBackendSettings) {
    this.faults = new FaultLog(settings.logger);
    this.metrics = new JobMetrics(settings.registry, settings.logger, () =>
      [...this.working].map((name) => [name, this.queue(name)] as const),
    );
    this.queues = new BullJobQueue((name) => this.queue(name));
  }

  async work(handlers: ReadonlyMap<JobName, JobHandler>): Promise<{ stop(graceMs: number): Promise<void> }> {
    const started: JobWorker[] = [];
    const waiting = new Map(handlers);
    const stopping = new AbortController();
    const begin = async (): Promise<boolean> => {
      try {
        if (waiting.size > 0) await this.settings.server.ready();
        for (const [name, handler] of waiting) {
          await this.schedule(name);
          if (stopping.signal.aborted) return true;
          started.push(this.start(name, handler));
          waiting.delete(name);
        }
        this.faults.over();
        return true;
      } catch (error) {
        this.faults.report(error as Error);
        return false;
      }
    };
    const begun = (await begin()) ? undefined : untilTrue(begin, stopping.signal);
    return {
      stop: async (graceMs) => {
        stopping.abort();
        await begun;
        await Promise.all(started.map((worker) => worker.stop(graceMs)));
        for (const worker of started) this.workers.delete(worker);
      },
    };
  }

  async check(): Promise<void> {
    await this.settings.server.check();
  }

  async close(): Promise<void> {
    await Promise.all([...this.workers].map((worker) => worker.stop(0)));
    this.workers.clear();
    await Promise.all([...this.open.values()].map((queue) => queue.close()));
    this.open.clear();
    await this.settings.server.close();
  }

  private start(name: JobName, handler: JobHandler): JobWorker {
    const worker = new JobWorker({
      ...this.settings,
      name,
      queueName: this.queueName(name),
      handler,
      faults: this.faults,
      metrics: this.metrics,
    });
    this.workers.add(worker);
    this.working.add(name);
    return worker;
  }

  /** A job with `everyMs` runs by itself, once over all processes: they share one scheduler of its name. */
  private async schedule(name: JobName): Promise<void> {
    const { everyMs } = JOB_OPTIONS[name];
    if (everyMs === undefined) return;
    const queue = this.queue(name);
    await this.settings.server.exclusively(this.queueName(name), async () => {
      if (await isScheduled(queue, name, everyMs)) return;
      await queue.upsertJobScheduler(
        name,
        { every: everyMs },
        { name, data: { payload: {} }, opts: bullOptions(name) },
      );
    });
  }

  private queue(name: JobName): BullQueue {
    const known = this.open.get(name);
    if (known) return known;
    const queue = this.settings.server.queue(this.queueName(name));
    queue.on('error', (error) => this.faults.report(error));
    this.open.set(name, queue);
    // A queue whose first connection fails stays broken for ever: the next call makes another.
    queue.waitUntilReady().catch((error: Error) => {
      this.faults.report(error);
      if (this.open.get(name) === queue) this.open.delete(name);
      return queue.close();
    });
    return queue;
  }

  private queueName(name: JobName): string {
    return `${this.settings.namePrefix}${name}`;
  }
}

class BullJobQueue extends JobQueue {
  constructor(private readonly queue: (name: JobName) => BullQueue) {
    super();
  }

  override async add<N extends JobName>(
    name: N,
    id: string,
    payload: JobMap[N],
    { delayMs, turn }: { delayMs?: number; turn?: number } = {},
  ): Promise<void> {
    await this.queue(name).add(
      name,
      { payload, requestId: requestIdIfAny() },
      { ...bullOptions(name), jobId: id, delay: delayMs, priority: priorityOf(turn) },
    );
  }

  override async holds(name: JobName, id: string): Promise<boolean> {
    return UNFINISHED.has(await this.queue(name).getJobState(id));
  }

  override async remove(name: JobName, id: string): Promise<void> {
    const queue = this.queue(name);
    const job = await queue.getJob(id);
    if (!job || (await job.isActive())) return;
    try {
      await job.remove();
    } catch (error) {
      // A worker took it in this moment: a job that has started stays.
      if (!(await job.isActive())) throw error;
    }
  }

  override async counts(name: JobName) {
    const counts = await this.queue(name).getJobCounts(
      'waiting',
      'prioritized',
      'active',
      'delayed',
      'failed',
    );
    const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
    return { waiting: waiting + prioritized, active, delayed, failed };
  }
}

/** Tries again with pauses until `attempt` says that it is done, or the signal is given. */
async function untilTrue(attempt: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  do await sleep(BEGIN_AGAIN_MS, undefined, { signal }).catch(() => undefined);
  while (!signal.aborted && !(await attempt()));
}

/** BullMQ's largest priority; 0 would be none. */
const PRIORITY_MAX = 2_097_152;
const priorityOf = (turn: number | undefined): number | undefined =>
  turn === undefined ? undefined : Math.min(turn + 1, PRIORITY_MAX);

/** A scheduler whose next run is long overdue has lost it, and wants to be set up again. */
async function isScheduled(queue: BullQueue, name: JobName, everyMs: number): Promise<boolean> {
  const scheduler = await queue.getJobScheduler(name);
  return scheduler?.every === everyMs && (scheduler.next ?? 0) > Date.now() - everyMs;
}

function bullOptions(name: JobName): JobsOptions {
  const { attempts, backoffMs } = JOB_OPTIONS[name];
  return {
    attempts,
    backoff: backoffMs > 0 ? { type: 'exponential', delay: backoffMs } : undefined,
    removeOnComplete: KEEP_DONE,
    removeOnFail: KEEP_FAILED,
  };
}
