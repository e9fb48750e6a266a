import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MESSAGES } from '@plumbline/contracts';
import { type IdempotentCall, OutboxWriter, Problem, TransactionRunner } from '@plumbline/platform';
import { measuredOnSite, NoSuchRoom, whatChanged } from '@plumbline/room';
import { surveyFaults } from '@plumbline/survey';
import { type EntityManager, Repository } from 'typeorm';
import { FurtherPicturesService } from '../design-jobs/further-pictures.service.js';
import { DesignFileRegistry } from '../files/design-file-registry.js';
import { Design } from '../tables/design.entity.js';
import { DesignFileRow } from '../tables/design-file.entity.js';
import { DesignJob } from '../tables/design-job.entity.js';
import type { SiteVisitDto } from './site-visit.dto.js';
import type { SiteVisitResponse } from './site-visit.response.js';
import { SiteVisitPlanningService } from './site-visit-planning.service.js';
import { SiteVisitReader } from './site-visit-reader.js';

/**
 * Takes tape numbers from whoever stands in the room. They win over all that was taken before: the same wish is planned
 * in the room as it is, as the next version of the same design, so that plan, price and scope change wherever it is shown.
 */
@Injectable()
export class SiteVisitsService {
  constructor(
    @InjectRepository(DesignJob) private readonly jobs: Repository<DesignJob>,
    private readonly visits: SiteVisitReader,
    private readonly planning: SiteVisitPlanningService,
    private readonly designFiles: DesignFileRegistry,
    private readonly further: FurtherPicturesService,
    private readonly transactions: TransactionRunner,
    private readonly outbox: OutboxWriter,
  ) {}

  /** @throws Problem 403 for a contractor's key that has ended and for a job's bare id, 404 for one that opens nothing */
  async form(key: string): Promise<SiteVisitResponse> {
    const { found } = await this.visits.read(key);
    return this.visits.shown(found, []);
  }

  /**
   * @throws Problem as form(); 409 where somebody else has measured since; 422 for lengths that make no room, or one that
   * nothing of the kind fits in
   */
  async measure(key: string, body: SiteVisitDto, call: IdempotentCall): Promise<SiteVisitResponse> {
    const { found, by, bidId } = await this.visits.read(key);
    const { design, stored } = found;
    const job = await this.jobs.findOneByOrFail({ designId: design.id });
    const on = new Date().toISOString().slice(0, 10);
    const { concept } = stored;
    const surveyed = fitting(() =>
      measuredOnSite(concept, body.lengths, { name: body.name, on, by }, design.id),
    );
    const [fault] = surveyFaults({ ...surveyed.survey, shell: surveyed.shell, photos: [] });
    if (fault) throw Problem.unprocessable(fault.message);
    const next = await this.planning.plan(found, job, surveyed);
    const { title, description } = next.design;
    const estimatedCost = next.concept.estimate.likely;
    const version = body.baseVersion + 1;
    const rows = await this.planning.draw(design.id, version, next);
    const refining = this.further.wantsFiner(next.design.meta);
    const write = async (tx: EntityManager) => {
      // As everywhere: the job before its design.
      const lock = { mode: 'pessimistic_write' } as const;
      const where = { id: design.id };
      const isThere =
        (await tx.findOne(DesignJob, { where: { id: job.id }, lock })) &&
        (await tx.findOne(Design, { where, lock }));
      if (!isThere) throw Problem.notFound(MESSAGES.server.notFound);
      const now = await tx.maximum(DesignFileRow, 'version', { designId: design.id, kind: 'concept' });
      if (now !== body.baseVersion) throw Problem.conflict(MESSAGES.siteVisits.measuredSince);
      const conceptKey = rows.find(({ kind }) => kind === 'concept')?.key ?? '';
      await tx.insert(DesignFileRow, rows);
      await tx.update(Design, where, {
        title,
        description,
        estimatedCost,
        conceptKey,
        refining,
        nextView: null,
      });
      await tx.update(
        DesignJob,
        { id: job.id },
        // Further ideas and other finishes are planned in the room as it was measured.
        // biome-ignore lint/suspicious/noExplicitAny: TypeORM wants every field of a document optional
        { title, estimatedCost, surveyed: surveyed as any },
      );
      const changes = whatChanged(concept, next.concept);
      await this.designFiles.announce(tx, [{ id: design.id, jobId: job.id }]);
      await this.outbox.add(tx, 'design.verified', job.id, {
        jobId: job.id,
        designId: design.id,
        version,
        title,
        conceptKey,
        name: body.name,
        on,
        by,
        bidId,
        changes,
        estimatedCost,
      });
      return { changes };
    };
    const { changes } = await this.transactions.once(call, write).catch(async (error) => {
      // Erased or measured by somebody else meanwhile: nobody will ask for these files.
      await this.planning.discard(rows);
      throw error;
    });
    await this.further.queue(design.id, { view: false, finer: refining });
    return this.visits.shown(await this.visits.found(design.id), changes);
  }
}

/** @throws Problem 422 with the sentence of NoSuchRoom */
function fitting<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof NoSuchRoom ? Problem.unprocessable(error.message) : error;
  }
}
