import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@plumbline/contracts';
import { OnEvent } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { DesignFiles } from '../concepts/design-files.js';

/** Forgets the concepts that somebody asked bids for; those never asked for go with their photo. */
@Injectable()
export class PersonErased {
  constructor(private readonly files: DesignFiles) {}

  @OnEvent('person.erased')
  async onPersonErased({ payload }: EventEnvelope<'person.erased'>, tx: EntityManager): Promise<void> {
    await this.files.eraseDesigns(tx, payload.designIds.filter(isUuid));
  }
}
