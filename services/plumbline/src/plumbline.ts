import { createServer } from 'node:http';
import { bidsService } from '@plumbline/bids';
import { designsService } from '@plumbline/designs';
import { notificationsService } from '@plumbline/notifications';
import {
  type Config,
  closeServer,
  createLogger,
  createService,
  explainListen,
  type Logger,
  openInfrastructure,
  readConfig,
  StartError,
} from '@plumbline/platform';
import { uploadsService } from '@plumbline/uploads';
import { collectDefaultMetrics } from 'prom-client';
import { keptSecret, openDataFolder } from './data-folder.js';
import { EmbeddedPostgres } from './embedded-postgres.js';
import { frontDoor } from './front-door.js';
import { startMailbox } from './mailbox.js';

/** Stands in for what is found out later, while the rest of the environment is checked. */
const LATER = {
  adminToken: 'made at the first start',
  appSecret: 'made at the first start',
  databaseUrl: 'postgres://embedded',
  smtpUrl: 'smtp://mailbox',
};

/** The running product, and how to end it. */
export interface Plumbline {
  readonly config: Config;
  stop(): Promise<void>;
}

/**
 * Starts the whole product in this process: embedded Postgres and mailbox where the environment names none, four
 * services, one front door.
 *
 * @throws ConfigError | StartError, whose message tells a person what to do
 */
export async function startPlumbline(env: Readonly<Record<string, string | undefined>>): Promise<Plumbline> {
  const checked = readConfig(env, LATER);
  const logger = createLogger(checked);
  const dataDir = await openDataFolder(checked.dataDir);
  const undo: (() => Promise<void>)[] = [];
  try {
    const config = await completeConfig({ env, checked, dataDir, logger, undo });
    await probePort(config);
    const infrastructure = await openInfrastructure({ ...config, dataDir }, logger);
    undo.push(() => infrastructure.close());
    const services = [];
    for (const definition of [uploadsService, designsService, bidsService, notificationsService]) {
      const service = await createService(definition, infrastructure);
      undo.push(() => service.stop());
      services.push(service);
    }
    collectDefaultMetrics({ register: services[0]!.registry });

    const server = createServer(frontDoor(services, config));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(config.port, config.host, resolve);
    }).catch(explainListen(config));
    undo.push(() => closeServer(server));
    for (const service of services) await service.start();
    return { config, stop: () => unwind(undo) };
  } catch (error) {
    await unwind(undo);
    throw error;
  }
}

/** Ends in the opposite order of the start: HTTP first, Postgres last. Every step is tried. */
async function unwind(undo: (() => Promise<void>)[]): Promise<void> {
  const faults: unknown[] = [];
  for (const step of undo.splice(0).reverse()) await step().catch((error) => faults.push(error));
  if (faults.length) throw new AggregateError(faults, 'Some parts did not stop cleanly.');
}

async function completeConfig(parts: {
  env: Readonly<Record<string, string | undefined>>;
  checked: Config;
  dataDir: string;
  logger: Logger;
  undo: (() => Promise<void>)[];
}): Promise<Config> {
  const { env, checked, dataDir, logger, undo } = parts;
  const [postgres, mailbox] = await Promise.allSettled([
    checked.databaseUrl === LATER.databaseUrl ? EmbeddedPostgres.start(dataDir, logger) : undefined,
    checked.smtpUrl === LATER.smtpUrl ? startMailbox(dataDir, checked.mailboxPort) : undefined,
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
