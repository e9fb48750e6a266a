import { dataSourceOptions, type ServiceDefinition } from '@plumbline/platform';
import { startPostgres } from '@plumbline/testing';
import pg from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';
import { BidStates1764110000007 } from '../../bids/src/migrations/1764110000007-bid-states.js';
import { DEFINITIONS } from '../src/definitions.js';

type MigrationClass = new () => MigrationInterface;

let postgres: Awaited<ReturnType<typeof startPostgres>>;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

describe.each(DEFINITIONS.map((definition) => [definition.name, definition] as const))(
  '%s',
  (_, definition) => {
    it('has migrations that make exactly what its entities describe', async () => {
      const dataSource = await connect(definition);
      await dataSource.runMigrations({ transaction: 'each' });
      const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
      expect(upQueries.map(({ query }) => query)).toEqual([]);
      await dataSource.destroy();
    });

    it('keeps the rows of a filled database through every later migration', async () => {
      const dataSource = await connect(definition);
      const [platformTables, first] = dataSourceOptions(definition, postgres.url)
        .migrations as MigrationClass[];
      const early = await new DataSource({
        ...dataSourceOptions(definition, postgres.url),
        migrations: [platformTables, first].filter((migration) => migration !== undefined),
      }).initialize();
      await early.runMigrations({ transaction: 'each' });
      const filled = await fill(early, definition.name);
      await early.destroy();

      await dataSource.runMigrations({ transaction: 'each' });
      for (const [table, count] of filled) {
        const [row] = await dataSource.query(`select count(*)::int as count from "${table}"`);
        expect([table, row.count]).toEqual([table, count]);
      }
      await dataSource.destroy();
    });
  },
);

it('gives bids the state of their request in batches, also where it is begun anew', async () => {
  const [definition] = DEFINITIONS.filter(({ name }) => name === 'bids') as [ServiceDefinition];
  const dataSource = await connect(definition);
  await dataSource.runMigrations({ transaction: 'each' });
  const runner = dataSource.createQueryRunner();
  const states = new BidStates1764110000007();
  await states.down(runner);
  await runner.query(
    `insert into bid_request (id, user_email, zip_code, near_zip, city, state, trades, design_title, design, preferences,
       files, respond_by)
     select gen_random_uuid(), '', '', '', '', state, '{}', '', '{}', '{}', '[]', now() from unnest(array['TX', 'CA']) state`,
  );
  await runner.query(
    `insert into bid (id, code, request_id, user_email, status, submitted_at, zip_code, near_zip, track_token_hash)
     select gen_random_uuid(), state || n, request.id, '', 'sent', now(), '', '', state || n
     from bid_request request, generate_series(1, 3000) n`,
  );
  const counts = () => runner.query('select state, count(*)::int from bid group by state order by state');
  await states.up(runner);
  await runner.query('update bid set state = null where code < $1', ['T']);
  await states.up(runner);
  expect(await counts()).toEqual([
    { state: 'CA', count: 3000 },
    { state: 'TX', count: 3000 },
  ]);
  await runner.release();
  await dataSource.destroy();
});

/** A connection to an empty schema of the service. */
async function connect(definition: ServiceDefinition): Promise<DataSource> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`drop schema if exists ${definition.name} cascade`);
  await client.query(`create schema ${definition.name}`);
  await client.end();
  return new DataSource(dataSourceOptions(definition, postgres.url)).initialize();
}

/** Three rows in every table whose columns can be filled by type alone; tables and their row counts. */
async function fill(dataSource: DataSource, schema: string): Promise<Map<string, number>> {
  const columns: { table_name: string; column_name: string; data_type: string; is_nullable: string }[] =
    await dataSource.query(
      `select table_name, column_name, data_type, is_nullable from information_schema.columns
       where table_schema = $1 and is_generated = 'NEVER' and is_identity = 'NO' and table_name <> 'migration'
       order by table_name, ordinal_position`,
      [schema],
    );
  const filled = new Map<string, number>();
  const runner = dataSource.createQueryRunner();
  // Foreign keys need no real targets here.
  await runner.query('set session_replication_role = replica');
  for (const table of new Set(columns.map(({ table_name }) => table_name))) {
    const own = columns.filter(({ table_name }) => table_name === table);
    for (let row = 1; row <= 3; row++) {
      await runner.query(
        `insert into "${table}" (${own.map(({ column_name }) => `"${column_name}"`).join(', ')})
         values (${own.map(({ data_type }) => sample(data_type, row)).join(', ')})`,
      );
    }
    filled.set(table, 3);
  }
  await runner.release();
  return filled;
}

function sample(type: string, row: number): string {
  if (type === 'uuid') return `'00000000-0000-7000-8000-00000000000${row}'`;
  if (type === 'jsonb' || type === 'json') return `'{}'`;
  if (type === 'boolean') return 'false';
  if (type.startsWith('timestamp')) return 'now()';
  if (type === 'date') return 'current_date';
  if (type === 'ARRAY') return `'{}'`;
  if (/int|numeric|double|real/.test(type)) return String(row);
  return `'text ${row}'`;
}
