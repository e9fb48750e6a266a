import type { ServiceDefinition } from '@plumbline/platform';
import { BidsModule, ENTITIES } from './bids.module.js';
import { Bids1763715600000 } from './migrations/1763715600000-bids.js';
import { PausedContractors1763719200000 } from './migrations/1763719200000-paused-contractors.js';
import { SortedBids1763722800000 } from './migrations/1763722800000-sorted-bids.js';
import { InsuranceDates1763726400000 } from './migrations/1763726400000-insurance-dates.js';
import { StatusFirst1763730000000 } from './migrations/1763730000000-status-first.js';
import { BidTerms1763900000008 } from './migrations/1763900000008-bid-terms.js';
import { HeldRequests1764070000004 } from './migrations/1764070000004-held-requests.js';
import { EndingLinks1764080000004 } from './migrations/1764080000004-ending-links.js';
import { BidTags1764090000009 } from './migrations/1764090000009-bid-tags.js';
import { SearchedTags1764100000011 } from './migrations/1764100000011-searched-tags.js';
import { BidStates1764110000007 } from './migrations/1764110000007-bid-states.js';
import { KnownDesignFiles1764200000004 } from './migrations/1764200000004-known-design-files.js';
import { BidsByLine1764300000000 } from './migrations/1764300000000-bids-by-line.js';
import { RequestChanges1764700000000 } from './migrations/1764700000000-request-changes.js';

export const bidsService: ServiceDefinition = {
  name: 'bids',
  module: BidsModule,
  entities: ENTITIES,
  migrations: [
    Bids1763715600000,
    PausedContractors1763719200000,
    SortedBids1763722800000,
    InsuranceDates1763726400000,
    StatusFirst1763730000000,
    HeldRequests1764070000004,
    EndingLinks1764080000004,
    BidTerms1763900000008,
    BidTags1764090000009,
    SearchedTags1764100000011,
    BidStates1764110000007,
    KnownDesignFiles1764200000004,
    BidsByLine1764300000000,
    RequestChanges1764700000000,
  ],
  metadata: async () => (await import('./metadata.js')).default,
};
