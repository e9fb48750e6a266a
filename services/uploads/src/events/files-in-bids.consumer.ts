import { Injectable } from '@nestjs/common';
import type { EventEnvelope, FileRef } from '@plumbline/contracts';
import { OnEvent } from '@plumbline/platform';
import { type EntityManager, In, IsNull } from 'typeorm';
import { Upload, UploadFile } from '../intake/upload.entity.js';

/** Files that a bid was requested or sent with stay as long as the bid does. */
@Injectable()
export class FilesInBidsConsumer {
  @OnEvent('bid.requested')
  async onBidRequested({ payload }: EventEnvelope<'bid.requested'>, tx: EntityManager): Promise<void> {
    await this.keep(payload.photos, tx);
  }

  @OnEvent('bid.submitted')
  async onBidSubmitted({ payload }: EventEnvelope<'bid.submitted'>, tx: EntityManager): Promise<void> {
    await this.keep(payload.files ?? [], tx);
  }

  private async keep(sent: readonly FileRef[], tx: EntityManager): Promise<void> {
    if (sent.length === 0) return;
    const files = await tx.find(UploadFile, {
      where: { key: In(sent.map(({ key }) => key)) },
      select: { uploadId: true },
    });
    await tx.update(
      Upload,
      { id: In(files.map(({ uploadId }) => uploadId)), inBidSince: IsNull() },
      { inBidSince: () => 'now()' },
    );
  }
}
