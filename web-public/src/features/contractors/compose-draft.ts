import { EMAIL_PATTERN, LIMITS, MESSAGES } from '@plumbline/contracts';
import { contractors } from '#texts/contractors';
import type { StandingBid } from './api/load-draft.js';
import type { BidSubmission } from './api/submit-bid.js';

/** A bid as it is being written. */
export interface ComposeDraft {
  readonly bidId: string;
  readonly contractorEmail: string;
  readonly userEmail: string;
  readonly scope: string;
  readonly estimatedPrice: string;
  readonly timeline: string;
  readonly notes: string;
}

export const EMPTY_DRAFT: ComposeDraft = {
  bidId: '',
  contractorEmail: '',
  userEmail: '',
  scope: '',
  estimatedPrice: '',
  timeline: '',
  notes: '',
};

export type DraftFaults = Partial<Record<keyof ComposeDraft, string>>;

/** What stands against sending (spec §5). */
export function faultsOf(draft: ComposeDraft): DraftFaults {
  const price = priceOf(draft.estimatedPrice);
  return {
    ...(!EMAIL_PATTERN.test(draft.userEmail.trim()) && { userEmail: MESSAGES.contractor.homeownerMissing }),
    ...(!EMAIL_PATTERN.test(draft.contractorEmail.trim()) && {
      contractorEmail: MESSAGES.contractor.emailRequired,
    }),
    ...(!draft.scope.trim() && { scope: MESSAGES.contractor.scopeRequired }),
    ...(price !== undefined &&
      !(price > 0 && price <= LIMITS.priceMaxUsd) && { estimatedPrice: contractors.compose.priceWrong }),
  };
}

export function submissionOf(draft: ComposeDraft, key: string | null): BidSubmission {
  return {
    userEmail: draft.userEmail.trim(),
    contractorEmail: draft.contractorEmail.trim(),
    scope: draft.scope,
    estimatedPrice: priceOf(draft.estimatedPrice),
    timeline: draft.timeline.trim(),
    notes: draft.notes.trim(),
    bidId: draft.bidId.trim() || undefined,
    key: key ?? undefined,
  };
}

/** What stands in the form beside the scope, as a bid that was sent said it. */
export function termsOf({ estimatedPrice, timeline, notes }: StandingBid): Partial<ComposeDraft> {
  return {
    estimatedPrice: estimatedPrice === null ? '' : String(estimatedPrice),
    timeline: timeline ?? '',
    notes: notes ?? '',
  };
}

/** A typed price as a number: "12,500", "$12500.50"; undefined where nothing was typed. */
function priceOf(typed: string): number | undefined {
  const text = typed.replace(/[$,\s]/g, '');
  return text === '' ? undefined : Number(text);
}

/** The text with a section put at its end, a blank line between. */
export function withSection(scope: string, section: string): string {
  const text = scope.trimEnd();
  return text === '' ? section : `${text}\n\n${section}`;
}
