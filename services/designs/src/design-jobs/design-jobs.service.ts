import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@plumbline/contracts';
import { OutboxWriter, Problem, TransactionRunner } from '@plumbline/platform';
import { v7 as uuidv7 } from 'uuid';
import { DesignJob } from '../tables/design-job.entity.js';
import type { DesignJobResponse } from './design-job.response.js';
import { DesignJobReader } from './design-job-reader.js';
import { DesignQueue } from './design-queue.js';
import { OPEN, STAGE_QUEUED } from './queued-design.js';
import { RunningDesignRegistry } from './running-design-registry.js';
import { currentRound } from './waiting-line.js';

/** Cancels designs and has them made once more. */
@Injectable()
export class DesignJobsService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly outbox: OutboxWriter,
    private readonly queue: DesignQueue,
    private readonly reader: DesignJobReader,
    private readonly running: RunningDesignRegistry,
  ) {}

  /** Stops a design that is not finished; a finished one stays. @throws Problem 404 */
  async cancel(id: string): Promise<DesignJobResponse> {
    const cancelled = await this.transactions.run(async (tx) => {
      const job = await tx.findOne(DesignJob, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!job) throw Problem.notFound(MESSAGES.server.notFound);
      if (job.status === 'done' || job.status === 'failed') return false;
      Object.assign(job, {
        status: 'failed',
        error: MESSAGES.generation.cancelled,
        stage: MESSAGES.generation.cancelled,
        finishedAt: new Date(),
      });
      await tx.save(job);
      await this.outbox.add(tx, 'design.failed', job.id, {
        jobId: job.id,
        zipCode: job.zipCode,
        category: job.category,
        reason: MESSAGES.generation.cancelled,
      });
      return true;
    });
    if (cancelled) this.running.cancel(id);
    return this.reader.get(id);
  }

  /** Makes a failed or finished job once more, with the same wish and seed. @throws Problem 404, 409 while it runs */
  async rerun(id: string): Promise<DesignJobResponse> {
    const job = await this.transactions.run(async (tx) => {
      const job = await tx.findOne(DesignJob, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!job) throw Problem.notFound(MESSAGES.server.notFound);
      if (job.status !== 'failed') throw Problem.conflict('Only a failed design can be made again.');
      Object.assign(job, {
        status: 'queued',
        stage: STAGE_QUEUED,
        progress: 0,
        error: null,
        finishedAt: null,
        designId: uuidv7(),
        run: job.run + 1,
        round: currentRound(await tx.find(DesignJob, OPEN)),
        lostWorkers: 0,
      });
      return tx.save(job);
    });
    await this.queue.add(job);
    return this.reader.get(id);
  }
}
