import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { JobMap } from '@plumbline/contracts';
import { type JobContext, OnJob, Transactions } from '@plumbline/platform';
import { Repository } from 'typeorm';
import { ConceptFiles } from '../concepts/concept-files.js';
import { ConceptsService } from '../concepts/concepts.service.js';
import { Design } from '../concepts/design.entity.js';
import { DesignFiles } from '../concepts/design-files.js';
import { EmbeddedProvider } from '../pictures/embedded-provider.js';
import { DesignJob } from './design-job.entity.js';
import { IdleWork } from './idle-work.js';

/** Designs that are looked after in one sweep. */
const A_SWEEP = 20;
/** Days after which a view that was never drawn is given up. */
const GIVEN_UP_DAYS = 2;

/**
 * Draws our own best view of a room whose picture was taken through the homeowner's camera: when nobody waits for a
 * design. A job that gives way ends; the sweep brings it back.
 */
@Injectable()
export class DrawViews {
  constructor(
    @InjectRepository(DesignJob) private readonly designJobs: Repository<DesignJob>,
    @InjectRepository(Design) private readonly designs: Repository<Design>,
    private readonly transactions: Transactions,
    private readonly files: ConceptFiles,
    private readonly designFiles: DesignFiles,
    private readonly concepts: ConceptsService,
    private readonly embedded: EmbeddedProvider,
    private readonly idle: IdleWork,
  ) {}

  /** Queues what is still to be drawn. */
  @OnJob('sweep-views')
  async handleSweepViews(): Promise<void> {
    if (await this.idle.somebodyWaits()) return;
    const rows: { id: string }[] = await this.designs.query(
      `select d.id from design d
       join design_file f on f.design_id = d.id and f.kind = 'picture' and f.shows = 'from-photo'
       where d.created_at > now() - make_interval(days => $1)
         and not exists (select 1 from design_file v where v.design_id = d.id and v.kind = 'view')
       order by d.created_at limit $2`,
      [GIVEN_UP_DAYS, A_SWEEP],
    );
    for (const { id } of rows) await this.idle.add('draw-view', id);
  }

  @OnJob('draw-view')
  async handleDrawView({ designId }: JobMap['draw-view'], { signal }: JobContext): Promise<void> {
    await this.idle.during(signal, (signal) => this.draw(designId, signal));
  }

  private async draw(designId: string, signal: AbortSignal): Promise<void> {
    const [found] = await this.concepts.stored([designId]);
    if (!found || found.pictures.some(({ kind }) => kind === 'view')) return;
    const job = await this.designJobs.findOneByOrFail({ designId });
    const picture = await this.embedded.bestView(found.stored.concept, job.seed, signal);
    await this.files.writeView(designId, picture);
    await this.transactions.run(async (tx) => {
      const design = await tx.findOne(Design, {
        where: { id: designId },
        lock: { mode: 'pessimistic_write' },
      });
      if (design) await this.designFiles.announce(tx, [design]);
    });
    // Erased meanwhile: the sweep of files deletes what has no design.
  }
}
