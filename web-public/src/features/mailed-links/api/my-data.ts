import type { MyData } from '@plumbline/api-client';
import { call } from '#lib/server/http.js';

/** POST /api/my-data/request: mails the link that opens the page below. */
export function requestMyDataLink(
  body: { email: string },
  idempotencyKey: string,
): Promise<{ message?: string }> {
  return call('/api/my-data/request', { body, idempotencyKey });
}

/** GET /api/my-data: everything held about an address. */
export function getMyData({ email, link }: { email: string; link: string }): Promise<MyData> {
  return call(`/api/my-data?${new URLSearchParams({ email, link })}`);
}

/** POST /api/my-data/delete */
export function deleteMyData(
  body: { email: string; link: string },
  idempotencyKey: string,
): Promise<{ message?: string }> {
  return call('/api/my-data/delete', { body, idempotencyKey });
}
