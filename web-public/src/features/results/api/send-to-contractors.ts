import type { BidRequest, BidRequestAnswer } from '@plumbline/api-client';
import { call } from '#lib/server/http.js';
import type { Preferences } from '#types/design.js';
import type { SentDesign } from '../sent-design.js';

/** What the homeowner filled in, as far as it goes with a design. */
export type RequestPreferences = Partial<Preferences> & {
  readonly zipCode?: string;
  readonly fullAddress?: string;
};

/** POST /api/send-to-contractors: asks the contractors near a ZIP for bids on one design. */
export function sendToContractors(
  request: Omit<BidRequest, 'previewOnly' | 'design'> & {
    readonly design: SentDesign;
    readonly preferences: RequestPreferences;
  },
  idempotencyKey: string,
): Promise<Partial<BidRequestAnswer>> {
  return call('/api/send-to-contractors', { body: { ...request, previewOnly: false }, idempotencyKey });
}
