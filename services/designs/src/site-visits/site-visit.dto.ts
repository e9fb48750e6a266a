import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { NestedList, Text } from '@plumbline/platform';
import { SITE_LENGTHS_MAX } from '@plumbline/room';
import { ArrayMinSize, IsInt, IsNotEmpty, IsNumber, IsString, Max, MaxLength, Min } from 'class-validator';

const said = (message: string) => ({ message, context: { sentence: message } });
const length = said(MESSAGES.siteVisits.length);

/** A length as it was measured. */
export class TypedLengthDto {
  /** As the form named it. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(LIMITS.nameMax)
  id: string;

  /** Inches. */
  @IsNumber({ allowNaN: false, allowInfinity: false }, length)
  @Min(0, length)
  @Max(LIMITS.siteLengthMaxIn, length)
  inches: number;
}

export class SiteVisitDto {
  /** Who measured, as it is printed on the plan. */
  @Text({ max: LIMITS.siteVisitorMax, required: MESSAGES.siteVisits.name })
  name: string;

  /** The version of the design that the form showed: where somebody else has measured since, the call is refused. */
  @IsInt()
  @Min(1)
  @Max(LIMITS.revisionMax)
  baseVersion: number;

  @NestedList(() => TypedLengthDto, SITE_LENGTHS_MAX, MESSAGES.siteVisits.lengths)
  @ArrayMinSize(1, said(MESSAGES.siteVisits.lengths))
  lengths: TypedLengthDto[];
}
