import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@plumbline/contracts';
import { JobQueue, OnEvent } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { DeletionService } from '../housekeeping/deletion.service.js';

/** Somebody had their data deleted: their photos and addresses go. */
@Injectable()
export class PersonErasedConsumer {
  constructor(
    private readonly deletion: DeletionService,
    private readonly jobs: JobQueue,
  ) {}

  /** The files become orphans with the commit; a sweep soon after deletes those older than an hour, the next the rest. */
  @OnEvent('person.erased')
  async onPersonErased({ id, payload }: EventEnvelope<'person.erased'>, tx: EntityManager): Promise<void> {
    await this.deletion.deleteRows(tx, payload.uploadIds.filter(isUuid), true);
    await this.jobs.add('sweep-uploads', `erased-${id}`, {}, { delayMs: 10_000 });
  }
}
