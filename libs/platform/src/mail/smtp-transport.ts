import { isEmail } from '@plumbline/contracts';
import { createTransport, type SendMailOptions } from 'nodemailer';
import {
  type MailMessage,
  type MailTransport,
  PermanentMailError,
  TemporaryMailError,
} from './mail-transport.js';

const CONNECTIONS = 4;
const MESSAGES_A_CONNECTION = 100;
const IDLE_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 30_000;
/** One message, whatever the server does meanwhile. */
const SEND_TIMEOUT_MS = 60_000;

/** Replies to MAIL FROM that speak of our own login, not of the message: they change once it is mended. */
const LOGIN_REPLIES = new Set([530, 534, 535, 538]);

export interface SmtpSettings {
  /** smtp://user:password@host:587 or smtps://… */
  readonly smtpUrl: string;
  /** What stands in From, as `Name <address>`. */
  readonly from: string;
}

/** Mail over pooled SMTP connections, made when needed and renewed when the server drops them. */
export function createSmtpTransport({ smtpUrl, from }: SmtpSettings): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: MESSAGES_A_CONNECTION,
    // A connection lost in the middle is our retry's business: the pool's own would mail a person twice.
    maxRequeues: 0,
    idleTimeout: IDLE_TIMEOUT_MS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      const options = toOptions(message, from);
      try {
        await transport.sendMail({ ...options, signal: AbortSignal.timeout(SEND_TIMEOUT_MS) });
      } catch (error) {
        throw toMailError(error);
      }
    },
    async check() {
      await transport.verify();
    },
    async close() {
      transport.close();
    },
  };
}

function toOptions(message: MailMessage, from: string): SendMailOptions {
  const { to, subject, html, text, replyTo, messageId, headers = {}, attachments = [] } = message;
  refuseUnless(isAddress(to), 'the recipient is not an e-mail address');
  refuseUnless(replyTo === undefined || isAddress(replyTo), 'the reply address is not an e-mail address');
  refuseUnless(isOneLine(subject), 'the subject holds a line break or control character');
  refuseUnless(/^[\w.+-]+@[\w.-]+$/.test(messageId), 'the message id is not of the form text@host');
  for (const [name, value] of Object.entries(headers)) {
    refuseUnless(/^[A-Za-z0-9-]+$/.test(name), 'a header has an unusable name');
    refuseUnless(isOneLine(value), `the header ${name} holds a line break or control character`);
  }
  for (const { filename, contentType } of attachments) {
    refuseUnless(isOneLine(filename) && isOneLine(contentType), 'an attachment has an unusable name or type');
  }
  return {
    from,
    // As objects: nothing in an address can open a second one.
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    html,
    text,
    messageId: `<${messageId}>`,
    headers: { ...headers },
    attachments: attachments.map((attachment) => ({ ...attachment })),
  };
}

function refuseUnless(fine: boolean, reason: string): void {
  if (!fine) throw new PermanentMailError(`This mail cannot be sent: ${reason}.`);
}

const isAddress = (text: string) => isEmail(text) && isOneLine(text);

/** Neither a line break of any kind nor another control character. */
const isOneLine = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text);

/** A refusal of this message (5xx to the envelope or the data) is for good; everything else may pass. */
function toMailError(error: unknown): Error {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message: string };
  const aboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  const refused = responseCode === undefined || (responseCode >= 500 && !LOGIN_REPLIES.has(responseCode));
  return aboutMessage && refused
    ? new PermanentMailError(message, { cause: error })
    : new TemporaryMailError(message, { cause: error });
}
