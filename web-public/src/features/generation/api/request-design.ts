import type { DesignRequest, UploadedFile } from '@plumbline/api-client';
import { LIMITS } from '@plumbline/contracts';
import { call } from '#lib/server/http.js';
import type { Design, DesignChange, Preferences } from '#types/design.js';

/** What the form says in words, and which of its fields were left as it starts with them. */
export interface DesignPrompts {
  readonly designPrompt: string;
  readonly contractorPrompt: string;
  readonly defaults: readonly string[];
}

export function designRequestOf(
  { category, ...fields }: Preferences,
  place: { zipCode: string; fullAddress: string },
  prompts: DesignPrompts,
  photo: UploadedFile | undefined,
  surveyId: string | undefined,
): DesignRequest {
  return {
    ...place,
    ...fields,
    ...prompts,
    categories: [category],
    imageUrl: photo?.imageUrl,
    ...(surveyId ? { surveyId } : {}),
    count: LIMITS.designCount,
  };
}

/** The request for a design that varies another one: the server keeps its wish, room and photo. */
export function siblingRequestOf(
  { _id, zipCode, designPrompt, contractorPrompt }: Design,
  change: DesignChange,
): DesignRequest {
  return {
    zipCode: zipCode ?? '',
    designPrompt,
    contractorPrompt,
    siblingOf: _id,
    count: LIMITS.designCount,
    ...change,
  };
}

/** What a server may answer to a design request: designs at once, a job to ask for, or neither. */
export type DesignAnswer =
  | { readonly kind: 'designs'; readonly designs: readonly Design[] }
  | { readonly kind: 'job'; readonly jobId: string; readonly siteKey: string | null }
  | { readonly kind: 'unexpected' };

/** POST /api/designs */
export async function requestDesign(request: DesignRequest, idempotencyKey: string): Promise<DesignAnswer> {
  const answer = await call<unknown>('/api/designs', { body: request, idempotencyKey });
  if (Array.isArray(answer) && answer.length > 0) return { kind: 'designs', designs: answer as Design[] };
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'jobId' in answer &&
    typeof answer.jobId === 'string'
  ) {
    // A server of the version before tells no key.
    const siteKey = 'siteKey' in answer && typeof answer.siteKey === 'string' ? answer.siteKey : null;
    return { kind: 'job', jobId: answer.jobId, siteKey };
  }
  return { kind: 'unexpected' };
}
