import type { ResendType } from '@plumbline/contracts';
import { send } from '../../api/http.js';
import type { BulkAnswer } from './BulkAnswer.js';

/** Sends the mails of many bids again in one call. */
export const bulkResend = (ids: readonly string[], type: ResendType): Promise<BulkAnswer> =>
  send('POST', '/api/bids/bulk/resend', { type, ids });
