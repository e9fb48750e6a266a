import { ApiProperty } from '@nestjs/swagger';
import {
  BID_STATUSES,
  type BidStatus,
  LIMITS,
  MESSAGES,
  RESEND_TYPES,
  type ResendType,
  US_STATES,
} from '@plumbline/contracts';
import { cleanText, Nested, SEARCHABLE, sortSentence, Text, Zip } from '@plumbline/platform';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
} from 'class-validator';
import { Day } from '../../input/day.js';
import { numeric, numericOr, PageSize, PagingQuery } from '../../input/paging.dto.js';
import { BID_ORDERINGS, BID_SORTS } from './bid-orders.js';

const blankIsNone = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? cleanText(value) || undefined : (value ?? undefined);

/** Which bids; an empty filter is none. The same for list, CSV and console. */
export class BidFilter {
  /** The homeowner's e-mail, or a part of it. */
  @Text()
  @Matches(SEARCHABLE, { message: MESSAGES.bids.searchTooShort })
  userEmail?: string;

  @Text({ max: 36 })
  contractorId?: string;

  @ApiProperty({ enum: [...BID_STATUSES, 'all'], required: false })
  @Transform(({ value }) => (value === 'all' || value === '' || value === null ? undefined : value))
  @IsOptional()
  @IsIn(BID_STATUSES, { message: 'There is no such status.' })
  status?: BidStatus;

  @Text({ max: 5 })
  zipCode?: string;

  /** Two letters: TX. */
  @Transform(({ value }) => (typeof value === 'string' ? value.trim().toUpperCase() || undefined : value))
  @IsOptional()
  @IsIn(Object.keys(US_STATES), { message: 'There is no such state.' })
  state?: string;

  /** The kind of room: kitchen, bathroom and so on. */
  @Text({ max: 40 })
  category?: string;

  /** One of the bid's tags, whole, in upper and lower case as it was written. */
  @Text({ max: LIMITS.tagMax })
  tag?: string;

  /** true: only bids that no contractor of the list has. */
  @ApiProperty({ enum: ['true'], required: false })
  @Transform(({ value }) => value || undefined)
  @IsOptional()
  @IsIn(['true'], { message: 'unassigned is true or left out.' })
  unassigned?: 'true';

  /** Submitted on this day (UTC) or later: YYYY-MM-DD. */
  @Day()
  from?: string;

  /** Submitted on this day (UTC) or earlier: YYYY-MM-DD. */
  @Day()
  to?: string;

  /** In e-mails, code, company, design, scope and tags; at least three letters or digits. */
  @Transform(blankIsNone)
  @IsOptional()
  @IsString({ message: 'This must be text.' })
  @Matches(SEARCHABLE, { message: MESSAGES.bids.searchTooShort })
  @MaxLength(LIMITS.searchMax, { message: MESSAGES.server.tooLong(LIMITS.searchMax) })
  search?: string;
}

export class BidOrder extends BidFilter {
  /** A field, with - before it for the largest first; -submittedAt: newest first. Empty cells count as smallest. */
  @ApiProperty({ enum: BID_SORTS, required: false })
  @Transform(({ value }) => value || '-submittedAt')
  @IsOptional()
  @IsIn(BID_SORTS, { message: sortSentence(Object.keys(BID_ORDERINGS)) })
  sort: string = '-submittedAt';
}

export class ListBidsQuery extends BidOrder {
  /** From 1; past row 10,000 go on by cursor. */
  @Transform(numericOr(1))
  @IsOptional()
  @IsInt({ message: 'The page is a whole number from 1.' })
  @Min(1, { message: 'The page is a whole number from 1.' })
  page: PagingQuery['page'] = 1;

  @PageSize(LIMITS.adminPageSize)
  pageSize: PagingQuery['pageSize'] = LIMITS.adminPageSize;

  /** `nextCursor` or `previousCursor` of an answer sorted by submittedAt; goes before `page`. */
  @Text({ max: 200 })
  cursor?: string;
}

export class SetStatusDto {
  @ApiProperty({ enum: BID_STATUSES })
  @IsIn(BID_STATUSES, {
    message: 'There is no such status.',
    context: { sentence: MESSAGES.admin.status },
  })
  status: BidStatus;

  /** The version that was looked at; 409 where somebody else has changed the bid since. */
  @Transform(numeric)
  @IsOptional()
  @IsInt({ message: 'The version is a whole number.' })
  version?: number;
}

/** A uuid; a bid's code is shorter. */
const ID_CHARS = 36;

const someIds = { message: MESSAGES.admin.selectRows, context: { sentence: MESSAGES.admin.selectRows } };
const tooManyIds = { message: `At most ${LIMITS.bulkIdsMax.toLocaleString('en-US')} at once.` };

export class BulkStatusDto {
  @ApiProperty({ enum: BID_STATUSES })
  @IsIn(BID_STATUSES, {
    message: 'There is no such status.',
    context: { sentence: MESSAGES.admin.bulkStatus },
  })
  status: BidStatus;

  /** `_id` or `bidId` of each. */
  @IsArray(someIds)
  @ArrayNotEmpty(someIds)
  @ArrayMaxSize(LIMITS.bulkIdsMax, tooManyIds)
  @MaxLength(ID_CHARS, { each: true, message: 'An id is at most 36 characters.' })
  @Transform(({ value }) => (Array.isArray(value) ? value.map(String) : value))
  ids: string[];
}

export class ResendDto {
  @ApiProperty({ enum: RESEND_TYPES })
  @IsIn(RESEND_TYPES, {
    message: 'Resend to user or contractor.',
    context: { sentence: MESSAGES.admin.resend },
  })
  type: ResendType;
}

export class BulkResendDto extends ResendDto {
  /** `_id` or `bidId` of each. */
  @IsArray(someIds)
  @ArrayNotEmpty(someIds)
  @ArrayMaxSize(LIMITS.bulkIdsMax, tooManyIds)
  @MaxLength(ID_CHARS, { each: true, message: 'An id is at most 36 characters.' })
  @Transform(({ value }) => (Array.isArray(value) ? value.map(String) : value))
  ids: string[];
}

export class BidMetaDto {
  /** Seen by administrators only; an empty text clears it. */
  @IsOptional()
  @Transform(({ value }) => (typeof value === 'string' ? cleanText(value) : value))
  @IsString({ message: 'This must be text.' })
  @MaxLength(LIMITS.textMax, { message: 'This is too long.' })
  notesInternal?: string;

  /** A list, or a text with commas. */
  @IsOptional()
  @Transform(({ value }) => tagList(value))
  @IsArray({ message: 'The tags are a list.' })
  @ArrayMaxSize(LIMITS.tagsMax, { message: `At most ${LIMITS.tagsMax} tags.` })
  @IsString({ each: true, message: 'A tag is text.' })
  @MaxLength(LIMITS.tagMax, { each: true, message: `A tag is at most ${LIMITS.tagMax} characters.` })
  tags?: string[];

  /** The version that was looked at; 409 where somebody else has changed the bid since. */
  @Transform(numeric)
  @IsOptional()
  @IsInt({ message: 'The version is a whole number.' })
  version?: number;
}

function tagList(value: unknown): unknown {
  const items = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(items)) return value;
  const tags = items.map((tag) => (typeof tag === 'string' ? cleanText(tag).replace(/\s+/g, ' ') : tag));
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

export class PreviewPreferencesDto {
  @Zip(MESSAGES.admin.zip)
  zipCode: string;

  /** A list with one item. */
  @IsOptional()
  @Transform(({ value }) => (typeof value === 'string' ? [value] : value))
  @IsArray({ message: 'The categories are a list.' })
  @ArrayMaxSize(10, { message: 'Choose one category.' })
  @IsString({ each: true, message: 'A category is text.' })
  categories?: string[];
}

export class PreviewDto {
  @IsObject({ message: MESSAGES.admin.zip, context: { sentence: MESSAGES.admin.zip } })
  @Nested(() => PreviewPreferencesDto)
  preferences: PreviewPreferencesDto;

  /** True: sample data where real is missing; the mail is marked [TEST]. */
  @IsOptional()
  @IsBoolean({ message: 'testMode is true or false.' })
  testMode?: boolean;
}
