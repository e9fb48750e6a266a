import type { ServiceDefinition } from '@plumbline/platform';
import { conceptSchemas } from './concepts/concept-schemas.js';
import { DesignsModule, ENTITIES } from './designs.module.js';
import { Designs1763715600000 } from './migrations/1763715600000-designs.js';
import { SortedDesigns1763722800000 } from './migrations/1763722800000-sorted-designs.js';
import { PictureCalls1763802000000 } from './migrations/1763802000000-picture-calls.js';
import { PictureWebhooks1763805600000 } from './migrations/1763805600000-picture-webhooks.js';
import { SearchedDesigns1763809200000 } from './migrations/1763809200000-searched-designs.js';
import { DesignsByStatus1763812800000 } from './migrations/1763812800000-designs-by-status.js';
import { FairAndParkedDesigns1763816400001 } from './migrations/1763816400001-fair-and-parked-designs.js';
import { DesignFiles1764200000004 } from './migrations/1764200000004-design-files.js';
import { Surveys1764400000006 } from './migrations/1764400000006-surveys.js';
import { PictureViews1764500000008 } from './migrations/1764500000008-picture-views.js';
import { Briefs1764600000009 } from './migrations/1764600000009-briefs.js';
import { RefinedPictures1764600000011 } from './migrations/1764600000011-refined-pictures.js';
import { FurtherViews1764600000012 } from './migrations/1764600000012-further-views.js';
import { JobsByDesign1764800000013 } from './migrations/1764800000013-jobs-by-design.js';

export const designsService: ServiceDefinition = {
  name: 'designs',
  module: DesignsModule,
  entities: ENTITIES,
  migrations: [
    Designs1763715600000,
    SortedDesigns1763722800000,
    PictureCalls1763802000000,
    PictureWebhooks1763805600000,
    SearchedDesigns1763809200000,
    DesignsByStatus1763812800000,
    FairAndParkedDesigns1763816400001,
    DesignFiles1764200000004,
    Surveys1764400000006,
    PictureViews1764500000008,
    Briefs1764600000009,
    RefinedPictures1764600000011,
    FurtherViews1764600000012,
    JobsByDesign1764800000013,
  ],
  metadata: async () => (await import('./metadata.js')).default,
  schemas: conceptSchemas,
};
