import { ApiProperty } from '@nestjs/swagger';
import { JOIN_CATEGORIES, type JoinCategory, LIMITS, MESSAGES } from '@plumbline/contracts';
import { Decimals, Email, LongText, Text, Zip } from '@plumbline/platform';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDateString,
  IsIn,
  IsInt,
  IsOptional,
  IsUrl,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { numeric, numericOr, PagingQuery } from '../input/paging.dto.js';

const REQUIRED = MESSAGES.contractor.joinRequired;
const required = { message: REQUIRED, context: { sentence: REQUIRED } };

/** "acme.example" is meant as https://acme.example. */
const withScheme = ({ value }: { value: unknown }) =>
  typeof value === 'string' && value.trim() !== ''
    ? /^[a-z][a-z0-9+.-]*:/i.test(value.trim())
      ? value.trim()
      : `https://${value.trim()}`
    : undefined;

const lowerCaseList = ({ value }: { value: unknown }) =>
  Array.isArray(value)
    ? [...new Set(value.map((item) => (typeof item === 'string' ? item.trim().toLowerCase() : item)))]
    : value;

/** What a profile holds; the same rules on joining and in the console. */
export class ContractorProfileDto {
  @Text({ required: REQUIRED })
  companyName: string;

  @Text()
  contactName?: string;

  @Text({ max: LIMITS.phoneMax })
  phone?: string;

  @Transform(withScheme)
  @IsOptional()
  @IsUrl(
    { protocols: ['http', 'https'], require_protocol: true, require_tld: true, disallow_auth: true },
    { message: 'Enter a web address like https://example.com.' },
  )
  website?: string;

  @Zip(REQUIRED)
  zipCode: string;

  /** Trades offered. */
  @ApiProperty({ enum: JOIN_CATEGORIES, isArray: true })
  @Transform(lowerCaseList)
  @IsArray(required)
  @ArrayMinSize(1, required)
  @ArrayMaxSize(JOIN_CATEGORIES.length, required)
  @ArrayUnique(required)
  @IsIn(JOIN_CATEGORIES, { each: true, ...required })
  categories: JoinCategory[];

  @LongText()
  notes?: string;

  /** How far the contractor travels, in miles. */
  @Transform(numeric)
  @IsOptional()
  @IsInt({ message: `The radius is a whole number of miles from 1 to ${LIMITS.contractorRadiusMaxMi}.` })
  @Min(1, { message: `The radius is a whole number of miles from 1 to ${LIMITS.contractorRadiusMaxMi}.` })
  @Max(LIMITS.contractorRadiusMaxMi, {
    message: `The radius is a whole number of miles from 1 to ${LIMITS.contractorRadiusMaxMi}.`,
  })
  radiusMi?: number = LIMITS.contractorRadiusMi;

  @Text({ max: LIMITS.licenseMax })
  licenseNumber?: string;

  @Text({ max: LIMITS.licenseMax })
  licenseClass?: string;

  @Transform(({ value }) => (typeof value === 'string' ? value.trim().toUpperCase() || undefined : value))
  @IsOptional()
  @Matches(/^[A-Z]{2}$/, { message: 'Enter the state as two letters.' })
  licenseState?: string;

  @Transform(({ value }) => (value === '' ? undefined : value))
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Enter the expiry as a date like 2027-05-31.' })
  @IsDateString({ strict: true }, { message: 'Enter the expiry as a date like 2027-05-31.' })
  licenseExpires?: string;

  @Text({ max: LIMITS.insuranceMax })
  insurance?: string;

  @Transform(({ value }) => (value === '' ? undefined : value))
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Enter the end of the insurance as a date like 2027-05-31.' })
  @IsDateString({ strict: true }, { message: 'Enter the end of the insurance as a date like 2027-05-31.' })
  insuranceExpires?: string;
}

export class JoinDto extends ContractorProfileDto {
  @Email(REQUIRED)
  email: string;
}

export class ConfirmDto {
  @Text({ required: MESSAGES.server.notFound })
  token: string;
}

export class EditContractorDto extends ContractorProfileDto {
  /** 0 to 5, in halves or tenths; null for none. */
  @Transform(numeric)
  @IsOptional()
  @Decimals(1, { message: 'A rating is a number from 0 to 5.' })
  @Min(0, { message: 'A rating is a number from 0 to 5.' })
  @Max(LIMITS.ratingMax, { message: 'A rating is a number from 0 to 5.' })
  rating?: number;

  /** True: the administrator vouches for the address; what is confirmed stays so. */
  @IsOptional()
  @IsBoolean({ message: 'confirmed is true or false.' })
  confirmed?: boolean;

  /** True: not asked for bids until it is false again; left as it is where it is not said. */
  @IsOptional()
  @IsBoolean({ message: 'paused is true or false.' })
  paused?: boolean;
}

export class ContractorFilter {
  /** In company, contact or e-mail. */
  @Text({ max: LIMITS.searchMax })
  search?: string;

  @Text({ max: 5 })
  zip?: string;

  @Text({ max: 30 })
  category?: string;
}

export class ListContractorsQuery extends PagingQuery {
  @Text({ max: LIMITS.searchMax })
  search?: string;

  @Text({ max: 5 })
  zip?: string;

  @Text({ max: 30 })
  category?: string;

  @Transform(numericOr(LIMITS.pageSizeMax))
  @IsOptional()
  @IsInt({ message: `A page holds 1 to ${LIMITS.pageSizeMax} items.` })
  @Min(1, { message: `A page holds 1 to ${LIMITS.pageSizeMax} items.` })
  @Max(LIMITS.pageSizeMax, { message: `A page holds 1 to ${LIMITS.pageSizeMax} items.` })
  override pageSize: number = LIMITS.pageSizeMax;
}
