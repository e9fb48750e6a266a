/** One e-mail, ready to go. Addresses and headers are checked for line breaks by the transport. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: string;
  /** Stable for one e-mail across tries, so that a receiver can drop a repeat. Without angle brackets. */
  readonly messageId: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly { filename: string; content: string | Buffer; contentType: string }[];
}

/** SMTP refused it for good (5xx) or the address is unusable. */
export class PermanentMailError extends Error {
  override readonly name = 'PermanentMailError';
}
/** Worth another try: 4xx, no connection, time-out. */
export class TemporaryMailError extends Error {
  override readonly name = 'TemporaryMailError';
}

export interface MailTransport {
  /** @throws PermanentMailError | TemporaryMailError */
  send(message: MailMessage): Promise<void>;
  /** Rejects where the server does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export const MAIL_TRANSPORT = Symbol('mail transport');
