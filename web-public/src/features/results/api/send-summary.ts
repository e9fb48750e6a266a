import type { SummaryRequest } from '@plumbline/api-client';
import { call } from '#lib/server/http.js';
import type { SentDesign } from '../sent-design.js';
import type { RequestPreferences } from './send-to-contractors.js';

/** POST /api/send-summary: mails the favourites to the homeowner. */
export function sendSummary(
  request: Omit<SummaryRequest, 'designs'> & {
    readonly designs: readonly SentDesign[];
    readonly preferences: RequestPreferences;
  },
  idempotencyKey: string,
): Promise<{ message?: string }> {
  return call('/api/send-summary', { body: request, idempotencyKey });
}
