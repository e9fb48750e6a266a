import type { Survey, SurveyAnswer, SurveyChange, SurveyCreated, SurveyRequest } from '@plumbline/api-client';
import { ApiError, call } from '#lib/http.js';

/** A survey as the server keeps it, and what lets this tab change it. */
export interface KeptSurvey {
  readonly id: string;
  readonly secret: string;
  readonly version: number;
}

/** Somebody else changed it since, or it is not kept any more. */
const LOST = [403, 404, 409, 410];

/**
 * POST /api/surveys; PUT /api/surveys/{id} where this tab kept the room before. What cannot be changed any more is kept
 * anew.
 * @throws ApiError
 */
export async function keepSurvey(
  survey: Survey,
  before: KeptSurvey | null,
  idempotencyKey: string,
): Promise<KeptSurvey> {
  if (before) {
    const body: SurveyChange = { survey, baseVersion: before.version };
    const headers = { 'x-survey-secret': before.secret };
    try {
      const { version } = await call<SurveyAnswer>(`/api/surveys/${before.id}`, {
        method: 'PUT',
        body,
        headers,
      });
      return { ...before, version };
    } catch (error) {
      if (!(error instanceof ApiError) || !LOST.includes(error.status)) throw error;
    }
  }
  const body: SurveyRequest = { survey };
  const { id, secret, version } = await call<SurveyCreated>('/api/surveys', { body, idempotencyKey });
  return { id, secret, version };
}
