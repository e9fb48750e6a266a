import { ApiProperty } from '@nestjs/swagger';
import { BID_STATUSES, type BidStatus, PRICE_BASES, type PriceBasis } from '@plumbline/contracts';

export class AttachmentResponse {
  /** Where the file is. */
  href: string;
  url: string;
  filename: string;
  name: string;
  thumbnailUrl: string | null;
  /** photo: the homeowner's; design, plan: the concept's; contractor: came with the bid. */
  kind: string;
}

/** What homeowners and administrators both see of a bid (docs/product.md, Access). */
export class BidResponse {
  _id: string;
  /** What a person reads out: PL-7K3QX9. */
  bidId: string;
  userEmail: string;
  /** Null before the contractor has answered, unless an administrator asks. */
  contractorEmail: string | null;
  contractorId: string | null;
  companyName: string | null;
  hasContractor: boolean;
  @ApiProperty({ enum: BID_STATUSES })
  status: BidStatus;
  /** When the homeowner asked; ISO 8601. */
  submittedAt: string;
  createdAt: string;
  /** When the contractor answered. */
  receivedAt: string | null;
  respondBy: string | null;
  /** US dollars. */
  estimatedPrice: number | null;
  /** The price as text; "Price to follow" where the contractor left it blank. */
  quote: string | null;
  /** firm, or after-visit; null where the contractor did not say. */
  @ApiProperty({ enum: PRICE_BASES, nullable: true })
  priceBasis: PriceBasis | null;
  timeline: string | null;
  scope: string | null;
  /** The contractor's message. */
  notes: string | null;
  licenses: string | null;
  /** What is known of the contractor's license, as a sentence; null where none was asked for and none is said. */
  licenseNote: string | null;
  references: string | null;
  attachments: AttachmentResponse[];
  category: string | null;
  zipCode: string;
  city: string | null;
  designTitle: string;
  /** False: the answer came without the invitation's key ("not confirmed by e-mail"); null: no answer yet. */
  confirmedByMail: boolean | null;
  /** When the homeowner called the request off. */
  calledOffAt: string | null;
}

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

export class MyBidResponse extends BidResponse {
  /** Opens /track/{token}. */
  trackToken: string;
}

/** A bid as administrators see one. */
export class AdminBidResponse extends BidResponse {
  /** The same as `_id`, for the console. */
  id: string;
  notesInternal: string | null;
  tags: string[];
  /** Two letters; null where no ZIP tells. */
  state: string | null;
  /** Opens /track/{token}. */
  trackToken: string;
  /** Counts changes; send it back with a change to be told of a rival's. */
  version: number;
  /** Came without an invitation. */
  uninvited: boolean;
  notInterestedAt: string | null;
  /** When a mail about this bid last left. */
  lastContactAt: string | null;
  demo: boolean;
}
