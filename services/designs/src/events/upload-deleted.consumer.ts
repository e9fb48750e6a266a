import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@plumbline/contracts';
import { OnEvent } from '@plumbline/platform';
import { type EntityManager, In } from 'typeorm';
import { DesignFileRegistry } from '../files/design-file-registry.js';
import { SurveyErasureService } from '../surveys/survey-erasure.service.js';
import { Brief } from '../tables/brief.entity.js';

/** A photo is gone: what holds its pixels goes too, and with a person who wants to be forgotten the whole designs. */
@Injectable()
export class UploadDeletedConsumer {
  constructor(
    private readonly files: DesignFileRegistry,
    private readonly surveys: SurveyErasureService,
  ) {}

  @OnEvent('upload.deleted')
  async onUploadDeleted({ payload }: EventEnvelope<'upload.deleted'>, tx: EntityManager): Promise<void> {
    // A brief that starts from it could not be drawn as it was shown.
    await tx.delete(Brief, { photoKey: In([...payload.keys]) });
    if (!payload.personErased) {
      await this.surveys.forgetPhotos(tx, payload.keys);
      return this.files.forgetPhotos(tx, payload.keys);
    }
    const ofSurveys = await this.surveys.eraseWithPhotos(tx, payload.keys);
    const { ids } = await this.files.startedFrom(tx, payload.keys);
    await this.files.eraseDesigns(tx, [...new Set([...ids, ...ofSurveys])]);
  }
}
