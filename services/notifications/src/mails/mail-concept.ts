import type { StoredConcept } from '@plumbline/contracts';

/** The parts of a homeowner's wish that a contractor is told. */
export interface MailWish {
  readonly colors?: string;
  readonly layout?: string;
  readonly features?: string;
  readonly workType?: string;
  readonly startInDays?: number;
  readonly durationDays?: number;
  readonly paymentPhases?: string;
  readonly requirements?: string;
}

/** A concept as mails read it from its claim check. */
export type MailConcept = StoredConcept<unknown, MailWish>;
