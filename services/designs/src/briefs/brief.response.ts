import type { Extent, LedgerEntry, Question } from '@plumbline/concept';
import { OfConcept } from '../concepts/of-concept.js';

/** How a wish was read, before anything is drawn. */
export class BriefResponse {
  /** For `briefId` of POST /api/designs, which draws what was read here. */
  id: string;

  /** Every clause that was written, in order, and what becomes of it. */
  @OfConcept('LedgerEntry', { isArray: true })
  ledger: readonly LedgerEntry[];

  /** How far the job goes. */
  @OfConcept('Extent')
  extent: Extent;

  /** What was not said, and what is taken instead. */
  assumptions: string[];

  /** What the owner may decide otherwise, three at most, each with what is taken. */
  @OfConcept('Question', { isArray: true })
  questions: readonly Question[];

  /** From then on the brief is not kept any more. */
  expiresAt: string;
}
