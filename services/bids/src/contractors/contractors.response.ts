/** A contractor as administrators see one. */
export class ContractorResponse {
  _id: string;
  /** The same, for the console. */
  id: string;
  companyName: string;
  contactName: string | null;
  email: string;
  phone: string | null;
  website: string | null;
  zipCode: string;
  city: string | null;
  state: string | null;
  categories: string[];
  notes: string | null;
  rating: number | null;
  /** Miles. */
  radiusMi: number;
  licenseNumber: string | null;
  licenseClass: string | null;
  licenseState: string | null;
  licenseExpires: string | null;
  insurance: string | null;
  insuranceExpires: string | null;
  confirmed: boolean;
  confirmedAt: string | null;
  /** Not asked for bids. */
  paused: boolean;
  invitationCount: number;
  lastInvitedAt: string | null;
  createdAt: string;
}

export class ContractorsResponse {
  contractors: ContractorResponse[];
  page: number;
  pageSize: number;
  /** Exact to 10,000, then 10,001. */
  total: number;
}

export class ConfirmationResponse {
  companyName: string;
  email: string;
  categories: string[];
  zipCode: string;
  radiusMi: number;
  confirmed: boolean;
}
