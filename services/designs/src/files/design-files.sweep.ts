import { Inject, Injectable } from '@nestjs/common';
import {
  type JobContext,
  LOGGER,
  type Logger,
  OnJob,
  STORAGE,
  type Storage,
  TransactionRunner,
} from '@plumbline/platform';
import { DataSource, In } from 'typeorm';
import { Design } from '../tables/design.entity.js';
import { DesignFileRow } from '../tables/design-file.entity.js';
import { ConceptFileStore, DESIGNS_PREFIX } from './concept-file-store.js';
import { DesignFileRegistry } from './design-file-registry.js';

/** A file without a row may be that of a design that is being made; after an hour it is not. */
const ORPHAN_AGE_MS = 3_600_000;
const BATCH = 100;

/** Keeps table and storage of design files the same: lists what stands nowhere yet, deletes what belongs to nothing. */
@Injectable()
export class DesignFilesSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly files: ConceptFileStore,
    private readonly designFiles: DesignFileRegistry,
    @Inject(STORAGE) private readonly storage: Storage,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Orphans come last: until an earlier design is listed, its files have no rows. */
  @OnJob('sweep-design-files')
  async handleSweepDesignFiles(
    _: Record<string, never>,
    { signal }: Pick<JobContext, 'signal'>,
  ): Promise<void> {
    const { listed, unreadable } = await this.listEarlierDesigns(signal);
    const left = await this.deleteLeftovers(signal);
    const orphans = unreadable > 0 ? 0 : await this.deleteOrphans(signal);
    if (listed + left + orphans > 0) this.logger.info({ listed, left, orphans }, 'files of designs swept');
  }

  /** Newest first, as these are looked at soonest. A concept that cannot be read keeps no other from being listed. */
  private async listEarlierDesigns(signal: AbortSignal): Promise<{ listed: number; unreadable: number }> {
    const designs = this.dataSource.getRepository(Design);
    for (let listed = 0, unreadable = 0; ; ) {
      const batch = await designs.find({
        where: { filesListed: false },
        order: { createdAt: 'DESC' },
        skip: unreadable,
        take: BATCH,
      });
      signal.throwIfAborted();
      const faulty = await this.transactions.run((tx) => this.designFiles.list(tx, batch));
      unreadable += faulty;
      listed += batch.length - faulty;
      if (batch.length < BATCH) return { listed, unreadable };
    }
  }

  /** What a design left that failed, was cancelled or was made again, and answers of models that are not needed any more. */
  private async deleteLeftovers(signal: AbortSignal): Promise<number> {
    for (let count = 0; ; ) {
      signal.throwIfAborted();
      const rows = await this.dataSource
        .createQueryBuilder(DesignFileRow, 'file')
        .where('file.created_at < :before', { before: new Date(Date.now() - ORPHAN_AGE_MS) })
        .andWhere(
          `(file.kind = 'answer' or not exists (select 1 from design where design.id = file.design_id))`,
        )
        .andWhere(
          `not exists (select 1 from design_job job
            where job.design_id = file.design_id and job.status in ('queued', 'processing'))`,
        )
        .limit(BATCH)
        .getMany();
      await this.files.drop(rows);
      count += rows.length;
      if (rows.length < BATCH) return count;
    }
  }

  private async deleteOrphans(signal: AbortSignal): Promise<number> {
    const before = Date.now() - ORPHAN_AGE_MS;
    let count = 0;
    let batch: string[] = [];
    const settle = async () => {
      signal.throwIfAborted();
      const rows = await this.dataSource.getRepository(DesignFileRow).findBy({ key: In(batch) });
      const known = new Set(rows.map(({ key }) => key));
      const orphans = batch.filter((key) => !known.has(key));
      await this.files.delete(orphans.map((key) => ({ key })));
      count += orphans.length;
      batch = [];
    };
    for await (const { key, modifiedAt } of this.storage.list(DESIGNS_PREFIX)) {
      if (modifiedAt.getTime() < before) batch.push(key);
      if (batch.length === BATCH) await settle();
    }
    await settle();
    return count;
  }
}
