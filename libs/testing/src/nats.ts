import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureServer } from './ensure-server.js';
import { freePort } from './free-port.js';
import { ServerProcess } from './server-process.js';

/** A NATS server with JetStream of its own. */
export interface TestNats {
  /** nats://127.0.0.1:… */
  readonly url: string;
  stop(): Promise<void>;
  /** Starts it again on the same port and store, after an orderly end if it still runs. */
  restart(): Promise<void>;
  /** kill -9; restart() brings it back with what reached its files. */
  kill(): Promise<void>;
  /** While it is killed: forgets all streams and consumers. */
  wipe(): Promise<void>;
  /** Copies the store as it is, for rewind(). */
  remember(): Promise<void>;
  /** While it is killed: puts the store back to what it was at remember(), as after a power failure. */
  rewind(): Promise<void>;
}

/** @param options.port a port that is known to be free; else one is found */
export async function startNats(options: { port?: number } = {}): Promise<TestNats> {
  const program = await ensureServer('nats-server');
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-nats-'));
  const store = join(folder, 'store');
  const remembered = join(folder, 'remembered');
  const port = options.port ?? (await freePort());
  const args = ['--addr', '127.0.0.1', '--port', String(port), '--jetstream', '--store_dir', store];
  let server = await ServerProcess.start(program, args, port);
  const forget = (path: string) => rm(path, { recursive: true, force: true });
  return {
    url: `nats://127.0.0.1:${port}`,
    async stop() {
      await server.end('SIGTERM');
      await forget(folder);
    },
    async restart() {
      await server.end('SIGTERM');
      server = await ServerProcess.start(program, args, port);
    },
    kill: () => server.end('SIGKILL'),
    wipe: () => forget(store),
    async remember() {
      await forget(remembered);
      await cp(store, remembered, { recursive: true });
    },
    async rewind() {
      await forget(store);
      await cp(remembered, store, { recursive: true });
    },
  };
}
