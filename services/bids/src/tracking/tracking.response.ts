import {
  BidResponse,
  HistoryEntryResponse,
  MyBidResponse,
  ProposalResponse,
  SiblingBidResponse,
} from '../bid/bid.response.js';
import { BidTermsResponse } from '../bid/bid-answer.response.js';

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
