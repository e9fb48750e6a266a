import { ApiProperty } from '@nestjs/swagger';
import { INVITATION_STATES, type InvitationState } from '../bidding/bid-status.js';

export class DraftDesignResponse {
  title: string;
  imageUrl: string | null;
  thumbnailUrl: string | null;
  floorPlanUrl: string | null;
  floorPlanPdfUrl: string | null;
  photos: string[];
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
  design: DraftDesignResponse;
}

/** What a contractor's bid says. */
export class StandingBidResponse {
  scope: string;
  estimatedPrice: number | null;
  timeline: string | null;
  notes: string | null;
}

export class SowDraftResponse {
  sowText: string;
  /** The contractor's bid that stands; only for their address and the invitation's key together. */
  standing: StandingBidResponse | null;
  meta: DraftMetaResponse;
}

export class SubmitBidResponse {
  message: string;
  /** PL-7K3QX9 */
  bidId: string;
  /** 1 for the first answer, 2 for its first correction … */
  version: number;
  confirmedByMail: boolean;
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
