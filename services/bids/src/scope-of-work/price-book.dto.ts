import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, MESSAGES, parsePrice } from '@plumbline/contracts';
import { Decimals, NestedList, Text } from '@plumbline/platform';
import { Transform } from 'class-transformer';
import { ArrayMinSize, IsOptional, Max, Min } from 'class-validator';

const said = (sentence: string) => ({ message: sentence, context: { sentence } });
const sum = said(MESSAGES.priceBook.price);

/** A unit price that is there, with what it is to be. */
export class UnitPriceChangeDto {
  @Text({ max: LIMITS.nameMax, required: MESSAGES.priceBook.unknown })
  price: string;

  @Text({ max: LIMITS.nameMax, required: MESSAGES.priceBook.unknown })
  unit: string;

  /** US dollars a unit, a number or a text like "$12.50"; blank deletes it. */
  @ApiProperty({ type: 'number', required: false })
  @Transform(({ value }) => parsePrice(value))
  @IsOptional()
  @Decimals(2, sum)
  @Min(LIMITS.priceMinUsd, sum)
  @Max(LIMITS.priceMaxUsd, sum)
  unitUsd?: number;
}

export class PriceBookDto {
  @NestedList(() => UnitPriceChangeDto, LIMITS.bidAnswersMax, MESSAGES.priceBook.most(LIMITS.bidAnswersMax))
  @ArrayMinSize(1, said(MESSAGES.priceBook.unknown))
  prices: UnitPriceChangeDto[];
}
