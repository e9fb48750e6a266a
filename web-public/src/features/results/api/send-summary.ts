import { call } from '#lib/http.js';
import type { SentDesign, SentFile } from '../sent-design.js';
import type { BidRequest } from './send-to-contractors.js';

export interface SummaryRequest {
  readonly email: string;
  readonly preferences: BidRequest['preferences'];
  readonly designs: readonly SentDesign[];
  readonly files: readonly SentFile[];
}

/** POST /api/send-summary: mails the favourites to the homeowner. */
export function sendSummary(request: SummaryRequest, idempotencyKey: string): Promise<{ message?: string }> {
  return call('/api/send-summary', { body: request, idempotencyKey });
}
