import type { BidStatus } from '@plumbline/contracts';

/** What happens to a bid by itself; an administrator may set any status at any time. */
export type BidHappening =
  | 'invitation-sent'
  | 'invitation-refused'
  | 'submitted'
  | 'submission-withdrawn'
  | 'not-interested'
  | 'called-off'
  | 'assigned';

/** From which statuses a happening moves a bid, and where to. */
const MOVES: Readonly<Record<BidHappening, { readonly from: readonly BidStatus[]; readonly to: BidStatus }>> =
  {
    assigned: { from: ['pending', 'failed'], to: 'pending' },
    'invitation-sent': { from: ['pending', 'failed'], to: 'sent' },
    'invitation-refused': { from: ['pending'], to: 'failed' },
    submitted: { from: ['pending', 'sent', 'failed', 'declined', 'received'], to: 'received' },
    'submission-withdrawn': { from: ['received'], to: 'sent' },
    'not-interested': { from: ['pending', 'sent', 'failed', 'received'], to: 'declined' },
    'called-off': { from: ['pending', 'sent', 'failed', 'received'], to: 'declined' },
  };

/**
 * The status after a happening, or null where the bid stays as it is: because that happening does not move
 * that status, or because an administrator chose it.
 */
export function nextStatus(
  bid: { readonly status: BidStatus; readonly statusBy: 'system' | 'admin' },
  happening: BidHappening,
): BidStatus | null {
  if (bid.statusBy === 'admin') return null;
  const move = MOVES[happening];
  return move.from.includes(bid.status) && move.to !== bid.status ? move.to : null;
}

/** Statuses in which an administrator has settled a bid: it takes no submission any more. */
export const SETTLED: readonly BidStatus[] = ['selected', 'declined', 'done'];

export type InvitationState = 'open' | 'answered' | 'declined' | 'closed';

/** How an invitation stands for its contractor. */
export function invitationState(bid: {
  readonly status: BidStatus;
  readonly statusBy: 'system' | 'admin';
  readonly calledOffAt: Date | null;
  readonly notInterestedAt: Date | null;
  readonly receivedAt: Date | null;
}): InvitationState {
  if (bid.calledOffAt || (bid.statusBy === 'admin' && SETTLED.includes(bid.status))) return 'closed';
  if (bid.notInterestedAt) return 'declined';
  return bid.receivedAt ? 'answered' : 'open';
}
