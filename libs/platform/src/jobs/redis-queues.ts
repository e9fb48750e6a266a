import type { JobName } from '@plumbline/contracts';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type {
  BullQueue,
  BullWorker,
  BullWorkerOptions,
  JobProcessor,
  QueuedJob,
  QueueServer,
} from './queue-server.js';

const COMMAND_TIMEOUT_MS = 5_000;
const RETRY_MAX_MS = 5_000;

/**
 * Queues in Redis over two shared connections and one blocking connection a worker. Adding fails at once
 * where Redis is away (rows and sweepers remember what was meant); workers wait for it to come back.
 */
export class RedisQueues implements QueueServer {
  private readonly adding: Redis;
  private readonly working: Redis;

  constructor(url: string) {
    const retryStrategy = (attempt: number) => Math.min(attempt * 200, RETRY_MAX_MS);
    this.adding = new Redis(url, {
      lazyConnect: true,
      retryStrategy,
      maxRetriesPerRequest: 1,
      commandTimeout: COMMAND_TIMEOUT_MS,
    });
    this.working = new Redis(url, { lazyConnect: true, retryStrategy, maxRetriesPerRequest: null });
    // BullMQ reports the errors of the connections it uses; these handlers only keep them from being fatal.
    this.adding.on('error', () => undefined);
    this.working.on('error', () => undefined);
  }

  queue(name: string): BullQueue {
    return new Queue<QueuedJob, void, JobName>(name, {
      connection: this.adding,
      skipWaitingForReady: true,
    });
  }

  worker(name: string, process: JobProcessor, options: BullWorkerOptions): BullWorker {
    return new Worker<QueuedJob, void, JobName>(name, process, { ...options, connection: this.working });
  }

  async ready(): Promise<void> {
    await this.check();
  }

  async check(): Promise<void> {
    await this.adding.ping();
  }

  /** Every call of BullMQ is one atomic script in Redis: no lock is needed. */
  async exclusively(_name: string, work: () => Promise<void>): Promise<void> {
    await work();
  }

  async close(): Promise<void> {
    this.adding.disconnect();
    this.working.disconnect();
  }
}
