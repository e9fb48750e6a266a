import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@plumbline/contracts';
import { OnEvent } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { DesignFiles } from '../concepts/design-files.js';
import { EraseSurveys } from '../surveys/erase-surveys.js';

/**
 * Forgets the concepts that somebody asked bids for, and the rooms measured for them with all that was planned in these;
 * the others go with their photo.
 */
@Injectable()
export class PersonErased {
  constructor(
    private readonly files: DesignFiles,
    private readonly surveys: EraseSurveys,
  ) {}

  @OnEvent('person.erased')
  async onPersonErased({ payload }: EventEnvelope<'person.erased'>, tx: EntityManager): Promise<void> {
    const ids = payload.designIds.filter(isUuid);
    const ofSurveys = await this.surveys.eraseOfDesigns(tx, ids);
    await this.files.eraseDesigns(tx, [...new Set([...ids, ...ofSurveys])]);
  }
}
