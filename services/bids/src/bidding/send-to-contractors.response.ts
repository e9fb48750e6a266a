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
  /** Only for a preview. */
  contractors?: WouldBeAskedResponse[];
}
