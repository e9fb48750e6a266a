import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres, type TestPostgres, until } from '@plumbline/testing';
import type pg from 'pg';
import { Registry } from 'prom-client';
import type { DataSource, EntityManager, MigrationInterface, QueryRunner } from 'typeorm';
import { type OutboxWriter, openDatabase, TransactionRunner } from '../../src/index.js';

class Accounts1700000000000 implements MigrationInterface {
  name = 'Accounts1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table account (id integer primary key, sum integer not null)');
    await runner.query('insert into account values (1, 0), (2, 0)');
    await runner.query(`create table timeouts as select current_setting('statement_timeout') as statement`);
  }

  async down(): Promise<void> {}
}

let postgres: TestPostgres;
let dataSource: DataSource;
let registry: Registry;
let transactions: TransactionRunner;
beforeAll(async () => {
  postgres = await startPostgres();
  dataSource = await openDatabase(
    { name: 'bids', module: class {}, entities: [], migrations: [Accounts1700000000000] },
    postgres.url,
  );
});
afterAll(async () => {
  await dataSource?.destroy();
  await postgres?.stop();
});
beforeEach(() => {
  registry = new Registry();
  transactions = new TransactionRunner(dataSource, { wake: () => undefined } as OutboxWriter, registry);
});

const retries = async (): Promise<number> => {
  const { values } = (await registry.getSingleMetric('plumbline_transaction_retries_total')?.get()) ?? {};
  return (values ?? []).reduce((sum, { value }) => sum + value, 0);
};

const pool = () => (dataSource.driver as unknown as { master: pg.Pool }).master;

/** Two pieces of work that lock the same two rows, each beginning with the other's last. */
function crossing(): ((tx: EntityManager) => Promise<void>)[] {
  let begun = 0;
  let bothBegan: () => void = () => undefined;
  const both = new Promise<void>((resolve) => {
    bothBegan = resolve;
  });
  return [
    [1, 2],
    [2, 1],
  ].map(([first, second]) => async (tx: EntityManager) => {
    await tx.query(`set local deadlock_timeout = '20ms'`);
    await tx.query('update account set sum = sum + 1 where id = $1', [first]);
    begun += 1;
    if (begun === 2) bothBegan();
    await both;
    await tx.query('update account set sum = sum + 1 where id = $1', [second]);
  });
}

it('begins again after a deadlock, and counts it', async () => {
  const [before] = await dataSource.query('select sum(sum)::int as sum from account');
  await Promise.all(crossing().map((work) => transactions.run(work)));
  const [after] = await dataSource.query('select sum(sum)::int as sum from account');
  expect(after.sum - before.sum).toBe(4);
  expect(await retries()).toBeGreaterThan(0);
});

it('control: a bare transaction ends with the deadlock', async () => {
  const ends = await Promise.allSettled(crossing().map((work) => dataSource.transaction(work)));
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('gives up after a few attempts, and at once for what another attempt does not mend', async () => {
  let attempts = 0;
  const raising = (code: string) => async (tx: EntityManager) => {
    attempts += 1;
    await tx.query(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`);
  };
  await expect(transactions.run(raising('40001'))).rejects.toThrow('no');
  expect([attempts, await retries()]).toEqual([6, 5]);
  attempts = 0;
  await expect(transactions.run(raising('23505'))).rejects.toThrow('no');
  expect(attempts).toBe(1);
});

/** Work that ends when told to. */
function held() {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release, work: () => until };
}

it('keeps those who wait for their turn off the connections, and answers them in their order', async () => {
  const { release, work } = held();
  const order: number[] = [];
  const all = [transactions.run(work, { inTurn: ['pat', 'sam'] })];
  for (let n = 0; n < 40; n++) {
    all.push(
      transactions.run(async () => void order.push(n), { inTurn: n % 2 ? ['pat'] : ['sam', 'pat', 'pat'] }),
    );
  }
  await transactions.run(async () => undefined, { inTurn: ['alex'] });
  expect(await dataSource.query('select 1 as one')).toEqual([{ one: 1 }]);
  expect([pool().totalCount - pool().idleCount, pool().waitingCount, order]).toEqual([1, 0, []]);
  release();
  await Promise.all(all);
  expect(order).toEqual([...Array(40).keys()]);
});

it('goes on after one of them failed, and keeps the turn of another process', async () => {
  const failed = transactions.run(() => Promise.reject(new Error('broken')), { inTurn: ['pat'] });
  const next = transactions.run(async () => 'done', { inTurn: ['pat'] });
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');

  const elsewhere = new TransactionRunner(
    dataSource,
    { wake: () => undefined } as OutboxWriter,
    new Registry(),
  );
  const { release, work } = held();
  const ended: string[] = [];
  const first = transactions.run(work, { inTurn: ['pat'] }).then(() => ended.push('here'));
  const waiting = async () => {
    const [{ n }] = await dataSource.query(
      `select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted`,
    );
    return n > 0;
  };
  await sleep(0);
  const second = elsewhere.run(async () => void ended.push('elsewhere'), { inTurn: ['pat'] });
  await until(waiting);
  release();
  await Promise.all([first, second]);
  expect(ended.sort()).toEqual(['elsewhere', 'here']);
});

it('leaves connections for reading, however many changes are at work', async () => {
  const { release, work } = held();
  const all = Array.from({ length: 64 }, () => transactions.run(work));
  expect(await dataSource.query('select 1 as one')).toEqual([{ one: 1 }]);
  expect(pool().waitingCount).toBe(0);
  release();
  await Promise.all(all);
});

it('control: as many bare transactions leave none', async () => {
  const { release, work } = held();
  const all = Array.from({ length: 64 }, () => dataSource.transaction(work));
  const read = dataSource.query('select 1');
  await sleep(0);
  expect(pool().waitingCount).toBeGreaterThan(50);
  release();
  await Promise.all([...all, read]);
});

it('bounds statements and waits for locks, but not those of a migration', async () => {
  expect(await dataSource.query('show statement_timeout')).toEqual([{ statement_timeout: '30s' }]);
  expect(await dataSource.query('show lock_timeout')).toEqual([{ lock_timeout: '10s' }]);
  expect(await dataSource.query('select statement from timeouts')).toEqual([{ statement: '0' }]);
});
