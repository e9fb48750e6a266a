import type { AddressInfo } from 'node:net';
import type { EventEnvelope, EventMap, EventName } from '@plumbline/contracts';
import { createService, type Infrastructure, LinkTokenSigner, type Service } from '@plumbline/platform';
import { publishOnceTaken, until } from '@plumbline/testing';
import { ADMIN_TOKEN, openGround } from '@plumbline/testing/ground';
import { DataSource, QueryFailedError } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { bidsService } from '../src/bids.service-definition.js';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
  readonly body: any;
  readonly text: string;
}

/** The bids service on a real Postgres, and everybody else played by the test. */
export interface RunningBids {
  readonly service: Service;
  readonly infrastructure: Infrastructure;
  readonly db: DataSource;
  readonly tokens: LinkTokenSigner;
  readonly url: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  admin(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** An event of another service, handled when this resolves. */
  hear<N extends EventName>(name: N, payload: EventMap[N], aggregateId?: string): Promise<void>;
  /** What the service has announced so far under a name. */
  announced<N extends EventName>(name: N): Promise<EventMap[N][]>;
  /** Empties tables and what refers to them; again where the service's own jobs hold some of them meanwhile. */
  empty(tables: string): Promise<void>;
  /** Resolves once the events that the service sends itself have been handled. */
  settled(): Promise<unknown>;
  stop(): Promise<void>;
}

/** Postgres ends one of two that wait for each other; the other is done by the next try. */
const MOST_DEADLOCKS = 3;
const isDeadlock = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '40P01';

export async function startBids(env: Record<string, string> = {}): Promise<RunningBids> {
  const ground = await openGround({ PUBLIC_URL: 'http://site.test', ...env });
  const { infrastructure } = ground;
  const { metadata: _metadata, ...definition } = bidsService;
  const service = await createService(definition, infrastructure);
  await service.start();
  const server = service.app.getHttpServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const db = service.app.get(DataSource);

  const call: RunningBids['call'] = async (method, path, body, headers = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text,
    };
  };

  return {
    service,
    infrastructure,
    db,
    tokens: new LinkTokenSigner(infrastructure.config.appSecret),
    url,
    call,
    admin: (method, path, body, headers) =>
      call(method, path, body, { 'x-admin-token': ADMIN_TOKEN, ...headers }),
    async empty(tables) {
      for (let left = MOST_DEADLOCKS; ; left--)
        try {
          await db.query(`truncate ${tables} cascade`);
          return;
        } catch (error) {
          if (left === 0 || !isDeadlock(error)) throw error;
        }
    },
    async hear(name, payload, aggregateId = uuidv7()) {
      const id = uuidv7();
      const event = {
        id,
        name,
        occurredAt: new Date().toISOString(),
        source: 'notifications',
        aggregateId,
        correlationId: uuidv7(),
        payload,
      } as EventEnvelope;
      await publishOnceTaken(infrastructure.bus, event);
      await until(async () => {
        const [row] = await db.query('select status from inbox where event_id = $1', [id]);
        return row?.status === 'done';
      });
    },
    async announced(name) {
      const rows = await db.query('select payload from outbox where name = $1 order by seq', [name]);
      return rows.map(({ payload }: { payload: unknown }) => payload);
    },
    settled: () =>
      until(async () => {
        const [row] = await db.query(
          `select (select count(*) from outbox where published_at is null) +
             (select count(*) from inbox where status <> 'done') as open`,
        );
        return Number(row.open) === 0;
      }),
    async stop() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await service.stop();
      await ground.close();
    },
  };
}
