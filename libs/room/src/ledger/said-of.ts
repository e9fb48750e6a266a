import type { Statement, Written } from '@plumbline/brief';
import type { Evidence } from '../shown/evidence.js';

/** The words of a clause that are about to be told as drawn. */
export interface SaidOf {
  readonly words: string;
  /** Where the clause begins in its field. */
  readonly start: number;
  readonly statements: readonly Statement[];
  /** Ids of what shows that it is drawn. */
  readonly items: readonly string[];
  /** Places that were told as one sees them, with what they mean by the compass. */
  readonly framed: readonly Written[];
  readonly e: Evidence;
}
