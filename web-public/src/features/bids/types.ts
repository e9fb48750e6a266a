import type { Schemas } from '@plumbline/api-client';

/** What stands in every answer about a bid; the rest is drawn where it is there. */
type Sure = '_id' | 'bidId' | 'status' | 'submittedAt';

/** A bid on My Bids. */
export type Bid = Pick<Schemas['MyBidResponse'], Sure> & Partial<Schemas['MyBidResponse']>;

/** GET /api/bids/track/{token} */
export type TrackedBid = Pick<Schemas['TrackedBidResponse'], Sure> & Partial<Schemas['TrackedBidResponse']>;

/** Spec §3: an attachment has href or url, and filename or name. */
export type Attachment = Partial<Schemas['AttachmentResponse']>;

export type HistoryEntry = Schemas['HistoryEntryResponse'];

/** Another contractor's bid for the same request. */
export type Sibling = Schemas['SiblingBidResponse'];
