import type { Brief, Reading } from '@plumbline/concept';
import type { Statement, UnderstoodClaim } from '../claim.js';
import type { Written } from '../frame/in-frame.js';
import type { NamedSpan } from '../text/clauses.js';
import type { Span } from '../text/span.js';
import type { FitCondition } from './fit-conditions.js';
import type { OthersSaid } from './others-said.js';
import type { PriceCondition } from './price-conditions.js';

/** What reading a request gives: what was understood and where, what was not, and what was assumed. */

/** A brief as far as words tell it. */
export type BriefInWords = Omit<Brief, 'style' | 'workType'> & Partial<Pick<Brief, 'style' | 'workType'>>;

/** A reading before the room is held against it. */
export interface ReadingOfWords extends Reading {
  readonly understood: readonly UnderstoodClaim[];
  /** What was said and has no place beside something else that was said, as names. */
  readonly left: readonly string[];
  /** Every claim where it was said, also those said twice. */
  readonly statements: readonly Statement[];
  /** Words that no reader took, by field: places in the text as typed. */
  readonly strange: ReadonlyMap<string, readonly Span[]>;
  /** Where something is named, by field, and where words say of what kind it is. */
  readonly named: ReadonlyMap<string, readonly NamedSpan[]>;
  /** Places that were told as one sees them, with what they were written as by the compass. */
  readonly framed: readonly Written[];
  /** What is only to be where something fits beside it. */
  readonly conditions: readonly FitCondition[];
  /** What is decided by the price. */
  readonly priceConditions: readonly PriceCondition[];
  /** All that was said of what a room has one of; the first of each was taken. */
  readonly others: OthersSaid;
}
