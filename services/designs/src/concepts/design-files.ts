import { Injectable } from '@nestjs/common';
import { type DesignFile, shownFiles } from '@plumbline/contracts';
import { Outbox, Transactions } from '@plumbline/platform';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { DesignJob } from '../design-jobs/design-job.entity.js';
import { ConceptFiles } from './concept-files.js';
import { Design } from './design.entity.js';
import { DesignFileRow } from './design-file.entity.js';
import { oldConceptFiles } from './old-concept-files.js';

/** Which files designs have, and what other services are told of them. */
@Injectable()
export class DesignFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly files: ConceptFiles,
  ) {}

  /** The keys to show of each design; what was erased is missing. Designs made before the table are listed now. */
  async shown(
    designs: readonly Design[],
  ): Promise<(design: Pick<Design, 'id'>) => ReturnType<typeof shownFiles>> {
    for (const design of designs) {
      if (!design.filesListed) await this.transactions.run((tx) => this.list(tx, design));
    }
    const rows = await presentRows(
      this.dataSource.manager,
      designs.map(({ id }) => id),
    );
    return ({ id }) => shownFiles(rows.filter(({ designId }) => designId === id));
  }

  /** The early look at a design that is being made; null where there is none. */
  async previewOf(designId: string): Promise<string | null> {
    const where = { designId, stage: 'preview', erasedAt: IsNull() } as const;
    return (await this.dataSource.manager.findOneBy(DesignFileRow, where))?.key ?? null;
  }

  /** Tells other services which files a design has; answers them. */
  async announce(
    tx: EntityManager,
    { id, jobId }: Pick<Design, 'id' | 'jobId'>,
  ): Promise<readonly DesignFile[]> {
    const files = (await presentRows(tx, [id])).map(({ version, kind, stage, key, holdsPhoto }) => ({
      version,
      kind,
      stage,
      key,
      holdsPhoto,
    }));
    await this.outbox.add(tx, 'design.file-added', jobId, { jobId, designId: id, files });
    return files;
  }

  /**
   * Writes down and announces, once, the files that a concept of an earlier version names. Where the photo is gone
   * already, what holds its pixels goes too.
   */
  async list(tx: EntityManager, design: Design): Promise<void> {
    const { id, jobId, createdAt, conceptKey, photoKey } = design;
    const { affected } = await tx.update(Design, { id, filesListed: false }, { filesListed: true });
    const stored = affected ? await this.files.readConcept(conceptKey) : null;
    if (!stored) return;
    const job = await tx.findOneBy(DesignJob, { id: jobId, designId: id });
    await tx
      .createQueryBuilder()
      .insert()
      .into(DesignFileRow)
      .values(
        oldConceptFiles(stored, conceptKey, job?.previewKey ?? null).map((file) => ({
          ...file,
          designId: id,
          createdAt,
          erasedAt: null,
        })),
      )
      .orIgnore()
      .execute();
    await this.announce(tx, design);
    if (photoKey && !(await this.files.exists(photoKey))) await this.forgetPhotos(tx, [photoKey]);
  }

  /** Erases what designs hold of photos that are gone, finished or not; the designs themselves stay. */
  async forgetPhotos(tx: EntityManager, photoKeys: readonly string[]): Promise<void> {
    const { ids } = await this.startedFrom(tx, photoKeys);
    const from = { photoKey: In([...photoKeys]) };
    await tx.update(DesignJob, from, { photoKey: null });
    await tx.update(Design, from, { photoKey: null });
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
    for (const design of designs) if (!design.filesListed) await this.list(tx, design);
    return { ids: [...new Set([...jobs.map(({ designId }) => designId), ...designs.map(({ id }) => id)])] };
  }

  /** Erases designs whole: rows, jobs, files. */
  async eraseDesigns(tx: EntityManager, ids: readonly string[]): Promise<void> {
    const where = { id: In([...ids]) };
    for (const design of await tx.findBy(Design, { ...where, filesListed: false }))
      await this.list(tx, design);
    const rows = await tx.findBy(DesignFileRow, { designId: In([...ids]) });
    await this.tellErased(tx, rows);
    await tx.delete(Design, where);
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

type PresentRow = DesignFileRow & DesignFile;

const presentRows = (db: EntityManager, designIds: readonly string[]): Promise<PresentRow[]> =>
  db.find(DesignFileRow, {
    where: { designId: In([...designIds]), kind: Not('answer'), erasedAt: IsNull() },
    order: { key: 'ASC' },
  }) as Promise<PresentRow[]>;
