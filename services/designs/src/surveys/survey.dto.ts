import type { Survey } from '@plumbline/concept';
import { MESSAGES } from '@plumbline/contracts';
import { IsInt, IsObject, Max, Min } from 'class-validator';
import { OfConcept } from '../concepts/of-concept.js';

const survey = { message: MESSAGES.surveys.missing, context: { sentence: MESSAGES.surveys.missing } };

export class CreateSurveyDto {
  /** A room as it was measured; its parts are checked by the schema of a survey. */
  @OfConcept('Survey')
  @IsObject(survey)
  survey: Survey;
}

export class ChangeSurveyDto extends CreateSurveyDto {
  /** The version that this one was made from: where somebody else has changed the survey since, the call is refused. */
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  baseVersion: number;
}
