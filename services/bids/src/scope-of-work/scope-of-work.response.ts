import { ApiProperty } from '@nestjs/swagger';
import { BID_TRADE_IDS, type BidTradeId, PRICE_BASES, type PriceBasis } from '@plumbline/contracts';
import { BidTermsResponse } from '../bid/bid-answer.response.js';
import { INVITATION_STATES, type InvitationState } from '../bid/bid-status.js';
import { RequestChangeResponse } from '../bidding/request-change.response.js';

export class DraftDesignResponse {
  title: string;
  imageUrl: string | null;
  thumbnailUrl: string | null;
  floorPlanUrl: string | null;
  floorPlanPdfUrl: string | null;
  /** The plan as lines, where there is one. */
  floorPlanSvgUrl: string | null;
  /** Lists the drawing set and its files; null without a concept of ours. */
  drawingsUrl: string | null;
  photos: string[];
}

/** What the homeowner wrote and filled in. */
export class DraftWishResponse {
  designPrompt: string | null;
  contractorPrompt: string | null;
  requirements: string | null;
  notes: string | null;
  /** US dollars. */
  budgetUsd: number | null;
  workType: string | null;
  startInDays: number | null;
  durationDays: number | null;
}

/** What we think the work costs, in US dollars. */
export class DraftEstimateResponse {
  low: number;
  likely: number;
  high: number;
  workType: string;
}

export class DraftQuantityResponse {
  item: string;
  quantity: number;
  unit: string;
}

export class DraftTradeResponse {
  trade: string;
  /** US dollars. */
  likelyUsd: number;
  lines: DraftQuantityResponse[];
}

export class SheetLineResponse {
  /** What an answer's `line` names. */
  id: string;
  item: string;
  quantity: number;
  unit: string;
}

/** A trade that a bid answers, as a whole or by its lines. */
export class SheetTradeResponse {
  @ApiProperty({ enum: BID_TRADE_IDS })
  trade: BidTradeId;
  name: string;
  /** What we think it costs, in US dollars; 0 without a concept of ours. */
  likelyUsd: number;
  lines: SheetLineResponse[];
}

/** What the contractor's own price book says of a line. */
export class BookedPriceResponse {
  line: string;
  /** US dollars a unit. */
  unitUsd: number;
  /** Times the line's quantity. */
  usd: number;
}

export class DraftMetaResponse {
  userEmail: string;
  bidId: string;
  title: string;
  zipCode: string;
  city: string | null;
  /** ISO 8601 */
  respondBy: string | null;
  /** How the invitation stands; a closed one or one called off takes no bid. */
  @ApiProperty({ enum: INVITATION_STATES })
  state: InvitationState;
  /** When the contractor's bid that stands came (ISO 8601); null where there is none. */
  answeredAt: string | null;
  /** As in BidResponse. */
  licenseNote: string | null;
  design: DraftDesignResponse;
  wish: DraftWishResponse;
  /** Null without a concept of ours. */
  estimate: DraftEstimateResponse | null;
  trades: DraftTradeResponse[];
  /** What a bid by trade and line answers. */
  sheet: SheetTradeResponse[];
  /** Of what bidders price; send it back with the bid. */
  revision: number;
  /** What made a next revision, the oldest first. */
  revisions: RequestChangeResponse[];
  /**
   * Opens the form of tape numbers (`/measure/{siteKey}`) for the invited contractor; null where the call does not prove
   * them, without a concept of ours, and once the invitation is closed.
   */
  siteKey: string | null;
  /** What the homeowner asked for and the plan leaves to the contractor, in the homeowner's words. */
  openWishes: string[];
}

/** What a contractor's bid says. */
export class StandingBidResponse extends BidTermsResponse {
  scope: string;
  estimatedPrice: number | null;
  @ApiProperty({ enum: PRICE_BASES, nullable: true })
  priceBasis: PriceBasis | null;
  timeline: string | null;
  notes: string | null;
  licenses: string | null;
  references: string | null;
}

export class SowDraftResponse {
  sowText: string;
  /** The contractor's bid that stands; only for their address and the invitation's key together. */
  standing: StandingBidResponse | null;
  /** Of the contractor's own unit prices, those that this sheet has lines for; proof as for `standing`. */
  priceBook: BookedPriceResponse[];
  meta: DraftMetaResponse;
}

export class SubmitBidResponse {
  message: string;
  /** PL-7K3QX9 */
  bidId: string;
  /** 1 for the first answer, 2 for its first correction … */
  version: number;
  confirmedByMail: boolean;
  /** How much the price is above (positive) or under the sum of the trades; null where they agree. US dollars. */
  gapUsd: number | null;
}

export class InvitationResponse {
  bidId: string;
  title: string;
  category: string | null;
  zipCode: string;
  city: string | null;
  respondBy: string | null;
  @ApiProperty({ enum: INVITATION_STATES })
  state: InvitationState;
}

export class WithdrawalResponse {
  bidId: string;
  title: string;
  estimatedPrice: number | null;
  timeline: string | null;
  receivedAt: string;
  withdrawn: boolean;
}
