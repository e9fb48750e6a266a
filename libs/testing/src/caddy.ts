import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureServer } from './ensure-server.js';
import { ServerProcess } from './server-process.js';

/** A Caddy of its own. */
export interface TestCaddy {
  stop(): Promise<void>;
  restart(): Promise<void>;
  kill(): Promise<void>;
}

/**
 * @param config the Caddyfile's text; give it `admin off`
 * @param port the port it listens on, to know when it is there
 * @param env what the Caddyfile's {$PLACEHOLDERS} stand for
 */
export async function startCaddy(
  config: string,
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<TestCaddy> {
  const program = await ensureServer('caddy');
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-caddy-'));
  const file = join(folder, 'Caddyfile');
  await writeFile(file, config);
  const start = () =>
    ServerProcess.start(program, ['run', '--config', file, '--adapter', 'caddyfile'], port, {
      env: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, ...env },
    });
  let server = await start();
  return {
    async stop() {
      await server.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
    async restart() {
      await server.end('SIGTERM');
      server = await start();
    },
    kill: () => server.end('SIGKILL'),
  };
}
