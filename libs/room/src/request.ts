import type { Answer, DesignWish, Proposal, Tier } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';

/**
 * What a homeowner wishes for, as typed: every field but the category may be missing, blank or nonsense.
 * Money is US dollars.
 */
export interface ConceptRequest {
  readonly category: RoomCategory;
  readonly style?: string;
  /** Which room or how large: "kitchen", "12x14", "150 sq ft". */
  readonly area?: string;
  readonly colors?: string;
  readonly layout?: string;
  readonly features?: string;
  readonly budget?: number | string;
  /** "labor only" leaves materials out of the estimate. */
  readonly workType?: string;
  /** Money the homeowner has set aside for materials. */
  readonly materials?: number | string;
  readonly startInDays?: number | string;
  readonly durationDays?: number | string;
  /** "start 30%, half 20%, end 50%". */
  readonly paymentPhases?: string;
  readonly requirements?: string;
  readonly designPrompt?: string;
  readonly contractorPrompt?: string;
  readonly zipCode?: string;
  /** Two-letter state of the ZIP code; the caller looks it up. */
  readonly state?: string;
  /** Names of fields of this request that hold what a form starts with, untouched: words win over them. */
  readonly defaults?: readonly string[];
  /** What the homeowner answered to questions about the words. */
  readonly answers?: readonly Answer[];
  /** Clauses of the texts in words of the vocabulary, as somebody else than the rules reads them. */
  readonly proposed?: readonly Proposal[];
  /** For a lower or a higher sum than the words by themselves. */
  readonly tier?: Tier;
  /** Finishes chosen for the finished design: swatches by their ids. */
  readonly finishes?: DesignWish['finishes'];
}
