import type { FileUrls } from '@plumbline/platform';
import type { ReactNode } from 'react';
import type { MailConcept } from './mail-concept.js';
import type { MailLinks } from './mail-links.js';

/** Who a mail is for. */
export const MAIL_KINDS = ['homeowner', 'contractor', 'admin'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** What a mail may use beside its facts. */
export interface MailContext {
  readonly links: MailLinks;
  readonly files: FileUrls;
  /** The concept the facts name; null where there is none, or it was erased. */
  readonly concept: MailConcept | null;
}

export interface MailAttachment {
  readonly filename: string;
  readonly content: string;
  readonly contentType: string;
}

/** One purpose of writing to somebody: everything it says is made from its facts. */
export interface Mail<Facts> {
  readonly kind: MailKind;
  /** Can be switched off by the reader: invitations and the like, not answers to something they did. */
  readonly optional?: boolean;
  readonly subject: (facts: Facts) => string;
  /** The line a mailbox shows beside the subject. */
  readonly preview: (facts: Facts) => string;
  /** Why the reader gets it: one sentence for the foot of the mail. */
  readonly because: string;
  readonly Content: (props: { facts: Facts; context: MailContext }) => ReactNode;
  /** Who an answer goes to; the product's contact address without it. */
  readonly replyTo?: (facts: Facts) => string | null;
  readonly attachments?: (facts: Facts) => readonly MailAttachment[];
  /** Where the concept is found that the mail shows. */
  readonly conceptKey?: (facts: Facts) => string | null;
}

/** Gives a mail's literal its type. */
export const defineMail = <Facts>(mail: Mail<Facts>): Mail<Facts> => mail;
