import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { Email, LongText, Text } from '@plumbline/platform';
import { Transform } from 'class-transformer';
import { IsBoolean, IsNumber, IsOptional, Max, Min } from 'class-validator';
import { PRICE_SENTENCE, parsePrice } from '../bidding/money.js';

const price = { message: PRICE_SENTENCE, context: { sentence: PRICE_SENTENCE } };

export class SubmitBidDto {
  @Email(MESSAGES.contractor.homeownerMissing)
  userEmail: string;

  @Email(MESSAGES.contractor.emailRequired)
  contractorEmail: string;

  /** The scope of work. */
  @Text({ max: LIMITS.scopeMax, required: MESSAGES.contractor.scopeRequired })
  scope: string;

  /** US dollars, a number or a text like "$12,500"; blank means the price follows. */
  @ApiProperty({ oneOf: [{ type: 'number' }, { type: 'string' }], required: false })
  @Transform(({ value }) => parsePrice(value))
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 }, price)
  @Min(0.01, price)
  @Max(LIMITS.priceMaxUsd, price)
  estimatedPrice?: number;

  @Text({ max: 500 })
  timeline?: string;

  @LongText()
  notes?: string;

  @Text({ max: 2_000 })
  references?: string;

  /** The bid this answers; without it the open bid of the two addresses is found. */
  @Text()
  bidId?: string;

  /** The invitation's key, which proves the contractor's mailbox. */
  @Text()
  key?: string;
}

export class NotInterestedDto {
  @Text({ required: MESSAGES.server.contractorKey })
  key: string;

  @Text({ max: 2_000 })
  reason?: string;
}

/** Either of them tells whose invitation it is. */
export class NewInvitationLinkDto {
  @Email(MESSAGES.track.email, { optional: true })
  contractorEmail?: string;

  /** The key of an earlier link. */
  @Text()
  key?: string;
}

export class WithdrawDto {
  @Text({ required: MESSAGES.server.notFound })
  token: string;

  @Text({ max: 2_000 })
  reason?: string;

  /** True: the bid was sent by somebody else under my address. */
  @IsOptional()
  @IsBoolean({ message: 'notMe is true or false.' })
  notMe?: boolean;
}
