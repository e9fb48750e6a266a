import { setTimeout as sleep } from 'node:timers/promises';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import type { ServiceName } from '@plumbline/contracts';
import {
  createLogger,
  type EventBus,
  type EventHandler,
  EventsRunner,
  InProcessBus,
  JetStreamBus,
  openDatabase,
} from '@plumbline/platform';
import { startNats, startPostgres } from '@plumbline/testing';
import { v7 as uuidv7 } from 'uuid';
import { median, percentile, report } from './shared/report.js';

const LATENCY_EVENTS = 400;
const FLOOD_EVENTS = 10_000;
const BATCH = 500;

const logger = createLogger({ logLevel: 'error', logFormat: 'json' });

/** From the commit of an event to the call of its handler, and how many go through, with each transport. */
for (const transport of ['in process', 'NATS JetStream'] as const) {
  const postgres = await startPostgres({ own: true });
  const nats = transport === 'in process' ? undefined : await startNats();
  const bus: EventBus = nats ? await JetStreamBus.connect({ url: nats.url, logger }) : new InProcessBus();
  const heard = new Map<string, number>();
  const sender = await service('bids', bus, postgres.url);
  const listener = await service('notifications', bus, postgres.url, async ({ payload }) => {
    heard.set(payload.requestId, performance.now());
  });
  await listener.runtime.start();
  await sender.runtime.start();
  await sleep(1_000);

  const latencies: number[] = [];
  for (let i = 0; i < LATENCY_EVENTS; i++) {
    const [id] = await say(1);
    const committed = performance.now();
    while (!heard.has(id ?? '')) await sleep(0.2);
    latencies.push((heard.get(id ?? '') ?? 0) - committed);
    await sleep(2);
  }

  heard.clear();
  const started = performance.now();
  for (let sent = 0; sent < FLOOD_EVENTS; sent += BATCH) await say(BATCH);
  const committedAll = performance.now();
  while (heard.size < FLOOD_EVENTS) await sleep(5);
  const throughput = FLOOD_EVENTS / ((performance.now() - started) / 1000);

  const limit = nats ? await rawPublish(nats.url) : await rawInsert();
  report(`Events, ${transport}`, [
    { what: 'outbox → handler, p50', value: median(latencies), unit: 'ms', aim: { most: nats ? 30 : 20 } },
    { what: 'outbox → handler, p99', value: percentile(latencies, 0.99), unit: 'ms' },
    {
      what: 'committed into the outbox',
      value: FLOOD_EVENTS / ((committedAll - started) / 1000),
      unit: 'ev/s',
    },
    { what: 'from commit through inbox to handler', value: throughput, unit: 'ev/s' },
    {
      what: nats
        ? 'limit: bare publish with acks, 256 in flight'
        : 'limit: bare insert of the same rows, one a statement',
      value: limit,
      unit: 'ev/s',
    },
    { what: 'share of the limit', value: throughput / limit, unit: '' },
  ]);

  await Promise.all([sender.runtime.stop(), listener.runtime.stop()]);
  await Promise.all([sender.dataSource.destroy(), listener.dataSource.destroy()]);
  await bus.close();
  await nats?.stop();
  await postgres.stop();

  async function say(count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => uuidv7());
    await sender.dataSource.transaction(async (tx) => {
      for (const requestId of ids) {
        await sender.runtime.outbox.add(tx, 'link.requested', requestId, {
          requestId,
          email: 'somebody@example.com',
          purpose: 'my-bids',
        });
      }
    });
    sender.runtime.outbox.wake();
    return ids;
  }

  async function rawInsert(): Promise<number> {
    await sender.dataSource.query(
      'create table bare (id uuid primary key, payload json not null, done boolean)',
    );
    const from = performance.now();
    const rows = FLOOD_EVENTS / 5;
    for (let i = 0; i < rows; i++) {
      await sender.dataSource.query('insert into bare values ($1, $2, false)', [
        uuidv7(),
        '{"email":"somebody@example.com"}',
      ]);
    }
    return rows / ((performance.now() - from) / 1000);
  }
}
process.exit(0);

async function service(
  name: ServiceName,
  bus: EventBus,
  databaseUrl: string,
  handler?: EventHandler<'link.requested'>,
) {
  const dataSource = await openDatabase(
    { name, module: class {}, entities: [], migrations: [] },
    databaseUrl,
  );
  const runtime = new EventsRunner({ service: name, dataSource, databaseUrl, bus, logger });
  runtime.use(new Map(handler ? [['link.requested', handler as EventHandler]] : []));
  return { dataSource, runtime };
}

/** What this NATS server takes from a client that does nothing else. */
async function rawPublish(url: string): Promise<number> {
  const connection = await connect({ servers: url.replace('nats://', '') });
  await (await jetstreamManager(connection)).streams.add({ name: 'BARE', subjects: ['bare.>'] });
  const stream = jetstream(connection);
  const body = JSON.stringify({ payload: 'x'.repeat(380) });
  const from = performance.now();
  for (let sent = 0; sent < FLOOD_EVENTS; sent += 256) {
    await Promise.all(Array.from({ length: 256 }, () => stream.publish('bare.x', body, { msgID: uuidv7() })));
  }
  const rate = FLOOD_EVENTS / ((performance.now() - from) / 1000);
  await connection.close();
  return rate;
}
