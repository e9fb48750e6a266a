import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { Email, LongText, Text, Zip } from '../input/text.js';

/** The chosen design: a known `_id` is enough; of an unknown one, what is told here is kept as plain text. */
export class ChosenDesignDto {
  @Text()
  _id?: string;

  @Text({ max: 300 })
  title?: string;

  @LongText()
  description?: string;

  @Text({ max: 2_000 })
  imageUrl?: string;

  @Text({ max: 2_000 })
  floorPlanUrl?: string;

  @LongText()
  designPrompt?: string;

  @LongText()
  contractorPrompt?: string;

  @Text()
  style?: string;

  /** A number or a text, as designs give it. */
  @ApiProperty({ oneOf: [{ type: 'number' }, { type: 'string' }], required: false })
  @IsOptional()
  estimatedCost?: string | number;
}

/** A file of the homeowner's, as POST /api/upload answered it. */
export class SentFileDto {
  @Text({ max: 2_000 })
  imageUrl?: string;

  @Text({ max: 2_000 })
  url?: string;

  @Text({ max: 300 })
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
  @ValidateNested()
  @Type(() => ChosenDesignDto)
  design?: ChosenDesignDto;

  /** What the homeowner filled in; fields as in the preferences step, values as text. */
  @IsOptional()
  @IsObject({ message: 'The preferences are an object of fields.' })
  preferences?: Record<string, unknown>;

  @IsOptional()
  @IsArray({ message: 'The files are a list.' })
  @ArrayMaxSize(LIMITS.uploadFilesMax, {
    message: `At most ${LIMITS.uploadFilesMax} files go with a request.`,
  })
  @ValidateNested({ each: true })
  @Type(() => SentFileDto)
  files?: SentFileDto[];

  /** True: answers who would be asked, and sends nothing. */
  @IsOptional()
  @IsBoolean({ message: 'previewOnly is true or false.' })
  previewOnly?: boolean;
}
