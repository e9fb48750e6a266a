import type { EmailOutcome } from '@plumbline/contracts';
import type { EmailLog } from './email-log.entity.js';

/** What other services are told of a mail's end. */
export const outcomeOf = ({ id, type, email, bidId, contractorId }: EmailLog): EmailOutcome => ({
  emailId: id,
  type,
  to: email,
  bidId,
  contractorId,
});
