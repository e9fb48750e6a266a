import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly parsed: ParsedMail;
  /** The message as it came over the wire. */
  readonly raw: string;
}

/** What a server may say to a recipient instead of taking the mail: `451 greylisted`, `550 no such user`. */
export interface SmtpRefusal {
  readonly code: number;
  readonly message: string;
}

/** A real SMTP server on a free loopback port. */
export interface TestSmtp {
  /** smtp://127.0.0.1:… */
  readonly url: string;
  /** In the order of arrival. */
  readonly mails: readonly ReceivedMail[];
  /** Asked for every recipient; null takes the mail. */
  refuse(rule: ((recipient: string) => SmtpRefusal | null) | null): void;
  /** The first mail that fits, waited for up to 10 s. */
  waitFor(fits: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>;
  /** Closes the port and all connections, as a server that is away. */
  pause(): Promise<void>;
  /** Listens on the same port again. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const WAIT_MS = 10_000;

export async function startSmtp(): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  let rule: ((recipient: string) => SmtpRefusal | null) | null = null;
  const open = async (port: number) => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 200,
      onRcptTo({ address }, _session, done) {
        const refusal = rule?.(address);
        done(refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.code }) : null);
      },
      onData(stream, { envelope }, done) {
        receive(stream)
          .then(async (raw) => {
            mails.push({
              from: envelope.mailFrom ? envelope.mailFrom.address : '',
              to: envelope.rcptTo.map(({ address }) => address),
              parsed: await simpleParser(raw),
              raw,
            });
          })
          .then(() => done(), done);
      },
    });
    // A client that vanishes is no fault of the test.
    server.on('error', () => undefined);
    const listener: Server = server.listen(port, '127.0.0.1');
    await once(listener, 'listening');
    return { server, port: (listener.address() as AddressInfo).port };
  };
  const close = ({ server }: { server: SMTPServer }) =>
    new Promise<void>((done) => server.close(() => done()));

  let running = await open(0);
  const { port } = running;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse(next) {
      rule = next;
    },
    async waitFor(fits) {
      const deadline = Date.now() + WAIT_MS;
      for (;;) {
        const found = mails.find(fits);
        if (found) return found;
        if (Date.now() > deadline) {
          const seen = mails.map(({ to, parsed }) => `${to}: ${parsed.subject}`).join('\n');
          throw new Error(`No such mail within ${WAIT_MS} ms. Arrived:\n${seen || 'none'}`);
        }
        await sleep(20);
      }
    },
    pause: () => close(running),
    async resume() {
      running = await open(port);
    },
    stop: () => close(running),
  };
}

async function receive(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
