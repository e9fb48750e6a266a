import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LIMITS } from '@plumbline/contracts';
import {
  CONFIG,
  type Config,
  type JobContext,
  LOGGER,
  type Logger,
  OnJob,
  STORAGE,
  type Storage,
  TransactionRunner,
} from '@plumbline/platform';
import { In, IsNull, LessThan, Repository } from 'typeorm';
import { UPLOADS_PREFIX } from '../intake/intake.service.js';
import { incomingFolder } from '../intake/receive-files.js';
import { Upload, UploadFile } from '../intake/upload.entity.js';
import { DeletionService } from './deletion.service.js';

const DAY_MS = 86_400_000;
/** A file without a row may belong to an upload that is being recorded; after an hour it does not. */
const ORPHAN_AGE_MS = 3_600_000;
const BATCH = 200;

/** Deletes what nobody needs: uploads past their time, files without a row, folders of requests that died with their process. */
@Injectable()
export class UploadsSweep {
  constructor(
    @InjectRepository(UploadFile) private readonly files: Repository<UploadFile>,
    @Inject(STORAGE) private readonly storage: Storage,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly transactions: TransactionRunner,
    private readonly deletion: DeletionService,
  ) {}

  @OnJob('sweep-uploads')
  async handleSweepUploads(_: Record<string, never>, { signal }: Pick<JobContext, 'signal'>): Promise<void> {
    const expired = await this.deleteExpired(signal);
    const orphans = await this.deleteOrphans(signal);
    const folders = await this.deleteAbandonedFolders();
    if (expired + orphans + folders > 0) this.logger.info({ expired, orphans, folders }, 'uploads swept');
  }

  /** Uploads older than LIMITS.uploadRetentionDays that no bid was requested with. */
  private async deleteExpired(signal: AbortSignal): Promise<number> {
    const before = new Date(Date.now() - LIMITS.uploadRetentionDays * DAY_MS);
    for (let count = 0; ; ) {
      signal.throwIfAborted();
      const keys = await this.transactions.run(async (tx) => {
        const expired = await tx.find(Upload, {
          where: { createdAt: LessThan(before), inBidSince: IsNull() },
          select: { id: true },
          order: { createdAt: 'ASC' },
          take: BATCH,
        });
        count += expired.length;
        return this.deletion.deleteRows(
          tx,
          expired.map(({ id }) => id),
        );
      });
      if (keys.length === 0) return count;
      await this.deletion.deleteFiles(keys);
    }
  }

  private async deleteOrphans(signal: AbortSignal): Promise<number> {
    const before = Date.now() - ORPHAN_AGE_MS;
    let count = 0;
    let batch: string[] = [];
    const settle = async () => {
      signal.throwIfAborted();
      const known = await this.knownKeys(batch);
      const orphans = batch.filter((key) => !known.has(key));
      await this.deletion.deleteFiles(orphans);
      count += orphans.length;
      batch = [];
    };
    for await (const { key, modifiedAt } of this.storage.list(`${UPLOADS_PREFIX}/`)) {
      if (modifiedAt.getTime() < before) batch.push(key);
      if (batch.length === BATCH) await settle();
    }
    await settle();
    return count;
  }

  private async knownKeys(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.files.find({
      where: [{ key: In([...keys]) }, { thumbnailKey: In([...keys]) }],
      select: { key: true, thumbnailKey: true },
    });
    return new Set(rows.flatMap(({ key, thumbnailKey }) => [key, ...(thumbnailKey ? [thumbnailKey] : [])]));
  }

  private async deleteAbandonedFolders(): Promise<number> {
    const incoming = incomingFolder(this.config);
    const before = Date.now() - ORPHAN_AGE_MS;
    let count = 0;
    for (const name of await readdir(incoming).catch(() => [])) {
      const stats = await stat(join(incoming, name)).catch(() => null);
      if (!stats || stats.mtimeMs > before) continue;
      await rm(join(incoming, name), { recursive: true, force: true });
      count += 1;
    }
    return count;
  }
}
