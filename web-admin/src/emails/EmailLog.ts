import type { EmailStatus } from '@plumbline/contracts';
import type { RaRecord } from 'react-admin';

/** Who a mail is for. */
export const MAIL_KINDS = ['homeowner', 'contractor', 'admin'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** One mail about a bid, as the bid's logs list it (spec §3, Email log). */
export interface EmailLog {
  readonly _id: string;
  /** What the mail was for. */
  readonly type: string;
  /** To whom. */
  readonly email: string;
  readonly status: EmailStatus;
  readonly createdAt: string;
  readonly data: {
    readonly kind: MailKind;
    readonly subject: string;
    /** Why it failed, or why the last try did. */
    readonly reason: string | null;
    readonly sentAt: string | null;
  };
}

/** One mail, as the console lists it. */
export interface Email extends RaRecord<string> {
  readonly type: string;
  readonly kind: MailKind;
  /** Empty once the person was erased. */
  readonly email: string;
  readonly subject: string;
  readonly status: EmailStatus;
  /** Tries that reached for the mail server. */
  readonly attempts: number;
  readonly reason: string | null;
  /** The bid's code. */
  readonly bidCode: string | null;
  readonly bidId: string | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
  /** When the next try is due; null once it is over. */
  readonly nextTryAt: string | null;
}

/** One mail with what it says, its tokens masked; null once the person was erased. */
export interface WholeEmail extends Email {
  readonly html: string | null;
  readonly text: string | null;
}

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
