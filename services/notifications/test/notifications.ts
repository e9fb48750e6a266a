import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { StoredConcept } from '@plumbline/concept';
import type { EventEnvelope, EventMap, EventName } from '@plumbline/contracts';
import { createService, type Infrastructure, LinkTokenSigner, type Service } from '@plumbline/platform';
import { publishOnceTaken, startSmtp, type TestSmtp, until } from '@plumbline/testing';
import { ADMIN_TOKEN, APP_SECRET, openGround } from '@plumbline/testing/ground';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { EmailLog } from '../src/delivery/email-log.entity.js';
import { MailQueue } from '../src/delivery/mail-queue.js';
import { KnownDesignFile } from '../src/designs/known-design-file.entity.js';
import { notificationsService } from '../src/notifications.service-definition.js';
import { BID, CONCEPT, CONCEPT_FILES } from './samples.js';

/** The sample's concept as the designs service left it in storage, with a room. */
function storedConcept(): object {
  const kitchen = new URL('../../../libs/concept/test/version-1/kitchen.json', import.meta.url);
  const stored = JSON.parse(readFileSync(kitchen, 'utf8')) as StoredConcept;
  const { zipCode, category, designPrompt, contractorPrompt } = stored.request;
  const request = { zipCode, category, designPrompt, contractorPrompt, ...CONCEPT.request };
  return { ...stored, ...CONCEPT, request };
}

/** The notifications service as it runs, over a real Postgres and a real SMTP server. */
export interface RunningNotifications {
  readonly service: Service;
  readonly smtp: TestSmtp;
  readonly infrastructure: Infrastructure;
  readonly database: DataSource;
  readonly tokens: LinkTokenSigner;
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
  /** The reader behind the address has shown that it is theirs. */
  prove(email: string): Promise<void>;
  /** A call with the admin's token. */
  admin(path: string, init?: RequestInit): Promise<Response>;
  rows(where?: Partial<EmailLog>): Promise<EmailLog[]>;
  /** Resolves once every event that was published has been handled. */
  settled(): Promise<unknown>;
  stop(): Promise<void>;
}

/** @param env settings that differ from a test's usual ones */
export async function startNotifications(
  env: Readonly<Record<string, string>> = {},
): Promise<RunningNotifications> {
  const smtp = await startSmtp();
  const ground = await openGround({ SMTP_URL: smtp.url, ...env });
  const { infrastructure } = ground;
  await infrastructure.storage.put(BID.conceptKey as string, Buffer.from(JSON.stringify(storedConcept())), {
    contentType: 'application/json',
  });
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
  await database
    .getRepository(KnownDesignFile)
    .insert(CONCEPT_FILES.map(({ holdsPhoto: _, ...file }) => ({ ...file, designId: CONCEPT.design._id })));

  return {
    service,
    smtp,
    infrastructure,
    database,
    tokens: new LinkTokenSigner(APP_SECRET),
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
      await publishOnceTaken(infrastructure.bus, event as EventEnvelope);
      return event;
    },
    repeat: (event) => publishOnceTaken(infrastructure.bus, event),
    prove: (email) =>
      service.app.get(DataSource).transaction((tx) => service.app.get(MailQueue).prove(tx, email)),
    admin: (path, init = {}) =>
      fetch(`${url}${path}`, { ...init, headers: { ...init.headers, 'x-admin-token': ADMIN_TOKEN } }),
    rows: (where = {}) =>
      database.getRepository(EmailLog).find({ where: where as never, order: { id: 'ASC' } }),
    settled: () =>
      until(async () => {
        const [{ open }] = await database.query(
          `select count(*)::int as open from inbox where status not in ('done', 'parked')`,
        );
        return open === 0;
      }),
    async stop() {
      server.close();
      server.closeAllConnections();
      await ear.close();
      await service.stop();
      await ground.close();
      await smtp.stop();
    },
  };
}
