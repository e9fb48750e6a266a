import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { JobMap } from '@plumbline/contracts';
import { type JobContext, LOGGER, type Logger, OnJob, TransactionRunner } from '@plumbline/platform';
import { Repository } from 'typeorm';
import { ConceptsService } from '../concepts/concepts.service.js';
import { ConceptFileStore } from '../files/concept-file-store.js';
import { DesignFileRegistry } from '../files/design-file-registry.js';
import { EmbeddedProvider } from '../pictures/embedded-provider.js';
import { Design } from '../tables/design.entity.js';
import { DesignJob } from '../tables/design-job.entity.js';
import { A_SWEEP, GIVEN_UP_MS, IdleScheduler } from './idle-scheduler.js';

/** A design that is new, or whose room was measured on site of late: its concept has a new version then. */
const LATELY = `design.created_at > :givenUp or exists (
  select from design_file file
  where file.design_id = design.id and file.kind = 'concept' and file.created_at > :givenUp
)`;

/**
 * Draws the pictures of finished designs anew, with many samples, when nobody waits for a design. It begins from zero
 * each time, so that the bytes depend on room, photo and seed alone.
 */
@Injectable()
export class RefinePicturesJob {
  constructor(
    @InjectRepository(DesignJob) private readonly designJobs: Repository<DesignJob>,
    @InjectRepository(Design) private readonly designs: Repository<Design>,
    private readonly transactions: TransactionRunner,
    private readonly files: ConceptFileStore,
    private readonly designFiles: DesignFileRegistry,
    private readonly concepts: ConceptsService,
    private readonly embedded: EmbeddedProvider,
    private readonly idle: IdleScheduler,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Queues what is still to be drawn, the newest first: somebody may be looking at it. */
  @OnJob('sweep-refinements')
  async handleSweepRefinements(): Promise<void> {
    const givenUp = new Date(Date.now() - GIVEN_UP_MS);
    await this.designs
      .createQueryBuilder()
      .update()
      .set({ refining: false })
      .where(`refining and not (${LATELY})`, { givenUp })
      .execute();
    if (await this.idle.somebodyWaits()) return;
    const left = await this.designs
      .createQueryBuilder('design')
      .where(`design.refining and (${LATELY})`, { givenUp })
      .orderBy('design.createdAt', 'DESC')
      .take(A_SWEEP)
      .getMany();
    for (const { id } of left) await this.idle.add('refine-picture', id);
  }

  @OnJob('refine-picture')
  async handleRefinePicture(
    { designId }: JobMap['refine-picture'],
    { signal, lastAttempt }: Pick<JobContext, 'signal' | 'lastAttempt'>,
  ): Promise<void> {
    try {
      await this.idle.during(signal, (signal) => this.refine(designId, signal));
    } catch (error) {
      if (signal.aborted || !lastAttempt) throw error;
      this.logger.error({ err: error, designId }, 'a picture could not be refined');
      await this.designs.update({ id: designId }, { refining: false });
    }
  }

  private async refine(designId: string, signal: AbortSignal): Promise<void> {
    const [found] = await this.concepts.stored([designId]);
    if (!found?.design.refining) return;
    const { photoKey } = found.design;
    const photo = photoKey ? await this.files.read(photoKey) : null;
    // The photo was deleted this moment: its event ends the refining.
    if (photoKey && !photo) return;
    const { seed } = await this.designJobs.findOneByOrFail({ designId });
    const picture = await this.embedded.refine({ concept: found.stored.concept, photo, seed, signal });
    signal.throwIfAborted();
    await this.files.writePicture(designId, picture, 'refined', found.version);
    const wanted = await this.transactions.run(async (tx) => {
      const design = await tx.findOne(Design, {
        where: { id: designId },
        lock: { mode: 'pessimistic_write' },
      });
      // Measured meanwhile: the room that was drawn is not the one that holds.
      const { version } = (await this.designFiles.shown(design ? [design] : []))({ id: designId });
      if (!design?.refining || version !== found.version) return false;
      await tx.update(Design, { id: designId }, { refining: false });
      await this.designFiles.announce(tx, [design]);
      return true;
    });
    // The photo or the design was erased meanwhile.
    if (!wanted) await this.files.dropRefined(designId, found.version);
  }
}
