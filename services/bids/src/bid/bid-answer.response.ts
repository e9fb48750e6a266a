import { ApiProperty } from '@nestjs/swagger';
import { ANSWER_STATES, type AnswerState, BID_TRADE_IDS, type BidTradeId } from '@plumbline/contracts';

/** What a bid answers to a trade as a whole, to one of its lines, or as a line of the contractor's own. */
export class BidAnswerResponse {
  @ApiProperty({ enum: BID_TRADE_IDS })
  trade: BidTradeId;
  line?: string;
  name?: string;
  @ApiProperty({ enum: ANSWER_STATES })
  state: AnswerState;
  /** US dollars. */
  usd?: number;
}

/** What a bid says beyond price and scope. */
export class BidTermsResponse {
  /** By trade and line; empty where the bid is one sum. What is not in it is not mentioned. */
  answers: BidAnswerResponse[];
  /** US dollars before work starts. */
  depositUsd: number | null;
  /** When what is paid after the deposit, in the contractor's words. */
  paymentSchedule: string | null;
  /** On labor. */
  warrantyMonths: number | null;
  /** The revision of the request that was priced, counted from 1; null where the bid does not say. */
  pricedRevision: number | null;
}
