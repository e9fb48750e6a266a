import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { Email, NestedList, Text } from '@plumbline/platform';
import { ArrayMinSize, IsObject, IsOptional } from 'class-validator';

/** Favourites in one mail. */
const FAVOURITES_MAX = 20;

const required = { context: { sentence: MESSAGES.favourites.required } };

/** A favourite as the page holds it; a known `_id` is looked up, so that our copy is what is mailed. */
export class FavouriteDto {
  @Text({ max: 100 })
  _id?: string;

  @Text({ max: 300 })
  title?: string;

  @Text({ max: 5_000 })
  description?: string;

  @Text({ max: 2_000 })
  imageUrl?: string;

  @Text({ max: 2_000 })
  floorPlanUrl?: string;

  @Text({ max: 10_000 })
  designPrompt?: string;

  @Text({ max: 10_000 })
  contractorPrompt?: string;
}

/** A photo of the homeowner's, as POST /api/upload answered it. */
export class SummaryFileDto {
  @Text({ max: 2_000 })
  imageUrl?: string;

  @Text({ max: 300 })
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
