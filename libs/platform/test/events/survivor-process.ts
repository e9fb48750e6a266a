import { setTimeout as sleep } from 'node:timers/promises';
import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import type { EventEnvelope, EventName, ServiceName } from '@plumbline/contracts';
import { createLogger } from '../../src/context/logger.js';
import { openDatabase } from '../../src/database/open-database.js';
import type { EventHandler } from '../../src/events/events.js';
import { EventsRunner } from '../../src/events/events-runner.js';
import { JetStreamBus } from '../../src/events/jet-stream-bus.js';

/**
 * A process to be killed, over and over. Its argument is JSON:
 * - `uploads`: commits numbered events of ten aggregates as long as the table `said` is open, going on where it
 *   was killed.
 * - `bids`: records each event it hears.
 * - `naive`: the control; hears the same stream without an inbox, and acknowledges late.
 */
interface Task {
  role: 'uploads' | 'bids' | 'naive';
  databaseUrl: string;
  natsUrl: string;
}

const task = JSON.parse(process.argv[2] ?? '{}') as Task;
const logger = createLogger({ logLevel: 'error', logFormat: 'json' });
const service: ServiceName = task.role === 'uploads' ? 'uploads' : 'bids';

const dataSource = await openDatabase(
  { name: service, module: class {}, entities: [], migrations: [] },
  task.databaseUrl,
);
process.stdout.write('ready\n');
await (task.role === 'naive' ? hearNaively() : live());

async function live(): Promise<void> {
  const bus = await JetStreamBus.connect({ url: task.natsUrl, logger });
  const runtime = new EventsRunner({ service, dataSource, databaseUrl: task.databaseUrl, bus, logger });
  const record: EventHandler = async (event, tx) => {
    await tx.query('insert into effect (event_id, aggregate_id, number) values ($1, $2, $3)', [
      event.id,
      event.aggregateId,
      Number((event as EventEnvelope<'upload.deleted'>).payload.keys[0]),
    ]);
  };
  runtime.use(new Map<EventName, EventHandler>(service === 'bids' ? [['upload.deleted', record]] : []));
  await runtime.start();
  while (task.role === 'uploads') {
    try {
      if (!(await say(runtime))) break;
      // Paces: the load.
      await sleep(2);
    } catch {
      // Paces: the database was killed, and what was not committed is said again.
      await sleep(100);
    }
  }
}

/** Commits the next event; false when there is nothing more to say. */
async function say(runtime: EventsRunner): Promise<boolean> {
  const more = await dataSource.transaction(async (tx) => {
    const [[row]] = (await tx.query('update said set count = count + 1 where open returning count')) as [
      { count: number }[],
    ];
    if (!row) return false;
    const aggregate = `aggregate-${row.count % 10}`;
    await runtime.outbox.add(tx, 'upload.deleted', aggregate, {
      uploadId: aggregate,
      keys: [`${row.count}`],
    });
    return true;
  });
  runtime.outbox.wake();
  return more;
}

async function hearNaively(): Promise<void> {
  const connection = await connect({ servers: new URL(task.natsUrl).host, maxReconnectAttempts: -1 });
  const manager = await jetstreamManager(connection);
  await manager.consumers.add('PLUMBLINE', {
    durable_name: 'naive',
    ack_policy: AckPolicy.Explicit,
    ack_wait: 1e9,
  });
  const consumer = await jetstream(connection).consumers.get('PLUMBLINE', 'naive');
  for await (const message of await consumer.consume({ max_messages: 100 })) {
    const event = message.json<EventEnvelope>();
    await dataSource.query('insert into naive_effect (event_id) values ($1)', [event.id]);
    // Paces: late acknowledgements, so that a kill finds some open.
    setTimeout(() => message.ack(), 200);
  }
}
