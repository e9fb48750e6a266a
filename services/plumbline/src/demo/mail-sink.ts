import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An SMTP server on loopback that takes every mail and keeps none. */
export interface MailSink {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startMailSink(): Promise<MailSink> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(mail, _session, taken) {
      mail.resume().once('end', () => taken());
    },
  });
  // A client that cuts its connection has stopped; there is nobody to tell.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
