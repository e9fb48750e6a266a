import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { JobMap } from '@plumbline/contracts';
import { type JobContext, OnJob } from '@plumbline/platform';
import { IsNull, MoreThan, Not, Repository } from 'typeorm';
import { ConceptFileStore } from '../files/concept-file-store.js';
import { EmbeddedProvider } from '../pictures/embedded-provider.js';
import { Design } from '../tables/design.entity.js';
import { FinishedDesignWriter } from './finished-design-writer.js';
import { A_SWEEP, GIVEN_UP_MS, IdleScheduler } from './idle-scheduler.js';
import { PictureSourceReader } from './picture-source-reader.js';

/**
 * Draws the views of a room beside its picture, one after the other, when nobody waits for a design: our own best view
 * where the picture was taken through the homeowner's camera, then one of what that misses. A job that gives way ends; the
 * sweep brings it back.
 */
@Injectable()
export class DrawViewsJob {
  constructor(
    @InjectRepository(Design) private readonly designs: Repository<Design>,
    private readonly sources: PictureSourceReader,
    private readonly finished: FinishedDesignWriter,
    private readonly files: ConceptFileStore,
    private readonly embedded: EmbeddedProvider,
    private readonly idle: IdleScheduler,
  ) {}

  /** Queues what is still to be drawn. */
  @OnJob('sweep-views')
  async handleSweepViews(): Promise<void> {
    if (await this.idle.somebodyWaits()) return;
    const rows = await this.designs.find({
      where: { nextView: Not(IsNull()), createdAt: MoreThan(new Date(Date.now() - GIVEN_UP_MS)) },
      order: { createdAt: 'ASC' },
      take: A_SWEEP,
    });
    for (const { id } of rows) await this.idle.add('draw-view', id);
  }

  @OnJob('draw-view')
  async handleDrawView({ designId }: JobMap['draw-view'], { signal }: JobContext): Promise<void> {
    await this.idle.during(signal, (signal) => this.draw(designId, signal));
  }

  private async draw(designId: string, signal: AbortSignal): Promise<void> {
    for (;;) {
      const source = await this.sources.of(designId, ({ nextView }) => nextView !== null);
      if (!source?.design.nextView) return;
      const { concept, photo, seed } = source;
      const picture = await this.embedded.ownView({ concept, photo, seed, signal }, source.design.nextView);
      signal.throwIfAborted();
      await this.files.writeView(designId, picture);
      // Erased meanwhile, the design takes this view with it.
      await this.finished.change(designId, ({ nextView }) => ({ nextView: nextView && picture.nextView }));
    }
  }
}
