import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { JobQueue, LOGGER, type Logger, OnJob } from '@plumbline/platform';
import { In, Repository } from 'typeorm';
import { DesignJob } from '../tables/design-job.entity.js';

/** The queue of designs to be made. The table is the truth: a sweep queues the jobs that the queue lacks. */
@Injectable()
export class DesignQueue {
  constructor(
    @InjectRepository(DesignJob) private readonly designJobs: Repository<DesignJob>,
    private readonly jobs: JobQueue,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async addById(id: string): Promise<void> {
    const job = await this.designJobs.findOneBy({ id });
    if (job) await this.add(job);
  }

  /** A queue that is away holds nobody up: the sweep finds the row. */
  async add({ id: jobId, run, round }: DesignJob): Promise<void> {
    try {
      await this.jobs.add('make-design', queueId(jobId, run), { jobId }, { turn: round });
    } catch (error) {
      this.logger.warn({ err: error, jobId }, 'the queue is away; the sweep will queue this design');
    }
  }

  /** Puts every open job into the queue that the queue does not hold. */
  @OnJob('sweep-designs')
  async handleSweepDesigns(): Promise<void> {
    const open = await this.designJobs.findBy({ status: In(['queued', 'processing']) });
    for (const job of open) {
      const id = queueId(job.id, job.run);
      if (await this.jobs.holds('make-design', id)) continue;
      this.logger.warn({ jobId: job.id }, 'a design that no queue held is queued again');
      await this.jobs.remove('make-design', id);
      await this.jobs.add('make-design', id, { jobId: job.id }, { turn: job.round });
    }
  }
}

const queueId = (jobId: string, run: number) => `${jobId}-${run}`;
