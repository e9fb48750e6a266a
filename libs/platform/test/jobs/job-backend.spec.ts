import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobName } from '@plumbline/contracts';
import { startPostgres, startRedis, TEST_PROCESS, until } from '@plumbline/testing';
import pg from 'pg';
import { pino } from 'pino';
import { currentRequestId, withRequestId } from '../../src/context/request-context.js';
import { createJobBackend } from '../../src/jobs/create-job-backend.js';
import type { JobBackend } from '../../src/jobs/job-backend.js';
import type { JobHandler } from '../../src/jobs/jobs.js';

/** A gate that stays closed until it is released. */
function held(): { release: () => void; gate: Promise<void> } {
  let release!: () => void;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release, gate };
}

interface Server {
  readonly settings: { readonly databaseUrl: string; readonly redisUrl?: string };
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const servers: Record<string, () => Promise<Server>> = {
  async Postgres() {
    const postgres = await startPostgres({ own: true });
    return { ...postgres, settings: { databaseUrl: postgres.url } };
  },
  async Redis() {
    const redis = await startRedis();
    return { ...redis, settings: { redisUrl: redis.url, databaseUrl: 'postgres://127.0.0.1:1/none' } };
  },
};

/** How long the server is away in the outage test, in milliseconds. */
const OUTAGE_MS = Number(process.env.OUTAGE_MS ?? 4_000);

describe.each(Object.keys(servers))('jobs on %s', (kind) => {
  let server: Server;
  let backends: JobBackend[];
  let namePrefix: string;
  let lines: { level: number; msg: string }[];

  const logger = () =>
    pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const open = (options: { stalledAfterMs?: number } = {}) => {
    const backend = createJobBackend({ ...server.settings, logger: logger(), namePrefix, ...options });
    backends.push(backend);
    return backend;
  };
  const send = (handler: JobHandler<'send-email'>) =>
    new Map([['send-email' as const, handler as JobHandler]]);
  const design = (handler: JobHandler<'make-design'>) =>
    new Map([['make-design' as const, handler as JobHandler]]);

  /** Resolves once the queue holds nothing more to do: what has not run by then never does. */
  const idle = (backend: JobBackend) =>
    until(async () => {
      const { waiting, active, delayed } = await backend.queues.counts('send-email');
      return waiting + active + delayed === 0;
    });

  beforeAll(async () => {
    server = await servers[kind]!();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    backends = [];
    lines = [];
    namePrefix = `t${randomUUID().slice(0, 8)}-`;
  });
  afterEach(async () => {
    await Promise.all(backends.map((backend) => backend.close()));
  });

  test('a job runs once, with its payload, its id and the request id of whoever asked', async () => {
    const backend = open();
    const seen: unknown[] = [];
    await withRequestId('request-0001', () =>
      backend.queues.add('send-email', 'mail-a', { emailId: 'a', attempt: 1 }),
    );
    await backend.work(
      send(async (payload, { id, attempt, lastAttempt }) => {
        seen.push({ payload, id, attempt, lastAttempt, requestId: currentRequestId() });
      }),
    );
    await until(() => seen.length > 0);
    await idle(backend);
    expect(seen).toEqual([
      {
        payload: { emailId: 'a', attempt: 1 },
        id: 'mail-a',
        attempt: 1,
        lastAttempt: true,
        requestId: 'request-0001',
      },
    ]);
  });

  test('an id the queue remembers is taken once', async () => {
    const backend = open();
    const seen: string[] = [];
    for (const _ of [1, 2]) await backend.queues.add('send-email', 'same', { emailId: 'a', attempt: 1 });
    await backend.work(send(async (_, { id }) => void seen.push(id)));
    await until(() => seen.length > 0);
    await backend.queues.add('send-email', 'same', { emailId: 'a', attempt: 1 });
    await backend.queues.add('send-email', 'other', { emailId: 'b', attempt: 1 });
    await until(() => seen.includes('other'));
    expect(seen).toEqual(['same', 'other']);
  });

  test('a delayed job waits its time', async () => {
    const backend = open();
    const seen = new Map<string, number>();
    await backend.work(send(async (_, { id }) => void seen.set(id, Date.now())));
    const addedAt = Date.now();
    const add = (id: string, delayMs?: number) =>
      backend.queues.add('send-email', id, { emailId: id, attempt: 1 }, { delayMs });
    await add('tomorrow', 86_400_000);
    await add('late', 700);
    await add('soon');
    await until(() => seen.has('late') && seen.has('soon'));
    expect(seen.get('late')).toBeGreaterThanOrEqual(addedAt + 690);
    expect(seen.has('tomorrow')).toBe(false);
    expect(await backend.queues.counts('send-email')).toMatchObject({ delayed: 1 });
  });

  test('a failing job is tried again as its options say, then counted as failed', async () => {
    const backend = open();
    const attempts: { attempt: number; lastAttempt: boolean; at: number }[] = [];
    await backend.work(
      design(async (_, { attempt, lastAttempt }) => {
        attempts.push({ attempt, lastAttempt, at: Date.now() });
        throw new Error('no luck');
      }),
    );
    await backend.queues.add('make-design', 'd', { jobId: 'd' });
    await until(async () => (await backend.queues.counts('make-design')).failed === 1);
    expect(attempts.map(({ attempt, lastAttempt }) => [attempt, lastAttempt])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect(attempts[1]!.at - attempts[0]!.at).toBeGreaterThanOrEqual(1_900);
    expect(attempts[2]!.at - attempts[1]!.at).toBeGreaterThanOrEqual(3_900);
    const levels = () => lines.filter(({ msg }) => msg === 'job failed').map(({ level }) => level);
    await until(() => levels().length === 3);
    expect(levels()).toEqual([40, 40, 50]);
  });

  test('the queue tells whether it holds a job, and lets one go that has not started', async () => {
    const { queues } = open();
    expect(await queues.holds('send-email', 'x')).toBe(false);
    await queues.add('send-email', 'x', { emailId: 'x', attempt: 1 });
    await queues.add('send-email', 'y', { emailId: 'y', attempt: 1 }, { delayMs: 60_000 });
    expect(await queues.holds('send-email', 'x')).toBe(true);
    expect(await queues.holds('send-email', 'y')).toBe(true);
    expect(await queues.counts('send-email')).toEqual({ waiting: 1, active: 0, delayed: 1, failed: 0 });
    await queues.remove('send-email', 'x');
    await queues.remove('send-email', 'y');
    await queues.remove('send-email', 'never there');
    expect(await queues.holds('send-email', 'x')).toBe(false);
    expect(await queues.counts('send-email')).toEqual({ waiting: 0, active: 0, delayed: 0, failed: 0 });
  });

  test('of jobs with a turn the lowest is next, of one turn the first added, also after they were given back', async () => {
    const { queues } = open();
    for (const [jobId, turn] of Object.entries({ a1: 0, a2: 1, a3: 2, b1: 1, b2: 2, c1: 1 })) {
      await queues.add('make-design', jobId, { jobId }, { turn });
      expect(await queues.holds('make-design', jobId)).toBe(true);
    }
    expect(await queues.counts('make-design')).toEqual({ waiting: 6, active: 0, delayed: 0, failed: 0 });
    const made: string[] = [];
    const first = open();
    const draining = await first.work(
      design(async ({ jobId }, { signal }) => {
        if (jobId === 'a2') await new Promise((_, reject) => signal.addEventListener('abort', reject));
        made.push(jobId);
      }),
    );
    await until(async () => made.length === 1 && (await queues.counts('make-design')).active === 1);
    await draining.stop(1_000);
    await open().work(design(async ({ jobId }) => void made.push(jobId)));
    await until(() => made.length === 6);
    expect(made).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  test('a running job is held and cannot be removed; a finished one is not held', async () => {
    const backend = open();
    const { release, gate } = held();
    let running = false;
    await backend.work(
      send(async () => {
        running = true;
        await gate;
      }),
    );
    await backend.queues.add('send-email', 'x', { emailId: 'x', attempt: 1 });
    await until(() => running);
    await backend.queues.remove('send-email', 'x');
    expect(await backend.queues.holds('send-email', 'x')).toBe(true);
    expect(await backend.queues.counts('send-email')).toMatchObject({ active: 1 });
    release();
    await until(async () => !(await backend.queues.holds('send-email', 'x')));
  });

  test('jobs run beside each other up to their concurrency', async () => {
    const backend = open();
    const { release, gate } = held();
    let now = 0;
    let most = 0;
    let done = 0;
    await backend.work(
      send(async () => {
        most = Math.max(most, ++now);
        await gate;
        now--;
        done++;
      }),
    );
    for (let i = 0; i < 12; i++) {
      await backend.queues.add('send-email', `m${i}`, { emailId: `${i}`, attempt: 1 });
    }
    await until(async () => (await backend.queues.counts('send-email')).active === 4);
    expect(await backend.queues.counts('send-email')).toMatchObject({ active: 4, waiting: 8 });
    release();
    await until(() => done === 12);
    expect(most).toBe(4);
  });

  test.each([
    ['stops at the signal', true],
    ['does not listen', false],
  ])('a drain gives a running job back, also where the handler %s', async (_, obedient) => {
    const first = open();
    let started = 0;
    const worker = await first.work(
      send(async (_payload, { signal }) => {
        started++;
        await new Promise((_resolve, reject) => {
          if (obedient) signal.addEventListener('abort', () => reject(new Error('stopped')));
        });
      }),
    );
    await first.queues.add('send-email', 'long', { emailId: 'a', attempt: 1 });
    await until(() => started === 1);
    await worker.stop(2_000);
    expect(await first.queues.counts('send-email')).toMatchObject({ waiting: 1, active: 0, failed: 0 });

    const seen: number[] = [];
    await open().work(send(async (_payload, { attempt }) => void seen.push(attempt)));
    await until(() => seen.length > 0);
    await idle(first);
    expect(seen).toEqual([1]);
  });

  test('a drain lets a handler finish within its grace', async () => {
    const backend = open();
    const { release, gate } = held();
    let done = false;
    let started = false;
    const worker = await backend.work(
      send(async () => {
        started = true;
        await gate;
        done = true;
      }),
    );
    await backend.queues.add('send-email', 'short', { emailId: 'a', attempt: 1 });
    await until(() => started);
    const stopped = worker.stop(5_000);
    expect(done).toBe(false);
    release();
    await stopped;
    expect(done).toBe(true);
    expect(await backend.queues.counts('send-email')).toEqual({
      waiting: 0,
      active: 0,
      delayed: 0,
      failed: 0,
    });
  });

  test('a repeated job runs at the start, once over all processes, and is planned once', async () => {
    let runs = 0;
    const sweep: JobHandler = async () => void runs++;
    const all = Array.from({ length: 4 }, () => open());
    await Promise.all(all.map((backend) => backend.work(new Map([['sweep-emails', sweep]]))));
    await until(async () => {
      const { waiting, active, delayed } = await all[0]!.queues.counts('sweep-emails');
      return runs > 0 && waiting + active === 0 && delayed > 0;
    });
    expect(runs).toBe(1);
    expect(await all[0]!.queues.counts('sweep-emails')).toMatchObject({ delayed: 1, failed: 0 });
  });

  test('a job whose process is killed twice runs a third time, as its first try', async () => {
    namePrefix = `killed-${randomUUID().slice(0, 8)}-`;
    const settings = { ...server.settings, namePrefix, stalledAfterMs: 1_000 };
    const backend = open({ stalledAfterMs: 1_000 });
    await backend.queues.add('make-design', 'precious', { jobId: 'precious' });
    for (const _ of [1, 2]) {
      const child = spawn(
        process.execPath,
        [...TEST_PROCESS, join(__dirname, 'worker-process.ts'), JSON.stringify(settings)],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const [line] = await once(child.stdout, 'data');
      expect(String(line)).toBe('started 1\n');
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    const seen: number[] = [];
    await backend.work(design(async (_, { attempt }) => void seen.push(attempt)));
    await until(() => seen.length > 0);
    expect(seen).toEqual([1]);
    // The queue says so once it has handed out the job, which may be done by then.
    await until(() => lines.some(({ msg }) => msg === 'job lost its process and runs again'));
  });

  test('the server is away for a while: known to check(), told once, and the work goes on by itself', async () => {
    const backend = open({ stalledAfterMs: 2_000 });
    const seen: string[] = [];
    await backend.work(send(async (_, { id }) => void seen.push(id)));
    await backend.queues.add('send-email', 'before', { emailId: 'a', attempt: 1 });
    await until(() => seen.includes('before'));
    await backend.queues.add('send-email', 'planned', { emailId: 'b', attempt: 1 }, { delayMs: 1_500 });

    await server.kill();
    await expect(backend.check()).rejects.toThrow();
    await expect(backend.queues.add('send-email', 'lost', { emailId: 'c', attempt: 1 })).rejects.toThrow();
    // Paces: the outage itself, longer than the pauses between the tries.
    await sleep(OUTAGE_MS);
    await server.restart();

    await until(() =>
      backend.check().then(
        () => true,
        () => false,
      ),
    );
    await backend.queues.add('send-email', 'after', { emailId: 'd', attempt: 1 });
    await until(() => seen.includes('planned') && seen.includes('after'));
    const errors = lines.filter(({ level }) => level >= 50);
    expect(errors.length).toBeGreaterThanOrEqual(1);
    expect(errors.length).toBeLessThanOrEqual(4);
    expect(lines.map(({ msg }) => msg)).toContain('job queue answers again');
  });

  test('the server is away when the work starts: it begins by itself once the server is there', async () => {
    await server.kill();
    const backend = open();
    const seen: string[] = [];
    const worker = await backend.work(
      new Map([
        ['send-email', async (_: unknown, { id }: { id: string }) => void seen.push(id)],
        ['sweep-emails', async () => void seen.push('sweep')],
      ] as [JobName, JobHandler][]),
    );
    await expect(backend.queues.add('send-email', 'lost', { emailId: 'a', attempt: 1 })).rejects.toThrow();
    const unused = await open().work(send(async () => undefined));
    await unused.stop(0);
    expect(lines.map(({ msg }) => msg)).toContain('job queue does not answer; trying again');
    await server.restart();
    await until(() => seen.includes('sweep'));
    await backend.queues.add('send-email', 'after', { emailId: 'a', attempt: 1 });
    await until(() => seen.includes('after'));
    expect(lines.map(({ msg }) => msg)).toContain('job queue answers again');
    await worker.stop(0);
  });
});

test('Postgres is used over a handful of connections, however many queues there are', async () => {
  const postgres = await startPostgres();
  const backend = createJobBackend({ databaseUrl: postgres.url, logger: pino({ level: 'silent' }) });
  const client = new pg.Client(postgres.url);
  await client.connect();
  try {
    let done = 0;
    const handler: JobHandler = async () => void done++;
    await backend.work(
      new Map(
        (
          [
            'make-design',
            'send-email',
            'sweep-designs',
            'sweep-emails',
            'sweep-uploads',
            'sweep-bids',
          ] as const
        ).map((name) => [name, handler]),
      ),
    );
    for (let i = 0; i < 20; i++) {
      await backend.queues.add('send-email', `m${i}`, { emailId: `${i}`, attempt: 1 });
    }
    await until(() => done === 24);
    const { rows } = await client.query(
      'select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    expect(rows[0].n).toBeLessThanOrEqual(4);
  } finally {
    await client.end();
    await backend.close();
    await postgres.stop();
  }
});
