import { Inject, Injectable } from '@nestjs/common';
import { type JobMap, MESSAGES } from '@plumbline/contracts';
import { type JobContext, LOGGER, type Logger, OnJob } from '@plumbline/platform';
import { Cancelled, PictureError } from '../pictures/image-provider.js';
import { NoConcept, ThreadLost } from '../planning/planning-runner.js';
import type { DesignJob } from '../tables/design-job.entity.js';
import { DesignJobWriter, PhotoDeleted } from './design-job-writer.js';
import { DesignMakingService } from './design-making.service.js';
import { RunningDesignRegistry } from './running-design-registry.js';

/** A design that has ended so many threads or processes while it was read, planned or drawn is not tried again. */
const LOSSES_MAX = 2;

/** Has queued designs made, and decides what becomes of one whose making failed, was cancelled or ended its worker. */
@Injectable()
export class MakeDesignJob {
  constructor(
    private readonly jobWriter: DesignJobWriter,
    private readonly making: DesignMakingService,
    private readonly running: RunningDesignRegistry,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @OnJob('make-design')
  async handleMakeDesign({ jobId }: JobMap['make-design'], context: JobContext): Promise<void> {
    const job = await this.jobWriter.find(jobId);
    if (!job || job.status === 'done') return;
    if (job.status === 'failed') return this.making.abandon(job);
    if (job.lostWorkers >= LOSSES_MAX) return this.park(job);
    try {
      await this.running.during(jobId, context.signal, (signal) => this.making.make(job, signal));
    } catch (error) {
      if (error instanceof Cancelled || context.signal.aborted) {
        // A cancel has written its end already; a drain leaves the job to the next start.
        if (context.signal.aborted) throw error;
        return;
      }
      if (error instanceof PhotoDeleted) return this.handleMakeDesign({ jobId }, context);
      if (error instanceof NoConcept || error instanceof PictureError)
        return this.jobWriter.fail(job, error.message);
      if (error instanceof ThreadLost && job.lostWorkers + 1 >= LOSSES_MAX) return this.park(job, error);
      if (!context.lastAttempt) throw error;
      this.logger.error({ err: error, jobId }, 'a design failed for good');
      await this.jobWriter.fail(job, MESSAGES.server.internal);
    }
  }

  private async park(job: DesignJob, error?: ThreadLost): Promise<void> {
    this.logger.error(
      { jobId: job.id, err: error },
      'a design ended its worker twice and is not tried again',
    );
    await this.jobWriter.fail(job, MESSAGES.designs.unreadable);
  }
}
