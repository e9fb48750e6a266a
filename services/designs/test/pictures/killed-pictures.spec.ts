import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PictureMeta } from '@plumbline/concept';
import { MESSAGES } from '@plumbline/contracts';
import { type FakeModel, type ModelFault, startPostgres, type TestPostgres, until } from '@plumbline/testing';
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
  /** By how many kills it is caught; after the second nobody pays again. */
  readonly kills?: number;
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
  {
    phase: 'ordered twice',
    provider: 'openai',
    faults: ['never', 'never'],
    isThere: async ({ orders }) => orders.length === kills + 1,
    orders: 2,
    kills: 2,
  },
];

/** Running when their process is killed, and cancelled before another one comes to them. */
const CANCELLED: readonly Caught[] = (['replicate', 'comfyui'] as const).map((provider) => ({
  phase: 'cancelled',
  provider,
  faults: ['never'],
  isThere: phaseIs('running'),
  orders: 1,
}));
const ALL = [...CAUGHT, ...CANCELLED];

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

  const first = start(ALL.map((_, i) => i));
  await Promise.all(ALL.map((one, i) => untilIn(first, () => one.isThere(fakes[i]!, jobs[i]!))));
  await kill(first);
  for (const [i, { provider, phase }] of ALL.entries()) {
    if (phase === 'cancelled') await bench.abandon(backendAt(provider, fakes[i]!.url), jobs[i]!);
  }
  ends.clear();
  // What never ended comes to its end while nobody looks.
  for (const fake of fakes) fake.release?.();
  const second = start(CAUGHT.map((_, i) => i));
  await Promise.all(
    CAUGHT.map((one, i) =>
      untilIn(second, async () => (one.kills === 2 ? one.isThere(fakes[i]!, jobs[i]!) : ends.has(jobs[i]!))),
    ),
  );
  await kill(second);
  const third = start(CAUGHT.flatMap(({ kills }, i) => (kills === 2 ? [i] : [])));
  await once(third.child, 'exit');
});
afterAll(async () => {
  for (const fake of fakes) await fake.stop();
  await bench?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

it.each(CAUGHT.map((one, i) => [one.provider, one.phase, i] as const))(
  'loses no picture of %s that was %s when its process was killed, and pays at most once more',
  (provider, _, i) => {
    const { orders, kills } = CAUGHT[i]!;
    expect(fakes[i]!.orders).toHaveLength(orders);
    expect(ends.get(jobs[i]!)).toMatchObject(
      kills === 2
        ? { provider: 'embedded', fallbackFrom: provider, fallbackReason: MESSAGES.pictures.interrupted }
        : { provider },
    );
  },
);

it.each(CANCELLED.map(({ provider }, i) => [provider, CAUGHT.length + i] as const))(
  'stops a picture of %s whose job was cancelled while no process was at work on it',
  async (_, i) => {
    expect(fakes[i]!.stopped).toHaveLength(1);
    expect(await bench.rows(jobs[i]!)).toMatchObject([{ phase: 'failed', faultKind: 'cancelled' }]);
  },
);

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
    [
      '--conditions=source',
      ...['--import', '@swc-node/register/esm-register'],
      ...[join(__dirname, 'picture-process.ts'), JSON.stringify(task)],
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TS_NODE_PROJECT: join(__dirname, '../../../../tsconfig.base.json') },
    },
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
