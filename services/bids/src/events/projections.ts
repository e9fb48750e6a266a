import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@plumbline/contracts';
import { OnEvent } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { KnownDesign } from './known-design.entity.js';
import { KnownUpload } from './known-upload.entity.js';

/** Keeps what this service needs of other services' facts. */
@Injectable()
export class Projections {
  @OnEvent('design.completed')
  async onDesignCompleted(event: EventEnvelope<'design.completed'>, tx: EntityManager): Promise<void> {
    const { designId, zipCode, category, conceptKey } = event.payload;
    await tx.upsert(
      KnownDesign,
      { id: designId, zipCode, category, conceptKey, createdAt: new Date(event.occurredAt) },
      ['id'],
    );
  }

  @OnEvent('upload.stored')
  async onUploadStored(event: EventEnvelope<'upload.stored'>, tx: EntityManager): Promise<void> {
    const { uploadId, zipCode, files } = event.payload;
    await tx.upsert(
      KnownUpload,
      {
        id: uploadId,
        zipCode,
        files: [...files],
        keys: files.map(({ key }) => key),
        createdAt: new Date(event.occurredAt),
      },
      ['id'],
    );
  }

  @OnEvent('upload.deleted')
  async onUploadDeleted(event: EventEnvelope<'upload.deleted'>, tx: EntityManager): Promise<void> {
    await tx.delete(KnownUpload, { id: event.payload.uploadId });
  }
}
