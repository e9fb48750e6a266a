import type { BidStatus } from '@plumbline/contracts';
import { send } from '../../api/http.js';
import type { BulkAnswer } from './BulkAnswer.js';

/** Sets the status of many bids in one call. */
export const bulkStatus = (ids: readonly string[], status: BidStatus): Promise<BulkAnswer> =>
  send('PATCH', '/api/bids/bulk/status', { status, ids });
