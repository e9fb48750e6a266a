import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { notificationsService } from '@plumbline/notifications';
import { createLogger, createService, openInfrastructure, readConfig } from '@plumbline/platform';
import { startPostgres } from '@plumbline/testing';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { v7 as uuidv7 } from 'uuid';
import { report } from './shared/report.js';

const MAILS = 1_000;
/** As many as our own transport holds. */
const CONNECTIONS = 4;

/** Mails a second from event to SMTP, with log row, job, rendering and outcome, beside bare nodemailer in one run. */
let arrived = 0;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(mail, _session, taken) {
    mail.resume().once('end', () => {
      arrived += 1;
      taken();
    });
  },
});
smtp.on('error', () => undefined);
const port = await new Promise<number>((resolve) => {
  smtp.listen(0, '127.0.0.1', () => {
    const address = smtp.server.address();
    resolve(typeof address === 'object' && address ? address.port : 0);
  });
});
const postgres = await startPostgres({ own: true });
const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
const config = readConfig(
  { DATA_DIR: dataDir, PUBLIC_URL: 'https://plumbline.example', LOG_LEVEL: 'error' },
  {
    adminToken: 'the token of this measurement',
    appSecret: 'the secret of this measurement',
    databaseUrl: postgres.url,
    smtpUrl: `smtp://127.0.0.1:${port}`,
  },
);
const infrastructure = await openInfrastructure(config, createLogger(config));
const service = await createService(notificationsService, infrastructure);
await service.start();
await service.app.init();

const ours = await perSecond(publish);
const limit = await perSecond(sendBare);
report(`${MAILS} mails into a local SMTP server`, [
  { what: 'ours, from event through log, job and rendering to delivery', value: ours, unit: 'mails/s' },
  { what: 'limit: nodemailer alone, a body of the same size', value: limit, unit: 'mails/s' },
  { what: 'share of the limit', value: ours / limit, unit: '' },
]);
await service.stop();
await infrastructure.close();
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });
process.exit(0);

/** From the call until the SMTP server has taken all. */
async function perSecond(start: () => Promise<void>): Promise<number> {
  arrived = 0;
  const from = performance.now();
  await start();
  while (arrived < MAILS) await sleep(5);
  return MAILS / ((performance.now() - from) / 1000);
}

async function publish(): Promise<void> {
  for (let n = 0; n < MAILS; n += 100) {
    await infrastructure.bus.publish(
      Array.from({ length: 100 }, (_, place) => ({
        id: uuidv7(),
        name: 'link.requested' as const,
        occurredAt: new Date().toISOString(),
        source: 'bids' as const,
        aggregateId: uuidv7(),
        correlationId: uuidv7(),
        payload: { email: `rosa${n + place}@home.example`, purpose: 'my-bids' as const, requestId: uuidv7() },
      })),
    );
  }
}

async function sendBare(): Promise<void> {
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    pool: true,
    maxConnections: CONNECTIONS,
    secure: false,
    ignoreTLS: true,
  });
  await Promise.all(
    Array.from({ length: MAILS }, (_, n) =>
      transport.sendMail({
        from: 'hello@plumbline.example',
        to: `rosa${n}@home.example`,
        subject: 'Your link to your bids',
        html: 'x'.repeat(6_000),
        text: 'x'.repeat(600),
      }),
    ),
  );
  transport.close();
}
