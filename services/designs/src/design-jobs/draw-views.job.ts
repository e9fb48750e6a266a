import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { JobMap } from '@plumbline/contracts';
import { type JobContext, OnJob, TransactionRunner } from '@plumbline/platform';
import { IsNull, MoreThan, Not, Repository } from 'typeorm';
import { ConceptsService } from '../concepts/concepts.service.js';
import { ConceptFileStore } from '../files/concept-file-store.js';
import { DesignFileRegistry } from '../files/design-file-registry.js';
import { EmbeddedProvider } from '../pictures/embedded-provider.js';
import { Design } from '../tables/design.entity.js';
import { DesignJob } from '../tables/design-job.entity.js';
import { A_SWEEP, GIVEN_UP_MS, IdleScheduler } from './idle-scheduler.js';

/**
 * Draws the views of a room beside its picture, one after the other, when nobody waits for a design: our own best view
 * where the picture was taken through the homeowner's camera, then one of what that misses. A job that gives way ends; the
 * sweep brings it back.
 */
@Injectable()
export class DrawViewsJob {
  constructor(
    @InjectRepository(DesignJob) private readonly designJobs: Repository<DesignJob>,
    @InjectRepository(Design) private readonly designs: Repository<Design>,
    private readonly transactions: TransactionRunner,
    private readonly files: ConceptFileStore,
    private readonly designFiles: DesignFileRegistry,
    private readonly concepts: ConceptsService,
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
      const [found] = await this.concepts.stored([designId]);
      if (!found?.design.nextView) return;
      const { nextView, photoKey } = found.design;
      const photo = photoKey ? await this.files.read(photoKey) : null;
      const { seed } = await this.designJobs.findOneByOrFail({ designId });
      const request = { concept: found.stored.concept, photo, seed, signal };
      const picture = await this.embedded.ownView(request, nextView);
      signal.throwIfAborted();
      await this.files.writeView(designId, picture);
      await this.transactions.run(async (tx) => {
        const design = await tx.findOne(Design, {
          where: { id: designId },
          lock: { mode: 'pessimistic_write' },
        });
        // Erased meanwhile, and this view with it.
        if (!design) return;
        await tx.update(Design, { id: designId }, { nextView: design.nextView && picture.nextView });
        await this.designFiles.announce(tx, [design]);
      });
    }
  }
}
