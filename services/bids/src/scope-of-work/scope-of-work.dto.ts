import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, MESSAGES, PRICE_BASES, type PriceBasis, parsePrice } from '@plumbline/contracts';
import { Decimals, Email, LongText, NestedList, Text } from '@plumbline/platform';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { BidAnswerDto } from '../bid/bid-answer.dto.js';
import { SentFileDto } from '../bidding/send-to-contractors.dto.js';

const said = (sentence: string) => ({ message: sentence, context: { sentence } });
const deposit = said(MESSAGES.answers.deposit);
const warranty = said(MESSAGES.answers.warranty);
const revision = said(MESSAGES.answers.revision);
const price = { message: MESSAGES.money.price, context: { sentence: MESSAGES.money.price } };

export class SubmitBidDto {
  @Email(MESSAGES.contractor.homeownerMissing)
  userEmail: string;

  @Email(MESSAGES.contractor.emailRequired)
  contractorEmail: string;

  /** The scope of work. */
  @Text({ max: LIMITS.scopeMax, required: MESSAGES.contractor.scopeRequired })
  scope: string;

  /** US dollars, a number or a text like "$12,500" or "12.5k"; blank means the price follows. */
  @ApiProperty({ oneOf: [{ type: 'number' }, { type: 'string' }], required: false })
  @Transform(({ value }) => parsePrice(value))
  @IsOptional()
  @Decimals(2, price)
  @Min(LIMITS.priceMinUsd, price)
  @Max(LIMITS.priceMaxUsd, price)
  estimatedPrice?: number;

  /** firm: as it stands; after-visit: firm once the contractor has seen the place. */
  @ApiProperty({ enum: PRICE_BASES, required: false })
  @Transform(({ value }) => value || undefined)
  @IsOptional()
  @IsIn(PRICE_BASES, { message: 'The price is firm or after-visit.' })
  priceBasis?: PriceBasis;

  @Text({ max: LIMITS.timelineMax })
  timeline?: string;

  @LongText()
  notes?: string;

  /** Licenses and insurance; without it the profile's. */
  @Text({ max: LIMITS.paragraphMax })
  licenses?: string;

  @Text({ max: LIMITS.paragraphMax })
  references?: string;

  /** By trade and line: what is not in it is not mentioned. Without it the bid is one sum. */
  @IsOptional()
  @NestedList(() => BidAnswerDto, LIMITS.bidAnswersMax, MESSAGES.answers.most(LIMITS.bidAnswersMax))
  answers?: BidAnswerDto[];

  /** US dollars before work starts. */
  @ApiProperty({ oneOf: [{ type: 'number' }, { type: 'string' }], required: false })
  @Transform(({ value }) => parsePrice(value))
  @IsOptional()
  @Decimals(2, deposit)
  @Min(0, deposit)
  @Max(LIMITS.priceMaxUsd, deposit)
  depositUsd?: number;

  /** When what is paid after the deposit. */
  @Text({ max: LIMITS.timelineMax })
  paymentSchedule?: string;

  /** On labor, in months. */
  @IsOptional()
  @IsInt(warranty)
  @Min(0, warranty)
  @Max(LIMITS.warrantyMonthsMax, warranty)
  warrantyMonths?: number;

  /** The revision of the request that is priced, as the draft said it (`meta.revision`). */
  @IsOptional()
  @IsInt(revision)
  @Min(1, revision)
  @Max(LIMITS.revisionMax, revision)
  revision?: number;

  /** True: the unit prices of the priced lines are kept, to fill the contractor's next bid. */
  @IsOptional()
  @IsBoolean({ message: 'keepPrices is true or false.' })
  keepPrices?: boolean;

  /** The contractor's own files, as POST /api/upload answered them. */
  @IsOptional()
  @NestedList(() => SentFileDto, LIMITS.ownFilesMax, MESSAGES.bids.ownFilesMax(LIMITS.ownFilesMax))
  files?: SentFileDto[];

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

  @Text({ max: LIMITS.paragraphMax })
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

  @Text({ max: LIMITS.paragraphMax })
  reason?: string;

  /** True: the bid was sent by somebody else under my address. */
  @IsOptional()
  @IsBoolean({ message: 'notMe is true or false.' })
  notMe?: boolean;
}
