import type { DesignWish, StoredConcept } from '@plumbline/concept';

/** The parts of a homeowner's request that a contractor is told. */
export type MailedRequest = Pick<
  DesignWish,
  | 'colors'
  | 'layout'
  | 'features'
  | 'workType'
  | 'startInDays'
  | 'durationDays'
  | 'paymentPhases'
  | 'requirements'
>;

/** A concept as mails tell of it. */
export interface MailConcept extends Omit<StoredConcept, 'version' | 'concept' | 'request'> {
  readonly request: MailedRequest;
}
