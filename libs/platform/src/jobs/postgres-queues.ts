import type { EventEmitter } from 'node:events';
import {
  type BackendFactory,
  PostgresConnection,
  type PostgresConnectionOptions,
  PostgresQueueBackend,
  Queue,
  runMigrations,
  Worker,
} from 'bullmq';
import pg from 'pg';
import type { BullQueue, BullWorker, BullWorkerOptions, JobProcessor, QueueServer } from './queue-server.js';

const SCHEMA = 'bullmq';
/** Queries of all queues together; each is short. */
const POOL_SIZE = 3;
const CONNECT_TIMEOUT_MS = 5_000;
const QUERY_TIMEOUT_MS = 10_000;

/**
 * Queues in Postgres, all over one small pool and one LISTEN connection. (BullMQ by itself opens both for
 * every queue and every worker, which a database of 30 connections cannot spare.)
 */
export class PostgresQueues implements QueueServer {
  private readonly connection: SharedConnection;
  private readonly backend: BackendFactory<SharedBackend, PostgresConnectionOptions>;

  constructor(databaseUrl: string) {
    this.connection = new SharedConnection(databaseUrl);
    this.backend = (name, options) => new SharedBackend(this.connection, name, options);
  }

  queue(name: string): BullQueue {
    return new Queue(name, { connection: this.connection.pool }, this.backend);
  }

  worker(name: string, process: JobProcessor, options: BullWorkerOptions): BullWorker {
    return new Worker(name, process, { ...options, connection: this.connection.pool }, this.backend);
  }

  async ready(): Promise<void> {
    await this.connection.waitUntilReady();
  }

  async check(): Promise<void> {
    await this.connection.pool.query('select 1');
  }

  async exclusively(name: string, work: () => Promise<void>): Promise<void> {
    const client = await this.connection.pool.connect();
    try {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`plumbline-jobs:${name}`]);
      await work();
      await client.query('commit');
      client.release();
    } catch (error) {
      // The lock goes with its connection.
      client.release(true);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.connection.close();
  }
}

type ListenClient = Awaited<ReturnType<PostgresConnection['getListenClient']>>;

/**
 * A client with an error handler from its construction on. BullMQ adds its own to the LISTEN client only once that is
 * connected; a connection lost before would be an unhandled error, which ends the process.
 */
class HeardClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** One connection object for all queues of a process. */
export class SharedConnection extends PostgresConnection {
  private migrated?: Promise<void>;
  private readonly orderly = new WeakSet<ListenClient>();

  constructor(connectionString: string) {
    super({
      connectionString,
      schema: SCHEMA,
      application_name: 'plumbline-jobs',
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    });
    this.setMaxListeners(0);
    // While a client is checked out and idle, neither the pool nor a query handles its errors; an unhandled one ends the
    // process. With this handler the next query fails instead.
    this.pool.on('connect', (client) => void client.on('error', () => undefined));
    (this as unknown as { pgModule: { Client: typeof pg.Client } }).pgModule = { Client: HeardClient };
  }

  /** As the original, but a failure is forgotten, so that a database that comes up later is met. */
  override async waitUntilReady(): Promise<void> {
    this.migrated ??= this.migrate().catch((error: unknown) => {
      this.migrated = undefined;
      throw error;
    });
    await this.migrated;
  }

  /** Several workers ask the one client to LISTEN at the same moment; pg wants its queries one after another. */
  override async getListenClient(): Promise<ListenClient> {
    const client = await super.getListenClient();
    if (!this.orderly.has(client)) {
      this.orderly.add(client);
      // Every worker listens on it: more than Node takes for a leak.
      (client as ListenClient & EventEmitter).setMaxListeners(0);
      const query = client.query.bind(client);
      let last: Promise<unknown> = Promise.resolve();
      client.query = ((...args: Parameters<typeof query>) => {
        const next = last.then(() => query(...args));
        last = next.catch(() => undefined);
        return next;
      }) as typeof client.query;
    }
    return client;
  }

  private async migrate(): Promise<void> {
    const client = await this.pool.connect();
    try {
      await runMigrations(client, this.schema);
    } finally {
      client.release();
    }
  }
}

/** A queue's or worker's view of the shared connection: closing it leaves the connection open. */
class SharedBackend extends PostgresQueueBackend {
  constructor(
    connection: PostgresConnection,
    name: string,
    options: ConstructorParameters<typeof PostgresQueueBackend>[2],
  ) {
    super(connection, name, options);
  }

  override async close(): Promise<void> {
    this.closing ??= this.disconnectBlocking();
    await this.closing;
  }

  override async disconnect(): Promise<void> {
    await this.close();
  }
}
