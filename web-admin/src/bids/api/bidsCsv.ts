import type { BidsCsvQuery } from '@plumbline/api-client';
import { BIDS_CSV_NAME } from '@plumbline/contracts';
import type { SortPayload } from 'react-admin';
import { download } from '../../api/http.js';
import { queryOf } from '../../api/queryOf.js';

/** Downloads every bid that the filters let through, in the list's order, as the server writes them. */
export const downloadBidsCsv = (filter: Omit<BidsCsvQuery, 'sort'>, sort: SortPayload): Promise<void> =>
  download(
    `/api/bids/csv?${queryOf({ ...filter, sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` })}`,
    BIDS_CSV_NAME,
  );
