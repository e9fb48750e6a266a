import { EMAIL_PATTERN, MESSAGES } from '@plumbline/contracts';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';

const required = { context: { sentence: MESSAGES.favourites.required } };

/** A favourite as the page holds it; a known `_id` is looked up, so that our copy is what is mailed. */
export class FavouriteDto {
  @IsOptional()
  @IsString()
  @MaxLength(100)
  _id?: string;

  @IsOptional()
  @IsString()
  @MaxLength(300)
  title?: string;

  @IsOptional()
  @IsString()
  @MaxLength(5_000)
  description?: string;

  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  imageUrl?: string;

  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  floorPlanUrl?: string;

  @IsOptional()
  @IsString()
  @MaxLength(10_000)
  designPrompt?: string;

  @IsOptional()
  @IsString()
  @MaxLength(10_000)
  contractorPrompt?: string;
}

/** A photo of the homeowner's, as POST /api/upload answered it. */
export class SummaryFileDto {
  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  imageUrl?: string;

  @IsOptional()
  @IsString()
  @MaxLength(300)
  name?: string;
}

export class SendSummaryDto {
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() : value))
  @IsString(required)
  @MaxLength(254)
  @Matches(EMAIL_PATTERN, { message: 'email must be an e-mail address', ...required })
  email: string;

  @IsArray(required)
  @ArrayMinSize(1, required)
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => FavouriteDto)
  designs: FavouriteDto[];

  /** The preferences step's fields, shown in the mail. */
  @IsOptional()
  @IsObject()
  preferences?: Record<string, unknown>;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => SummaryFileDto)
  files?: SummaryFileDto[];
}

export class MessageResponse {
  message: string;
}
