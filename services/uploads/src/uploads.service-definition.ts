import type { ServiceDefinition } from '@plumbline/platform';
import { Uploads1763700000000 } from './migrations/1763700000000-uploads.js';
import { SortedUploads1763722800000 } from './migrations/1763722800000-sorted-uploads.js';
import { SearchedUploads1763809200000 } from './migrations/1763809200000-searched-uploads.js';
import { FocalLength1763895600010 } from './migrations/1763895600010-focal-length.js';
import { Documents1764110000027 } from './migrations/1764110000027-documents.js';
import { ENTITIES, UploadsModule } from './uploads.module.js';

export const uploadsService: ServiceDefinition = {
  name: 'uploads',
  module: UploadsModule,
  entities: ENTITIES,
  migrations: [
    Uploads1763700000000,
    SortedUploads1763722800000,
    SearchedUploads1763809200000,
    FocalLength1763895600010,
    Documents1764110000027,
  ],
  metadata: async () => (await import('./metadata.js')).default,
};
