import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureServer } from './ensure-server.js';
import { freePort } from './free-port.js';
import { ServerProcess } from './server-process.js';

/** An empty Redis of its own. */
export interface TestRedis {
  /** redis://127.0.0.1:… */
  readonly url: string;
  stop(): Promise<void>;
  /** Starts it again on the same port and data, after an orderly end if it still runs. */
  restart(): Promise<void>;
  /** kill -9; restart() brings it back with what was written. */
  kill(): Promise<void>;
}

/** Every write reaches the disk before its answer, so that a kill loses nothing a client was told. */
export async function startRedis(): Promise<TestRedis> {
  const program = await ensureServer('redis-server');
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-redis-'));
  const port = await freePort();
  const args = [
    ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
    ...['--save', '', '--appendonly', 'yes', '--appendfsync', 'always'],
  ];
  let server = await ServerProcess.start(program, args, port);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      await server.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
    async restart() {
      await server.end('SIGTERM');
      server = await ServerProcess.start(program, args, port);
    },
    kill: () => server.end('SIGKILL'),
  };
}
