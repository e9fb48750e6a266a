import type { Email, EmailLog } from '@plumbline/api-client';

/** A bid's log entry in the terms of the console's list. */
export const emailOf = ({ _id, type, email, status, createdAt, data }: EmailLog): EmailCardFacts => ({
  id: _id,
  type,
  email,
  status,
  createdAt,
  kind: data.kind,
  subject: data.subject,
  reason: data.reason,
});

/** What a card shows of a mail. */
export type EmailCardFacts = Pick<
  Email,
  'id' | 'type' | 'email' | 'status' | 'createdAt' | 'kind' | 'subject' | 'reason'
>;
