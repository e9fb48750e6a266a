import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MESSAGES, readOwnKey, readSiteKey } from '@plumbline/contracts';
import { FileUrlMapper, LinkTokenSigner, Problem, siteVisitOf } from '@plumbline/platform';
import { type SiteVisit, siteLengths } from '@plumbline/room';
import { Repository } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { ConceptsService } from '../concepts/concepts.service.js';
import type { StoredWithFiles } from '../concepts/present-design.js';
import { DesignJob } from '../tables/design-job.entity.js';
import type { SiteVisitResponse } from './site-visit.response.js';

/** A design with who may measure its room. */
interface Visited {
  readonly found: StoredWithFiles;
  readonly by: SiteVisit['by'];
  /** The bid whose contractor measures. */
  readonly bidId: string | null;
}

/** Reads the design that the key of a site visit opens, and shows its lengths. */
@Injectable()
export class SiteVisitReader {
  constructor(
    @InjectRepository(DesignJob) private readonly jobs: Repository<DesignJob>,
    private readonly concepts: ConceptsService,
    private readonly tokens: LinkTokenSigner,
    private readonly urls: FileUrlMapper,
  ) {}

  /** The design that a key opens. @throws Problem 403 for a contractor's key that has ended and for a job's bare id, 404 for one that opens nothing */
  async read(key: string): Promise<Visited> {
    const contractor = readSiteKey(key);
    const designId = contractor ? this.designOf(contractor) : await this.ownDesign(key);
    const found = await this.found(designId);
    return contractor
      ? { found, by: 'contractor', bidId: contractor.bidId }
      : { found, by: 'homeowner', bidId: null };
  }

  /** A design as it is now. @throws Problem 404 where there is none */
  async found(designId: string | undefined): Promise<StoredWithFiles> {
    const [found] = designId ? await this.concepts.stored([designId]) : [];
    if (!found) throw Problem.notFound(MESSAGES.server.notFound);
    return found;
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

  /** The room's lengths with the plan, and what the last visit changed. */
  shown({ stored, version, files }: StoredWithFiles, changes: readonly string[]): SiteVisitResponse {
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
