import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@plumbline/contracts';
import { OnEvent } from '@plumbline/platform';
import { type EntityManager, In } from 'typeorm';
import { ConceptFiles } from '../concepts/concept-files.js';
import { Design } from '../concepts/design.entity.js';
import { DesignJob } from '../design-jobs/design-job.entity.js';

/** Forgets the concepts of somebody who asked for it. */
@Injectable()
export class PersonErased {
  constructor(private readonly files: ConceptFiles) {}

  @OnEvent('person.erased')
  async onPersonErased({ payload }: EventEnvelope<'person.erased'>, tx: EntityManager): Promise<void> {
    const ids = [...payload.designIds];
    for (const id of ids) await this.files.erase(id);
    await tx.delete(Design, { id: In(ids) });
    await tx.delete(DesignJob, { designId: In(ids) });
  }
}
