import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DESIGN_JOB_STATUSES, MESSAGES, ROOM_CATEGORIES } from '@plumbline/contracts';
import {
  FileUrlMapper,
  inOrderOf,
  type ListQuery,
  Problem,
  type SortField,
  searchPattern,
  sortedPage,
} from '@plumbline/platform';
import { In, Repository, type SelectQueryBuilder } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { ConceptsService } from '../concepts/concepts.service.js';
import { DesignJobsService } from '../design-jobs/design-jobs.service.js';
import { DesignFileRegistry } from '../files/design-file-registry.js';
import { Design } from '../tables/design.entity.js';
import { DesignJob } from '../tables/design-job.entity.js';
import type { ConsoleDesignResponse } from './console-design.response.js';

const NEWEST: SortField = { columns: ['job.id'] };

/** Fields a list may be sorted by. */
const SORTS: Readonly<Record<string, SortField>> = {
  createdAt: NEWEST,
  id: NEWEST,
  finishedAt: { columns: ['job.finishedAt'], nullable: true },
  status: { columns: ['job.status'] },
  category: { columns: ['job.category'] },
  zipCode: { columns: ['job.zipCode'] },
  title: { columns: ['lower(job.title)'], nullable: true },
  estimatedCost: { columns: ['job.estimatedCost'], nullable: true },
};

type Row = DesignJob & { design?: Design | null };

@Injectable()
export class ConsoleDesignsService {
  constructor(
    @InjectRepository(DesignJob) private readonly jobs: Repository<DesignJob>,
    private readonly concepts: ConceptsService,
    private readonly files: DesignFileRegistry,
    private readonly designJobs: DesignJobsService,
    private readonly urls: FileUrlMapper,
  ) {}

  /** A page of jobs; the total is exact up to 10,000. */
  async list(query: ListQuery): Promise<{ items: ConsoleDesignResponse[]; total: number }> {
    const { ids, total } = await sortedPage(query, this.filtered(query), SORTS, NEWEST);
    const found = (await this.withDesign()
      .where({ id: In(ids) })
      .getMany()) as Row[];
    return { items: await this.present(inOrderOf(ids, found, ({ id }) => id)), total };
  }

  /** @throws Problem 404 */
  async get(id: string): Promise<ConsoleDesignResponse> {
    const row = (await this.withDesign().where('job.id = :id', { id }).getOne()) as Row | null;
    if (!row) throw Problem.notFound(MESSAGES.server.notFound);
    const [[job], [design]] = await Promise.all([
      this.present([row]),
      row.design ? this.concepts.byIds([row.design.id]) : [],
    ]);
    return { ...(job as ConsoleDesignResponse), ...(design ? { design } : {}) };
  }

  async rerun(id: string): Promise<ConsoleDesignResponse> {
    await this.designJobs.rerun(id);
    return this.get(id);
  }

  private withDesign(): SelectQueryBuilder<DesignJob> {
    return this.jobs
      .createQueryBuilder('job')
      .leftJoinAndMapOne('job.design', Design, 'design', 'design.id = job.designId');
  }

  private filtered({ ids, filter }: ListQuery): SelectQueryBuilder<DesignJob> {
    const builder = this.jobs.createQueryBuilder('job');
    if (ids) builder.andWhere({ id: In(ids.filter((id) => isUuid(id))) });
    if (DESIGN_JOB_STATUSES.includes(filter.status as never)) builder.andWhere({ status: filter.status });
    if (ROOM_CATEGORIES.includes(filter.category as never)) builder.andWhere({ category: filter.category });
    if (typeof filter.zipCode === 'string') builder.andWhere({ zipCode: filter.zipCode });
    if (typeof filter.q === 'string') {
      builder.andWhere('lower(job.title) like :q', { q: searchPattern(filter.q) });
    }
    return builder;
  }

  private async present(rows: readonly Row[]): Promise<ConsoleDesignResponse[]> {
    const shown = await this.files.shown(rows.flatMap(({ design }) => design ?? []));
    return rows.map((row) => {
      const design = row.design ?? null;
      const files = design ? shown(design).keys : {};
      return {
        id: row.id,
        status: row.status,
        progress: row.progress,
        stage: row.stage,
        error: row.error,
        category: row.category,
        zipCode: row.zipCode,
        title: design?.title ?? null,
        estimatedCost: design?.estimatedCost ?? null,
        imageUrl: this.urls.maybe(files.picture),
        thumbnailUrl: this.urls.maybe(files.thumbnail),
        photoUrl: this.urls.maybe(row.photoKey),
        designPrompt: row.wish.designPrompt,
        createdAt: row.createdAt.toISOString(),
        finishedAt: row.finishedAt?.toISOString() ?? null,
      };
    });
  }
}
