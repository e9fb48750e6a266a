import { formatDay } from '#lib/format/format.js';
import { bids } from '#texts/bids';
import type { Bid } from './types.js';

const texts = bids.nextStep;

/** What a homeowner can do now, or is waiting for, in one sentence. */
export function nextStep(bid: Bid, now = new Date()): string {
  if (bid.calledOffAt) return texts.calledOff;
  const settled = texts.settled[bid.status];
  if (settled) return settled;
  if (bid.status === 'declined') return bid.receivedAt ? texts.declined : texts.passed;
  if (bid.receivedAt || bid.status === 'received')
    return bid.priceBasis === 'after-visit' ? texts.visit : texts.read;
  if (bid.status === 'failed') return texts.failed;
  if (!bid.hasContractor) return texts.searching;
  if (bid.status === 'pending') return texts.asking;
  const day = formatDay(bid.respondBy);
  if (!day) return texts.waiting;
  return new Date(bid.respondBy ?? '') < now ? texts.late(day) : texts.due(day);
}
