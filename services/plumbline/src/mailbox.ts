import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { keptSecret } from './data-folder.js';
import { guardMailbox } from './mailbox-guard.js';

const LOOPBACK = '127.0.0.1';

export interface Mailbox {
  /** Where mails are taken: smtp://127.0.0.1:… */
  readonly smtpUrl: string;
  /** The page to read them, with the token that opens it. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A mailbox in the process: SMTP in, a page to read the mails, kept in the data folder, loopback only. The page
 * takes `port` if it is free, else another, and opens to holders of the token that is kept beside the mails.
 */
export async function startMailbox(dataFolder: string, port: number): Promise<Mailbox> {
  // Loaded here: a third of a second that Postgres needs to start in any case.
  const [{ default: MailDev }, { default: web }] = await Promise.all([
    import('maildev'),
    import('maildev/lib/web.js'),
  ]);
  const mailDirectory = join(dataFolder, 'mailbox');
  await mkdir(mailDirectory, { recursive: true });
  const smtp = await getPort({ host: LOOPBACK });
  const page = await getPort({ host: LOOPBACK, port });
  const token = await keptSecret(dataFolder, 'mailbox-token');
  const maildev = withoutSignalHandlers(
    () => new MailDev({ smtp, ip: LOOPBACK, web: page, webIp: LOOPBACK, mailDirectory, silent: true }),
  );
  // The server was made in this very moment: no request can have reached it before its guard.
  guardMailbox(web.server, token);
  await new Promise<void>((resolve, reject) => {
    maildev.listen((error) => (error ? reject(error) : resolve()));
  });
  return {
    smtpUrl: `smtp://${LOOPBACK}:${smtp}`,
    url: `http://${LOOPBACK}:${page}/?token=${token}`,
    stop: () => new Promise((resolve) => maildev.close(() => resolve())),
  };
}

/** The library ends the whole process on a signal; here the product decides what stops when. */
function withoutSignalHandlers<T>(make: () => T): T {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const before = signals.map((signal) => process.listeners(signal));
  const made = make();
  signals.forEach((signal, i) => {
    for (const listener of process.listeners(signal)) {
      if (!before[i]?.includes(listener)) process.off(signal, listener);
    }
  });
  return made;
}
