/** Everything this product keeps about an e-mail address, as the person may take it along. */
export class MyDataResponse {
  email: string;
  exportedAt: string;
  requests: Record<string, unknown>[];
  bids: Record<string, unknown>[];
  submissions: Record<string, unknown>[];
  proposals: Record<string, unknown>[];
  contractor: Record<string, unknown> | null;
  /** A contractor's own unit prices, in US dollars. */
  priceBook: Record<string, unknown>[];
  /** Addresses of the photos and pictures. */
  files: string[];
}
