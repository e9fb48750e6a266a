import { MESSAGES } from '@plumbline/contracts';
import type { Bid, TrackedBid } from './types.js';

/** Who a bid is from; before the answer only whether somebody was asked (docs/product.md, Access). */
export function contractorText({
  companyName,
  contractorEmail,
  hasContractor,
}: Pick<Bid | TrackedBid, 'companyName' | 'contractorEmail' | 'hasContractor'>): string {
  if (contractorEmail) return companyName || contractorEmail;
  return hasContractor ? MESSAGES.track.pendingAssignment : MESSAGES.track.notAssigned;
}
