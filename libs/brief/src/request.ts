import type { DesignWish } from '@plumbline/concept';

/** Numbers that a homeowner may also type as text. */
type TypedNumber = 'budget' | 'materials' | 'startInDays' | 'durationDays';
/** What of a wish is no word of it: where the house is, and which designs it stands beside. */
type AboutTheDesign = 'fullAddress' | 'otherThan' | 'siblingOf' | 'roomOf' | 'briefId';

/**
 * What a homeowner wishes for, as typed: the fields of a wish, each of which but the category may be missing, blank or
 * nonsense. Money is US dollars.
 */
export interface ConceptRequest
  extends Pick<DesignWish, 'category'>,
    Partial<Omit<DesignWish, 'category' | TypedNumber | AboutTheDesign>>,
    Readonly<Partial<Record<TypedNumber, number | string>>> {
  /** Two-letter state of the ZIP code; the caller looks it up. */
  readonly state?: string;
}
