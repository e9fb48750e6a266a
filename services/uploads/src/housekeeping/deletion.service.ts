import { Inject, Injectable } from '@nestjs/common';
import { OutboxWriter, STORAGE, type Storage } from '@plumbline/platform';
import { type EntityManager, In } from 'typeorm';
import { keysOf } from '../intake/intake.service.js';
import { Upload, UploadFile } from '../intake/upload.entity.js';

/** Takes uploads away: rows and announcement in the caller's transaction, files once it has committed. */
@Injectable()
export class DeletionService {
  constructor(
    @Inject(STORAGE) private readonly storage: Storage,
    private readonly outbox: OutboxWriter,
  ) {}

  /**
   * Deletes the rows and announces it. Unknown ids are passed over.
   * @param personErased their owner asked to be forgotten
   * @returns the storage keys to give to deleteFiles() after the commit; the sweep finds those it never gets
   */
  async deleteRows(tx: EntityManager, uploadIds: readonly string[], personErased = false): Promise<string[]> {
    const uploads = await tx.find(Upload, {
      where: { id: In([...uploadIds]) },
      lock: { mode: 'pessimistic_write' },
    });
    const files = await tx.find(UploadFile, {
      where: { uploadId: In(uploads.map(({ id }) => id)) },
      order: { position: 'ASC' },
    });
    for (const { id: uploadId } of uploads) {
      const keys = files.filter((file) => file.uploadId === uploadId).flatMap(keysOf);
      await tx.delete(Upload, { id: uploadId });
      await this.outbox.add(tx, 'upload.deleted', uploadId, {
        uploadId,
        keys,
        ...(personErased ? { personErased } : {}),
      });
    }
    return files.flatMap(keysOf);
  }

  async deleteFiles(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.storage.delete(key);
  }
}
