import { startPostgres, type TestPostgres } from '@plumbline/testing';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/index.js';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** The pool lets go of a connection a moment before TypeORM holds it; here the connection is lost in between. */
async function loseInHandOver(extra: object): Promise<unknown> {
  const options = dataSourceOptions(
    { name: 'bids', module: class {}, entities: [], migrations: [] },
    postgres.url,
  );
  const dataSource = await new DataSource({ ...options, ...extra } as typeof options).initialize();
  const pool = (dataSource.driver as unknown as { master: pg.Pool }).master;
  let thrown: unknown;
  pool.once('acquire', (client) =>
    queueMicrotask(() => {
      try {
        client.emit('error', new Error('terminating connection due to unexpected postmaster exit'));
      } catch (error) {
        thrown = error;
      }
    }),
  );
  await dataSource.query('select 1');
  await dataSource.destroy();
  return thrown;
}

it('a connection lost while it is handed over does not end the process', async () => {
  expect(await loseInHandOver({})).toBeUndefined();
});

it('control: without a listener from the first moment it does', async () => {
  expect(String(await loseInHandOver({ extra: { max: 5 } }))).toContain('unexpected postmaster exit');
});
