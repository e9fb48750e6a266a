import type { RaRecord } from 'react-admin';

/** A contractor as the console shows one (spec §3). */
export interface Contractor extends RaRecord<string> {
  readonly companyName: string;
  readonly contactName: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly website: string | null;
  readonly zipCode: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly categories: readonly string[];
  readonly notes: string | null;
  /** 0 to 5, set by administrators. */
  readonly rating: number | null;
  /** How far the contractor travels, in miles. */
  readonly radiusMi: number;
  readonly licenseNumber: string | null;
  readonly licenseClass: string | null;
  readonly licenseState: string | null;
  /** YYYY-MM-DD */
  readonly licenseExpires: string | null;
  readonly insurance: string | null;
  /** YYYY-MM-DD */
  readonly insuranceExpires: string | null;
  /** The address was proved by mail, or an administrator vouched for it. */
  readonly confirmed: boolean;
  readonly confirmedAt: string | null;
  /** Not asked for bids while paused. */
  readonly paused: boolean;
  readonly invitationCount: number;
  readonly lastInvitedAt: string | null;
  readonly createdAt: string;
}

/** What the list can be narrowed by. */
export interface ContractorFilter {
  readonly search?: string;
  readonly zip?: string;
  readonly category?: string;
}
