import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Proposal, StoredConcept } from '@plumbline/concept';
import { shownFiles } from '@plumbline/contracts';
import { OutboxWriter, TransactionRunner } from '@plumbline/platform';
import { In, Repository } from 'typeorm';
import { DesignFileRegistry } from '../files/design-file-registry.js';
import { Cancelled } from '../pictures/image-provider.js';
import { ThreadLost } from '../planning/planning-runner.js';
import { Design, type OwnView } from '../tables/design.entity.js';
import { DesignJob } from '../tables/design-job.entity.js';

/** The photo was deleted while a picture was made from it: the design is made again without. */
export class PhotoDeleted extends Error {
  override readonly name = 'PhotoDeleted';
}

/** What is drawn of a finished design when nobody waits. */
interface NextPictures {
  readonly view: OwnView | null;
  readonly refining: boolean;
}

/** Writes into a design job's row how far it is and how it ended, and announces its end. */
@Injectable()
export class DesignJobWriter {
  constructor(
    @InjectRepository(DesignJob) private readonly designJobs: Repository<DesignJob>,
    private readonly transactions: TransactionRunner,
    private readonly outbox: OutboxWriter,
    private readonly designFiles: DesignFileRegistry,
  ) {}

  find(id: string): Promise<DesignJob | null> {
    return this.designJobs.findOneBy({ id });
  }

  /** @throws Cancelled where the job ended meanwhile (a cancel in another process) */
  async report(job: DesignJob, progress: number, stage: string): Promise<void> {
    const { affected } = await this.designJobs.update(
      { id: job.id, status: In(['queued', 'processing']), run: job.run },
      { status: 'processing', progress, stage },
    );
    if (!affected) throw new Cancelled();
  }

  /** What a text model made of the words stays with them: a design made again or varied is read the same way. */
  async keepProposed(job: DesignJob, proposed: readonly Proposal[]): Promise<void> {
    job.wish = { ...job.wish, proposed };
    // biome-ignore lint/suspicious/noExplicitAny: TypeORM wants every field of a document optional
    await this.designJobs.update({ id: job.id, run: job.run }, { wish: job.wish as any });
  }

  /**
   * Does what a person's words may make endless. The row has one loss more meanwhile, so that a thread or a whole
   * process that does not come back is counted.
   */
  async countingLosses<T>(job: DesignJob, work: () => Promise<T>): Promise<T> {
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

  /** @throws Cancelled where the job ended meanwhile; PhotoDeleted where its photo is gone, and what held its pixels with it */
  async finish(job: DesignJob, stored: StoredConcept, next: NextPictures): Promise<void> {
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
        nextView: next.view,
        refining: next.refining,
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

  /** A job that has ended meanwhile stays as it is. */
  async fail(job: DesignJob, reason: string): Promise<void> {
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
