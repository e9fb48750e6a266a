import { ApiProperty } from '@nestjs/swagger';
import {
  ANSWER_STATES,
  type AnswerState,
  BID_TRADE_IDS,
  type BidTradeId,
  LIMITS,
  MESSAGES,
  parsePrice,
} from '@plumbline/contracts';
import { Decimals, Text } from '@plumbline/platform';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, Max, Min } from 'class-validator';

const said = (sentence: string) => ({ message: sentence, context: { sentence } });
const sum = said(MESSAGES.money.price);

/** One answer of a bid: to a trade as a whole, to one of its lines, or a line of the contractor's own. */
export class BidAnswerDto {
  @ApiProperty({ enum: BID_TRADE_IDS })
  @IsIn(BID_TRADE_IDS, said(MESSAGES.answers.trade))
  trade: BidTradeId;

  /** The line's id on the bid sheet; without it the answer is for the whole trade, or the contractor's own line. */
  @Text({ max: LIMITS.nameMax })
  line?: string;

  /** What the line is: of a line of the sheet its item; a name without `line` makes it the contractor's own. */
  @Text({ max: LIMITS.titleMax })
  name?: string;

  /** alternate: a line of one's own that would change the price by `usd`. */
  @ApiProperty({ enum: ANSWER_STATES })
  @IsIn(ANSWER_STATES, said(MESSAGES.answers.state))
  state: AnswerState;

  /** US dollars, a number or a text like "$1,250"; of an alternate what it adds, or saves where it is negative. */
  @ApiProperty({ type: 'number', required: false })
  @Transform(({ value }) => parsePrice(value))
  @IsOptional()
  @Decimals(2, sum)
  @Min(-LIMITS.priceMaxUsd, sum)
  @Max(LIMITS.priceMaxUsd, sum)
  usd?: number;
}
