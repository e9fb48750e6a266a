import { Inject, Injectable } from '@nestjs/common';
import type { StoredConcept } from '@plumbline/contracts';
import { STORAGE, type Storage } from '@plumbline/platform';
import type { Concept, ConceptRequest } from '@plumbline/room';
import { isUuid } from '../input/bid-id.js';

export type KnownConcept = StoredConcept<Concept, ConceptRequest>;

/** A concept is a few hundred kilobytes; one that is larger is not read into memory. */
const CONCEPT_MAX_BYTES = 5 * 1024 * 1024;

/** Reads finished concepts where the designs service has left them. */
@Injectable()
export class Concepts {
  constructor(@Inject(STORAGE) private readonly storage: Storage) {}

  /** The concept's key: events name it, and a design's id gives it before its event has come. */
  static keyOf(designId: string): string {
    return `designs/${designId}/concept.json`;
  }

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

  /** The concept of a design's id, null where we made no such design. */
  async find(designId: string | undefined): Promise<KnownConcept | null> {
    return isUuid(designId) ? this.read(Concepts.keyOf(designId.toLowerCase())) : null;
  }
}
