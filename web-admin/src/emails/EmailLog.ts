import type { EmailStatus } from '@plumbline/contracts';

/** One mail that was or will be sent (spec §3, Email log). */
export interface EmailLog {
  readonly _id: string;
  readonly id?: string;
  /** What the mail was for. */
  readonly type: string;
  /** To whom. */
  readonly email: string;
  readonly status: EmailStatus;
  readonly createdAt: string;
  readonly sentAt?: string | null;
  readonly subject?: string | null;
  /** Why it could not be sent. */
  readonly error?: string | null;
  readonly bidId?: string | null;
  readonly attempts?: number;
  readonly data?: { readonly kind?: string } | null;
  /** As sent; present where one mail is asked for. */
  readonly html?: string | null;
  readonly text?: string | null;
}
