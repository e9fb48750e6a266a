import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { FolderStorage } from './folder-storage.js';
import { S3Storage } from './s3-storage.js';
import type { Storage } from './storage.js';

/** The storage that the settings name: a bucket where S3_BUCKET is set, else `files` in DATA_DIR. */
export function createStorage(config: Pick<Config, 's3' | 'dataDir'>): Storage {
  return config.s3 ? new S3Storage(config.s3) : new FolderStorage(join(config.dataDir, 'files'));
}
