import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { Estimate } from '@plumbline/concept';
import { BID_STATUSES, type BidStatus } from '@plumbline/contracts';
import { AdminBidResponse, HistoryEntryResponse, ProposalResponse } from '../../bid/bid.response.js';
import { BidTermsResponse } from '../../bid/bid-answer.response.js';

export class SubmissionVersionResponse {
  _id: string;
  version: number;
  contractorEmail: string;
  estimatedPrice: number | null;
  timeline: string | null;
  scope: string;
  notes: string | null;
  confirmedByMail: boolean;
  createdAt: string;
  withdrawnAt: string | null;
  withdrawnReason: string | null;
}

/** One bid with all that belongs to it. */
export class AdminBidDetailResponse extends AdminBidResponse {
  terms: BidTermsResponse;
  history: HistoryEntryResponse[];
  proposals: ProposalResponse[];
  submissions: SubmissionVersionResponse[];
  preferences: Record<string, string>;
  /** What the concept is thought to cost; null without a concept of ours. */
  @ApiProperty({ allOf: [{ $ref: getSchemaPath('Estimate') }], nullable: true })
  estimate: Estimate | null;
}

export class AdminBidsResponse {
  items: AdminBidResponse[];
  page: number;
  pageSize: number;
  /** Exact to 10,000; 10,001 means "more than 10,000". */
  total: number;
  totalIsExact: boolean;
  nextCursor: string | null;
  previousCursor: string | null;
}

export class StatusSetResponse {
  message: string;
  bid: AdminBidResponse;
}

export class BulkResultResponse {
  id: string;
  ok: boolean;
  /** Why not. */
  error?: string;
}

export class BulkStatusResponse {
  message: string;
  @ApiProperty({ enum: BID_STATUSES })
  status: BidStatus;
  /** Bids whose status is now the one asked for. */
  updated: number;
  results: BulkResultResponse[];
}

export class BulkResendResponse {
  message: string;
  /** One an id, in their order; ok means queued, the outcome is in the logs. */
  results: BulkResultResponse[];
}

export class BidMetaResponse {
  message: string;
  bid: AdminBidResponse;
}

export class PreviewContractorResponse {
  _id: string | null;
  companyName: string;
  contactName: string | null;
  email: string;
  phone: string | null;
  website: string | null;
  zipCode: string;
  categories: string[];
  notes: string | null;
  rating: number | null;
  distanceMi: number;
}

export class PreviewDesignResponse {
  _id: string;
  title: string;
  description: string;
  imageUrl: string | null;
  thumbnailUrl: string | null;
  floorPlanUrl: string | null;
  designPrompt: string;
  contractorPrompt: string;
  style: string | null;
  @ApiProperty({ oneOf: [{ type: 'number' }, { type: 'string' }], nullable: true })
  estimatedCost: string | number | null;
  meta: Record<string, unknown> | null;
  zipCode: string;
  category: string;
  /** Why this one: "Newest concept for kitchen in 10001". */
  label: string;
}

export class PreviewUploadResponse {
  originalName: string;
  name: string;
  url: string;
  imageUrl: string;
  thumbnailUrl: string | null;
  type: string;
}

export class PreviewResponse {
  contractors: PreviewContractorResponse[];
  chosenDesign: PreviewDesignResponse | null;
  userUploads: PreviewUploadResponse[];
  /** What a request from that ZIP would be told, and whether contractors of the demo are left out. */
  message: string;
}

export class EmailPreviewResponse {
  sentTo: string;
  message: string;
}

export class BidsSummaryResponse {
  /** How many bids have each status. */
  byStatus: Record<string, number>;
  /** The last 30 days. */
  byDay: DayCountResponse[];
  /** Hours from request to answer: the median of the newest 1,000 answers; null without one. */
  medianResponseHours: number | null;
}

export class KnownTagsResponse {
  /** Tags of the newest bids that have any, those used most first. */
  tags: string[];
}

export class DayCountResponse {
  /** YYYY-MM-DD, UTC */
  day: string;
  count: number;
}
