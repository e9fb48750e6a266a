import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope, EventMap, EventName } from '@plumbline/contracts';
import {
  createLogger,
  createService,
  type Infrastructure,
  LinkTokens,
  openInfrastructure,
  readConfig,
  type Service,
} from '@plumbline/platform';
import { startPostgres, startSmtp, type TestPostgres, type TestSmtp } from '@plumbline/testing';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { EmailLog } from '../src/delivery/email-log.entity.js';
import { notificationsService } from '../src/notifications.service-definition.js';
import { CONCEPT } from './samples.js';

export const ADMIN_TOKEN = 'the token of the tests';
const SECRET = 'the secret of the tests';

/** The notifications service as it runs, over a real Postgres and a real SMTP server. */
export interface RunningNotifications {
  readonly service: Service;
  readonly smtp: TestSmtp;
  readonly infrastructure: Infrastructure;
  readonly database: DataSource;
  readonly tokens: LinkTokens;
  /** `http://127.0.0.1:…` */
  readonly url: string;
  /** What the service told others, in order. */
  readonly told: readonly EventEnvelope[];
  /** Publishes an event as another service would; answers its envelope. */
  publish<N extends EventName>(
    name: N,
    payload: EventMap[N],
    aggregateId?: string,
  ): Promise<EventEnvelope<N>>;
  /** Publishes the same envelope again. */
  repeat(event: EventEnvelope): Promise<void>;
  /** A call with the admin's token. */
  admin(path: string, init?: RequestInit): Promise<Response>;
  rows(where?: Partial<EmailLog>): Promise<EmailLog[]>;
  stop(): Promise<void>;
}

export async function startNotifications(): Promise<RunningNotifications> {
  const postgres: TestPostgres = await startPostgres();
  const smtp = await startSmtp();
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-notifications-'));
  const config = readConfig({
    ADMIN_TOKEN,
    APP_SECRET: SECRET,
    DATABASE_URL: postgres.url,
    SMTP_URL: smtp.url,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://plumbline.example',
    LOG_LEVEL: 'error',
    LOG_FORMAT: 'json',
    RATE_LIMIT_FACTOR: '1000',
  });
  const infrastructure = await openInfrastructure(
    config,
    createLogger({ logLevel: 'error', logFormat: 'json' }),
  );
  await infrastructure.storage.put(
    `designs/${CONCEPT.design._id}/concept.json`,
    Buffer.from(JSON.stringify(CONCEPT)),
    { contentType: 'application/json' },
  );
  const service = await createService(notificationsService, infrastructure);
  const told: EventEnvelope[] = [];
  const ear = await infrastructure.bus.subscribe('bids', ['email.sent', 'email.failed'], {
    receive: async (events) => void told.push(...events),
    reached: async () => null,
  });
  await service.start();
  const server = await service.app.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const database = service.app.get(DataSource);

  return {
    service,
    smtp,
    infrastructure,
    database,
    tokens: new LinkTokens(SECRET),
    url,
    told,
    async publish(name, payload, aggregateId = uuidv7()) {
      const event = {
        id: uuidv7(),
        name,
        occurredAt: new Date().toISOString(),
        source: 'bids' as const,
        aggregateId,
        correlationId: 'request-of-the-test',
        payload,
      };
      await infrastructure.bus.publish([event as EventEnvelope]);
      return event;
    },
    async repeat(event) {
      await infrastructure.bus.publish([event]);
    },
    admin: (path, init = {}) =>
      fetch(`${url}${path}`, { ...init, headers: { ...init.headers, 'x-admin-token': ADMIN_TOKEN } }),
    rows: (where = {}) =>
      database.getRepository(EmailLog).find({ where: where as never, order: { id: 'ASC' } }),
    async stop() {
      server.close();
      server.closeAllConnections();
      await ear.close();
      await service.stop();
      await infrastructure.close();
      await smtp.stop();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function until(condition: () => boolean | Promise<boolean>, withinMs = 10_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Nothing after ${withinMs} ms: ${condition}`);
    await sleep(20);
  }
}
