import { call } from '#lib/server/http.js';
import type { DesignJob } from '#types/design.js';

/**
 * GET /api/designs/{jobId}
 *
 * @param until holds the answer back until there is a first look or the concept has ended, 2.5 s at most
 */
export function getDesignJob(
  jobId: string,
  signal: AbortSignal,
  until?: 'preview' | 'end',
): Promise<DesignJob> {
  const query = until ? `?until=${until}` : '';
  return call<DesignJob>(`/api/designs/${encodeURIComponent(jobId)}${query}`, { signal });
}
