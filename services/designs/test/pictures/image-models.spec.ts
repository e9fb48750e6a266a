import { randomUUID } from 'node:crypto';
import { MESSAGES } from '@plumbline/contracts';
import type { FakeModel, FakeModelOptions, ModelFault } from '@plumbline/testing';
import { until } from '@plumbline/testing';
import { Cancelled } from '../../src/pictures/image-provider.js';
import type { RemoteBackend, RemoteBackendName } from '../../src/pictures/remote/remote-backend.js';
import { backendAt, SECRETS, startFakeOf } from './fake-backends.js';
import { openRemoteBench, type RemoteBench } from './remote-bench.js';

const { busy: _, ...says } = MESSAGES.pictures;
const NAMES = Object.keys(startFakeOf) as RemoteBackendName[];

/** `made`, or the sentence that our own renderer's picture carries; orders sent; whether it may be on the bill. */
type Expected = readonly [outcome: 'made' | keyof typeof says, orders: number, billed: boolean];
type Row = readonly [
  fault: ModelFault | 'none',
  means: string,
  expected: Partial<Record<RemoteBackendName, Expected>>,
];

const all = (expected: Expected): Record<RemoteBackendName, Expected> =>
  Object.fromEntries(NAMES.map((name) => [name, expected])) as Record<RemoteBackendName, Expected>;

/** Every fault of every API that knows it. */
const ROWS: readonly Row[] = [
  ['none', 'a picture', all(['made', 1, true])],
  ['never', 'no end', all(['noAnswer', 1, true])],
  [
    'failed',
    'an end with a message',
    {
      replicate: ['notWorking', 1, true],
      comfyui: ['notWorking', 1, true],
      stability: ['declined', 1, false],
    },
  ],
  ['cancelled', 'stopped elsewhere', { replicate: ['noAnswer', 1, true], comfyui: ['noAnswer', 1, true] }],
  ['busy', 'too many requests', all(['made', 2, true])],
  ['busy-told', 'too many requests, with a time', all(['made', 2, true])],
  [
    'quota',
    'the account is used up',
    { openai: ['quota', 1, false], replicate: ['quota', 1, false], stability: ['quota', 1, false] },
  ],
  ['server-error', 'an error on the order', all(['noAnswer', 1, true])],
  ['poll-error', 'an error on a look', { replicate: ['made', 1, true], comfyui: ['made', 1, true] }],
  [
    'refused',
    'the safety system',
    { openai: ['declined', 1, false], replicate: ['declined', 1, true], stability: ['declined', 1, false] },
  ],
  ['list', 'a list of pictures', { replicate: ['made', 1, true] }],
  [
    'empty',
    'no picture in it',
    {
      openai: ['noAnswer', 1, true],
      replicate: ['noAnswer', 1, true],
      automatic1111: ['notWorking', 1, false],
      comfyui: ['notWorking', 1, true],
      stability: ['noAnswer', 1, true],
    },
  ],
  [
    'gone',
    'a picture that is gone',
    { replicate: ['notWorking', 1, true], comfyui: ['notWorking', 1, true] },
  ],
  [
    'slow',
    'a picture that does not come',
    { replicate: ['noAnswer', 1, true], comfyui: ['noAnswer', 1, true] },
  ],
  ['wrong-type', 'another type', { replicate: ['notWorking', 1, true] }],
  ['not-an-image', 'other bytes', all(['unusable', 1, true])],
  ['truncated', 'half a picture', all(['unusable', 1, true])],
  ['other-size', 'another size', all(['made', 1, true])],
  ['own-id-ignored', 'an id of its own', { comfyui: ['made', 1, true] }],
  ['invalid', 'an order not understood', { ...all(['notWorking', 1, false]) }],
  ['detail', 'the other shape of an error', all(['notWorking', 1, false])],
  ['reset', 'a broken connection', all(['noAnswer', 1, true])],
  [
    'bad-key',
    'a wrong key',
    {
      openai: ['notWorking', 1, false],
      replicate: ['notWorking', 1, false],
      automatic1111: ['notWorking', 1, false],
      stability: ['notWorking', 1, false],
    },
  ],
];
/** What ends by our own clock; all else must not depend on it. */
const IMPATIENT: readonly ModelFault[] = ['never', 'slow'];
/** Those with a call that stops a picture. */
const STOPPABLE: readonly RemoteBackendName[] = ['replicate', 'automatic1111', 'comfyui'];

let bench: RemoteBench;
beforeAll(async () => {
  bench = await openRemoteBench();
});
afterAll(() => bench?.close());

async function withFake<T>(
  name: RemoteBackendName,
  options: FakeModelOptions,
  work: (fake: FakeModel, backend: RemoteBackend) => Promise<T>,
): Promise<T> {
  const fake = await startFakeOf[name](options);
  try {
    // A machine of one's own costs nothing; here everything does, so that the ledger can be read.
    return await work(fake, { ...backendAt(name, fake.url), costUsd: () => 0.05 });
  } finally {
    await fake.stop();
  }
}

describe.each(NAMES)('%s', (name) => {
  const rows = ROWS.filter(([, , expected]) => expected[name]);
  const outcomes = new Map<string, { outcome: Expected; stopped: number; seed: number | null }>();

  beforeAll(async () => {
    const one = async ([fault]: Row) => {
      const faults = fault === 'none' ? [] : [fault];
      await withFake(name, { faults }, async (fake, backend) => {
        const timeoutS = faults.some((one) => IMPATIENT.includes(one)) ? 1.5 : 3_600;
        const { picture, rows } = await bench.run(backend, { timeoutS });
        const { provider, fallbackReason, seed } = picture.meta;
        const sentence = Object.entries(says).find(([, text]) => text === fallbackReason)?.[0];
        outcomes.set(fault, {
          outcome: [
            provider === name ? 'made' : (sentence as keyof typeof says),
            fake.orders.length,
            rows.reduce((sum, { costUsd }) => sum + costUsd, 0) > 0,
          ],
          stopped: fake.stopped.length,
          seed,
        });
      });
    };
    // The time goes into waiting: side by side, and those with a clock by themselves.
    const isImpatient = ([fault]: Row) => fault !== 'none' && IMPATIENT.includes(fault);
    await Promise.all(rows.filter((row) => !isImpatient(row)).map(one));
    await Promise.all(rows.filter(isImpatient).map(one));
  });

  it.each(rows)('%s: %s', (fault, _, expected) => {
    expect(outcomes.get(fault)?.outcome).toEqual(expected[name]);
  });

  it('says with which seed a picture was made, where its API knows seeds', () => {
    expect(outcomes.get('none')?.seed).toBe(name === 'openai' ? null : 7);
  });

  it('stops what nobody waits for any more, where its API can', async () => {
    expect(outcomes.get('never')?.stopped).toBe(STOPPABLE.includes(name) ? 1 : 0);
  });

  it('stops its picture when the homeowner cancels, and writes down that it may be on the bill', async () => {
    await withFake(name, { faults: ['never'] }, async (fake, backend) => {
      const cancel = new AbortController();
      const jobId = randomUUID();
      const running = bench.run(backend, { jobId, signal: cancel.signal });
      const ended = expect(running).rejects.toBeInstanceOf(Cancelled);
      const isRunning = async () =>
        backend.follow ? (await bench.rows(jobId))[0]?.phase === 'running' : fake.orders.length > 0;
      await until(isRunning);
      cancel.abort(new Cancelled());
      await ended;
      expect(await bench.rows(jobId)).toMatchObject([
        { phase: 'failed', faultKind: 'cancelled', costUsd: 0.05 },
      ]);
      expect(fake.stopped).toHaveLength(STOPPABLE.includes(name) ? 1 : 0);
      expect(fake.orders).toHaveLength(1);
    });
  });

  it('asks no more once the budget of the day or of a client is spent', async () => {
    await withFake(name, {}, async (fake, backend) => {
      const client = randomUUID();
      const day = await bench.run(backend, { budgetUsd: { perDay: 0.01 } });
      expect(day.picture.meta).toMatchObject({ fallbackFrom: name, fallbackReason: says.budget });
      expect(day.rows).toEqual([]);
      const budgetUsd = { perClient: 0.08 };
      const first = await bench.run(backend, { budgetUsd, client });
      expect(first.picture.meta.provider).toBe(name);
      const second = await bench.run(backend, { budgetUsd, client });
      expect(second.picture.meta).toMatchObject({ provider: 'embedded', fallbackReason: says.clientBudget });
      const other = await bench.run(backend, { budgetUsd, client: randomUUID() });
      expect(other.picture.meta.provider).toBe(name);
      expect(fake.orders).toHaveLength(2);
    });
  });

  it('leaves no key in a log, an error or a metric', async () => {
    const secret = SECRETS[name];
    const traces = await bench.traces();
    expect(traces).toContain(`image_call_seconds_count{provider="${name}"`);
    if (secret) {
      expect(traces).toMatch(/401/);
      expect(traces).not.toContain(secret);
    }
  });
});
