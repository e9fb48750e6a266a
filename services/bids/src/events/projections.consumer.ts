import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@plumbline/contracts';
import { OnEvent } from '@plumbline/platform';
import { type EntityManager, In } from 'typeorm';
import { lockRequests } from '../bid/loaded-bid.js';
import { BidRequest, type RequestDesign, type RequestFile } from '../tables/bid-request.entity.js';
import { HeldRequest } from '../tables/held-request.entity.js';
import { KnownDesign } from '../tables/known-design.entity.js';
import { KnownDesignFile } from '../tables/known-design-file.entity.js';
import { KnownUpload } from '../tables/known-upload.entity.js';

/** Keeps what this service needs of other services' facts. */
@Injectable()
export class ProjectionsConsumer {
  @OnEvent('design.completed')
  async onDesignCompleted(event: EventEnvelope<'design.completed'>, tx: EntityManager): Promise<void> {
    const { designId, zipCode, category, conceptKey } = event.payload;
    await tx.upsert(
      KnownDesign,
      { id: designId, zipCode, category, conceptKey, createdAt: new Date(event.occurredAt) },
      ['id'],
    );
    // A designs service of an earlier version announces no files.
    const concept = { designId, version: 1, kind: 'concept', stage: null, key: conceptKey } as const;
    await tx.upsert(KnownDesignFile, concept, ['key']);
  }

  @OnEvent('design.file-added')
  async onDesignFileAdded({ payload }: EventEnvelope<'design.file-added'>, tx: EntityManager): Promise<void> {
    const { designId, files } = payload;
    await tx.upsert(
      KnownDesignFile,
      files.map(({ version, kind, stage, key }) => ({ designId, version, kind, stage, key })),
      ['key'],
    );
  }

  /** Requests name a design's files themselves, as they were when it was asked for bids. */
  @OnEvent('design.file-erased')
  async onDesignFileErased(
    { payload }: EventEnvelope<'design.file-erased'>,
    tx: EntityManager,
  ): Promise<void> {
    const { designId } = payload;
    const keys = new Set(payload.keys);
    const known = { designId, key: In([...keys]) };
    if (await tx.existsBy(KnownDesignFile, { ...known, kind: 'concept' })) {
      await tx.delete(KnownDesign, { id: designId });
    }
    await tx.delete(KnownDesignFile, known);
    for (const request of await lockRequests(tx, { designId })) {
      await tx.update(BidRequest, { id: request.id }, without(keys, request));
    }
    const held = await tx
      .createQueryBuilder(HeldRequest, 'held')
      .where(`held.wish ->> 'designId' = :designId`, { designId })
      .setLock('pessimistic_write')
      .getMany();
    for (const { id, asked } of held) {
      await tx.update(HeldRequest, { id }, { asked: { ...asked, ...without(keys, asked) } });
    }
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

interface WithKeys {
  readonly conceptKey: string | null;
  readonly design: RequestDesign;
  readonly files: readonly RequestFile[];
}

/** What names files, without those that are gone. */
function without(gone: ReadonlySet<string>, { conceptKey, design, files }: WithKeys) {
  const left = (key: string | null): string | null => (key !== null && gone.has(key) ? null : key);
  return {
    conceptKey: left(conceptKey),
    design: {
      ...design,
      imageKey: left(design.imageKey),
      thumbnailKey: left(design.thumbnailKey),
      floorPlanKey: left(design.floorPlanKey),
    },
    files: files.filter(({ key }) => !gone.has(key)),
  };
}
