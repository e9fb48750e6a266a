import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { StoredConcept } from '@plumbline/concept';
import { CONCEPT_MAX_BYTES, readConcept } from '@plumbline/concept/schemas';
import { type ShownFiles, shownFiles } from '@plumbline/contracts';
import { readWhole, STORAGE, type Storage } from '@plumbline/platform';
import { DataSource } from 'typeorm';
import { isUuid } from '../bid/bid-id.js';
import { KnownDesignFile } from '../tables/known-design-file.entity.js';

/** A concept of ours with what is known of its files. */
export interface FoundConcept {
  readonly concept: StoredConcept;
  /** The concept's own key. */
  readonly key: string;
  readonly files: ShownFiles;
}

/** How long the event of a design that was just finished may be on its way, in milliseconds, and when we look. */
const ON_ITS_WAY = { youngerThanMs: 900_000, waitMs: 2_000, lookEveryMs: 100 } as const;

/** Reads finished concepts where the designs service has left them. */
@Injectable()
export class ConceptReader {
  constructor(
    @Inject(STORAGE) private readonly storage: Storage,
    private readonly dataSource: DataSource,
  ) {}

  /** Null where there is none (any more). @throws ObjectTooLarge, UnreadableConcept */
  async read(key: string): Promise<StoredConcept | null> {
    const bytes = await readWhole(this.storage, key, CONCEPT_MAX_BYTES);
    return bytes && readConcept(bytes);
  }

  /**
   * The concept of a design's id, null where we made no such design. One that has just been made is waited for a
   * moment: whoever shows it may be quicker than its event.
   */
  async find(designId: string | null | undefined): Promise<FoundConcept | null> {
    if (!isUuid(designId)) return null;
    const id = designId.toLowerCase();
    const deadline = Date.now() + (isYoung(id) ? ON_ITS_WAY.waitMs : 0);
    let files = await this.files(id);
    while (!files.concept && Date.now() < deadline) {
      await sleep(ON_ITS_WAY.lookEveryMs);
      files = await this.files(id);
    }
    const concept = files.concept ? await this.read(files.concept) : null;
    return concept && { concept, key: files.concept as string, files };
  }

  /** The keys to show of a design; what is not known or was erased is missing. */
  async files(designId: string | null, db = this.dataSource.manager): Promise<ShownFiles> {
    if (designId === null) return {};
    return shownFiles(await db.findBy(KnownDesignFile, { designId }));
  }
}

/** Whether a uuid v7, which begins with its time, was made a short while ago. */
const isYoung = (id: string): boolean =>
  Math.abs(Date.now() - Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)) < ON_ITS_WAY.youngerThanMs;
