import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { JobMap } from '@plumbline/contracts';
import { type JobContext, LOGGER, type Logger, OnJob } from '@plumbline/platform';
import { Repository } from 'typeorm';
import { ConceptFileStore } from '../files/concept-file-store.js';
import { EmbeddedProvider } from '../pictures/embedded-provider.js';
import { Design } from '../tables/design.entity.js';
import { FinishedDesignWriter } from './finished-design-writer.js';
import { A_SWEEP, GIVEN_UP_MS, IdleScheduler } from './idle-scheduler.js';
import { PictureSourceReader } from './picture-source-reader.js';

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
    @InjectRepository(Design) private readonly designs: Repository<Design>,
    private readonly sources: PictureSourceReader,
    private readonly finished: FinishedDesignWriter,
    private readonly files: ConceptFileStore,
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
    const source = await this.sources.of(designId, ({ refining }) => refining);
    if (!source) return;
    const { design, version, concept, photo, seed } = source;
    // The photo was deleted this moment: its event ends the refining.
    if (design.photoKey && !photo) return;
    const picture = await this.embedded.refine({ concept, photo, seed, signal });
    signal.throwIfAborted();
    await this.files.writePicture(designId, picture, 'refined', version);
    // Measured meanwhile, the room that was drawn is not the one that holds: it has another version.
    const wanted = await this.finished.change(
      designId,
      ({ refining }) => (refining ? { refining: false } : null),
      version,
    );
    // The photo or the design was erased meanwhile.
    if (!wanted) await this.files.dropRefined(designId, version);
  }
}
