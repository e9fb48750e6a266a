import { type BidStatus, MESSAGES } from '@plumbline/contracts';
import type { Bid } from '../tables/bid.entity.js';

/** What happens to a bid by itself; an administrator may set any status at any time. */
export type BidEvent =
  | 'invitation-sent'
  | 'invitation-refused'
  | 'submitted'
  | 'submission-withdrawn'
  | 'not-interested'
  | 'called-off'
  | 'assigned';

/** From which statuses an event moves a bid, and where to. */
const MOVES: Readonly<Record<BidEvent, { readonly from: readonly BidStatus[]; readonly to: BidStatus }>> = {
  assigned: { from: ['pending', 'failed'], to: 'pending' },
  'invitation-sent': { from: ['pending', 'failed'], to: 'sent' },
  'invitation-refused': { from: ['pending'], to: 'failed' },
  submitted: { from: ['pending', 'sent', 'failed', 'declined', 'received'], to: 'received' },
  'submission-withdrawn': { from: ['received'], to: 'sent' },
  'not-interested': { from: ['pending', 'sent', 'failed', 'received'], to: 'declined' },
  'called-off': { from: ['pending', 'sent', 'failed', 'received'], to: 'declined' },
};

/**
 * The status after an event, or null where the bid stays as it is: because that event does not move
 * that status, or because an administrator chose it.
 */
export function nextStatus(
  bid: { readonly status: BidStatus; readonly statusBy: 'system' | 'admin' },
  event: BidEvent,
): BidStatus | null {
  if (bid.statusBy === 'admin') return null;
  const move = MOVES[event];
  return move.from.includes(bid.status) && move.to !== bid.status ? move.to : null;
}

/** Statuses in which an administrator has settled a bid: it takes no submission any more. */
const SETTLED: readonly BidStatus[] = ['selected', 'declined', 'done'];

export const INVITATION_STATES = ['open', 'answered', 'declined', 'closed', 'called-off'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

type Invited = Pick<Bid, 'status' | 'statusBy' | 'calledOffAt' | 'notInterestedAt' | 'receivedAt'>;

/** How an invitation stands for its contractor. */
export function invitationState(bid: Invited): InvitationState {
  if (bid.calledOffAt) return 'called-off';
  if (bid.statusBy === 'admin' && SETTLED.includes(bid.status)) return 'closed';
  if (bid.notInterestedAt) return 'declined';
  return bid.receivedAt ? 'answered' : 'open';
}

/** Why an invitation takes no answer any more, in a sentence; null where it takes one. */
export function whyClosed(bid: Invited): string | null {
  const state = invitationState(bid);
  if (state === 'called-off') return MESSAGES.bids.calledOffByHomeowner;
  return state === 'closed' ? MESSAGES.bids.closed : null;
}
