import { LIMITS } from '@plumbline/contracts';
import { call } from '#lib/http.js';

export interface JoinRequest {
  readonly companyName: string;
  readonly contactName: string;
  readonly email: string;
  readonly phone: string;
  readonly website: string;
  readonly zipCode: string;
  readonly categories: readonly string[];
  readonly licenseNumber: string;
  /** Two letters. */
  readonly licenseState: string;
  readonly notes: string;
}

/** POST /api/contractors/join */
export function joinNetwork(body: JoinRequest, idempotencyKey: string): Promise<{ message?: string }> {
  return call('/api/contractors/join', { body, idempotencyKey, timeoutMs: LIMITS.joinTimeoutMs });
}
