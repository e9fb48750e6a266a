import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@plumbline/contracts';
import { OnEvent } from '@plumbline/platform';
import { type EntityManager, In, IsNull } from 'typeorm';
import { Upload } from '../intake/upload.entity.js';
import { UploadFile } from '../intake/upload-file.entity.js';

/** Photos that a bid was requested with stay as long as the bid does. */
@Injectable()
export class BidRequested {
  @OnEvent('bid.requested')
  async onBidRequested({ payload }: EventEnvelope<'bid.requested'>, tx: EntityManager): Promise<void> {
    const files = await tx.find(UploadFile, {
      where: { key: In(payload.photos.map(({ key }) => key)) },
      select: { uploadId: true },
    });
    await tx.update(
      Upload,
      { id: In(files.map(({ uploadId }) => uploadId)), inBidSince: IsNull() },
      { inBidSince: () => 'now()' },
    );
  }
}
