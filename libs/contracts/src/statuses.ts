/** Bid status values (docs/product.md, Bid status); an administrator may set any of them. */
export const BID_STATUSES = [
  'sent',
  'pending',
  'selected',
  'declined',
  'processing',
  'done',
  'failed',
  'received',
] as const;
export type BidStatus = (typeof BID_STATUSES)[number];

/** Of these, people are mailed when an administrator sets them on a bid that a contractor has sent. */
export const MAILED_STATUSES = ['selected', 'declined'] as const satisfies readonly BidStatus[];
export const isMailedStatus = (status: BidStatus): status is (typeof MAILED_STATUSES)[number] =>
  MAILED_STATUSES.some((mailed) => mailed === status);

/** So long such a mail waits, in milliseconds: who sets another status meanwhile takes it back. */
export const STATUS_MAIL_WAIT_MS = 120_000;

/** The console's status chips in their order. */
export const BID_STATUS_CHIPS = [
  'all',
  'pending',
  'received',
  'selected',
  'declined',
  'processing',
  'done',
  'failed',
  'sent',
] as const;

export const DESIGN_JOB_STATUSES = ['queued', 'processing', 'done', 'failed'] as const;
export type DesignJobStatus = (typeof DESIGN_JOB_STATUSES)[number];

export const EMAIL_STATUSES = ['queued', 'sent', 'failed'] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];

/** Who a bid's e-mail is sent to again. */
export const RESEND_TYPES = ['user', 'contractor'] as const;
export type ResendType = (typeof RESEND_TYPES)[number];

/** How sure a contractor's price is: as it stands, or after a look at the place. */
export const PRICE_BASES = ['firm', 'after-visit'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/** Who a mail is for. */
export const MAIL_KINDS = ['homeowner', 'contractor', 'admin'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * How an event stands in a service's inbox.
 * - `parked`: failed too often; holds the later events of its aggregate until replayed or skipped.
 * - `pending`: to be handled, or to be tried again.
 * - `done`: its effect is committed.
 * - `skipped`: given up by an administrator.
 */
export const INBOX_STATUSES = ['parked', 'pending', 'done', 'skipped'] as const;
export type InboxStatus = (typeof INBOX_STATUSES)[number];
