import { Inject, Injectable } from '@nestjs/common';
import type { OldFiles } from '@plumbline/concept/schemas';
import { type DesignFile, type ShownFiles, shownFiles } from '@plumbline/contracts';
import { LOGGER, type Logger, OutboxWriter, TransactionRunner } from '@plumbline/platform';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { Design } from '../tables/design.entity.js';
import { DesignFileRow } from '../tables/design-file.entity.js';
import { DesignJob } from '../tables/design-job.entity.js';
import { ConceptFileStore } from './concept-file-store.js';
import { oldConceptFiles } from './old-concept-files.js';

/** What there is of a design: the key to show of each kind, and every picture. */
export interface FilesOfDesign {
  readonly keys: ShownFiles;
  readonly pictures: readonly DesignFileRow[];
  /** Of its concept, from 1. */
  readonly version: number;
}

/** Which files designs have, and what other services are told of them. */
@Injectable()
export class DesignFileRegistry {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly outbox: OutboxWriter,
    private readonly files: ConceptFileStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The keys to show of each design; what was erased is missing. Designs made before the table are listed now. */
  async shown(designs: readonly Design[]): Promise<(design: Pick<Design, 'id'>) => FilesOfDesign> {
    if (designs.some(({ filesListed }) => !filesListed)) {
      await this.transactions.run((tx) => this.list(tx, designs));
    }
    const rows = await presentRows(
      this.dataSource.manager,
      designs.map(({ id }) => id),
    );
    return ({ id }) => {
      const own = rows.filter(({ designId }) => designId === id);
      const pictures = own.filter(({ kind }) => kind === 'picture' || kind === 'view');
      const version = Math.max(1, ...own.filter(({ kind }) => kind === 'concept').map((row) => row.version));
      return { keys: shownFiles(own), pictures, version };
    };
  }

  /** The early look at a design that is being made; null where there is none. */
  async previewOf(designId: string): Promise<string | null> {
    const where = { designId, stage: 'preview', erasedAt: IsNull() } as const;
    return (await this.dataSource.manager.findOneBy(DesignFileRow, where))?.key ?? null;
  }

  /** Tells other services which files designs have; answers them. */
  async announce(
    tx: EntityManager,
    designs: readonly Pick<Design, 'id' | 'jobId'>[],
  ): Promise<readonly DesignFile[]> {
    const rows = await presentRows(
      tx,
      designs.map(({ id }) => id),
    );
    const events = designs.map(({ id: designId, jobId }) => ({
      aggregateId: jobId,
      payload: { jobId, designId, files: rows.filter((row) => row.designId === designId).map(fileOf) },
    }));
    await this.outbox.addAll(tx, 'design.file-added', events);
    return events.flatMap(({ payload }) => payload.files);
  }

  /**
   * Writes down and announces, once, the files that concepts of earlier versions name. Where the photo is gone already,
   * what holds its pixels goes too. A concept that cannot be read is logged and left for the next time.
   *
   * @returns how many could not be read
   */
  async list(tx: EntityManager, designs: readonly Design[]): Promise<number> {
    const earlier = designs.filter(({ filesListed }) => !filesListed);
    if (earlier.length === 0) return 0;
    const concepts = new Map<string, OldFiles | null>();
    await Promise.all(
      earlier.map(async ({ id, conceptKey }) => {
        try {
          concepts.set(id, await this.files.readOldFiles(conceptKey));
        } catch (error) {
          this.logger.error({ err: error, designId: id }, 'the files of a design could not be listed');
        }
      }),
    );
    const { raw } = await tx
      .createQueryBuilder()
      .update(Design)
      .set({ filesListed: true })
      .where({ id: In([...concepts.keys()]), filesListed: false })
      .returning('id')
      .execute();
    const claimed = new Set((raw as { id: string }[]).map(({ id }) => id));
    const listed = earlier.filter(({ id }) => claimed.has(id) && concepts.get(id));
    await this.insertRows(tx, listed, concepts);
    await this.announce(tx, listed);
    const photoKeys = [...new Set(listed.flatMap(({ photoKey }) => photoKey ?? []))];
    const isThere = await Promise.all(photoKeys.map((key) => this.files.exists(key)));
    const gone = photoKeys.filter((_, index) => !isThere[index]);
    if (gone.length > 0) await this.forgetPhotos(tx, gone);
    return earlier.length - concepts.size;
  }

  /** As list(), for what must not miss a file. @throws Error where a concept cannot be read */
  private async listAll(tx: EntityManager, designs: readonly Design[]): Promise<void> {
    if ((await this.list(tx, designs)) > 0) throw new Error('The files of some designs are not known.');
  }

  private async insertRows(
    tx: EntityManager,
    designs: readonly Design[],
    concepts: ReadonlyMap<string, OldFiles | null>,
  ): Promise<void> {
    const jobs = await tx.findBy(DesignJob, { designId: In(designs.map(({ id }) => id)) });
    const previews = new Map(jobs.map(({ designId, previewKey }) => [designId, previewKey]));
    const rows = designs.flatMap(({ id: designId, createdAt, conceptKey }) => {
      const concept = concepts.get(designId);
      const files = concept ? oldConceptFiles(concept, conceptKey, previews.get(designId) ?? null) : [];
      return files.map((file) => ({ ...EARLIER, ...file, designId, createdAt, erasedAt: null }));
    });
    if (rows.length > 0) {
      await tx.createQueryBuilder().insert().into(DesignFileRow).values(rows).orIgnore().execute();
    }
  }

  /** Erases what designs hold of photos that are gone, finished or not; the designs themselves stay. */
  async forgetPhotos(tx: EntityManager, photoKeys: readonly string[]): Promise<void> {
    const { ids } = await this.startedFrom(tx, photoKeys);
    const from = { photoKey: In([...photoKeys]) };
    await tx.update(DesignJob, from, { photoKey: null });
    // Drawn without the photo, further pictures would have other colors.
    await tx.update(Design, from, { photoKey: null, refining: false, nextView: null });
    await this.eraseWithPhoto(tx, ids);
  }

  /** Erases what the named designs hold of their photo. */
  async eraseWithPhoto(tx: EntityManager, designIds: readonly string[]): Promise<void> {
    const rows = await tx.findBy(DesignFileRow, {
      designId: In([...designIds]),
      holdsPhoto: true,
      erasedAt: IsNull(),
    });
    await this.tellErased(tx, rows);
    await this.files.erase(tx, rows);
  }

  /** The designs, finished or not, that started from one of the photos; all of them listed and locked. */
  async startedFrom(tx: EntityManager, photoKeys: readonly string[]): Promise<{ readonly ids: string[] }> {
    const query = {
      where: { photoKey: In([...photoKeys]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    } as const;
    const jobs = await tx.find(DesignJob, query);
    const designs = await tx.find(Design, query);
    await this.listAll(tx, designs);
    return { ids: [...new Set([...jobs.map(({ designId }) => designId), ...designs.map(({ id }) => id)])] };
  }

  /** Erases designs whole: rows, jobs, files. */
  async eraseDesigns(tx: EntityManager, ids: readonly string[]): Promise<void> {
    const where = { id: In([...ids]) };
    // A file that is being written to one of them has its row before this goes on, or finds no job after it.
    await tx.find(DesignJob, {
      select: { id: true },
      where: { designId: In([...ids]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    await this.listAll(tx, await tx.findBy(Design, { ...where, filesListed: false }));
    const rows = await tx.findBy(DesignFileRow, { designId: In([...ids]) });
    await this.tellErased(tx, rows);
    await tx.delete(Design, where);
    await tx.query(
      `delete from brief where id::text in (select wish->>'briefId' from design_job where design_id = any($1))`,
      [[...ids]],
    );
    await tx.delete(DesignJob, { designId: In([...ids]) });
    await tx.delete(DesignFileRow, { key: In(rows.map(({ key }) => key)) });
    await this.files.delete(rows);
  }

  private async tellErased(tx: EntityManager, rows: readonly DesignFileRow[]): Promise<void> {
    const designs = await tx.findBy(Design, { id: In([...new Set(rows.map(({ designId }) => designId))]) });
    for (const { id: designId, jobId } of designs) {
      const keys = rows
        .filter((row) => row.designId === designId && row.kind !== 'answer')
        .map(({ key }) => key);
      if (keys.length > 0) await this.outbox.add(tx, 'design.file-erased', jobId, { jobId, designId, keys });
    }
  }
}

/** What earlier versions did not note of a file. */
const EARLIER = { shows: null, width: null, height: null } as const;

type PresentRow = DesignFileRow & DesignFile;

const fileOf = ({ version, kind, stage, key, holdsPhoto }: PresentRow): DesignFile => ({
  version,
  kind,
  stage,
  key,
  holdsPhoto,
});

const presentRows = (db: EntityManager, designIds: readonly string[]): Promise<PresentRow[]> =>
  db.find(DesignFileRow, {
    where: { designId: In([...designIds]), kind: Not('answer'), erasedAt: IsNull() },
    order: { key: 'ASC' },
  }) as Promise<PresentRow[]>;
