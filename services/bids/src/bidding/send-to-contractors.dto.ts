import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { Email, LongText, Nested, NestedList, Text, Zip } from '@plumbline/platform';
import { Transform } from 'class-transformer';
import { IsBoolean, IsObject, IsOptional } from 'class-validator';

/** The chosen design: a known `_id` is enough; of an unknown one, what is told here is kept as plain text. */
export class ChosenDesignDto {
  @Text()
  _id?: string;

  @Text({ max: LIMITS.titleMax })
  title?: string;

  @LongText()
  description?: string;

  @Text({ max: LIMITS.urlMax })
  imageUrl?: string;

  @Text({ max: LIMITS.urlMax })
  floorPlanUrl?: string;

  @LongText()
  designPrompt?: string;

  @LongText()
  contractorPrompt?: string;

  @Text()
  style?: string;

  /** A number or a text, as designs give it. */
  @ApiProperty({ oneOf: [{ type: 'number' }, { type: 'string' }], required: false })
  @Transform(({ value }) => (typeof value === 'number' ? String(value) : value))
  @Text()
  estimatedCost?: string;
}

/** A file of the homeowner's, as POST /api/upload answered it. */
export class SentFileDto {
  @Text({ max: LIMITS.urlMax })
  imageUrl?: string;

  @Text({ max: LIMITS.urlMax })
  url?: string;

  @Text({ max: LIMITS.titleMax })
  name?: string;
}

export class SendToContractorsDto {
  /** Where the bids are announced to. */
  @Email(MESSAGES.request.required)
  email: string;

  /** Five digits; without it the preferences' zipCode counts. */
  @Zip(MESSAGES.request.required, { optional: true })
  zip?: string;

  @IsOptional()
  @Nested(() => ChosenDesignDto)
  design?: ChosenDesignDto;

  /** What the homeowner filled in; fields as in the preferences step, values as text. */
  @IsOptional()
  @IsObject({ message: 'The preferences are an object of fields.' })
  preferences?: Record<string, unknown>;

  @IsOptional()
  @NestedList(
    () => SentFileDto,
    LIMITS.uploadFilesMax,
    `The files are a list of at most ${LIMITS.uploadFilesMax}.`,
  )
  files?: SentFileDto[];

  /** True: answers who would be asked, and sends nothing. */
  @IsOptional()
  @IsBoolean({ message: 'previewOnly is true or false.' })
  previewOnly?: boolean;
}
