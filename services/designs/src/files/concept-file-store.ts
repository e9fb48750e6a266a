import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { StoredConcept } from '@plumbline/concept';
import { CONCEPT_MAX_BYTES, type OldFiles, readConcept, readOldFiles } from '@plumbline/concept/schemas';
import type { PictureKind, PictureStage } from '@plumbline/contracts';
import { contentTypeOf, readWhole, STORAGE, type Storage, TransactionRunner } from '@plumbline/platform';
import { type EntityManager, In, Repository } from 'typeorm';
import type { DrawnPlan } from '../planning/planning-worker.js';
import { DesignFileRow } from '../tables/design-file.entity.js';
import { DesignJob } from '../tables/design-job.entity.js';

/** Every key of a design's file begins with it. */
export const DESIGNS_PREFIX = 'designs/';

type NewFile = Pick<DesignFileRow, 'kind' | 'stage' | 'shows' | 'width' | 'height' | 'holdsPhoto'> & {
  readonly name: string;
};

const file = (kind: DesignFileRow['kind'], name: string): NewFile => ({
  kind,
  stage: null,
  shows: null,
  width: null,
  height: null,
  holdsPhoto: false,
  name,
});

/** Pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Nobody else makes a key of a design's file: others take keys from the table, other services from events. */
const keyOf = (designId: string, name: string): string => `${DESIGNS_PREFIX}${designId}/${name}`;

const planFiles = ({ svg, phoneSvg, png, pdf }: DrawnPlan): (readonly [NewFile, Buffer])[] => [
  [file('plan-svg', 'plan.svg'), Buffer.from(svg)],
  [file('plan-phone-svg', 'plan-phone.svg'), Buffer.from(phoneSvg)],
  [file('plan-png', 'plan.png'), Buffer.from(png)],
  [file('plan-pdf', 'plan.pdf'), Buffer.from(pdf)],
];

/** Waits for each, so that none lands after the caller has cleared up. @throws the first failure */
async function allPut(puts: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(puts);
  await Promise.all(puts);
}

const conceptFile = (stored: StoredConcept): readonly [NewFile, Buffer] => [
  file('concept', 'concept.json'),
  Buffer.from(JSON.stringify(stored)),
];

/**
 * Writes and reads the files of designs, each with its row. Writing twice gives the same files: a job may run again. A
 * file is stored before its row; what a killed process leaves without one, the sweep deletes.
 */
@Injectable()
export class ConceptFileStore {
  constructor(
    @Inject(STORAGE) private readonly storage: Storage,
    @InjectRepository(DesignFileRow) private readonly rows: Repository<DesignFileRow>,
    private readonly transactions: TransactionRunner,
  ) {}

  /** The floor plan as SVG (on paper and for a phone), PNG and PDF. */
  async writePlan(designId: string, drawn: DrawnPlan): Promise<void> {
    await this.write(designId, planFiles(drawn));
  }

  async writeConcept(designId: string, stored: StoredConcept): Promise<void> {
    await this.write(designId, [conceptFile(stored)]);
  }

  /**
   * Stores plan and concept of a further version where nobody knows of them. Answers their rows, which the caller writes
   * where this version is the one that holds.
   */
  async storeVersion(
    designId: string,
    version: number,
    drawn: DrawnPlan,
    stored: StoredConcept,
  ): Promise<DesignFileRow[]> {
    const folder = `v${version}-${randomUUID()}`;
    const files = [...planFiles(drawn), conceptFile(stored)].map(
      ([about, bytes]) => [{ ...about, name: `${folder}/${about.name}` }, bytes] as const,
    );
    return this.store(designId, files, version);
  }

  /** Writes plan and concept of a version anew under their keys. */
  async writeAgain(rows: readonly DesignFileRow[], drawn: DrawnPlan, stored: StoredConcept): Promise<void> {
    const files = [...planFiles(drawn), conceptFile(stored)];
    await Promise.all(
      rows.flatMap(({ key, kind }) => {
        const bytes = files.find(([about]) => about.kind === kind)?.[1];
        return bytes ? [this.storage.put(key, bytes, { contentType: contentTypeOf(key) })] : [];
      }),
    );
  }

  /** Our own renderer's first look, which takes no more than colors from a photo. */
  async writePreview(designId: string, jpeg: Buffer): Promise<void> {
    await this.write(designId, [[{ ...file('picture', 'preview.jpg'), stage: 'preview' }, jpeg]]);
  }

  async writePicture(
    designId: string,
    {
      jpeg,
      webp,
      thumbnail,
      holdsPhoto,
      shows,
      size,
    }: {
      readonly jpeg: Buffer;
      readonly webp: Buffer;
      readonly thumbnail: Buffer;
      readonly holdsPhoto: boolean;
      readonly shows: PictureKind;
      readonly size: PictureSize;
    },
    stage: 'picture' | 'refined' = 'picture',
    version = 1,
  ): Promise<void> {
    const thumbnailName = stage === 'refined' ? 'refined-thumbnail.webp' : 'thumbnail.webp';
    const named = (name: string) => (version > 1 ? `v${version}-${name}` : name);
    await this.write(
      designId,
      [
        [{ ...file('picture', named(`${stage}.jpg`)), stage, holdsPhoto, shows, ...size }, jpeg],
        [{ ...file('picture-webp', named(`${stage}.webp`)), stage, holdsPhoto }, webp],
        [{ ...file('thumbnail', named(thumbnailName)), stage, holdsPhoto }, thumbnail],
      ],
      version,
    );
  }

  /** Deletes a finer picture that is not wanted any more. */
  async dropRefined(designId: string, version: number): Promise<void> {
    await this.drop(await this.rows.findBy({ designId, stage: 'refined', version }));
  }

  /** Our own best view of a room that stands for itself in another one. */
  async writeView(
    designId: string,
    { jpeg, shows, size }: { readonly jpeg: Buffer; readonly shows: PictureKind; readonly size: PictureSize },
  ): Promise<void> {
    const stage: PictureStage = 'picture';
    await this.write(designId, [[{ ...file('view', `view-${shows}.jpg`), stage, shows, ...size }, jpeg]]);
  }

  /** What an image model answered, kept until the concept is finished: it is paid for. Answers its key. */
  async writeAnswer(designId: string, slot: number, png: Buffer, holdsPhoto: boolean): Promise<string> {
    const answer = { ...file('answer', `answer-${slot}.png`), holdsPhoto };
    await this.write(designId, [[answer, png]]);
    return keyOf(designId, answer.name);
  }

  async dropAnswers(designId: string): Promise<void> {
    await this.drop(await this.rows.findBy({ designId, kind: 'answer' }));
  }

  /** Deletes files and forgets that they were there. */
  async drop(rows: readonly DesignFileRow[]): Promise<void> {
    await this.delete(rows);
    await this.rows.delete({ key: In(rows.map(({ key }) => key)) });
  }

  /**
   * Deletes files and notes in the caller's transaction that they are gone.
   * @throws AggregateError where some cannot be deleted; the others are
   */
  async erase(tx: EntityManager, rows: readonly DesignFileRow[]): Promise<void> {
    await tx.update(DesignFileRow, { key: In(rows.map(({ key }) => key)) }, { erasedAt: new Date() });
    await this.delete(rows);
  }

  /** Deletes the files of a version that was stored and does not hold; one that holds after all keeps its files. */
  async discardVersion(rows: readonly DesignFileRow[]): Promise<void> {
    if (await this.rows.existsBy({ key: In(rows.map(({ key }) => key)) })) return;
    await this.delete(rows);
  }

  /** @throws AggregateError where some cannot be deleted; the others are */
  async delete(files: readonly { readonly key: string }[]): Promise<void> {
    const faults: unknown[] = [];
    for (const { key } of files) await this.storage.delete(key).catch((fault) => faults.push(fault));
    if (faults.length > 0) throw new AggregateError(faults, 'not all files of the designs could be deleted');
  }

  async exists(key: string): Promise<boolean> {
    return (await this.storage.head(key)) !== null;
  }

  /** Null where the concept was erased. @throws ObjectTooLarge, UnreadableConcept */
  async readConcept(conceptKey: string): Promise<StoredConcept | null> {
    const bytes = await readWhole(this.storage, conceptKey, CONCEPT_MAX_BYTES);
    return bytes && readConcept(bytes);
  }

  /** Null where the concept was erased. @throws ObjectTooLarge, UnreadableConcept */
  async readOldFiles(conceptKey: string): Promise<OldFiles | null> {
    const bytes = await readWhole(this.storage, conceptKey, CONCEPT_MAX_BYTES);
    return bytes && readOldFiles(bytes);
  }

  /** A stored file whole, null where there is none. */
  read(key: string): Promise<Buffer | null> {
    return readWhole(this.storage, key);
  }

  /** Leaves nothing of a design that was erased while the file was made: who erases it holds its job. */
  private async write(
    designId: string,
    files: readonly (readonly [NewFile, Buffer])[],
    version = 1,
  ): Promise<void> {
    if (!(await this.isWanted(designId))) return;
    const rows = await this.store(designId, files, version);
    let written = false;
    try {
      written = await this.transactions.run(async (tx) => {
        const lock = { mode: 'for_key_share' } as const;
        const job = await tx.findOne(DesignJob, { select: { id: true }, where: { designId }, lock });
        if (job) await tx.upsert(DesignFileRow, rows, ['key']);
        return job !== null;
      });
    } finally {
      // Under the same keys there may be files of an earlier run.
      if (!written && !(await this.isWanted(designId))) await this.delete(rows);
    }
  }

  private isWanted(designId: string): Promise<boolean> {
    return this.rows.manager.existsBy(DesignJob, { designId });
  }

  private async store(
    designId: string,
    files: readonly (readonly [NewFile, Buffer])[],
    version: number,
  ): Promise<DesignFileRow[]> {
    const createdAt = new Date();
    const rows = files.map(([{ name, ...about }]) => ({
      ...about,
      key: keyOf(designId, name),
      designId,
      version,
      createdAt,
      erasedAt: null,
    }));
    await allPut(
      files.map(([{ name }, bytes]) => {
        const key = keyOf(designId, name);
        return this.storage.put(key, bytes, { contentType: contentTypeOf(key) });
      }),
    );
    return rows;
  }
}
