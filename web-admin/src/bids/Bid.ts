import type { BidStatus, RoomCategory } from '@plumbline/contracts';
import type { RaRecord } from 'react-admin';
import type { Estimate } from '../shared/Estimate.js';

/** A bid as administrators see one in a list (spec §3). Money in US dollars, times ISO 8601. */
export interface Bid extends RaRecord<string> {
  readonly _id: string;
  /** What a person reads out: PL-7K3QX9. */
  readonly bidId: string;
  readonly userEmail: string;
  readonly contractorEmail: string | null;
  readonly contractorId: string | null;
  readonly companyName: string | null;
  readonly hasContractor: boolean;
  readonly status: BidStatus;
  readonly submittedAt: string;
  readonly receivedAt: string | null;
  readonly respondBy: string | null;
  readonly estimatedPrice: number | null;
  readonly quote: string | null;
  readonly timeline: string | null;
  readonly scope: string | null;
  /** The contractor's message. */
  readonly notes: string | null;
  readonly notesInternal: string | null;
  readonly tags: readonly string[];
  readonly licenses: string | null;
  readonly references: string | null;
  readonly attachments: readonly Attachment[];
  readonly trackToken: string;
  readonly zipCode: string;
  readonly city: string | null;
  /** Two letters. */
  readonly state: string | null;
  readonly category: string | null;
  readonly designTitle: string;
  /** False: the answer came without the invitation's key; null: no answer yet. */
  readonly confirmedByMail: boolean | null;
  readonly uninvited: boolean;
  readonly calledOffAt: string | null;
  readonly notInterestedAt: string | null;
  readonly lastContactAt: string | null;
  /** Counts changes: sent back with an edit, so that nobody overwrites another's. */
  readonly version: number;
}

/** Austin, TX */
export const placeOf = ({ city, state }: Pick<Bid, 'city' | 'state'>): string =>
  [city, state].filter(Boolean).join(', ');

/** A bid with all that belongs to it. */
export interface BidDetail extends Bid {
  readonly history: readonly HistoryEntry[];
  readonly proposals: readonly AppointmentProposal[];
  readonly submissions: readonly Submission[];
  /** What the homeowner asked for. */
  readonly preferences: Readonly<Record<string, string>>;
  /** Null without a concept of ours. */
  readonly estimate: Estimate | null;
}

export interface Attachment {
  readonly href: string;
  readonly filename: string;
  readonly thumbnailUrl: string | null;
  /** photo: the homeowner's; design, plan: the concept's. */
  readonly kind: string;
}

export interface HistoryEntry {
  readonly at: string;
  readonly kind: string;
  readonly from: BidStatus | null;
  readonly to: BidStatus | null;
  /** homeowner, contractor, admin or system */
  readonly by: string;
  readonly note: string | null;
}

export interface AppointmentProposal {
  readonly _id: string;
  readonly createdAt: string;
  readonly name: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly proposals: string;
  readonly notes: string | null;
}

/** One answer of a contractor; a later one replaces it. */
export interface Submission {
  readonly _id: string;
  readonly version: number;
  readonly contractorEmail: string;
  readonly estimatedPrice: number | null;
  readonly timeline: string | null;
  readonly createdAt: string;
  readonly confirmedByMail: boolean;
  readonly withdrawnAt: string | null;
  readonly withdrawnReason: string | null;
}

/** What the list can be narrowed by; also what the CSV is narrowed by. */
export interface BidFilter {
  readonly search?: string;
  readonly status?: BidStatus;
  readonly userEmail?: string;
  readonly contractorId?: string;
  readonly zipCode?: string;
  readonly state?: string;
  readonly category?: RoomCategory;
  readonly tag?: string;
  readonly unassigned?: boolean;
  /** Days, YYYY-MM-DD, both included. */
  readonly from?: string;
  readonly to?: string;
}
