import type { BidStatus, RoomCategory } from '@plumbline/contracts';

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
