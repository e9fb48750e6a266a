import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { MESSAGES } from '@plumbline/contracts';
import { namesUs } from '../access/hosts.js';
import type { Config } from '../config/config.js';
import type { Logger } from '../context/logger.js';
import { withRequest } from '../context/request-context.js';
import { answerFault, answerProblem, uncaughtFaults } from '../errors/faults.js';
import { explainListen } from './run-process.js';

/** Answers a request. Where it throws or rejects, door() answers 500. */
export type DoorHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

interface Surroundings {
  readonly config: Config;
  readonly logger: Logger;
}

/**
 * The outermost listener of every HTTP server: gives the request its id, refuses a request for another host, and answers
 * 500 where the handler throws.
 */
function door(handle: DoorHandler, { config, logger }: Surroundings): RequestListener {
  return (request, response) =>
    withRequest(request, response, async () => {
      try {
        if (config.access === 'open' && !namesUs(request, config)) {
          answerProblem(response, 421, MESSAGES.server.foreignHost);
          return;
        }
        await handle(request, response);
      } catch (error) {
        uncaughtFaults.request++;
        logger.error({ err: error, method: request.method }, 'request failed');
        answerFault(response);
      }
    });
}

/**
 * Listens behind a door on HOST:PORT, and on OPS_PORT where it is set, for the pages of operators alone.
 *
 * @param drainMs on closing, how long requests are still taken in while /health/live answers 503: so long a proxy in
 *   front has to send its requests elsewhere
 * @returns closes both
 * @throws StartError where a port or the address cannot be had
 */
export async function listen(
  handle: DoorHandler,
  surroundings: Surroundings,
  drainMs = 0,
): Promise<() => Promise<void>> {
  const { config } = surroundings;
  const servers: Server[] = [];
  let draining = false;
  const close = async () => {
    draining = true;
    await sleep(drainMs);
    await Promise.all(servers.map((server) => closeServer(server)));
  };
  const open = async (port: number, name: 'PORT' | 'OPS_PORT', listener: DoorHandler) => {
    const behindDoor = door(listener, surroundings);
    const server = createServer((request, response) => {
      if (draining) response.setHeader('Connection', 'close');
      if (draining && request.url === '/health/live') response.writeHead(503).end();
      else behindDoor(request, response);
    });
    servers.push(server);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, config.host, resolve);
    }).catch(explainListen({ port, host: config.host, name }));
  };
  try {
    await open(config.port, 'PORT', handle);
    if (config.opsPort !== undefined) await open(config.opsPort, 'OPS_PORT', operatorsOnly(handle));
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}

const operatorsOnly =
  (handle: DoorHandler): DoorHandler =>
  (request, response) =>
    /^\/(metrics|health\/(live|ready))(\?|$)/.test(request.url ?? '')
      ? handle(request, response)
      : answerProblem(response, 404, MESSAGES.server.notFound);

/** Stops accepting, lets answers in flight end for at most `graceMs`, then cuts what is left. */
async function closeServer(server: Server, graceMs = 3_000): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose answer ends now would be kept for a next request.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
