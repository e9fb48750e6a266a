import { Inject, Injectable } from '@nestjs/common';
import type { StoredConcept } from '@plumbline/contracts';
import { STORAGE, type Storage } from '@plumbline/platform';
import type { Concept } from '@plumbline/room';
import type { DesignWish } from '../design-jobs/design-wish.js';
import type { DrawnPlan } from '../planning/planning-worker.js';

export type StoredDesignConcept = StoredConcept<Concept, DesignWish>;

/** Keys of the files that a concept consists of. */
export const conceptKeys = (designId: string) => ({
  concept: `designs/${designId}/concept.json`,
  image: `designs/${designId}/picture.jpg`,
  imageWebp: `designs/${designId}/picture.webp`,
  thumbnail: `designs/${designId}/thumbnail.webp`,
  preview: `designs/${designId}/preview.jpg`,
  planSvg: `designs/${designId}/plan.svg`,
  planPhoneSvg: `designs/${designId}/plan-phone.svg`,
  planPng: `designs/${designId}/plan.png`,
  planPdf: `designs/${designId}/plan.pdf`,
  answer0: `designs/${designId}/answer-0.png`,
  answer1: `designs/${designId}/answer-1.png`,
});

/** Writes and reads the files of a concept. Writing twice gives the same files: a job may run again. */
@Injectable()
export class ConceptFiles {
  constructor(@Inject(STORAGE) private readonly storage: Storage) {}

  /** The floor plan as SVG (on paper and for a phone), PNG and PDF. */
  async writePlan(designId: string, { svg, phoneSvg, png, pdf }: DrawnPlan): Promise<void> {
    const keys = conceptKeys(designId);
    await Promise.all([
      this.storage.put(keys.planSvg, Buffer.from(svg), { contentType: 'image/svg+xml' }),
      this.storage.put(keys.planPhoneSvg, Buffer.from(phoneSvg), { contentType: 'image/svg+xml' }),
      this.storage.put(keys.planPng, Buffer.from(png), { contentType: 'image/png' }),
      this.storage.put(keys.planPdf, Buffer.from(pdf), { contentType: 'application/pdf' }),
    ]);
  }

  async writeConcept(designId: string, stored: StoredDesignConcept): Promise<void> {
    await this.storage.put(conceptKeys(designId).concept, Buffer.from(JSON.stringify(stored)), {
      contentType: 'application/json',
    });
  }

  async writePreview(designId: string, jpeg: Buffer): Promise<string> {
    const key = conceptKeys(designId).preview;
    await this.storage.put(key, jpeg, { contentType: 'image/jpeg' });
    return key;
  }

  async writePicture(
    designId: string,
    picture: { jpeg: Buffer; webp: Buffer; thumbnail: Buffer },
  ): Promise<void> {
    const keys = conceptKeys(designId);
    await Promise.all([
      this.storage.put(keys.image, picture.jpeg, { contentType: 'image/jpeg' }),
      this.storage.put(keys.imageWebp, picture.webp, { contentType: 'image/webp' }),
      this.storage.put(keys.thumbnail, picture.thumbnail, { contentType: 'image/webp' }),
    ]);
  }

  /** What an image model answered, kept until the concept is finished: it is paid for. */
  async writeAnswer(designId: string, slot: number, png: Buffer): Promise<string> {
    const keys = conceptKeys(designId);
    const key = slot === 0 ? keys.answer0 : keys.answer1;
    await this.storage.put(key, png, { contentType: 'image/png' });
    return key;
  }

  async dropAnswers(designId: string): Promise<void> {
    const { answer0, answer1 } = conceptKeys(designId);
    await Promise.all([this.storage.delete(answer0), this.storage.delete(answer1)]);
  }

  /** Null where the concept was erased. */
  async readConcept(conceptKey: string): Promise<StoredDesignConcept | null> {
    const bytes = await this.read(conceptKey);
    return bytes && (JSON.parse(bytes.toString('utf8')) as StoredDesignConcept);
  }

  /** A stored file whole, null where there is none. */
  async read(key: string): Promise<Buffer | null> {
    const object = await this.storage.get(key);
    if (!object) return null;
    const chunks: Buffer[] = [];
    for await (const chunk of object.stream) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  async erase(designId: string): Promise<void> {
    for (const key of Object.values(conceptKeys(designId))) await this.storage.delete(key);
  }
}
