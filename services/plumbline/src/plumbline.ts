import { createServer } from 'node:http';
import {
  type Config,
  createLogger,
  explainListen,
  type Logger,
  readConfig,
  StartError,
} from '@plumbline/platform/process';
import { keptSecret, openDataFolder } from './data-folder.js';
import { EmbeddedPostgres } from './embedded-postgres.js';
import { startMailbox } from './mailbox.js';
import { UNKNOWN_YET } from './unknown-yet.js';

/** The running product, and how to end it. */
export interface Plumbline {
  readonly config: Config;
  stop(): Promise<void>;
}

/** What has been started, as the steps that end it. */
type Undo = (() => Promise<void>)[];

/**
 * Starts the whole product in this process: embedded Postgres and mailbox where the environment names none, four
 * services, one front door.
 *
 * @param asked aborted when the process is asked to end: what was begun is ended again
 * @throws ConfigError | StartError, whose message tells a person what to do
 */
export async function startPlumbline(
  env: Readonly<Record<string, string | undefined>>,
  asked: AbortSignal = new AbortController().signal,
): Promise<Plumbline> {
  const checked = readConfig(env, UNKNOWN_YET);
  const logger = createLogger(checked);
  const dataDir = await openDataFolder(checked.dataDir);
  const undo: Undo = [];
  try {
    const starting = completeConfig({ env, checked, dataDir, logger, undo });
    // The services load while Postgres starts: each takes over a second.
    const [config, { openServices }] = await Promise.all([starting, import('./open-services.js')]);
    asked.throwIfAborted();
    await probePort(config);
    await openServices({ config, logger, undo, asked });
    return { config, stop: () => unwind(undo) };
  } catch (error) {
    await unwind(undo);
    throw error;
  }
}

/** Ends in the opposite order of the start: HTTP first, Postgres last. Every step is tried. */
async function unwind(undo: Undo): Promise<void> {
  const faults: unknown[] = [];
  for (const step of undo.splice(0).reverse()) await step().catch((error) => faults.push(error));
  if (faults.length) throw new AggregateError(faults, 'Some parts did not stop cleanly.');
}

async function completeConfig(parts: {
  env: Readonly<Record<string, string | undefined>>;
  checked: Config;
  dataDir: string;
  logger: Logger;
  undo: Undo;
}): Promise<Config> {
  const { env, checked, dataDir, logger, undo } = parts;
  const [postgres, mailbox] = await Promise.allSettled([
    checked.databaseUrl === UNKNOWN_YET.databaseUrl ? EmbeddedPostgres.start(dataDir, logger) : undefined,
    checked.smtpUrl === UNKNOWN_YET.smtpUrl ? startMailbox(dataDir, checked.mailboxPort) : undefined,
  ]);
  for (const part of [postgres, mailbox]) {
    if (part.status === 'fulfilled' && part.value) undo.push(part.value.stop.bind(part.value));
  }
  const own = {
    databaseUrl: startedOrThrow(postgres)?.url ?? checked.databaseUrl,
    smtpUrl: startedOrThrow(mailbox)?.smtpUrl ?? checked.smtpUrl,
    mailboxUrl: startedOrThrow(mailbox)?.url,
  };
  return readConfig(
    { ...env, DATA_DIR: dataDir },
    {
      adminToken: await keptSecret(dataDir, 'admin-token'),
      appSecret: await keptSecret(dataDir, 'app-secret'),
      ...own,
    },
  );
}

/** @throws what a part that did not start gave as its reason */
function startedOrThrow<T>(part: PromiseSettledResult<T>): T {
  if (part.status === 'rejected') throw part.reason;
  return part.value;
}

/** A taken port is told before the services are built, not after. */
async function probePort(config: Config): Promise<void> {
  if (config.port === 0) throw new StartError('PORT=0 names no port; use one like 3000.');
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen(config.port, config.host, resolve);
  }).catch(explainListen(config));
  await new Promise<void>((resolve) => probe.close(() => resolve()));
}
