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

/** What homeowners and administrators both see of a bid (spec §3). */
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
