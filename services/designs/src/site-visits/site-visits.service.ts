import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { CONCEPT_VERSION, type StoredConcept, type SurveyedRoom } from '@plumbline/concept';
import { MESSAGES, readOwnKey, readSiteKey } from '@plumbline/contracts';
import { resolveZip } from '@plumbline/geo';
import {
  FileUrls,
  type IdempotentCall,
  LinkTokens,
  LOGGER,
  type Logger,
  Outbox,
  Problem,
  siteVisitOf,
  TransactionRunner,
} from '@plumbline/platform';
import {
  measuredOnSite,
  NoSuchRoom,
  type Price,
  type SiteVisit,
  siteLengths,
  whatChanged,
} from '@plumbline/room';
import { surveyFaults } from '@plumbline/survey';
import { Repository } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { ConceptsService } from '../concepts/concepts.service.js';
import type { StoredWithFiles } from '../concepts/present-design.js';
import { IdleScheduler } from '../design-jobs/idle-scheduler.js';
import { RefinePicturesJob } from '../design-jobs/refine-pictures.job.js';
import { ConceptFileStore } from '../files/concept-file-store.js';
import { DesignFileRegistry } from '../files/design-file-registry.js';
import { NoConcept, PlanningThreads } from '../planning/planning-threads.js';
import { OWN_PRICES } from '../requests/own-prices.js';
import { Design } from '../tables/design.entity.js';
import { DesignFileRow } from '../tables/design-file.entity.js';
import { DesignJob } from '../tables/design-job.entity.js';
import type { SiteVisitDto } from './site-visit.dto.js';
import type { SiteVisitResponse } from './site-visit.response.js';

/** Nobody waits for somebody who has closed their page: the room is measured all the same. */
const TO_THE_END = new AbortController().signal;

/** A design with who may measure its room. */
interface Visited {
  readonly found: StoredWithFiles;
  readonly by: SiteVisit['by'];
  /** The bid whose contractor measures. */
  readonly bidId: string | null;
}

/**
 * Takes tape numbers from whoever stands in the room. They win over all that was taken before: the same wish is planned
 * in the room as it is, as the next version of the same design, so that plan, price and scope change wherever it is shown.
 */
@Injectable()
export class SiteVisitsService {
  constructor(
    @InjectRepository(DesignJob) private readonly jobs: Repository<DesignJob>,
    private readonly concepts: ConceptsService,
    private readonly files: ConceptFileStore,
    private readonly designFiles: DesignFileRegistry,
    private readonly threads: PlanningThreads,
    private readonly transactions: TransactionRunner,
    private readonly outbox: Outbox,
    private readonly tokens: LinkTokens,
    private readonly urls: FileUrls,
    private readonly refinements: RefinePicturesJob,
    private readonly idle: IdleScheduler,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(OWN_PRICES) private readonly prices: readonly Price[] | undefined,
  ) {}

  /** @throws Problem 403 for a contractor's key that has ended and for a job's bare id, 404 for one that opens nothing */
  async form(key: string): Promise<SiteVisitResponse> {
    const { found } = await this.visited(key);
    return this.shown(found, []);
  }

  /**
   * @throws Problem as form(); 409 where somebody else has measured since; 422 for lengths that make no room, or one that
   * nothing of the kind fits in
   */
  async measure(key: string, body: SiteVisitDto, call: IdempotentCall): Promise<SiteVisitResponse> {
    const { found, by, bidId } = await this.visited(key);
    const { design, stored } = found;
    const job = await this.jobs.findOneByOrFail({ designId: design.id });
    const on = new Date().toISOString().slice(0, 10);
    const { concept } = stored;
    const surveyed = fitting(() =>
      measuredOnSite(concept, body.lengths, { name: body.name, on, by }, design.id),
    );
    const [fault] = surveyFaults({ ...surveyed.survey, shell: surveyed.shell, photos: [] });
    if (fault) throw Problem.unprocessable(fault.message);
    const next = await this.planned(found, job, surveyed);
    const { title, description } = next.design;
    const estimatedCost = next.concept.estimate.likely;
    const version = body.baseVersion + 1;
    const rows = await this.files.storeVersion(
      design.id,
      version,
      await this.threads.draw(next.concept, TO_THE_END),
      next,
    );
    const refining = this.refinements.wants(next.design.meta);
    const { changes } = await this.transactions.once(call, async (tx) => {
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
    });
    if (refining) await this.drawAnew(design.id);
    const [again] = await this.concepts.stored([design.id]);
    if (!again) throw Problem.notFound(MESSAGES.server.notFound);
    return this.shown(again, changes);
  }

  /** The same wish in the room as it was measured. @throws Problem 422 where nothing of the kind fits in it */
  private async planned(
    { design, stored }: StoredWithFiles,
    job: DesignJob,
    surveyed: SurveyedRoom,
  ): Promise<StoredConcept> {
    const request = { ...job.wish, state: resolveZip(job.zipCode)?.place.state };
    const options = {
      seed: stored.concept.seed,
      date: new Date().toISOString(),
      ...(this.prices ? { prices: this.prices } : {}),
      photo: design.photoKey !== null,
      surveyed,
      as: stored.concept.room,
    };
    const concept = await this.threads.plan(request, options, TO_THE_END).catch((error) => {
      throw error instanceof NoConcept ? Problem.unprocessable(error.message) : error;
    });
    const { title, description, altText, estimate } = concept;
    return {
      ...stored,
      version: CONCEPT_VERSION,
      design: { ...stored.design, title, description, altText, estimatedCost: estimate.likely },
      concept,
    };
  }

  /** A queue that is away holds nobody up: the sweep finds the design. */
  private async drawAnew(designId: string): Promise<void> {
    try {
      await this.idle.add('refine-picture', designId);
    } catch (error) {
      this.logger.warn({ err: error, designId }, 'the queue is away; the sweep will draw what is left');
    }
  }

  /** The design that a key opens. @throws Problem as form() */
  private async visited(key: string): Promise<Visited> {
    const contractor = readSiteKey(key);
    const designId = contractor ? this.designOf(contractor) : await this.ownDesign(key);
    const [found] = designId ? await this.concepts.stored([designId]) : [];
    if (!found) throw Problem.notFound(MESSAGES.server.notFound);
    return contractor
      ? { found, by: 'contractor', bidId: contractor.bidId }
      : { found, by: 'homeowner', bidId: null };
  }

  /** The design of whoever asked for it. @throws Problem 403 for those who were only shown it */
  private async ownDesign(key: string): Promise<string | undefined> {
    const own = readOwnKey(key);
    const id = own?.jobId ?? key;
    if (own ? !this.tokens.verify(own.token, 'own-design', id) : !isUuid(id)) return undefined;
    const job = await this.jobs.findOneBy({ id });
    if (job && !own) throw Problem.forbidden(MESSAGES.siteVisits.onlyShown);
    return job?.designId;
  }

  private designOf({ designId, bidId, token }: NonNullable<ReturnType<typeof readSiteKey>>) {
    const state = this.tokens.state(token, 'site-visit', siteVisitOf(designId, bidId));
    if (state === 'ended') throw Problem.forbidden(MESSAGES.siteVisits.ended);
    return state === 'good' ? designId : undefined;
  }

  private shown({ stored, version, files }: StoredWithFiles, changes: readonly string[]): SiteVisitResponse {
    const { room, survey } = stored.concept;
    return {
      title: stored.design.title,
      version,
      floorPlanSvgUrl: this.urls.maybe(files['plan-svg']),
      lengths: siteLengths(room),
      verified: survey?.verified ?? null,
      changes: [...changes],
    };
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
