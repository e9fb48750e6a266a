import { ApiProperty } from '@nestjs/swagger';
import { BID_TRADE_IDS, type BidTradeId, PRICE_BASES, type PriceBasis } from '@plumbline/contracts';
import { BidAnswerResponse } from '../bid/bid-answer.response.js';
import { RequestChangeResponse } from '../bidding/request-change.response.js';
import { type Adjustment, LEVEL_STATES, type LevelState } from './level-bids.js';

const WHYS = ['allowance', 'excluded', 'by-owner', 'not-mentioned', 'revision'] as const;

/** How a trade or a line stands in one bid. */
export class LevelCellResponse {
  @ApiProperty({ enum: LEVEL_STATES })
  state: LevelState;
  /** What the bid says, in US dollars; null where it gives no sum. */
  usd: number | null;
}

export class LevelledLineResponse {
  id: string;
  item: string;
  quantity: number;
  unit: string;
  /** Our estimate, in US dollars. */
  likelyUsd: number;
  /** One a bid, in the order of `bids`. */
  cells: LevelCellResponse[];
}

export class LevelledTradeResponse {
  @ApiProperty({ enum: BID_TRADE_IDS })
  trade: BidTradeId;
  name: string;
  /** Our estimate, in US dollars; 0 where there is none. */
  likelyUsd: number;
  /** One a bid, in the order of `bids`. */
  cells: LevelCellResponse[];
  lines: LevelledLineResponse[];
}

/** What a bid's total is changed by, to hold what the others hold. */
export class AdjustmentResponse {
  @ApiProperty({ enum: BID_TRADE_IDS })
  trade: BidTradeId;
  /** The line; null for the trade as a whole. */
  item: string | null;
  @ApiProperty({ enum: WHYS })
  why: Adjustment['why'];
  /** The bid's own sum, of an allowance; our estimate at the revision that was priced, of a revision. */
  saysUsd: number | null;
  /** The sum put in its place: ours, but for an allowance that our estimate does not know. */
  putUsd: number;
  /** It may be in the price all the same: only the upper end of the total holds it. */
  open: boolean;
}

/** A bid's deposit held against the rule of its state. Not legal advice. */
export class DepositAnswerResponse {
  text: string;
  /** Null where no cap is on file, or there is nothing to hold against it. */
  met: boolean | null;
  /** US dollars. */
  capUsd: number | null;
}

export class LevelledBidResponse {
  bidId: string;
  /** The company, else the address or the bid's code. */
  name: string;
  /** Opens /track/{token}. */
  trackToken: string;
  /** The price asked, in US dollars; null where it follows. */
  askedUsd: number | null;
  /** The price as text. */
  quote: string | null;
  @ApiProperty({ enum: PRICE_BASES, nullable: true })
  priceBasis: PriceBasis | null;
  /** The bid answers no trade: it cannot be brought to what the others hold. */
  oneSum: boolean;
  /** It leaves out what another bid holds and we have no estimate of: its total has no upper end. */
  unestimated: boolean;
  /** Its trades together. */
  sumUsd: number | null;
  /** How much the price is above (positive) or under its trades; null where they agree. */
  gapUsd: number | null;
  /** The like-for-like total, and its upper end where something is open. */
  fromUsd: number | null;
  toUsd: number | null;
  adjustments: AdjustmentResponse[];
  /** The contractor's own lines and alternates. */
  own: BidAnswerResponse[];
  timeline: string | null;
  licenses: string | null;
  licenseNote: string | null;
  /** On labor. */
  warrantyMonths: number | null;
  depositUsd: number | null;
  paymentSchedule: string | null;
  deposit: DepositAnswerResponse;
  /** The revision that was priced; null where the bid does not say. */
  pricedRevision: number | null;
  confirmedByMail: boolean | null;
  receivedAt: string | null;
}

/** A difference between bids and what to ask about it. */
export class DifferenceResponse {
  /** US dollars. */
  usd: number;
  sentence: string;
  ask: string;
}

/** The bids of one request beside each other. */
export class LevellingResponse {
  title: string;
  zipCode: string;
  city: string | null;
  /** Of what bidders price, as it is now. */
  revision: number;
  /** What made a next revision, the oldest first. */
  revisions: RequestChangeResponse[];
  /** Our estimate of all trades, in US dollars; 0 without a concept of ours. */
  estimateUsd: number;
  /** Year of the newest unit price in it. */
  estimateYear: number | null;
  /** In the order in which they came. */
  bids: LevelledBidResponse[];
  /** Contractors who were asked and have not answered. */
  waiting: number;
  trades: LevelledTradeResponse[];
  /** The three largest. */
  differences: DifferenceResponse[];
}
