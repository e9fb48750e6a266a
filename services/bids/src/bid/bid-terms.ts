import type { BidAnswer } from '@plumbline/contracts';

/** What a bid says beyond price and scope, as bids and their versions keep it. */
export interface BidTerms {
  answers: BidAnswer[];
  depositUsd: number | null;
  paymentSchedule: string | null;
  warrantyMonths: number | null;
  pricedRevision: number | null;
}

export const NO_TERMS: BidTerms = {
  answers: [],
  depositUsd: null,
  paymentSchedule: null,
  warrantyMonths: null,
  pricedRevision: null,
};

export const termsOf = ({
  answers,
  depositUsd,
  paymentSchedule,
  warrantyMonths,
  pricedRevision,
}: BidTerms): BidTerms => ({ answers, depositUsd, paymentSchedule, warrantyMonths, pricedRevision });
