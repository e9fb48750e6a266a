import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { type ShownFiles, type StoredConcept, shownFiles } from '@plumbline/contracts';
import { STORAGE, type Storage } from '@plumbline/platform';
import type { Concept, ConceptRequest } from '@plumbline/room';
import { DataSource } from 'typeorm';
import { KnownDesignFile } from '../events/known-design-file.entity.js';
import { isUuid } from '../input/bid-id.js';

export type KnownConcept = StoredConcept<Concept, ConceptRequest>;

/** A concept of ours with what is known of its files. */
export interface FoundConcept {
  readonly concept: KnownConcept;
  /** The concept's own key. */
  readonly key: string;
  readonly files: ShownFiles;
}

/** A concept is a few hundred kilobytes; one that is larger is not read into memory. */
const CONCEPT_MAX_BYTES = 5 * 1024 * 1024;

/** How long the event of a design that was just finished may be on its way, in milliseconds, and when we look. */
const ON_ITS_WAY = { youngerThanMs: 900_000, waitMs: 2_000, lookEveryMs: 100 } as const;

/** Reads finished concepts where the designs service has left them. */
@Injectable()
export class Concepts {
  constructor(
    @Inject(STORAGE) private readonly storage: Storage,
    private readonly dataSource: DataSource,
  ) {}

  /** Null where there is none (any more). */
  async read(key: string): Promise<KnownConcept | null> {
    const stored = await this.storage.get(key);
    if (!stored) return null;
    if (stored.totalSize > CONCEPT_MAX_BYTES) {
      stored.stream.destroy();
      throw new Error(`${key} is larger than a concept can be`);
    }
    const chunks: Buffer[] = [];
    for await (const chunk of stored.stream) chunks.push(chunk as Buffer);
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as KnownConcept;
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
  async files(designId: string | null): Promise<ShownFiles> {
    if (designId === null) return {};
    return shownFiles(await this.dataSource.manager.findBy(KnownDesignFile, { designId }));
  }
}

/** Whether a uuid v7, which begins with its time, was made a short while ago. */
const isYoung = (id: string): boolean =>
  Math.abs(Date.now() - Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)) < ON_ITS_WAY.youngerThanMs;
