import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from '@plumbline/testing';
import type { Config } from '../../src/config/config.js';
import type { Logger } from '../../src/context/logger.js';
import { listen } from '../../src/service/door.js';

/** The time of the drain passes when a test says so. */
let mockDrained: Promise<unknown> = Promise.resolve();
jest.mock('node:timers/promises', () => ({ setTimeout: () => mockDrained }));

const surroundings = (port: number) => ({
  config: { port, host: '127.0.0.1', access: 'links' } as Config,
  logger: { error: () => undefined } as unknown as Logger,
});

function ask(port: number, path: string, agent?: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent }, (answer) => resolve(answer.resume())).once('error', reject);
  });
}

it('sends a proxy away before it stops to listen, and answers what still comes', async () => {
  const port = await freePort();
  const agent = new Agent({ keepAlive: true });
  let pass = () => {};
  mockDrained = new Promise<void>((resolve) => {
    pass = resolve;
  });
  const close = await listen((_, response) => response.end('fine'), surroundings(port), 5_000);
  expect((await ask(port, '/health/live', agent)).statusCode).toBe(200);

  const closed = close();
  const live = await ask(port, '/health/live', agent);
  const late = await ask(port, '/late', agent);
  expect([live.statusCode, late.statusCode]).toEqual([503, 200]);
  expect([live.headers.connection, late.headers.connection]).toEqual(['close', 'close']);
  pass();
  await closed;
  await expect(ask(port, '/gone')).rejects.toThrow('ECONNREFUSED');
});

it('lets an answer under way end, and does not wait for the connection it came on', async () => {
  const port = await freePort();
  let arrive = (_: ServerResponse) => {};
  const arrived = new Promise<ServerResponse>((resolve) => {
    arrive = resolve;
  });
  const close = await listen((_, response) => arrive(response), surroundings(port));
  const answer = ask(port, '/slow', new Agent({ keepAlive: true }));
  const underWay = await arrived;
  const closed = close();
  underWay.end('at last');
  expect((await answer).statusCode).toBe(200);
  await closed;
});
