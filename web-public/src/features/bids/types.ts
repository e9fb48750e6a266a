import type { MyBid, Attachment as WholeAttachment, TrackedBid as WholeBid } from '@plumbline/api-client';

/** What stands in every answer about a bid; the rest is drawn where it is there. */
type Sure = '_id' | 'bidId' | 'status' | 'submittedAt';

/** A bid on My Bids. */
export type Bid = Pick<MyBid, Sure> & Partial<MyBid>;

/** GET /api/bids/track/{token} */
export type TrackedBid = Pick<WholeBid, Sure> & Partial<WholeBid>;

/** An attachment has href or url, and filename or name. */
export type Attachment = Partial<WholeAttachment>;
