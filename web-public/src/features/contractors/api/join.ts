import type { ContractorJoin } from '@plumbline/api-client';
import { LIMITS } from '@plumbline/contracts';
import { call } from '#lib/server/http.js';

/** What a contractor types into the join form (docs/product.md, Contractors). */
export type JoinRequest = Required<
  Pick<
    ContractorJoin,
    | 'companyName'
    | 'contactName'
    | 'email'
    | 'phone'
    | 'website'
    | 'zipCode'
    | 'categories'
    | 'licenseNumber'
    | 'licenseState'
    | 'notes'
  >
>;

/** POST /api/contractors/join */
export function joinNetwork(body: JoinRequest, idempotencyKey: string): Promise<{ message?: string }> {
  return call('/api/contractors/join', { body, idempotencyKey, timeoutMs: LIMITS.joinTimeoutMs });
}
