import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/** Below the ports that the system itself hands out; a part of them for each test process that runs beside others. */
const FIRST = 10_000;
const EACH = 2_500;
const PARTS = 8;

const part = Number(process.env.VITEST_POOL_ID ?? process.env.JEST_WORKER_ID ?? 0) % PARTS;
const last = FIRST + (part + 1) * EACH - 1;

/**
 * A loopback TCP port that was free a moment ago; never the same one twice in a row, and none that another test
 * process takes before the caller listens on it.
 */
export const freePort = (): Promise<number> =>
  getPort({ host: '127.0.0.1', port: portNumbers(last - randomInt(100, EACH), last) });
