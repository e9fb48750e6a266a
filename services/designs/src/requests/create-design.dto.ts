import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { SWATCHES, type SwatchSurface, TIERS, type Tier } from '@plumbline/concept';
import { LIMITS, MESSAGES, parsePrice, ROOM_CATEGORIES, type RoomCategory } from '@plumbline/contracts';
import { Nested, NestedList, Zip } from '@plumbline/platform';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';

const required = { context: { sentence: MESSAGES.generation.required } };

/** Texts are trimmed; a number typed into a text field is taken as its digits. */
const Text = () =>
  Transform(({ value }) =>
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : value,
  );
/** Numeric inputs send numbers, their text, or nothing. */
const Numeric = () =>
  Transform(({ value }) =>
    typeof value === 'string' ? (value.trim() ? Number(value) : undefined) : (value ?? undefined),
  );

const amount = { message: MESSAGES.money.amount, context: { sentence: MESSAGES.money.amount } };
/** US dollars, a number or a text like "$15,000" or "15k". */
const Amount = () =>
  applyDecorators(
    ApiProperty({ oneOf: [{ type: 'number' }, { type: 'string' }], required: false }),
    Transform(({ value }) => parsePrice(value)),
    IsOptional(),
    IsNumber({ allowNaN: false, allowInfinity: false }, amount),
    Min(0, amount),
  );

/** Days, a number or its text. */
const Days = () =>
  applyDecorators(
    ApiProperty({ oneOf: [{ type: 'number' }, { type: 'string' }], required: false }),
    Numeric(),
    IsOptional(),
    IsNumber({ allowNaN: false, allowInfinity: false }),
  );

/** Fields that a form may hold untouched. */
const UNTOUCHED = [
  'categories',
  'style',
  'area',
  'colors',
  'layout',
  'features',
  'budget',
  'workType',
  'materials',
  'startInDays',
  'durationDays',
  'paymentPhases',
  'requirements',
  'designPrompt',
  'contractorPrompt',
];

/** An answer to a question of a brief or a design, both by id. */
export class AnswerDto {
  @IsString()
  @IsNotEmpty()
  @MaxLength(LIMITS.tagMax)
  question: string;

  @IsString()
  @IsNotEmpty()
  @MaxLength(LIMITS.tagMax)
  answer: string;
}

const Chosen = (surface: SwatchSurface): PropertyDecorator => {
  const ids = SWATCHES[surface].map(({ id }) => id);
  return applyDecorators(
    ApiProperty({ enum: ids, required: false }),
    IsOptional(),
    IsIn(ids, { message: `${surface} must be of: ${ids.join(', ')}` }),
  );
};

/** Swatches by their ids. */
export class FinishesDto {
  @Chosen('cabinets')
  cabinets?: string;

  @Chosen('counter')
  counter?: string;

  @Chosen('floor')
  floor?: string;

  @Chosen('walls')
  walls?: string;

  @Chosen('metal')
  metal?: string;
}

/** A homeowner's wish (docs/product.md, Preferences). */
export class CreateDesignDto {
  /** Five digits; ZIP+4 is cut. */
  @Zip(MESSAGES.generation.required)
  zipCode: string;

  @Text()
  @IsString(required)
  @IsNotEmpty(required)
  @MaxLength(LIMITS.textMax)
  designPrompt: string;

  @Text()
  @IsString(required)
  @IsNotEmpty(required)
  @MaxLength(LIMITS.textMax)
  contractorPrompt: string;

  @Text()
  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.addressMax)
  fullAddress?: string;

  @Text()
  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.textMax)
  style?: string;

  @Text()
  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.textMax)
  area?: string;

  @Text()
  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.textMax)
  colors?: string;

  @Text()
  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.textMax)
  layout?: string;

  @Text()
  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.textMax)
  features?: string;

  /** US dollars, a number or a text like "$15,000" or "15k". */
  @Amount()
  budget?: number;

  /** The room; a list with one item, as the preferences step sends it. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(8)
  @IsIn(ROOM_CATEGORIES, { each: true, message: `categories must be of: ${ROOM_CATEGORIES.join(', ')}` })
  categories?: RoomCategory[];

  /** The first uploaded image, as POST /api/upload answered it. */
  @Text()
  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.urlMax)
  imageUrl?: string;

  @Numeric()
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LIMITS.designCount, { message: 'count is always 1' })
  count?: number;

  @Text()
  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.textMax)
  workType?: string;

  /** US dollars set aside for materials, as the budget. */
  @Amount()
  materials?: number;

  @Days()
  startInDays?: number;

  @Days()
  durationDays?: number;

  @Text()
  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.textMax)
  paymentPhases?: string;

  @Text()
  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.textMax)
  requirements?: string;

  /** The same seed and wish give the same concept; without one, a new idea each time. */
  @Numeric()
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  seed?: number;

  /**
   * Names of the fields above whose value the person has not touched: words win over them, and nothing in them counts
   * as said. A prompt is named where nobody edited it. Without this all was said.
   */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(UNTOUCHED.length)
  @IsIn(UNTOUCHED, { each: true, message: `defaults must be of: ${UNTOUCHED.join(', ')}` })
  defaults?: string[];

  /**
   * Another idea for the same wish: ids of the designs whose layout is not wanted again, the first one first. Doors,
   * windows and what is to stay remain where that one has them. Designs that are no longer there are passed over.
   */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(LIMITS.ideasMax)
  @IsUUID(undefined, { each: true })
  otherThan?: string[];

  /**
   * The survey of the room, as POST /api/surveys answered its id: the concept is planned inside it and seen from where
   * its photo was taken. Another idea (`otherThan`) has the survey of the first one without being told.
   */
  @IsOptional()
  @IsUUID()
  surveyId?: string;

  /** The photo is meant as it is: it is not asked whether it shows a room. */
  @IsOptional()
  @IsBoolean()
  useAnyway?: boolean;

  /** The brief to draw, as POST /api/designs/brief answered its id: its wish, its room and its photo are taken, not those of this body. */
  @IsOptional()
  @IsUUID()
  briefId?: string;

  /** The design to vary: its wish, its room and its photo are taken, not those of this body. */
  @IsOptional()
  @IsUUID()
  siblingOf?: string;

  /** Answers to questions of the brief or of the design that is varied; earlier answers stay. */
  @IsOptional()
  @NestedList(() => AnswerDto, LIMITS.answersMax, `The answers are a list of at most ${LIMITS.answersMax}.`)
  answers?: AnswerDto[];

  /** The wish for a lower or a higher sum: other appliances, cabinet lines and finishes, and less or more work. */
  @IsOptional()
  @IsIn(TIERS, { message: `tier must be of: ${TIERS.join(', ')}` })
  tier?: Tier;

  /** Finishes that win over all words; of a design that is varied in nothing else, the room stays as it is. */
  @IsOptional()
  @IsObject()
  @Nested(() => FinishesDto)
  finishes?: FinishesDto;
}
