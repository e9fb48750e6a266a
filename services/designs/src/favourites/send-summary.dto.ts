import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { Email, LongText, NestedList, Text } from '@plumbline/platform';
import { ArrayMinSize, IsObject, IsOptional } from 'class-validator';

/** Favourites in one mail. */
const FAVOURITES_MAX = 20;

const required = { context: { sentence: MESSAGES.favourites.required } };

/** A favourite as the page holds it; a known `_id` is looked up, so that our copy is what is mailed. */
export class FavouriteDto {
  @Text({ max: 100 })
  _id?: string;

  @Text({ max: LIMITS.titleMax })
  title?: string;

  @Text({ max: 5_000 })
  description?: string;

  @Text({ max: LIMITS.urlMax })
  imageUrl?: string;

  @Text({ max: LIMITS.urlMax })
  floorPlanUrl?: string;

  @LongText()
  designPrompt?: string;

  @LongText()
  contractorPrompt?: string;
}

/** A photo of the homeowner's, as POST /api/upload answered it. */
export class SummaryFileDto {
  @Text({ max: LIMITS.urlMax })
  imageUrl?: string;

  @Text({ max: LIMITS.titleMax })
  name?: string;
}

export class SendSummaryDto {
  @Email(MESSAGES.favourites.required)
  email: string;

  @ArrayMinSize(1, required)
  @NestedList(() => FavouriteDto, FAVOURITES_MAX, `The designs are a list of at most ${FAVOURITES_MAX}.`)
  designs: FavouriteDto[];

  /** The preferences step's fields, shown in the mail. */
  @IsOptional()
  @IsObject()
  preferences?: Record<string, unknown>;

  @IsOptional()
  @NestedList(
    () => SummaryFileDto,
    LIMITS.uploadFilesMax,
    `The files are a list of at most ${LIMITS.uploadFilesMax}.`,
  )
  files?: SummaryFileDto[];
}

export class MessageResponse {
  message: string;
}
