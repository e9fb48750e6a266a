import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import {
  isWithout,
  startNats,
  startPostgres,
  TEST_PROCESS,
  type TestNats,
  type TestPostgres,
  until,
} from '@plumbline/testing';
import { DataSource } from 'typeorm';
import { type Effect, inversions } from './backbone.js';

const describeWithNats = isWithout('nats-server') ? describe.skip : describe;

describeWithNats('kill -9 of everything in turn, under load', () => {
  let postgres: TestPostgres;
  let nats: TestNats;
  let database: DataSource;
  const children = new Map<string, ChildProcess>();

  beforeAll(async () => {
    [postgres, nats] = await Promise.all([startPostgres({ own: true }), startNats()]);
    database = new DataSource({ type: 'postgres', url: postgres.url, extra: { max: 1 } });
    await database.initialize();
    await database.query(`
      create schema uploads; create table uploads.said (count int, open boolean);
      insert into uploads.said values (0, true);
      create schema bids; create table bids.naive_effect (event_id uuid);
      create table bids.effect
        (place bigint generated always as identity, event_id uuid, aggregate_id text, number int)`);
  });
  afterAll(async () => {
    for (const child of children.values()) child.kill('SIGKILL');
    await database.destroy();
    await nats.stop();
    await postgres.stop();
  });

  const start = async (role: string) => {
    const task = { role, databaseUrl: postgres.url, natsUrl: nats.url };
    const child = spawn(
      process.execPath,
      [...TEST_PROCESS, join(__dirname, 'survivor-process.ts'), JSON.stringify(task)],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    children.set(role, child);
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      complaint += text;
    });
    const died = once(child, 'exit').then(() => Promise.reject(new Error(`${role} died: ${complaint}`)));
    died.catch(() => undefined);
    await Promise.race([once(child.stdout, 'data'), died]);
  };
  const kill = async (role: string) => {
    const child = children.get(role)!;
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await start(role);
  };
  const count = async (sql: string): Promise<number> => Number((await database.query(sql))[0].count);

  it('loses no event, doubles no effect, keeps the order; the control without an inbox doubles', async () => {
    const roles = ['uploads', 'bids', 'naive'];
    await Promise.all([start('uploads'), start('bids')]);
    await until(async () => (await count('select count(*) from bids.effect')) > 0);
    await start('naive');
    const said = () => count('select count from uploads.said');
    const effects = () => count('select count(*) from bids.effect');
    const naive = () => count('select count(*) from bids.naive_effect');
    /** Each of them goes on from where it is now. */
    const goOn = async (...figures: (() => Promise<number>)[]) => {
      const before = await Promise.all(figures.map((figure) => figure()));
      await until(async () => {
        const now = await Promise.all(figures.map((figure) => figure()));
        return now.every((figure, i) => figure >= before[i]! + 50);
      });
    };
    await goOn(said, effects, naive);
    await Promise.all(roles.map(kill));
    await goOn(said, effects, naive);
    await nats.kill();
    await goOn(said);
    await nats.restart();
    await goOn(said, effects, naive);
    await postgres.kill();
    await postgres.restart();
    await until(() =>
      said().then(
        () => true,
        () => false,
      ),
    );
    await goOn(said, effects);
    await Promise.all(roles.map(kill));
    await goOn(said, effects, naive);

    await database.query('update uploads.said set open = false');
    await until(async () => {
      const waiting =
        (await count('select count(*) from uploads.outbox where published_at is null')) +
        (await count(`select count(*) from bids.inbox where status <> 'done'`));
      return waiting === 0 && (await effects()) >= (await said());
    });
    const all = (await database.query('select * from bids.effect order by place')) as Effect[];
    expect(new Set(all.map(({ number }) => number)).size).toBe(await said());
    expect(all).toHaveLength(await said());
    expect(inversions(all)).toBe(0);

    const distinct = () => count('select count(distinct event_id) from bids.naive_effect');
    await until(async () => (await naive()) > (await distinct()));
  });
});
