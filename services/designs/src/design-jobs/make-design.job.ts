import { Inject, Injectable } from '@nestjs/common';
import { CONCEPT_VERSION, type Concept, type PictureMeta, type StoredConcept } from '@plumbline/concept';
import { type JobMap, MESSAGES } from '@plumbline/contracts';
import { type JobContext, LOGGER, type Logger, OnJob } from '@plumbline/platform';
import { ConceptFileStore } from '../files/concept-file-store.js';
import { Cancelled, PictureError } from '../pictures/image-provider.js';
import { NoConcept, ThreadLost } from '../planning/planning-threads.js';
import type { DesignJob } from '../tables/design-job.entity.js';
import { DesignJobWriter, PhotoDeleted } from './design-job-writer.js';
import { DesignMetrics } from './design-metrics.js';
import { DesignPictureService, PICTURE } from './design-picture.service.js';
import { DesignPlanningService } from './design-planning.service.js';
import { IdleScheduler } from './idle-scheduler.js';
import { RefinePicturesJob } from './refine-pictures.job.js';
import { RunningDesignRegistry } from './running-design-registry.js';

/** A design that has ended so many threads or processes while it was read, planned or drawn is not tried again. */
const LOSSES_MAX = 2;

/** Turns a wish into a concept: plan, drawing, picture, files, announcement. Safe to run again at any point. */
@Injectable()
export class MakeDesignJob {
  constructor(
    private readonly jobWriter: DesignJobWriter,
    private readonly planning: DesignPlanningService,
    private readonly pictures: DesignPictureService,
    private readonly files: ConceptFileStore,
    private readonly running: RunningDesignRegistry,
    private readonly idle: IdleScheduler,
    private readonly refinements: RefinePicturesJob,
    private readonly metrics: DesignMetrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @OnJob('make-design')
  async handleMakeDesign({ jobId }: JobMap['make-design'], context: JobContext): Promise<void> {
    const job = await this.jobWriter.find(jobId);
    if (!job || job.status === 'done') return;
    if (job.status === 'failed') return this.pictures.abandon(job);
    if (job.lostWorkers >= LOSSES_MAX) return this.park(job);
    try {
      await this.running.during(jobId, context.signal, (signal) => this.make(job, signal));
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

  private async make(job: DesignJob, signal: AbortSignal): Promise<void> {
    this.idle.giveWay();
    this.pictures.prepare();
    const enter = this.metrics.follow();
    enter('Reading your wish');
    await this.jobWriter.report(job, 3, 'Reading your wish');
    const concept = await this.planning.plan(job, signal);
    await this.jobWriter.report(job, PICTURE.from, 'Drawing the floor plan');
    // One thread draws the plan while the picture's scene is built: the first look does not wait for it.
    const [picture] = await together(signal, [
      (signal) => this.pictures.make(job, concept, signal, enter),
      (signal) => this.planning.drawPlan(job, concept, signal),
    ]);
    enter('Storing');
    await this.files.writePicture(job.designId, picture);
    const stored = storedConcept(job, concept, picture.meta);
    await this.files.writeConcept(job.designId, stored);
    const refining = this.refinements.wants(picture.meta);
    await this.jobWriter.finish(job, stored, { view: picture.nextView, refining });
    await this.drawMore(job.designId, picture.nextView !== null, refining);
    enter();
    await this.files.dropAnswers(job.designId);
  }

  /** A queue that is away holds nobody up: the sweep finds the design. */
  private async drawMore(designId: string, hasNextView: boolean, refining: boolean): Promise<void> {
    try {
      if (hasNextView) await this.idle.add('draw-view', designId);
      if (refining) await this.idle.add('refine-picture', designId);
    } catch (error) {
      this.logger.warn({ err: error, designId }, 'the queue is away; the sweep will draw what is left');
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

/** Both results; where one fails, the other is stopped and waited for. @throws the first failure */
async function together<A, B>(
  signal: AbortSignal,
  [first, second]: readonly [(signal: AbortSignal) => Promise<A>, (signal: AbortSignal) => Promise<B>],
): Promise<[A, B]> {
  const controller = new AbortController();
  const either = AbortSignal.any([signal, controller.signal]);
  const work = [first(either), second(either)] as const;
  try {
    return await Promise.all(work);
  } catch (error) {
    controller.abort(error);
    await Promise.allSettled(work);
    throw error;
  }
}

function storedConcept(job: DesignJob, concept: Concept, meta: PictureMeta): StoredConcept {
  return {
    version: CONCEPT_VERSION,
    design: {
      _id: job.designId,
      title: concept.title,
      description: concept.description,
      altText: concept.altText,
      designPrompt: job.wish.designPrompt,
      contractorPrompt: job.wish.contractorPrompt,
      style: concept.room.style,
      estimatedCost: concept.estimate.likely,
      meta,
    },
    concept,
    request: job.wish,
    zipCode: job.zipCode,
    category: job.category,
    createdAt: new Date().toISOString(),
  };
}
