import type { BidSubmission, StandingBid, UploadedFile } from '@plumbline/api-client';
import { isEmail, isPrice, LIMITS, MESSAGES, type PriceBasis, parsePrice } from '@plumbline/contracts';
import type { DraftAnswer } from './api/load-draft.js';

/** A file of the contractor's own that goes with a bid, as POST /api/upload answered it. */
export type OwnFile = Pick<UploadedFile, 'imageUrl' | 'name'>;

/** What a contractor writes into a draft: the parts of a standing bid, as they stand in the form. */
export type Written = Readonly<Record<Exclude<keyof StandingBid, 'priceBasis'>, string>> & {
  readonly priceBasis: PriceBasis | '';
};

/** A bid as it is being written. */
export interface ComposeDraft extends Written {
  readonly bidId: string;
  readonly contractorEmail: string;
  readonly userEmail: string;
  readonly files: readonly OwnFile[];
  /** What was taken from the server: where nothing differs from it, nothing of the contractor's own is lost. */
  readonly loaded: Partial<Written>;
  /** What the invitation said when it was last read: it stays where there is no network. */
  readonly meta: DraftAnswer['meta'] | null;
}

/** The fields that are typed. */
export type TextPart = Exclude<keyof ComposeDraft, 'files' | 'loaded' | 'meta' | 'priceBasis'>;

export const EMPTY_DRAFT: ComposeDraft = {
  bidId: '',
  contractorEmail: '',
  userEmail: '',
  scope: '',
  estimatedPrice: '',
  priceBasis: '',
  timeline: '',
  notes: '',
  licenses: '',
  references: '',
  files: [],
  loaded: {},
  meta: null,
};

/** Under what name a bid's draft is kept on this device: its id, or nothing before there is one. */
export const draftName = (bidId: string): string => bidId.trim().toUpperCase().replace(/\s+/g, '-');

/** Where that draft is kept. */
export const draftKey = (name: string): string => (name === '' ? 'compose' : `compose.${name}`);

/** Whether a draft holds anything that the contractor has written. */
export const isOwn = (draft: ComposeDraft): boolean =>
  draft.files.length > 0 ||
  (['scope', 'estimatedPrice', 'priceBasis', 'timeline', 'notes', 'licenses', 'references'] as const).some(
    (part) => draft[part].trim() !== (draft.loaded[part] ?? '').trim(),
  );

export type DraftFaults = Partial<Record<TextPart, string>>;

/** How long the texts may be, as the server says. */
export const LONGEST = {
  scope: LIMITS.scopeMax,
  timeline: LIMITS.timelineMax,
  notes: LIMITS.textMax,
  licenses: LIMITS.paragraphMax,
  references: LIMITS.paragraphMax,
} as const;

/** What stands against sending (spec §5). */
export function faultsOf(draft: ComposeDraft): DraftFaults {
  const price = parsePrice(draft.estimatedPrice);
  return {
    ...(!isEmail(draft.userEmail.trim()) && { userEmail: MESSAGES.contractor.homeownerMissing }),
    ...(!isEmail(draft.contractorEmail.trim()) && {
      contractorEmail: MESSAGES.contractor.emailRequired,
    }),
    ...(!draft.scope.trim() && { scope: MESSAGES.contractor.scopeRequired }),
    ...(price !== undefined && !isPrice(price) && { estimatedPrice: MESSAGES.money.price }),
  };
}

export function submissionOf(draft: ComposeDraft, key: string | null): BidSubmission {
  const price = parsePrice(draft.estimatedPrice);
  return {
    userEmail: draft.userEmail.trim(),
    contractorEmail: draft.contractorEmail.trim(),
    scope: draft.scope,
    estimatedPrice: price,
    priceBasis: draft.priceBasis || undefined,
    timeline: draft.timeline.trim(),
    notes: draft.notes.trim(),
    licenses: draft.licenses.trim() || undefined,
    references: draft.references.trim() || undefined,
    files: draft.files.length > 0 ? [...draft.files] : undefined,
    bidId: draft.bidId.trim() || undefined,
    key: key ?? undefined,
  };
}

/** What a bid that was sent says, as it stands in the form. */
export function writtenIn(standing: StandingBid): Written {
  const { scope, estimatedPrice, priceBasis, timeline, notes, licenses, references } = standing;
  return {
    scope,
    estimatedPrice: estimatedPrice === null ? '' : String(estimatedPrice),
    priceBasis: priceBasis ?? '',
    timeline: timeline ?? '',
    notes: notes ?? '',
    licenses: licenses ?? '',
    references: references ?? '',
  };
}
