import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { MESSAGES } from '@plumbline/contracts';
import { freePort, TEST_PROCESS } from '@plumbline/testing';

let child: ChildProcess;
let port: number;
let output = '';

beforeAll(async () => {
  port = await freePort();
  child = spawn(process.execPath, [...TEST_PROCESS, join(__dirname, 'faulty-process.ts'), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await until(() => output.includes('ready\n'));
});
afterAll(() => {
  child?.kill('SIGKILL');
});

async function until(found: () => unknown): Promise<void> {
  while (!found()) await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')]);
}

/** The log lines of one request. */
const linesOf = (requestId: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { requestId?: string; err?: { message: string }; msg: string })
    .filter((line) => line.requestId === requestId);

const ask = (path: string, requestId: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-request-id': requestId } });

it.each([
  ['throws', 'thrown'],
  ['rejects', 'forgotten'],
  ['forgets', 'forgotten'],
  ['forgets-what-is-no-error', 'undefined'],
  ['throws-in-a-callback', 'JSON'],
  ['answers-after-all', 'forgotten'],
])('a handler that %s is answered for with 500 and logged with its request', async (way, reason) => {
  const requestId = `request-${way}`;
  const answer = await ask(`/${way}`, requestId);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    statusCode: 500,
    error: 'Internal Server Error',
    message: MESSAGES.server.internal,
    requestId,
  });
  await until(() => linesOf(requestId).length > 0);
  expect(linesOf(requestId)[0]?.err?.message).toContain(reason);
  expect((await ask('/fine', 'request-fine')).status).toBe(200);
});

it('cuts an answer that had begun, and lives on after faults that come too late to answer', async () => {
  await expect(ask('/breaks-off', 'request-breaks-off').then((answer) => answer.text())).rejects.toThrow();
  for (const way of ['throws-after-the-answer', 'writes-after-the-end']) {
    expect(await (await ask(`/${way}`, `request-${way}`)).text()).toBe('fine');
    await until(() => linesOf(`request-${way}`).length > 0);
  }
  expect(await (await ask('/fine', 'request-fine')).text()).toBe('fine');
});

it('a fault outside any request drains the process and ends it with a code of its own', async () => {
  const ended = once(child, 'exit');
  expect(await (await ask('/breaks-the-process', 'request-breaks')).text()).toBe('fine');
  expect(await ended).toEqual([70, null]);
  expect(output).toContain('drained\n');
});
