import type { MailKind, ShownFiles } from '@plumbline/contracts';
import type { FileUrlMapper } from '@plumbline/platform';
import type { ReactNode } from 'react';
import type { MailConcept } from './mail-concept.js';
import type { MailLinks } from './mail-links.js';

/** What a mail may use beside its facts. */
export interface MailContext {
  readonly links: MailLinks;
  readonly files: FileUrlMapper;
  /** The concept the facts name; null where there is none, or it was erased. */
  readonly concept: MailConcept | null;
  /** The files of the designs that the facts name, by their ids; one of which nothing is known is missing. */
  readonly designFiles: ReadonlyMap<string, ShownFiles>;
  /** The mails that a digest tells of. */
  readonly bundled: readonly BundledMail[];
}

/** A mail inside a digest. */
export interface BundledMail {
  readonly subject: string;
  /** The page that shows it. */
  readonly href: string;
}

export interface MailAttachment {
  readonly filename: string;
  readonly content: string | Buffer;
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
  readonly attachments?: (facts: Facts) => readonly MailAttachment[] | Promise<readonly MailAttachment[]>;
  /**
   * What counts as one cause in the budget of an address that was proved: the bid, for mails that belong to it.
   * Without it anybody can cause the mail by naming the address.
   */
  readonly cause?: (facts: Facts) => string;
  /** Where the concept is found that the mail shows. */
  readonly conceptKey?: (facts: Facts) => string | null;
  /** The designs whose files it shows beside that concept's. */
  readonly designIds?: (facts: Facts) => readonly string[];
}

/** The cause of mails that anybody can have sent to any address. */
export const ANYBODY = 'anybody';

/** Gives a mail's literal its type. */
export const defineMail = <Facts>(mail: Mail<Facts>): Mail<Facts> => mail;
