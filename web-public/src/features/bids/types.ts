/** A bid as the homeowner's calls answer it (spec §3). */
export interface Bid {
  readonly _id: string;
  readonly bidId: string;
  readonly userEmail?: string | null;
  readonly contractorEmail?: string | null;
  readonly hasContractor?: boolean;
  readonly status: string;
  readonly submittedAt: string | null;
  readonly receivedAt?: string | null;
  readonly respondBy?: string | null;
  readonly estimatedPrice?: number | null;
  readonly quote?: string | null;
  readonly timeline?: string | null;
  readonly scope?: string | null;
  readonly notes?: string | null;
  readonly attachments?: readonly Attachment[];
  readonly trackToken?: string | null;
  /** False: the answer came without the invitation's key. */
  readonly confirmedByMail?: boolean | null;
  /** When the homeowner called the request off. */
  readonly calledOffAt?: string | null;
}

export interface Attachment {
  readonly href?: string;
  readonly url?: string;
  readonly filename?: string;
  readonly name?: string;
}

export interface HistoryEntry {
  readonly at: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly by: string | null;
  readonly note: string | null;
}

export interface Proposal {
  readonly _id: string;
  readonly createdAt: string;
  readonly proposals: string;
  readonly notes?: string | null;
}

/** Another bid for the same request. */
export interface Sibling {
  readonly _id: string;
  readonly bidId: string;
  readonly status: string;
  readonly estimatedPrice: number | null;
  readonly quote: string | null;
  readonly timeline: string | null;
  readonly contractorEmail?: string | null;
  readonly companyName?: string | null;
  readonly trackToken?: string | null;
}

/** GET /api/bids/track/{token} */
export interface TrackedBid extends Bid {
  readonly companyName?: string | null;
  readonly history?: readonly HistoryEntry[];
  readonly proposals?: readonly Proposal[];
  readonly siblings?: readonly Sibling[];
  readonly design?: {
    readonly _id: string | null;
    readonly title: string;
    readonly imageUrl: string | null;
    readonly floorPlanUrl: string | null;
    readonly thumbnailUrl: string | null;
  } | null;
}
