import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { FolderStorage } from './folder-storage.js';
import type { Storage } from './storage.js';

/** The storage that the settings name: a bucket where S3_BUCKET is set, else `files` in DATA_DIR. */
export async function createStorage(config: Pick<Config, 's3' | 'dataDir'>): Promise<Storage> {
  if (!config.s3) return new FolderStorage(join(config.dataDir, 'files'));
  // Loaded here: the client costs a quarter of a second at every start.
  const { S3Storage } = await import('./s3-storage.js');
  return new S3Storage(config.s3);
}
