import type { ContractorConfirmation } from '@plumbline/api-client';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/server/http.js';

/** GET /api/contractors/confirmation/{token} */
export function confirmationQuery(token: string) {
  return queryOptions({
    queryKey: ['contractors', 'confirmation', token],
    queryFn: ({ signal }) =>
      call<ContractorConfirmation>(`/api/contractors/confirmation/${encodeURIComponent(token)}`, { signal }),
  });
}

/** POST /api/contractors/confirm-link: mails a new link in place of one that has run out. */
export function renewConfirmation(
  body: { token: string },
  idempotencyKey: string,
): Promise<{ message?: string }> {
  return call('/api/contractors/confirm-link', { body, idempotencyKey });
}

/** POST /api/contractors/confirm */
export function confirmContractor(
  body: { token: string },
  idempotencyKey: string,
): Promise<{ message?: string }> {
  return call('/api/contractors/confirm', { body, idempotencyKey });
}
