import { call } from '#lib/http.js';
import type { DesignJob } from '#types/design.js';

/** GET /api/designs/{jobId} */
export function getDesignJob(jobId: string, signal: AbortSignal): Promise<DesignJob> {
  return call<DesignJob>(`/api/designs/${encodeURIComponent(jobId)}`, { signal });
}
