import { JOB_OPTIONS, type JobName } from '@plumbline/contracts';
import { Histogram, type Registry } from 'prom-client';
import type { Logger } from '../context/logger.js';
import { gauge } from '../metrics/gauges.js';
import type { BullQueue } from './queue-server.js';

export type JobOutcome = 'done' | 'failed' | 'given-back';

/** What this process's workers do, and what waits for them. */
export class JobMetrics {
  private readonly seconds: Histogram;

  constructor(
    registry: Registry,
    private readonly logger: Logger,
    /** The queues that this process works on. */
    queues: () => readonly (readonly [JobName, BullQueue])[],
  ) {
    this.seconds = new Histogram({
      name: 'job_seconds',
      help: 'Runs of jobs by name and outcome; given-back: cut off by the end of the process, to run again.',
      labelNames: ['job', 'outcome'],
      buckets: [0.01, 0.05, 0.25, 1, 5, 15, 30, 60, 120, 300],
      registers: [registry],
    });
    gauge({
      name: 'job_queue_jobs',
      help: 'Jobs in the queues that this process works on, by state.',
      labelNames: ['job', 'state'],
      registry,
      logger,
      read: async () => {
        const all = queues().map(async ([job, queue]) => {
          const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'failed');
          return Object.entries(counts).map(([state, value]) => ({ labels: { job, state }, value }));
        });
        return (await Promise.all(all)).flat();
      },
    });
    gauge({
      name: 'job_queue_oldest_seconds',
      help: 'How long the oldest job has been waiting for a worker; 0 where none waits.',
      labelNames: ['job'],
      registry,
      logger,
      read: () =>
        Promise.all(
          queues().map(async ([job, queue]) => {
            const [oldest] = await queue.getWaiting(0, 0);
            return { labels: { job }, value: oldest ? (Date.now() - oldest.timestamp) / 1_000 : 0 };
          }),
        ),
    });
  }

  ran(job: JobName, id: string | undefined, outcome: JobOutcome, ms: number): void {
    this.seconds.observe({ job, outcome }, ms / 1_000);
    if (outcome !== 'done') return;
    const level = JOB_OPTIONS[job].everyMs === undefined ? 'info' : 'debug';
    this.logger[level]({ job, id, ms: Math.round(ms) }, 'job done');
  }
}
