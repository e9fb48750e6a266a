import type { BidSubmission, BookedPrice, StandingBid } from '@plumbline/api-client';
import {
  type BidAnswer,
  isEmail,
  isPrice,
  LIMITS,
  MESSAGES,
  type PriceBasis,
  parsePrice,
} from '@plumbline/contracts';
import type { LoadedDraft } from './api/load-draft.js';
import type { OwnFile } from './api/upload-own-files.js';
import {
  type DraftAnswer,
  draftAnswersFault,
  sentAnswers,
  wholeSum,
  writtenAnswers,
} from './draft-answers.js';

/** What a contractor writes into a draft: the parts of a standing bid, as they stand in the form. */
export type Written = Readonly<Record<TextOfBid, string>> & {
  readonly priceBasis: PriceBasis | '';
  readonly answers: readonly DraftAnswer[];
};

type TextOfBid = Exclude<keyof StandingBid, 'priceBasis' | 'answers' | 'pricedRevision'>;

/** A bid as it is being written. */
export interface ComposeDraft extends Written {
  readonly bidId: string;
  readonly contractorEmail: string;
  readonly userEmail: string;
  readonly files: readonly OwnFile[];
  /** The price is the sum of the trades until the contractor types another. */
  readonly priceFollows: boolean;
  /** The unit prices of priced lines are kept for the next bid. */
  readonly keepPrices: boolean;
  /** What the contractor's price book says of this bid's lines; it stays where there is no network. */
  readonly priceBook: readonly BookedPrice[];
  /** What was taken from the server: where nothing differs from it, nothing of the contractor's own is lost. */
  readonly loaded: Partial<Written>;
  /** What the invitation said when it was last read: it stays where there is no network. */
  readonly meta: LoadedDraft['meta'] | null;
}

/** The fields that are typed. */
export type TextPart = TextOfBid | 'bidId' | 'contractorEmail' | 'userEmail';

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
  depositUsd: '',
  paymentSchedule: '',
  warrantyMonths: '',
  answers: [],
  files: [],
  priceFollows: true,
  keepPrices: true,
  priceBook: [],
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
  JSON.stringify(sentAnswers(draft.answers)) !== JSON.stringify(sentAnswers(draft.loaded.answers ?? [])) ||
  WRITTEN.some((part) => draft[part].trim() !== (draft.loaded[part] ?? '').trim());

const WRITTEN = [
  'scope',
  'estimatedPrice',
  'priceBasis',
  'timeline',
  'notes',
  'licenses',
  'references',
  'depositUsd',
  'paymentSchedule',
  'warrantyMonths',
] as const;

/** What changes with the answers by trade: the price follows their sum until another is typed. */
export function withAnswers(draft: ComposeDraft, answers: readonly DraftAnswer[]): Partial<ComposeDraft> {
  const [before, sum] = [wholeSum(draft.answers), wholeSum(answers)];
  if (!draft.priceFollows || (before === undefined && sum === undefined)) return { answers };
  return { answers, estimatedPrice: sum === undefined ? '' : String(sum) };
}

export type DraftFaults = Partial<Record<TextPart | 'answers', string>>;

/** How long the texts may be, as the server says. */
export const LONGEST = {
  scope: LIMITS.scopeMax,
  timeline: LIMITS.timelineMax,
  notes: LIMITS.textMax,
  licenses: LIMITS.paragraphMax,
  references: LIMITS.paragraphMax,
  paymentSchedule: LIMITS.timelineMax,
} as const;

/** What stands against sending (docs/product.md, Bids). */
export function faultsOf(draft: ComposeDraft): DraftFaults {
  const price = parsePrice(draft.estimatedPrice);
  const deposit = parsePrice(draft.depositUsd);
  const answers = draftAnswersFault(draft.answers);
  return {
    ...(!isEmail(draft.userEmail.trim()) && { userEmail: MESSAGES.contractor.homeownerMissing }),
    ...(!isEmail(draft.contractorEmail.trim()) && {
      contractorEmail: MESSAGES.contractor.emailRequired,
    }),
    ...(!draft.scope.trim() && { scope: MESSAGES.contractor.scopeRequired }),
    ...(price !== undefined && !isPrice(price) && { estimatedPrice: MESSAGES.money.price }),
    ...(answers && { answers }),
    ...(deposit && !isPrice(deposit) && { depositUsd: MESSAGES.answers.deposit }),
    ...(Number.isNaN(deposit) && { depositUsd: MESSAGES.answers.deposit }),
    ...(Number.isNaN(monthsTyped(draft.warrantyMonths)) && { warrantyMonths: MESSAGES.answers.warranty }),
  };
}

/** Months as typed; undefined where none are, NaN where it is no number that we take. */
function monthsTyped(typed: string): number | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const months = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return months <= LIMITS.warrantyMonthsMax ? months : Number.NaN;
}

export function submissionOf(draft: ComposeDraft, key: string | null): BidSubmission {
  const price = parsePrice(draft.estimatedPrice);
  const answers = sentAnswers(draft.answers);
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
    answers: answers.length > 0 ? answers : undefined,
    depositUsd: parsePrice(draft.depositUsd),
    paymentSchedule: draft.paymentSchedule.trim() || undefined,
    warrantyMonths: monthsTyped(draft.warrantyMonths),
    revision: draft.meta?.revision,
    keepPrices: (draft.keepPrices && hasPricedLines(answers)) || undefined,
    files: draft.files.length > 0 ? [...draft.files] : undefined,
    bidId: draft.bidId.trim() || undefined,
    key: key ?? undefined,
  };
}

/** Whether lines of the invitation have prices that a price book could keep. */
export const hasPricedLines = (answers: readonly BidAnswer[]): boolean =>
  answers.some(({ line, state, usd }) => line !== undefined && state === 'included' && usd !== undefined);

/** What a bid that was sent says, as it stands in the form. */
export function writtenIn(standing: StandingBid): Written {
  const { scope, estimatedPrice, priceBasis, timeline, notes, licenses, references } = standing;
  const { answers, depositUsd, paymentSchedule, warrantyMonths } = standing;
  return {
    answers: writtenAnswers(answers),
    depositUsd: String(depositUsd ?? ''),
    paymentSchedule: paymentSchedule ?? '',
    warrantyMonths: String(warrantyMonths ?? ''),
    scope,
    estimatedPrice: estimatedPrice === null ? '' : String(estimatedPrice),
    priceBasis: priceBasis ?? '',
    timeline: timeline ?? '',
    notes: notes ?? '',
    licenses: licenses ?? '',
    references: references ?? '',
  };
}
