import type { ServiceName } from '@plumbline/contracts';
import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { PLATFORM_ENTITIES, PlatformTables, SkippedEvents } from '../events/tables.js';
import type { ServiceDefinition } from '../foundation/service-definition.js';
import { StartError } from '../foundation/start-error.js';

/** Connections a service holds at most. */
export const POOL_SIZE = 5;
/**
 * What a statement may take at most, and what it may wait for a lock, in milliseconds. A call that was given up long ago
 * does not go on holding a connection.
 */
const STATEMENT_MS = 30_000;
const LOCK_MS = 10_000;
/** How long a start waits for a Postgres that is still coming up. */
const PATIENCE_MS = 8_000;

/** A service's view of the database: its own schema first, extensions from `public`. */
export function dataSourceOptions(definition: ServiceDefinition, databaseUrl: string): DataSourceOptions {
  return {
    type: 'postgres',
    url: databaseUrl,
    applicationName: `plumbline-${definition.name}`,
    schema: definition.name,
    entities: [...PLATFORM_ENTITIES, ...definition.entities],
    migrations: [PlatformTables, SkippedEvents, ...definition.migrations],
    migrationsTableName: 'migration',
    logging: false,
    extra: {
      max: POOL_SIZE,
      options: `${searchPath(definition.name)} -c statement_timeout=${STATEMENT_MS} -c lock_timeout=${LOCK_MS}`,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      // Between pool and TypeORM a client has no error handler for a moment, and an unhandled error ends the process.
      // With this handler the next query fails instead.
      onConnect: (client: pg.PoolClient) => void client.on('error', () => undefined),
    },
  };
}

/** Postgres start-up option that makes a service's unqualified names its own. */
const searchPath = (service: ServiceName): string => `-c search_path=${service},public`;

/**
 * Creates the service's schema if needed, brings it up to date under an advisory lock (several replicas may
 * start at once), and connects.
 *
 * @throws StartError where the database cannot be reached or used
 */
export async function openDatabase(definition: ServiceDefinition, databaseUrl: string): Promise<DataSource> {
  const gate = await connectPatiently(databaseUrl);
  try {
    await gate.query('select pg_advisory_lock(hashtext($1))', ['plumbline migrations']);
    await gate.query(`create schema if not exists ${definition.name}`);
    await migrate(definition, databaseUrl);
    return await new DataSource(dataSourceOptions(definition, databaseUrl)).initialize();
  } finally {
    await gate.end();
  }
}

/** On a connection of its own, since an index on many rows takes longer than a statement may otherwise. */
async function migrate(definition: ServiceDefinition, databaseUrl: string): Promise<void> {
  const options = dataSourceOptions(definition, databaseUrl);
  const dataSource = await new DataSource({
    ...options,
    entities: [],
    extra: { ...options.extra, max: 1, options: searchPath(definition.name) },
  } as DataSourceOptions).initialize();
  try {
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await dataSource.destroy();
  }
}

async function connectPatiently(databaseUrl: string): Promise<pg.Client> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
    // A dropped connection is reported by the query that meets it.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      const code = (error as { code?: string }).code ?? '';
      const transient = ['ECONNREFUSED', 'ECONNRESET', '57P03', 'EAI_AGAIN'].includes(code);
      if (!transient || Date.now() > deadline) throw unreachable(databaseUrl, error);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

function unreachable(databaseUrl: string, cause: unknown): StartError {
  const { hostname, port, pathname } = new URL(databaseUrl);
  const reason = (cause as { code?: string; message?: string }).code ?? String(cause);
  return new StartError(
    `DATABASE_URL: no usable Postgres at ${hostname}:${port || 5432}${pathname} (${reason}). Start it there, or correct the address, user or password in DATABASE_URL.`,
    { cause },
  );
}
