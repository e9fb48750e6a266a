import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PictureMeta } from '@plumbline/concept';
import { MESSAGES } from '@plumbline/contracts';
import {
  type FakeModel,
  type ModelFault,
  startPostgres,
  TEST_PROCESS,
  type TestPostgres,
  until,
} from '@plumbline/testing';
import { backendAt, startFakeOf } from './fake-backends.js';
import type { PictureTask } from './picture-process.js';
import { type RemoteBench, remoteBench } from './remote-bench.js';

type Provider = PictureTask['jobs'][number]['provider'];

/** A picture that is caught in a phase, and what becomes of it. */
interface Caught {
  readonly phase: string;
  readonly provider: Provider;
  readonly faults: readonly ModelFault[];
  readonly waitS?: number;
  readonly isThere: (fake: FakeModel, jobId: string) => Promise<boolean>;
  /** Orders in all: 1 where it is picked up, 2 where it had to be paid once more. */
  readonly orders: number;
}

const ordered = async (fake: FakeModel) => fake.orders.length > 0;
const phaseIs = (phase: string) => async (_: FakeModel, jobId: string) =>
  (await bench.rows(jobId)).at(-1)?.phase === phase;
const downloads = async (fake: FakeModel) => fake.requests.some(({ path }) => /delivery|view/.test(path));

const CAUGHT: readonly Caught[] = [
  { phase: 'ordered', provider: 'openai', faults: ['never'], isThere: ordered, orders: 2 },
  { phase: 'ordered', provider: 'automatic1111', faults: ['never'], isThere: ordered, orders: 2 },
  { phase: 'ordered', provider: 'stability', faults: ['never'], isThere: ordered, orders: 2 },
  { phase: 'ordered', provider: 'replicate', faults: ['never'], waitS: 60, isThere: ordered, orders: 2 },
  { phase: 'ordered', provider: 'comfyui', faults: ['never'], isThere: ordered, orders: 1 },
  { phase: 'running', provider: 'replicate', faults: ['never'], isThere: phaseIs('running'), orders: 1 },
  { phase: 'running', provider: 'comfyui', faults: ['never'], isThere: phaseIs('running'), orders: 1 },
  { phase: 'fetched', provider: 'replicate', faults: ['slow'], isThere: downloads, orders: 1 },
  { phase: 'fetched', provider: 'comfyui', faults: ['slow'], isThere: downloads, orders: 1 },
  { phase: 'answered', provider: 'replicate', faults: [], isThere: phaseIs('answered'), orders: 1 },
  { phase: 'answered', provider: 'openai', faults: [], isThere: phaseIs('answered'), orders: 1 },
];

/** Caught by a second kill too; after that nobody pays again. */
const CAUGHT_TWICE: readonly Caught[] = [
  {
    phase: 'ordered twice',
    provider: 'openai',
    faults: ['never', 'never'],
    isThere: async ({ orders }) => orders.length === kills + 1,
    orders: 2,
  },
];

/** Running when their process is killed, and cancelled before another one comes to them. */
const CAUGHT_AND_CANCELLED: readonly Caught[] = (['replicate', 'comfyui'] as const).map((provider) => ({
  phase: 'running',
  provider,
  faults: ['never'],
  isThere: phaseIs('running'),
  orders: 1,
}));

/** All of them; `i` is the place of each one's job and fake. */
const ALL = [...CAUGHT, ...CAUGHT_TWICE, ...CAUGHT_AND_CANCELLED].map((one, i) => ({ ...one, i }));
const KILLED_ONCE = ALL.slice(0, CAUGHT.length);
const KILLED_TWICE = ALL.slice(CAUGHT.length, CAUGHT.length + CAUGHT_TWICE.length);
const CANCELLED = ALL.slice(CAUGHT.length + CAUGHT_TWICE.length);

let postgres: TestPostgres;
let bench: RemoteBench;
let folder: string;
let kills = 0;
const fakes: (FakeModel & { release?(): void })[] = [];
const ends = new Map<string, PictureMeta>();
const jobs = ALL.map(() => randomUUID());

beforeAll(async () => {
  [postgres, folder] = await Promise.all([startPostgres(), mkdtemp(join(tmpdir(), 'plumbline-killed-'))]);
  bench = await remoteBench(postgres.url, folder);
  for (const { provider, faults } of ALL) fakes.push(await startFakeOf[provider]({ faults }));
});
afterAll(async () => {
  for (const fake of fakes) await fake.stop();
  await bench?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('pictures whose process was killed', () => {
  beforeAll(async () => {
    const first = start(ALL.map((_, i) => i));
    await Promise.all(ALL.map((one, i) => untilIn(first, () => one.isThere(fakes[i]!, jobs[i]!))));
    await kill(first);
    ends.clear();
  });

  describe('and whose job was cancelled while no process was at work on it', () => {
    beforeAll(async () => {
      for (const { provider, i } of CANCELLED)
        await bench.abandon(backendAt(provider, fakes[i]!.url), jobs[i]!);
    });

    it.each(CANCELLED)('are stopped at $provider', async ({ i }) => {
      expect(fakes[i]!.stopped).toHaveLength(1);
      expect(await bench.rows(jobs[i]!)).toMatchObject([{ phase: 'failed', faultKind: 'cancelled' }]);
    });
  });

  describe('and that another process takes up', () => {
    let second: Process;

    beforeAll(async () => {
      // What never ended comes to its end while nobody looks.
      for (const fake of fakes) fake.release?.();
      second = start([...KILLED_ONCE, ...KILLED_TWICE].map(({ i }) => i));
      await Promise.all([
        ...KILLED_ONCE.map(({ i }) => untilIn(second, async () => ends.has(jobs[i]!))),
        ...KILLED_TWICE.map(({ i, isThere }) => untilIn(second, () => isThere(fakes[i]!, jobs[i]!))),
      ]);
      await kill(second);
    });

    it.each(KILLED_ONCE)(
      'are not lost where $provider had $phase, and paid at most once more',
      ({ provider, orders, i }) => {
        expect(fakes[i]!.orders).toHaveLength(orders);
        expect(ends.get(jobs[i]!)).toMatchObject({ provider });
      },
    );

    describe('which is killed as well', () => {
      beforeAll(async () => {
        const third = start(KILLED_TWICE.map(({ i }) => i));
        await once(third.child, 'exit');
      });

      it.each(KILLED_TWICE)(
        'are drawn here in place of $provider, and not paid a third time',
        ({ provider, orders, i }) => {
          expect(fakes[i]!.orders).toHaveLength(orders);
          expect(ends.get(jobs[i]!)).toMatchObject({
            provider: 'embedded',
            fallbackFrom: provider,
            fallbackReason: MESSAGES.pictures.interrupted,
          });
        },
      );
    });
  });
});

interface Process {
  readonly child: ChildProcess;
  complaint: string;
}

function start(which: readonly number[]): Process {
  const task: PictureTask = {
    databaseUrl: postgres.url,
    folder,
    jobs: which.map((i) => ({
      jobId: jobs[i]!,
      provider: ALL[i]!.provider,
      url: fakes[i]!.url,
      waitS: ALL[i]!.waitS,
    })),
  };
  const child = spawn(
    process.execPath,
    [...TEST_PROCESS, join(__dirname, 'picture-process.ts'), JSON.stringify(task)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const started: Process = { child, complaint: '' };
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    started.complaint += text;
  });
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const { jobId, meta } = JSON.parse(line) as { jobId: string; meta: PictureMeta };
      ends.set(jobId, meta);
    }
  });
  return started;
}

async function kill({ child }: Process): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  kills++;
}

/** @throws Error with what the process complained of where it ended before */
function untilIn(process: Process, condition: () => Promise<boolean>): Promise<boolean> {
  const holds = async () => {
    if (process.child.exitCode) throw new Error(`It died: ${process.complaint}`);
    return condition();
  };
  return until(holds);
}
