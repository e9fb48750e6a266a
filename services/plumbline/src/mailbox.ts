import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';

const LOOPBACK = '127.0.0.1';

export interface Mailbox {
  /** Where mails are taken: smtp://127.0.0.1:… */
  readonly smtpUrl: string;
  /** The page to read them. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A mailbox in the process: SMTP in, a page to read the mails, kept in the data folder, loopback only. The page
 * takes `port` if it is free, else another.
 */
export async function startMailbox(dataFolder: string, port: number): Promise<Mailbox> {
  // Loaded here: a third of a second that Postgres needs to start in any case.
  const { default: MailDev } = await import('maildev');
  const mailDirectory = join(dataFolder, 'mailbox');
  await mkdir(mailDirectory, { recursive: true });
  const smtp = await getPort({ host: LOOPBACK });
  const web = await getPort({ host: LOOPBACK, port });
  const maildev = withoutSignalHandlers(
    () => new MailDev({ smtp, ip: LOOPBACK, web, webIp: LOOPBACK, mailDirectory, silent: true }),
  );
  await new Promise<void>((resolve, reject) => {
    maildev.listen((error) => (error ? reject(error) : resolve()));
  });
  return {
    smtpUrl: `smtp://${LOOPBACK}:${smtp}`,
    url: `http://${LOOPBACK}:${web}`,
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
