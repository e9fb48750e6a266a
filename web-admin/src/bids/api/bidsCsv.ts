import { BIDS_CSV_NAME } from '@plumbline/contracts';
import { download } from '../../api/http.js';
import { queryOf } from '../../api/queryOf.js';
import type { BidFilter } from '../Bid.js';

/** Downloads every bid that the filters let through, as the server writes them. */
export const downloadBidsCsv = (filter: BidFilter, order: 'ASC' | 'DESC'): Promise<void> =>
  download(
    `/api/bids/csv?${queryOf({ ...filter, sort: order === 'ASC' ? 'submittedAt' : '-submittedAt' })}`,
    BIDS_CSV_NAME,
  );
