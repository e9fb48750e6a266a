import { call } from '#lib/server/http.js';

/** DELETE /api/designs/{jobId}: stops a concept that is being made. */
export function cancelDesign(jobId: string): Promise<unknown> {
  return call(`/api/designs/${encodeURIComponent(jobId)}`, { method: 'DELETE' });
}
