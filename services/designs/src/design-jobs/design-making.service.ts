import { Injectable } from '@nestjs/common';
import { CONCEPT_VERSION, type Concept, type PictureMeta, type StoredConcept } from '@plumbline/concept';
import { ConceptFileStore } from '../files/concept-file-store.js';
import type { DesignJob } from '../tables/design-job.entity.js';
import { DesignJobWriter } from './design-job-writer.js';
import { DesignMetrics } from './design-metrics.js';
import { DesignPictureService, PICTURE } from './design-picture.service.js';
import { DesignPlanningService } from './design-planning.service.js';
import { FurtherPicturesService } from './further-pictures.service.js';

/** Turns a wish into a concept: plan, drawing, picture, files, announcement. Safe to run again at any point. */
@Injectable()
export class DesignMakingService {
  constructor(
    private readonly jobWriter: DesignJobWriter,
    private readonly planning: DesignPlanningService,
    private readonly pictures: DesignPictureService,
    private readonly files: ConceptFileStore,
    private readonly further: FurtherPicturesService,
    private readonly metrics: DesignMetrics,
  ) {}

  /** What was begun for a job that failed is given up. */
  async abandon(job: DesignJob): Promise<void> {
    await this.pictures.abandon(job);
  }

  /**
   * @throws Cancelled; PhotoDeleted where the photo was deleted meanwhile; NoConcept, PictureError where there is nothing to
   *   make; ThreadLost
   */
  async make(job: DesignJob, signal: AbortSignal): Promise<void> {
    this.further.giveWay();
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
    const refining = this.further.wantsFiner(picture.meta);
    await this.jobWriter.finish(job, stored, { view: picture.nextView, refining });
    await this.further.queue(job.designId, { view: picture.nextView !== null, finer: refining });
    enter();
    await this.files.dropAnswers(job.designId);
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
