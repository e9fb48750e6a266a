import type { Survey } from '@plumbline/concept';
import { OfConcept } from '../concepts/of-concept.js';

/** A survey as whoever holds its secret sees it. */
export class SurveyResponse {
  id: string;

  /** From 1; one more with each change. */
  version: number;

  @OfConcept('Survey')
  survey: Survey;
}

export class SurveyCreatedResponse extends SurveyResponse {
  /** To be sent as `x-survey-secret` by whoever looks at the survey or changes it. */
  secret: string;
}
