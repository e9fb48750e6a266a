import { ApiProperty } from '@nestjs/swagger';
import { BID_STATUSES, type BidStatus, PRICE_BASES, type PriceBasis } from '@plumbline/contracts';
import { BidResponse } from '../bidding/bid.response.js';
import { BidTermsResponse } from '../bidding/bid-answer.response.js';

export class HistoryEntryResponse {
  /** ISO 8601 */
  at: string;
  @ApiProperty({ enum: BID_STATUSES, nullable: true })
  from: BidStatus | null;
  @ApiProperty({ enum: BID_STATUSES, nullable: true })
  to: BidStatus | null;
  /** What happened: requested, assigned, status, submitted, withdrawn, not-interested, called-off, proposal, revised. */
  kind: string;
  /** homeowner, contractor, admin or system */
  by: string;
  note: string | null;
}

export class ProposalResponse {
  _id: string;
  createdAt: string;
  name: string | null;
  phone: string | null;
  address: string | null;
  proposals: string;
  notes: string | null;
}

/** Another contractor's bid for the same request. */
export class SiblingBidResponse {
  _id: string;
  bidId: string;
  @ApiProperty({ enum: BID_STATUSES })
  status: BidStatus;
  estimatedPrice: number | null;
  quote: string | null;
  @ApiProperty({ enum: PRICE_BASES, nullable: true })
  priceBasis: PriceBasis | null;
  /** As in BidResponse. */
  licenseNote: string | null;
  timeline: string | null;
  contractorEmail: string | null;
  companyName: string | null;
  trackToken: string;
}

export class TrackedDesignResponse {
  _id: string | null;
  title: string;
  imageUrl: string | null;
  floorPlanUrl: string | null;
  thumbnailUrl: string | null;
}

export class TrackedBidResponse extends BidResponse {
  terms: BidTermsResponse;
  /** PL-7K3QX9 */
  code: string;
  history: HistoryEntryResponse[];
  proposals: ProposalResponse[];
  siblings: SiblingBidResponse[];
  design: TrackedDesignResponse;
}

export class MyBidResponse extends BidResponse {
  /** Opens /track/{token}. */
  trackToken: string;
}

export class MyBidsResponse {
  items: MyBidResponse[];
  page: number;
  pageSize: number;
  /** Exact to 10,000, then 10,001. */
  total: number;
}

export class ProposalSentResponse {
  message: string;
  proposal: ProposalResponse;
}
