import {
  blanksIn,
  parsePrice,
  priceGap,
  type ScopeBlank,
  type ScopeTotal,
  totalIn,
} from '@plumbline/contracts';
import type { ComposeDraft } from './compose-draft.js';
import { draftSum, sentAnswers } from './draft-answers.js';
import { missingExclusions } from './scope-exclusions.js';

/** What a contractor may have overlooked. */
export interface BidWarnings {
  readonly blanks: readonly ScopeBlank[];
  /** The scope's total, where the price given is another. */
  readonly total: ScopeTotal | null;
  readonly price: number | undefined;
  /** Lines for the scope's exclusions: what is left out by trade, and the scope does not say so. */
  readonly exclusions: readonly string[];
  /** What the trades come to, and by how much the price is above (positive) or under it; null where they agree. */
  readonly trades: { readonly sumUsd: number; readonly gapUsd: number } | null;
}

/** Null where there is nothing to say. */
export function warningsOf({ scope, estimatedPrice, answers }: ComposeDraft): BidWarnings | null {
  const blanks = blanksIn(scope);
  const price = parsePrice(estimatedPrice);
  const found = totalIn(scope);
  const total = found && found.usd !== price ? found : null;
  const sumUsd = draftSum(answers);
  const gapUsd = priceGap(price, sentAnswers(answers));
  const trades = sumUsd !== undefined && gapUsd !== null ? { sumUsd, gapUsd } : null;
  const exclusions = missingExclusions(scope, sentAnswers(answers));
  return blanks.length > 0 || total || trades || exclusions.length > 0
    ? { blanks, total, price, trades, exclusions }
    : null;
}

/** Whether a bid waits for another word: blanks of a scope that is sent as it was drafted were told beside the button. */
export const isAlarming = (warnings: BidWarnings | null, asDrafted: boolean): boolean =>
  warnings !== null &&
  Boolean(
    warnings.total ||
      warnings.trades ||
      warnings.exclusions.length > 0 ||
      (warnings.blanks.length > 0 && !asDrafted),
  );
