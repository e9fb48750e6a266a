import type { BidStatus } from '@plumbline/contracts';
import type { RaRecord } from 'react-admin';
import type { Estimate } from '../shared/Estimate.js';

/** A bid as the console's list shows it (spec §3). Money in US dollars, times ISO 8601. */
export interface Bid extends RaRecord<string> {
  readonly _id: string;
  /** What a person reads out: PL-7K3QX9. */
  readonly bidId: string;
  readonly userEmail: string;
  readonly contractorEmail: string | null;
  readonly contractorId: string | null;
  readonly companyName?: string | null;
  readonly hasContractor: boolean;
  readonly status: BidStatus;
  readonly submittedAt: string;
  readonly receivedAt?: string | null;
  readonly estimatedPrice: number | null;
  readonly quote: string | null;
  readonly timeline: string | null;
  readonly scope: string | null;
  readonly notes: string | null;
  readonly notesInternal: string | null;
  readonly tags: readonly string[];
  readonly licenses: string | null;
  readonly references: string | null;
  readonly attachments: readonly Attachment[];
  readonly trackToken: string | null;
  readonly zipCode?: string | null;
  readonly city?: string | null;
  readonly category?: string | null;
  /** Counts the changes: sent back with an edit, so that nobody overwrites another's. */
  readonly version?: number;
}

/** A bid with all that belongs to it. */
export interface BidDetail extends Bid {
  readonly design?: {
    readonly _id: string | null;
    readonly title: string;
    readonly description?: string | null;
    readonly imageUrl: string | null;
    readonly floorPlanUrl: string | null;
    readonly thumbnailUrl?: string | null;
  } | null;
  readonly photos?: readonly { url: string; thumbnailUrl?: string | null; name: string; type?: string }[];
  readonly estimate?: Estimate | null;
  readonly history?: readonly StatusChange[];
  readonly proposals?: readonly AppointmentProposal[];
}

export interface Attachment {
  readonly href?: string;
  readonly url?: string;
  readonly filename?: string;
  readonly name?: string;
}

export interface StatusChange {
  readonly at: string;
  readonly from: BidStatus | null;
  readonly to: BidStatus;
  readonly by: string;
  readonly note: string | null;
}

export interface AppointmentProposal {
  readonly _id?: string;
  readonly userEmail: string;
  readonly name: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly proposals: string;
  readonly notes: string | null;
  readonly createdAt?: string;
}

/** What the list can be narrowed by; also what the CSV is narrowed by. */
export interface BidFilter {
  readonly q?: string;
  readonly status?: BidStatus;
  readonly userEmail?: string;
  readonly contractorId?: string;
  /** Days, YYYY-MM-DD, both included. */
  readonly from?: string;
  readonly to?: string;
}
