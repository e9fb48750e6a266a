import { call } from '#lib/server/http.js';

/** POST /api/unsubscribe */
export function unsubscribe(
  body: { email: string; link: string },
  idempotencyKey: string,
): Promise<{ message?: string }> {
  return call('/api/unsubscribe', { body, idempotencyKey });
}
