import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  CONCEPT_VERSION,
  type Concept,
  type PictureMeta,
  type Proposal,
  type StoredConcept,
} from '@plumbline/concept';
import { type JobMap, MESSAGES, shownFiles } from '@plumbline/contracts';
import { resolveZip } from '@plumbline/geo';
import { type JobContext, LOGGER, type Logger, OnJob, Outbox, TransactionRunner } from '@plumbline/platform';
import type { ConceptRequest, Price } from '@plumbline/room';
import { In, Repository } from 'typeorm';
import { ConceptsService } from '../concepts/concepts.service.js';
import { ConceptFileStore } from '../files/concept-file-store.js';
import { DesignFileRegistry } from '../files/design-file-registry.js';
import {
  Cancelled,
  IMAGE_PROVIDER,
  type ImageProvider,
  type Picture,
  PictureError,
} from '../pictures/image-provider.js';
import { NoConcept, PlanningThreads, ThreadLost } from '../planning/planning-threads.js';
import { OWN_PRICES } from '../requests/own-prices.js';
import { Design, type OwnView } from '../tables/design.entity.js';
import { DesignJob } from '../tables/design-job.entity.js';
import { readInWords, toldInWords } from '../texts/plan-in-words.js';
import { TextModelClient } from '../texts/text-model-client.js';
import { DesignJobsService } from './design-jobs.service.js';
import { DesignMetrics } from './design-metrics.js';
import { IdleScheduler } from './idle-scheduler.js';
import { RefinePicturesJob } from './refine-pictures.job.js';
import { RunningDesignRegistry } from './running-design-registry.js';

/** Where in 0–100 the picture's own progress begins and ends. */
const PICTURE = { from: 20, to: 95 } as const;

/** A design that has ended so many threads or processes while it was read, planned or drawn is not tried again. */
const LOSSES_MAX = 2;

/** The photo was deleted while a picture was made from it: the design is made again without. */
class PhotoDeleted extends Error {
  override readonly name = 'PhotoDeleted';
}

/** Turns a wish into a concept: plan, drawing, picture, files, announcement. Safe to run again at any point. */
@Injectable()
export class DesignMaker {
  constructor(
    @InjectRepository(DesignJob) private readonly designJobs: Repository<DesignJob>,
    private readonly transactions: TransactionRunner,
    private readonly outbox: Outbox,
    private readonly files: ConceptFileStore,
    private readonly designFiles: DesignFileRegistry,
    private readonly concepts: ConceptsService,
    private readonly running: RunningDesignRegistry,
    private readonly metrics: DesignMetrics,
    private readonly service: DesignJobsService,
    @Inject(IMAGE_PROVIDER) private readonly pictures: ImageProvider,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(OWN_PRICES) private readonly prices: readonly Price[] | undefined,
    private readonly texts: TextModelClient,
    private readonly threads: PlanningThreads,
    private readonly idle: IdleScheduler,
    private readonly refinements: RefinePicturesJob,
  ) {}

  @OnJob('sweep-designs')
  async handleSweepDesigns(): Promise<void> {
    await this.service.sweep();
  }

  @OnJob('make-design')
  async handleMakeDesign({ jobId }: JobMap['make-design'], context: JobContext): Promise<void> {
    const job = await this.designJobs.findOneBy({ id: jobId });
    if (!job || job.status === 'done') return;
    if (job.status === 'failed') return await this.pictures.abandon?.(job);
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
      if (error instanceof NoConcept || error instanceof PictureError) return this.fail(job, error.message);
      if (error instanceof ThreadLost && job.lostWorkers + 1 >= LOSSES_MAX) return this.park(job, error);
      if (!context.lastAttempt) throw error;
      this.logger.error({ err: error, jobId }, 'a design failed for good');
      await this.fail(job, MESSAGES.server.internal);
    }
  }

  private async make(job: DesignJob, signal: AbortSignal): Promise<void> {
    this.idle.giveWay();
    this.pictures.prepare?.();
    const enter = this.metrics.follow();
    enter('Reading your wish');
    await this.report(job, 3, 'Reading your wish');
    const { otherThan = [], siblingOf, roomOf } = job.wish;
    const roomsOf = async (ids: readonly string[]) =>
      (await this.concepts.stored(ids))
        .filter(({ stored: { concept } }) => isMeasuredAlike(concept, job))
        .map(({ stored }) => stored.concept.room);
    const [sibling] = siblingOf ? await roomsOf([siblingOf]) : [];
    const [sameRoom] = roomOf ? await roomsOf([roomOf]) : [];
    const options = {
      seed: job.seed,
      date: job.createdAt.toISOString(),
      ...(this.prices ? { prices: this.prices } : {}),
      otherThan: await roomsOf(otherThan),
      ...(sibling ? { sibling } : {}),
      ...(sameRoom ? { sameRoom } : {}),
      photo: job.photoKey !== null,
      ...(job.surveyed ? { surveyed: job.surveyed } : {}),
    };
    const plan = (request: ConceptRequest) =>
      this.countingLosses(job, () => this.threads.plan(request, options, signal));
    const request = { ...job.wish, state: resolveZip(job.zipCode)?.place.state };
    const read = await readInWords(request, plan, this.texts, signal);
    if (read.proposed && !job.wish.proposed) await this.keepProposed(job, read.proposed);
    const concept = await toldInWords(read.concept, this.texts, signal);
    await this.report(job, PICTURE.from, 'Drawing the floor plan');
    // One thread draws the plan while the picture's scene is built: the first look does not wait for it.
    const [picture] = await together(signal, [
      (signal) => this.makePicture(job, concept, signal, enter),
      (signal) => this.drawPlan(job, concept, signal),
    ]);
    enter('Storing');
    await this.files.writePicture(job.designId, picture);
    const stored = storedConcept(job, concept, picture.meta);
    await this.files.writeConcept(job.designId, stored);
    await this.finish(job, stored, picture.nextView);
    await this.drawMore(job.designId, picture);
    enter();
    await this.files.dropAnswers(job.designId);
  }

  private async drawPlan(job: DesignJob, concept: Concept, signal: AbortSignal): Promise<void> {
    const enter = this.metrics.follow();
    enter('Drawing the floor plan');
    const drawn = await this.countingLosses(job, () => this.threads.draw(concept, signal));
    signal.throwIfAborted();
    await this.files.writePlan(job.designId, drawn);
    enter();
  }

  private async makePicture(
    job: DesignJob,
    concept: Concept,
    signal: AbortSignal,
    enter: (stage: string) => void,
  ): Promise<Picture> {
    let lastReport = Date.now();
    return this.pictures.make({
      job: { id: job.id, designId: job.designId, run: job.run, client: job.client },
      concept,
      photo: job.photoKey ? await this.files.read(job.photoKey) : null,
      seed: job.seed,
      quality: job.quality,
      signal,
      onProgress: (percent, stage) => {
        enter(stage);
        if (Date.now() - lastReport < 700) return;
        lastReport = Date.now();
        const progress = Math.round(PICTURE.from + ((PICTURE.to - PICTURE.from) * percent) / 100);
        this.report(job, progress, stage).catch((error) => {
          if (error instanceof Cancelled) this.running.cancel(job.id);
          else this.logger.warn({ err: error, jobId: job.id }, 'progress not written');
        });
      },
      onPreview: async (jpeg) => {
        await this.files.writePreview(job.designId, jpeg);
      },
    });
  }

  /** What a text model made of the words stays with them: a design made again or varied is read the same way. */
  private async keepProposed(job: DesignJob, proposed: readonly Proposal[]): Promise<void> {
    job.wish = { ...job.wish, proposed };
    // biome-ignore lint/suspicious/noExplicitAny: TypeORM wants every field of a document optional
    await this.designJobs.update({ id: job.id, run: job.run }, { wish: job.wish as any });
  }

  /**
   * Does what a person's words may make endless. The row has one loss more meanwhile, so that a thread or a whole
   * process that does not come back is counted.
   */
  private async countingLosses<T>(job: DesignJob, work: () => Promise<T>): Promise<T> {
    const count = (lostWorkers: number) =>
      this.designJobs.update({ id: job.id, run: job.run }, { lostWorkers });
    await count(job.lostWorkers + 1);
    try {
      const result = await work();
      await count(job.lostWorkers);
      return result;
    } catch (error) {
      if (!(error instanceof ThreadLost)) await count(job.lostWorkers);
      throw error;
    }
  }

  /** A queue that is away holds nobody up: the sweep finds the design. */
  private async drawMore(designId: string, { nextView, meta }: Picture): Promise<void> {
    try {
      if (nextView) await this.idle.add('draw-view', designId);
      if (this.refinements.wants(meta)) await this.idle.add('refine-picture', designId);
    } catch (error) {
      this.logger.warn({ err: error, designId }, 'the queue is away; the sweep will draw what is left');
    }
  }

  private async park(job: DesignJob, error?: ThreadLost): Promise<void> {
    this.logger.error(
      { jobId: job.id, err: error },
      'a design ended its worker twice and is not tried again',
    );
    await this.fail(job, MESSAGES.designs.unreadable);
  }

  /** @throws Cancelled where the job ended meanwhile (a cancel in another process) */
  private async report(job: DesignJob, progress: number, stage: string): Promise<void> {
    const { affected } = await this.designJobs.update(
      { id: job.id, status: In(['queued', 'processing']), run: job.run },
      { status: 'processing', progress, stage },
    );
    if (!affected) throw new Cancelled();
  }

  /** @throws Cancelled where the job ended meanwhile; PhotoDeleted where its photo is gone, and what held its pixels with it */
  private async finish(job: DesignJob, stored: StoredConcept, nextView: OwnView | null): Promise<void> {
    const { design, concept } = stored;
    const photoGone = await this.transactions.run(async (tx) => {
      const current = await tx.findOneOrFail(DesignJob, {
        where: { id: job.id },
        lock: { mode: 'pessimistic_write' },
      });
      if (current.status !== 'processing' || current.run !== job.run) throw new Cancelled();
      if (current.photoKey !== job.photoKey) {
        await this.designFiles.eraseWithPhoto(tx, [job.designId]);
        return true;
      }
      const files = await this.designFiles.announce(tx, [{ id: job.designId, jobId: job.id }]);
      const keys = shownFiles(files);
      const conceptKey = keys.concept ?? '';
      await tx.insert(Design, {
        id: job.designId,
        jobId: job.id,
        title: design.title,
        description: design.description,
        category: job.category,
        zipCode: job.zipCode,
        style: design.style,
        estimatedCost: design.estimatedCost,
        photoKey: job.photoKey,
        conceptKey,
        filesListed: true,
        nextView,
        refining: this.refinements.wants(stored.design.meta),
        meta: design.meta,
        createdAt: new Date(stored.createdAt),
      });
      Object.assign(current, {
        status: 'done',
        progress: 100,
        stage: 'Done',
        finishedAt: new Date(),
        title: design.title,
        estimatedCost: design.estimatedCost,
      });
      await tx.save(current);
      await this.outbox.add(tx, 'design.completed', job.id, {
        jobId: job.id,
        designId: job.designId,
        title: design.title,
        description: design.description,
        zipCode: job.zipCode,
        category: job.category,
        photoKey: job.photoKey,
        imageKey: keys.picture ?? '',
        thumbnailKey: keys.thumbnail ?? '',
        floorPlanKey: keys['plan-png'] ?? null,
        conceptKey,
        estimateUsd: {
          low: concept.estimate.low,
          likely: concept.estimate.likely,
          high: concept.estimate.high,
        },
      });
      return false;
    });
    if (photoGone) throw new PhotoDeleted();
  }

  private async fail(job: DesignJob, reason: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { affected } = await tx.update(
        DesignJob,
        { id: job.id, status: In(['queued', 'processing']) },
        { status: 'failed', error: reason, stage: 'Failed', finishedAt: new Date() },
      );
      if (!affected) return;
      await this.outbox.add(tx, 'design.failed', job.id, {
        jobId: job.id,
        zipCode: job.zipCode,
        category: job.category,
        reason,
      });
    });
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

/** Ideas that were planned before the room was measured anew stand in another room: they give no doors and windows. */
function isMeasuredAlike({ survey }: Concept, { surveyed }: DesignJob): boolean {
  if (!surveyed) return true;
  return survey?.id === surveyed.survey.id && survey.version === surveyed.survey.version;
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
