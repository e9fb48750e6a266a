import type { ConceptRequest } from '../../src/index.js';

/** A wish as a homeowner writes it, and what must be so in its plan: see `judge.ts` for the words of `expects`. */
export interface JudgedWish {
  readonly id: string;
  readonly wish: ConceptRequest;
  readonly expects: readonly string[];
  /** What becomes of each clause of its features, in order, in the letters of the table of texts. */
  readonly ledger?: string;
}

/** A wish in the words of a prompt. */
export const judgedWish = (
  id: string,
  category: ConceptRequest['category'],
  area: string,
  designPrompt: string,
  expects: readonly string[],
  more: Partial<ConceptRequest> = {},
): JudgedWish => ({ id, wish: { category, area, designPrompt, ...more }, expects });
