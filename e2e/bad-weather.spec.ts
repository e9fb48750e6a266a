import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EmbeddedProduct,
  freePort,
  NodeProcess,
  PROJECT_ROOT,
  startEmbedded,
  until,
} from '@plumbline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Starts the product where it cannot start, and gives what the person at the terminal reads. */
async function refusal(env: Record<string, string>): Promise<string> {
  const attempt = NodeProcess.start('scripts/start.mjs', [], {
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'error',
    ...env,
  });
  expect(await attempt.untilEnded()).toBe(1);
  expect(attempt.output).not.toMatch(/\n\s+at /);
  return attempt.output.trim();
}

describe('wrong settings end with a sentence that names each', () => {
  it('those that are wrong by themselves, at once', async () => {
    const env = { PORT: 'abc', ADMIN_EMAIL: 'nobody', NATS_URL: 'http://x', ADMIN_TOKEN: 'short' };
    const said = await refusal(env);
    expect(said).toContain('PORT=abc is not a number; use one like 3000.');
    expect(said).toContain('ADMIN_EMAIL=nobody is not an e-mail address');
    expect(said).toContain('NATS_URL=… is not an address like nats://localhost:4222');
    expect(said).toContain('ADMIN_TOKEN=… is shorter than 12 characters');
    expect(said).not.toMatch(/\bshort\b/);
  });

  it('one that is wrong beside another', async () => {
    expect(await refusal({ HOST: '0.0.0.0' })).toContain('set ACCESS=links');
  });

  it('DATABASE_URL where nothing answers', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-weather-'));
    const port = await freePort();
    const said = await refusal({
      DATABASE_URL: `postgres://somebody:hush@127.0.0.1:${port}/x`,
      DATA_DIR: dataDir,
    });
    expect(said).toContain(`DATABASE_URL: no usable Postgres at 127.0.0.1:${port}/x`);
    expect(said).toContain('Start it there, or correct');
    expect(said).not.toContain('hush');
    await rm(dataDir, { recursive: true });
  });
});

describe('a data folder that cannot be used', () => {
  it('is a file', async () => {
    const said = await refusal({ DATA_DIR: join(PROJECT_ROOT, 'package.json') });
    expect(said).toContain('it is a file, not a folder');
  });

  it.each([
    ['read-only', 'mount -o remount,ro', 'it is on a read-only disk'],
    ['full', 'true', 'MB left and Plumbline needs 256 MB'],
  ])('is %s', async (_, mount, sentence) => {
    const folder = await mkdtemp(join(tmpdir(), 'plumbline-weather-'));
    const output = await inMountNamespace(
      `mount -t tmpfs -o size=8m tmpfs ${folder} && ${mount} ${folder} && DATA_DIR=${folder}/data exec ${process.execPath} scripts/start.mjs`,
    );
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/\n\s+at /);
    await rm(folder, { recursive: true });
  });
});

describe('a running product', () => {
  let product: EmbeddedProduct;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'plumbline-weather-'));
    product = await startEmbedded({ dataDir });
  });
  afterAll(async () => {
    await product?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const isReady = async () => (await fetch(`${product.url}/health/ready`)).status;

  it('tells a second start on its data folder to go away, and goes on', async () => {
    const said = await refusal({ DATA_DIR: dataDir, PORT: String(await freePort()) });
    expect(said).toContain('Plumbline is already running on this data folder');
    expect(await isReady()).toBe(200);
  });

  it('tells a start on its port that the port is taken', async () => {
    const other = await mkdtemp(join(tmpdir(), 'plumbline-weather-'));
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const { port } = holder.address() as { port: number };
    expect(await refusal({ DATA_DIR: other, PORT: String(port) })).toContain(
      `PORT=${port} on 127.0.0.1 is taken`,
    );
    holder.close();
    await rm(other, { recursive: true, force: true });
  });

  it('is found again after kill -9, with its data, without a hand', async () => {
    const job = await askForConcept(product);
    await product.process.end('SIGKILL');
    product = await startEmbedded({ dataDir });
    expect(await untilFinished(product, job)).toBe('done');
  });

  it('ends a design in the middle on SIGINT and finishes it after the next start', async () => {
    const job = await askForConcept(product);
    await untilStatus(product, job, 'processing');
    const ended = product.process.end('SIGINT');
    // The terminal signals npm and Plumbline at once, and npm hands the signal on: one press, two signals.
    await until(() =>
      fetch(`${product.url}/health/live`).then(
        ({ ok }) => !ok,
        () => true,
      ),
    );
    product.process.child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(existsSync(postmasterOf(dataDir))).toBe(false);
    product = await startEmbedded({ dataDir });
    // It did not wait for the picture.
    expect(await statusOf(product, job)).toMatch(/queued|processing/);
    expect(await untilFinished(product, job)).toBe('done');
  });
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'ends what it has begun on a %s in the middle of its start',
  async (signal) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-weather-'));
    const starting = NodeProcess.start('scripts/start.mjs', [], {
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      MAILBOX_PORT: String(await freePort()),
    });
    // A start may have to build first.
    await until(() => existsSync(postmasterOf(dataDir)));
    expect(await starting.end(signal)).toBe(0);
    expect(starting.output).toBe('');
    expect(existsSync(postmasterOf(dataDir))).toBe(false);
    await rm(dataDir, { recursive: true, force: true });
  },
);

/** There while a Postgres runs on the data folder. */
const postmasterOf = (dataDir: string) => join(dataDir, 'postgres/data/postmaster.pid');

/** Runs a shell line as root of a mount namespace of its own, from the project's root; everything it printed. */
function inMountNamespace(line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('unshare', ['--map-root-user', '--mount', 'sh', '-c', line], { cwd: PROJECT_ROOT });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', reject).once('close', () => resolve(output));
  });
}

async function askForConcept({ url }: { url: string }): Promise<string> {
  const answer = await fetch(`${url}/api/designs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      zipCode: '78704',
      categories: ['kitchen'],
      designPrompt: 'A calm kitchen with an island',
      contractorPrompt: 'Full remodel',
    }),
  });
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { jobId: string }).jobId;
}

async function statusOf({ url }: { url: string }, jobId: string): Promise<string> {
  const answer = await fetch(`${url}/api/designs/${jobId}`);
  return ((await answer.json()) as { status: string }).status;
}

const untilStatus = (product: { url: string }, jobId: string, status: string) =>
  until(async () => (await statusOf(product, jobId)) === status);

const untilFinished = (product: { url: string }, jobId: string): Promise<string> =>
  until(async () => {
    const status = await statusOf(product, jobId);
    return (status === 'done' || status === 'failed') && status;
  });
