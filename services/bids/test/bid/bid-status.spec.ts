import { BID_STATUSES } from '@plumbline/contracts';
import { type BidEvent, invitationState, nextStatus } from '../../src/bid/bid-status.js';

const EVENTS: BidEvent[] = [
  'invitation-sent',
  'invitation-refused',
  'submitted',
  'submission-withdrawn',
  'not-interested',
  'called-off',
  'assigned',
];

describe('status moves', () => {
  it.each([
    ['pending', 'invitation-sent', 'sent'],
    ['failed', 'invitation-sent', 'sent'],
    ['pending', 'invitation-refused', 'failed'],
    ['sent', 'submitted', 'received'],
    ['declined', 'submitted', 'received'],
    ['received', 'submission-withdrawn', 'sent'],
    ['sent', 'not-interested', 'declined'],
    ['received', 'called-off', 'declined'],
  ] as const)('%s, %s: %s', (status, event, to) => {
    expect(nextStatus({ status, statusBy: 'system' }, event)).toBe(to);
  });

  it.each([
    ['received', 'invitation-sent'],
    ['sent', 'invitation-refused'],
    ['received', 'submitted'],
    ['done', 'called-off'],
    ['sent', 'submission-withdrawn'],
  ] as const)('%s stays on %s', (status, event) => {
    expect(nextStatus({ status, statusBy: 'system' }, event)).toBeNull();
  });

  it("never touch an administrator's choice", () => {
    for (const status of BID_STATUSES)
      for (const event of EVENTS) expect(nextStatus({ status, statusBy: 'admin' }, event)).toBeNull();
  });
});

describe('the invitation', () => {
  const at = new Date();
  const fresh = {
    status: 'sent',
    statusBy: 'system',
    calledOffAt: null,
    notInterestedAt: null,
    receivedAt: null,
  } as const;

  it('is open, answered, declined, called off or closed', () => {
    expect(invitationState(fresh)).toBe('open');
    expect(invitationState({ ...fresh, status: 'received', receivedAt: at })).toBe('answered');
    expect(invitationState({ ...fresh, status: 'declined', notInterestedAt: at })).toBe('declined');
    expect(invitationState({ ...fresh, calledOffAt: at, receivedAt: at })).toBe('called-off');
    expect(invitationState({ ...fresh, status: 'selected', statusBy: 'admin' })).toBe('closed');
    expect(invitationState({ ...fresh, status: 'processing', statusBy: 'admin' })).toBe('open');
  });
});
