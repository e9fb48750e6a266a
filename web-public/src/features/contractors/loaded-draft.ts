import type { StandingBid } from '@plumbline/api-client';
import { MESSAGES } from '@plumbline/contracts';
import { formatDay, formatMoney } from '#lib/format/format.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { contractors } from '#texts/contractors';
import type { LoadedDraft } from './api/load-draft.js';
import { type ComposeDraft, isOwn, type Written, writtenIn } from './compose-draft.js';

const texts = contractors.compose;

/** A draft that another took the place of, or that waits for the contractor to take it. */
export interface SetAside {
  readonly draft: ComposeDraft;
  /** The contractor's own text stands in the form; the loaded one is set aside. */
  readonly own: boolean;
}

/**
 * What a loaded draft changes in the form, what of it or of the form is set aside, and what is said of it. What the
 * contractor wrote is replaced only where the contractor asked for the draft (`byHand`).
 */
export function takeLoaded(draft: ComposeDraft, answer: LoadedDraft, byHand: boolean) {
  const { standing } = answer;
  const text = standing?.scope || answer.sowText || answer.sow || answer.draft || '';
  const written: Partial<Written> = { ...(text && { scope: text }), ...(standing && writtenIn(standing)) };
  const keepsOwn = !byHand && isOwn(draft);
  const replaced = text !== '' && draft.scope.trim() !== '' && draft.scope !== text;
  const change: Partial<ComposeDraft> = {
    ...(answer.meta?.userEmail && { userEmail: answer.meta.userEmail }),
    ...(!keepsOwn && written),
    ...(!keepsOwn && standing && { priceFollows: standing.estimatedPrice === null }),
    priceBook: answer.priceBook ?? [],
    loaded: written,
    meta: answer.meta ?? null,
  };
  const aside: SetAside | null = keepsOwn
    ? { draft: { ...draft, ...written }, own: true }
    : replaced
      ? { draft, own: false }
      : null;
  // A bid that was sent has its own sentence.
  const isSaid = !standing && !keepsOwn && !whyClosed(answer.meta?.state);
  return { change, aside, message: isSaid ? messageOfLoaded(text) : null };
}

const messageOfLoaded = (text: string): StatusMessage =>
  text
    ? { tone: 'good', text: MESSAGES.contractor.draftLoaded }
    : { tone: 'info', text: MESSAGES.contractor.draftMissing };

/** Why an invitation takes no bid any more; null where it does. */
export function whyClosed(state: string | undefined): string | null {
  if (state === 'called-off') return MESSAGES.bids.calledOffByHomeowner;
  return state === 'closed' ? MESSAGES.bids.closed : null;
}

/** What is said of a bid that this contractor has sent already. */
export function answeredText(at: string, standing: StandingBid | null | undefined): string {
  const day = formatDay(at);
  if (!standing) return texts.answered(day);
  const { estimatedPrice } = standing;
  return texts.answeredWith(day, estimatedPrice === null ? null : formatMoney(estimatedPrice));
}
