import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@plumbline/contracts';
import { OnEvent } from '@plumbline/platform';
import { type EntityManager, In } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { ConceptFiles } from '../concepts/concept-files.js';
import { Design } from '../concepts/design.entity.js';
import { DesignJob } from '../design-jobs/design-job.entity.js';

/** Forgets the concepts of somebody who asked for it; files that cannot be deleted keep no others. */
@Injectable()
export class PersonErased {
  constructor(private readonly files: ConceptFiles) {}

  @OnEvent('person.erased')
  async onPersonErased({ payload }: EventEnvelope<'person.erased'>, tx: EntityManager): Promise<void> {
    const ids = payload.designIds.filter(isUuid);
    await tx.delete(Design, { id: In(ids) });
    await tx.delete(DesignJob, { designId: In(ids) });
    const faults: unknown[] = [];
    for (const id of ids) await this.files.erase(id).catch((fault) => faults.push(fault));
    if (faults.length > 0) throw new AggregateError(faults, 'not all files of the concepts could be deleted');
  }
}
