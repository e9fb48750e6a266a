import type { AdminBid } from '@plumbline/api-client';
import { type BidStatus, isMailedStatus, STATUS_MAIL_WAIT_MS } from '@plumbline/contracts';
import { plural } from '../../shared/format.js';

export type MailedBid = Pick<
  AdminBid,
  'status' | 'receivedAt' | 'userEmail' | 'contractorId' | 'companyName' | 'contractorEmail'
>;

/** How long 'Undo' is offered, in milliseconds: it reaches the server before the mails leave. */
export const UNDO_OFFERED_MS = STATUS_MAIL_WAIT_MS - 15_000;

const UNLESS_UNDONE = `in ${plural(STATUS_MAIL_WAIT_MS / 60_000, 'minute')} unless you undo it`;

/** Who is mailed once an administrator has set that status, and when. */
export function mailsOfStatus(bids: readonly MailedBid[], status: BidStatus): string {
  if (!isMailedStatus(status)) return 'Nobody is mailed of this status.';
  const changing = bids.filter((bid) => bid.status !== status);
  if (changing.length === 0) return 'Nobody is mailed: the status stays as it is.';
  const told = changing.filter(({ receivedAt }) => receivedAt !== null);
  if (told.length === 0) return 'Nobody is mailed: no contractor has sent a bid yet.';
  const [only] = told;
  if (only && changing.length === 1) return mailsOfOne(only);
  const contractors = told.filter(isContractorMailed).length;
  const untold = changing.length - told.length;
  return `Mails about ${plural(told.length, 'bid')} leave ${UNLESS_UNDONE}: ${told.length} to homeowners, ${contractors} to contractors.${
    untold > 0 ? ` Nobody is mailed about ${untold} more: no contractor has sent a bid there yet.` : ''
  }`;
}

const mailsOfOne = (bid: MailedBid): string =>
  isContractorMailed(bid)
    ? `Mails ${bid.userEmail} and ${bid.companyName ?? bid.contractorEmail} ${UNLESS_UNDONE}.`
    : `Mails ${bid.userEmail} ${UNLESS_UNDONE}. No contractor is mailed: the bid came from nobody on the list.`;

const isContractorMailed = ({ contractorId }: MailedBid): boolean => contractorId !== null;
