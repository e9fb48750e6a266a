import { parsePrice, withTotal } from '@plumbline/contracts';
import { formatMoney } from '#lib/format/format.js';
import type { ComposeDraft } from './compose-draft.js';
import { sentAnswers } from './draft-answers.js';
import { missingExclusions, withExclusions } from './scope-exclusions.js';

/**
 * The bid as it leaves: its scope names the price that was typed where the draft leaves the contract price open, and,
 * in a scope that is as it was drafted, the exclusions that were answered by trade.
 */
export function completedBid(draft: ComposeDraft, asDrafted: boolean): ComposeDraft {
  const price = parsePrice(draft.estimatedPrice);
  const priced = price === undefined ? draft.scope : withTotal(draft.scope, formatMoney(price));
  const left = asDrafted ? missingExclusions(priced, sentAnswers(draft.answers)) : [];
  return { ...draft, scope: left.length > 0 ? withExclusions(priced, left) : priced };
}
