import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@plumbline/contracts';
import { type JobContext, LOGGER, type Logger, OnJob, TransactionRunner } from '@plumbline/platform';
import { DataSource } from 'typeorm';
import { UploadedPhotoReader } from '../photos/uploaded-photo-reader.js';
import { Survey } from '../tables/survey.entity.js';
import { SurveyErasureService } from './survey-erasure.service.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BATCH = 100;

/** Erases surveys that nobody uses any more, and what was kept of a photo just as that was deleted. */
@Injectable()
export class SurveysSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly surveys: SurveyErasureService,
    private readonly photos: UploadedPhotoReader,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @OnJob('sweep-surveys')
  async handleSweepSurveys(_: Record<string, never>, { signal }: Pick<JobContext, 'signal'>): Promise<void> {
    const unused = await this.eraseUnused(signal);
    const orphans = await this.forgetLostPhotos(signal);
    if (unused + orphans > 0) this.logger.info({ unused, orphans }, 'surveys swept');
  }

  /** Photos and what was measured from them are kept equally long, where no design came of them. */
  private async eraseUnused(signal: AbortSignal): Promise<number> {
    const before = new Date(Date.now() - LIMITS.uploadRetentionDays * DAY_MS);
    for (let count = 0; ; ) {
      signal.throwIfAborted();
      const erased = await this.transactions.run(async (tx) => {
        const rows = await tx
          .createQueryBuilder(Survey, 'survey')
          .where('survey.updated_at < :before', { before })
          .andWhere('not exists (select 1 from design_job job where job.survey_id = survey.id)')
          .orderBy('survey.id')
          .limit(BATCH)
          .setLock('pessimistic_write')
          .getMany();
        await this.surveys.erase(
          tx,
          rows.map(({ id }) => id),
        );
        return rows.length;
      });
      count += erased;
      if (erased < BATCH) return count;
    }
  }

  /** A photo may be deleted between the look at it and the row of its survey: the surveys of the last day are looked at. */
  private async forgetLostPhotos(signal: AbortSignal): Promise<number> {
    let after = new Date(Date.now() - DAY_MS);
    const until = new Date(Date.now() - HOUR_MS);
    let count = 0;
    for (;;) {
      signal.throwIfAborted();
      const rows = await this.dataSource
        .createQueryBuilder(Survey, 'survey')
        .where('survey.updated_at > :after and survey.updated_at < :until', { after, until })
        .orderBy('survey.updated_at')
        .limit(BATCH)
        .getMany();
      const keys = [...new Set(rows.flatMap(({ photoKeys }) => photoKeys))];
      const isThere = await Promise.all(keys.map((key) => this.photos.isThere(key)));
      const lost = keys.filter((_, i) => !isThere[i]);
      if (lost.length > 0) await this.transactions.run((tx) => this.surveys.forgetPhotos(tx, lost));
      count += lost.length;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return count;
      after = last.updatedAt;
    }
  }
}
