import { setTimeout as sleep } from 'node:timers/promises';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect, nanos } from '@nats-io/transport-node';
import type { EventEnvelope, EventName, ServiceName } from '@plumbline/contracts';
import {
  publishOnceTaken,
  startNats,
  startPostgres,
  type TestNats,
  type TestPostgres,
  until,
} from '@plumbline/testing';
import type { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import {
  createLogger,
  type EventBus,
  type EventHandler,
  type EventReceiver,
  EventsRunner,
  type FailPoints,
  type InboxPolicy,
  InProcessBus,
  JetStreamBus,
  openDatabase,
} from '../../src/index.js';

export const TRANSPORTS = ['in process', 'JetStream'] as const;
export type Transport = (typeof TRANSPORTS)[number];

export const silent = createLogger({ logLevel: 'silent' as 'error', logFormat: 'json' });

/** Quick enough for a test, patient enough for a failure that lasts a few attempts. */
export const QUICK: InboxPolicy = { concurrency: 4, attempts: 3, backoffMs: () => 5 };

/** A publisher (uploads) and a consumer (bids) on a real Postgres, with an in-process bus or a real NATS. */
export class Backbone {
  private readonly nodes: Node[] = [];
  /** How many events the tests' own waiting has put behind those that are tested. */
  lastEvents = 0;

  private constructor(
    readonly postgres: TestPostgres,
    readonly bus: EventBus,
    /** Undefined in process. */
    readonly nats?: TestNats,
  ) {}

  static async start(
    transport: Transport,
    options: { ackWaitMs?: number } & FailPoints = {},
  ): Promise<Backbone> {
    const postgres = await startPostgres();
    if (transport === 'in process') return new Backbone(postgres, new InProcessBus());
    const nats = await startNats();
    const { ackWaitMs, ...failPoints } = options;
    const bus = await JetStreamBus.connect({ url: nats.url, logger: silent, ackWaitMs, failPoints });
    return new Backbone(postgres, bus, nats);
  }

  /** Builds a service; start() sets it going. A second one of the same name is a second process of it. */
  async service(
    name: ServiceName,
    handlers: Partial<Record<EventName, EventHandler>> = {},
    options: { bus?: EventBus; policy?: InboxPolicy; failPoints?: FailPoints } = {},
  ): Promise<Node> {
    const dataSource = await openDatabase(
      { name, module: class {}, entities: [], migrations: [] },
      this.postgres.url,
    );
    await dataSource.query(
      `create table if not exists effect
       (place bigint generated always as identity, event_id uuid, aggregate_id text, number int)`,
    );
    const runtime = new EventsRunner({
      service: name,
      dataSource,
      databaseUrl: this.postgres.url,
      bus: options.bus ?? this.bus,
      logger: silent,
      policy: options.policy ?? QUICK,
      failPoints: options.failPoints,
    });
    runtime.use(new Map(Object.entries(handlers)) as ReadonlyMap<EventName, EventHandler>);
    const node = new Node(dataSource, runtime, this, Object.keys(handlers) as EventName[]);
    this.nodes.push(node);
    return node;
  }

  /** From now on the stream takes a repeated message id again after a moment, as in life after two minutes. */
  async forgetMessageIdsSoon(): Promise<void> {
    if (!this.nats) return;
    const connection = await connect({ servers: new URL(this.nats.url).host });
    const manager = await jetstreamManager(connection);
    await manager.streams.update('PLUMBLINE', { duplicate_window: nanos(100) });
    await connection.close();
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.runtime.stop()));
    await Promise.all(this.nodes.map((node) => node.dataSource.destroy()));
    await this.bus.close();
    await this.nats?.stop();
    await this.postgres.stop();
  }
}

/** The aggregate of the events that settled() publishes. */
const LAST = 'last';

const lastEvent = (name: EventName): EventEnvelope =>
  ({
    id: uuidv7(),
    name,
    occurredAt: new Date().toISOString(),
    source: 'uploads',
    aggregateId: LAST,
    correlationId: LAST,
    payload: { uploadId: LAST, keys: ['0'] },
  }) as unknown as EventEnvelope;

export interface Effect {
  event_id: string;
  aggregate_id: string;
  number: number;
}

/** One process of a service. */
export class Node {
  constructor(
    readonly dataSource: DataSource,
    readonly runtime: EventsRunner,
    private readonly backbone: Backbone,
    private readonly listensTo: readonly EventName[],
  ) {}

  start(): Promise<void> {
    return this.runtime.start();
  }

  /** Commits one numbered event of an aggregate. */
  say(aggregateId: string, number: number): Promise<void> {
    return this.sayAll(aggregateId, [number]);
  }

  /** Commits numbered events of an aggregate together. */
  async sayAll(aggregateId: string, numbers: readonly number[]): Promise<void> {
    await this.dataSource.transaction((tx) =>
      this.runtime.outbox.addAll(
        tx,
        'upload.deleted',
        numbers.map((number) => ({ aggregateId, payload: { uploadId: aggregateId, keys: [`${number}`] } })),
      ),
    );
    this.runtime.outbox.wake();
  }

  effects(): Promise<Effect[]> {
    return this.dataSource.query(
      'select event_id, aggregate_id, number from effect where aggregate_id <> $1 order by place',
      [LAST],
    );
  }

  /** The effects once there are as many, and all that was published before has been handled: no more will come. */
  async effectsOnceThereAre(count: number): Promise<Effect[]> {
    await until(async () => (await this.effects()).length >= count);
    await this.settled();
    return this.effects();
  }

  /** Publishes one event more, and resolves once it and all before it are handled, but what a parked one holds up. */
  async settled(): Promise<void> {
    const event = lastEvent(this.listensTo[0]!);
    this.backbone.lastEvents++;
    await publishOnceTaken(this.backbone.bus, event);
    const open = `select 1 from inbox where status = 'pending'
      and aggregate_id not in (select aggregate_id from inbox where status = 'parked')`;
    await until(async () => {
      const [come] = await this.dataSource.query('select 1 from inbox where event_id = $1', [event.id]);
      return come && (await this.dataSource.query(open)).length === 0;
    });
  }

  async statuses(): Promise<Record<string, number>> {
    const rows = (await this.dataSource.query(
      'select status, count(*)::int as count from inbox where aggregate_id <> $1 group by status',
      [LAST],
    )) as { status: string; count: number }[];
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }
}

export const numberOf = (event: EventEnvelope): number =>
  Number((event as EventEnvelope<'upload.deleted'>).payload.keys[0]);

/** The handler of most tests: its effect is a row, and nothing keeps a second one away. */
export const record: EventHandler = async (event, tx) => {
  await tx.query('insert into effect (event_id, aggregate_id, number) values ($1, $2, $3)', [
    event.id,
    event.aggregateId,
    numberOf(event),
  ]);
};

/** The control: a consumer without an inbox, whose effect is what it was called with. */
export class NaiveConsumer implements EventReceiver {
  readonly seen: EventEnvelope[] = [];

  async receive(events: readonly EventEnvelope[]): Promise<void> {
    this.seen.push(...events);
  }

  async reached(): Promise<null> {
    return null;
  }
}

/** Throws the first time, as a process that dies there. */
export function once(afterMs = 0): () => Promise<void> {
  let crashed = false;
  return async () => {
    if (crashed) return;
    crashed = true;
    // Paces: a death that comes after the stream has forgotten the ids of its messages.
    await sleep(afterMs);
    throw new Error('the process died here');
  };
}

/** Pairs that came in the wrong order within an aggregate. */
export function inversions(effects: readonly Pick<Effect, 'aggregate_id' | 'number'>[]): number {
  const last = new Map<string, number>();
  let count = 0;
  for (const { aggregate_id, number } of effects) {
    if (number < (last.get(aggregate_id) ?? -1)) count += 1;
    last.set(aggregate_id, number);
  }
  return count;
}
