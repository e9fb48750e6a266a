import type { PriceBasis } from '@plumbline/contracts';
import { type BidTerms, NO_TERMS } from './bid-terms.js';

/** All that a contractor's answer says, alike in each version of it and in the bid that shows the one that stands. */
export interface BidContent<Scope extends string | null = string | null> extends BidTerms {
  estimatedPrice: number | null;
  priceBasis: PriceBasis | null;
  timeline: string | null;
  scope: Scope;
  notes: string | null;
  licenses: string | null;
  references: string | null;
}

export const NO_CONTENT: BidContent = {
  estimatedPrice: null,
  priceBasis: null,
  timeline: null,
  scope: null,
  notes: null,
  licenses: null,
  references: null,
  ...NO_TERMS,
};

const PARTS = Object.keys(NO_CONTENT) as (keyof BidContent)[];

/** That part of a bid, or of a version of it. */
export const contentOf = <Scope extends string | null>(said: BidContent<Scope>): BidContent<Scope> =>
  Object.fromEntries(PARTS.map((part) => [part, said[part]])) as unknown as BidContent<Scope>;
