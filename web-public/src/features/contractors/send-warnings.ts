import { blanksIn, parsePrice, type ScopeBlank, type ScopeTotal, totalIn } from '@plumbline/contracts';
import type { ComposeDraft } from './compose-draft.js';

/** What a contractor may have overlooked. */
export interface SendWarnings {
  readonly blanks: readonly ScopeBlank[];
  /** The scope's total, where the price given is another. */
  readonly total: ScopeTotal | null;
  readonly price: number | undefined;
}

/** Null where there is nothing to say. */
export function warningsOf({ scope, estimatedPrice }: ComposeDraft): SendWarnings | null {
  const blanks = blanksIn(scope);
  const price = parsePrice(estimatedPrice);
  const found = totalIn(scope);
  const total = found && found.usd !== price ? found : null;
  return blanks.length > 0 || total ? { blanks, total, price } : null;
}
