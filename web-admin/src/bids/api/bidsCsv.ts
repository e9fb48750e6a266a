import { BIDS_CSV_NAME } from '@plumbline/contracts';
import { download } from '../../api/http.js';
import type { BidFilter } from '../Bid.js';

/** Downloads every bid that the filters let through, as the server writes them. */
export function downloadBidsCsv(filter: BidFilter, order: 'ASC' | 'DESC'): Promise<void> {
  const query = new URLSearchParams({ sort: order === 'ASC' ? 'submittedAt' : '-submittedAt' });
  for (const [name, value] of Object.entries(filter)) {
    if (typeof value === 'string' && value !== '') query.set(name, value);
  }
  return download(`/api/bids/csv?${query}`, BIDS_CSV_NAME);
}
