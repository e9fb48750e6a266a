import { call } from '#lib/server/http.js';

/** POST /api/bids/track/{token}/call-off: the homeowner withdraws the request. */
export function callOff(
  { token, reason }: { token: string; reason: string },
  idempotencyKey: string,
): Promise<{ message?: string }> {
  return call(`/api/bids/track/${encodeURIComponent(token)}/call-off`, { body: { reason }, idempotencyKey });
}
