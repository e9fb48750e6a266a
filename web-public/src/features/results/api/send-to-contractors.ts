import type { Schemas } from '@plumbline/api-client';
import { call } from '#lib/http.js';
import type { Preferences } from '#types/design.js';
import type { SentDesign, SentFile } from '../sent-design.js';

export interface BidRequest {
  readonly email: string;
  readonly zip: string;
  readonly design: SentDesign;
  readonly preferences: Partial<Preferences> & { readonly zipCode?: string; readonly fullAddress?: string };
  readonly files: readonly SentFile[];
}

export type BidRequestAnswer = Partial<Schemas['SendToContractorsResponse']>;

/** POST /api/send-to-contractors: asks the contractors near a ZIP for bids on one design. */
export function sendToContractors(request: BidRequest, idempotencyKey: string): Promise<BidRequestAnswer> {
  return call('/api/send-to-contractors', { body: { ...request, previewOnly: false }, idempotencyKey });
}
