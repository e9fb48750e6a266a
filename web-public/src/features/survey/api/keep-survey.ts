import type { Survey, SurveyAnswer, SurveyChange, SurveyCreated, SurveyRequest } from '@plumbline/api-client';
import { ApiError, call } from '#lib/server/http.js';

/** A survey as the server keeps it, and what lets this tab change it. */
export interface KeptSurvey {
  readonly id: string;
  readonly secret: string;
  readonly version: number;
}

/** It is not kept any more. */
const LOST = [403, 404, 410];
const CHANGED_SINCE = 409;

/** The room was changed since in another tab, or on another device. */
export const isChangedSince = (error: unknown): boolean =>
  error instanceof ApiError && error.status === CHANGED_SINCE;

/**
 * POST /api/surveys; PUT /api/surveys/{id} where this tab kept the room before. What is not there any more is kept anew.
 * @throws ApiError; of status 409 where it was changed elsewhere since
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

/** GET /api/surveys/{id}: the room as it is kept now. @throws ApiError */
export const readSurvey = ({ id, secret }: KeptSurvey): Promise<SurveyAnswer> =>
  call<SurveyAnswer>(`/api/surveys/${id}`, { headers: { 'x-survey-secret': secret } });

/** True where the server keeps the room no more: it went with its photos or its person. */
export async function isErased(kept: KeptSurvey): Promise<boolean> {
  try {
    await readSurvey(kept);
    return false;
  } catch (error) {
    return error instanceof ApiError && LOST.includes(error.status);
  }
}
