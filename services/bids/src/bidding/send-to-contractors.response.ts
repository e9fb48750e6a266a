/** A contractor who would be asked. */
export class WouldBeAskedResponse {
  companyName: string;
  categories: string[];
  city: string | null;
  /** Miles between the two ZIP codes. */
  distanceMi: number;
  rating: number | null;
}

export class SendToContractorsResponse {
  message: string;
  /** Contractors asked, or who would be. */
  count: number;
  /** The codes of the bids made; empty for a preview. */
  bidIds: string[];
  /** True: nobody was asked yet; the button of the mailed link does it. */
  held?: boolean;
  /** Only for a preview. */
  contractors?: WouldBeAskedResponse[];
}

/** A request that waits for its homeowner, as the mailed link's page shows it. */
export class HeldRequestResponse {
  email: string;
  title: string;
  zipCode: string;
  city: string | null;
  /** The button was pressed. */
  confirmed: boolean;
}
