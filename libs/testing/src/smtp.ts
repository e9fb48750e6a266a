import { once } from 'node:events';
import type { ParsedMail } from 'mailparser';
import type { SMTPServer, SMTPServerSession } from 'smtp-server';
import { freePort } from './free-port.js';
import { PATIENCE_MS } from './until.js';

/** A mail as it arrived: envelope, parsed parts, and the bytes. */
export interface TestMail {
  /** Envelope addresses, lower-cased. */
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  /** All its parts. */
  readonly parsed: ParsedMail;
  readonly raw: string;
}

/** How mails are refused: 451 asks to try again, 550 is final. */
type SmtpRefusal = 'temporarily' | 'permanently';

/** An SMTP server on loopback that keeps what it takes. */
export interface TestSmtp {
  /** smtp://127.0.0.1:… */
  readonly url: string;
  /** In the order they were taken. */
  readonly mails: readonly TestMail[];
  /** Refuses mails from now on: all, or those to one address. Undefined takes them again. */
  refuse(how: SmtpRefusal | undefined, to?: string): void;
  /** The first mail that fits and is there or arrives within the time (milliseconds). @throws Error */
  mail(fits: (mail: TestMail) => boolean, withinMs?: number): Promise<TestMail>;
  stop(): Promise<void>;
  /** Cuts all connections and is away until restart(), which keeps the mails. */
  kill(): Promise<void>;
  restart(): Promise<void>;
}

const CODES: Readonly<Record<SmtpRefusal, number>> = { temporarily: 451, permanently: 550 };

export async function startSmtp(): Promise<TestSmtp> {
  const port = await freePort();
  const mails: TestMail[] = [];
  const refusals = new Map<string, SmtpRefusal>();
  const arrivals = new Set<() => void>();
  let server = await listen();

  function listen(): Promise<SMTPServer> {
    return open(
      port,
      (session) => {
        const addresses = ['*', ...recipients(session)];
        const refusal = addresses.map((address) => refusals.get(address)).find(Boolean);
        return refusal && Object.assign(new Error(`refused ${refusal}`), { responseCode: CODES[refusal] });
      },
      (mail) => {
        mails.push(mail);
        for (const arrived of arrivals) arrived();
      },
    );
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse(how, to = '*') {
      if (how) refusals.set(to.toLowerCase(), how);
      else refusals.delete(to.toLowerCase());
    },
    async mail(fits, withinMs = PATIENCE_MS) {
      const deadline = Date.now() + withinMs;
      for (;;) {
        const found = mails.find(fits);
        if (found) return found;
        const leftMs = deadline - Date.now();
        if (leftMs <= 0) {
          const others = mails.map(({ to, subject }) => `${to}: ${subject}`).join('\n');
          throw new Error(`No such mail within ${withinMs} ms; these came:\n${others || 'none'}`);
        }
        await next(arrivals, leftMs);
      }
    },
    stop: () => close(server),
    kill: () => close(server),
    async restart() {
      await close(server);
      server = await listen();
    },
  };
}

async function open(
  port: number,
  refusal: (session: SMTPServerSession) => Error | undefined,
  take: (mail: TestMail) => void,
): Promise<SMTPServer> {
  const { SMTPServer } = await import('smtp-server');
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onAuth: (_auth, _session, callback) => callback(null, { user: 'test' }),
    onData(stream, session, callback) {
      void receive(stream, session).then((mail) => {
        const refused = refusal(session);
        if (!refused) take(mail);
        callback(refused);
      }, callback);
    },
  });
  // Connections that a client cuts are the tests' own doing.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return server;
}

async function receive(stream: NodeJS.ReadableStream, session: SMTPServerSession): Promise<TestMail> {
  const { simpleParser } = await import('mailparser');
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const raw = Buffer.concat(chunks);
  const parsed = await simpleParser(raw);
  const { mailFrom } = session.envelope;
  return {
    from: mailFrom ? mailFrom.address.toLowerCase() : '',
    to: recipients(session),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html || '',
    messageId: parsed.messageId ?? '',
    parsed,
    raw: raw.toString('utf8'),
  };
}

const recipients = (session: SMTPServerSession) =>
  session.envelope.rcptTo.map(({ address }) => address.toLowerCase());

function next(arrivals: Set<() => void>, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      arrivals.delete(done);
      resolve();
    };
    const timer = setTimeout(done, withinMs);
    arrivals.add(done);
  });
}

const close = (server: SMTPServer) => new Promise<void>((resolve) => server.close(() => resolve()));
