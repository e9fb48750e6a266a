import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SERVICES, type ServiceName } from '@plumbline/contracts';
import {
  freePort,
  NodeProcess,
  PROJECT_ROOT,
  type RunningProduct,
  startCaddy,
  startNats,
  startPostgres,
  startRedis,
  startS3,
  startSmtp,
  type TestCaddy,
  type TestNats,
  type TestPostgres,
  type TestRedis,
  type TestS3,
  type TestSmtp,
} from '@plumbline/testing';
import { readCompose } from '../compose.js';

const SECRETS = {
  ADMIN_TOKEN: 'the admin token of this run',
  APP_SECRET: 'the application secret of this run',
};

/** What the compose file describes, as processes on loopback. */
export interface DistributedProduct extends RunningProduct {
  readonly services: Readonly<Record<ServiceName, NodeProcess>>;
  readonly servicePorts: Readonly<Record<ServiceName, number>>;
  readonly postgres: TestPostgres;
  readonly nats: TestNats;
  readonly redis: TestRedis;
  readonly s3: TestS3;
  readonly smtp: TestSmtp;
  /** The folder that the image of the designs service holds; the service runs from it. */
  readonly assembled: string;
}

/** The service with the most packages: it runs from the folder that its image holds, the others from the project. */
const ASSEMBLED: ServiceName = 'designs';

/**
 * Starts the set that docker-compose.yml describes: its services with their commands and variables (hosts and
 * ports replaced by those of this run), behind Caddy with the project's Caddyfile. Of each service Caddy is told a
 * second replica, which is dead.
 */
export async function startDistributed(): Promise<DistributedProduct> {
  const [postgres, nats, redis, s3, smtp, sitePort, deadPort, assembled] = await Promise.all([
    startPostgres({ own: true }),
    startNats(),
    startRedis(),
    startS3(),
    startSmtp(),
    freePort(),
    freePort(),
    assemble(ASSEMBLED),
  ]);
  const url = `http://localhost:${sitePort}`;
  const servicePorts = Object.fromEntries(
    await Promise.all(SERVICES.map(async (service) => [service, await freePort()] as const)),
  ) as Record<ServiceName, number>;
  const here: Record<string, string> = {
    ...SECRETS,
    DATABASE_URL: postgres.url,
    NATS_URL: nats.url,
    REDIS_URL: redis.url,
    SMTP_URL: smtp.url,
    S3_ENDPOINT: s3.settings.endpoint,
    S3_BUCKET: s3.settings.bucket,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    PUBLIC_URL: url,
    ACCESS: 'links',
    ADMIN_EMAIL: 'admin@plumbline.example',
    RATE_LIMIT_FACTOR: '100',
    REFINED_PICTURES: '0',
    LOG_LEVEL: 'warn',
    LOG_FORMAT: 'json',
  };

  const compose = readCompose();
  const services = Object.fromEntries(
    SERVICES.map((service) => {
      const described = compose[service];
      const script = described?.command?.[1];
      if (!script) throw new Error(`docker-compose.yml gives ${service} no command.`);
      const given = Object.keys(described.environment ?? {}).map((name) => [
        name,
        name === 'PORT' ? String(servicePorts[service]) : (here[name] ?? described.environment?.[name] ?? ''),
      ]);
      return [
        service,
        NodeProcess.start(
          script,
          [],
          {
            ...Object.fromEntries(given),
            RATE_LIMIT_FACTOR: here.RATE_LIMIT_FACTOR ?? '1',
            LOG_LEVEL: 'info',
            LOG_FORMAT: 'json',
          },
          service === ASSEMBLED ? { root: assembled } : {},
        ),
      ];
    }),
  ) as Record<ServiceName, NodeProcess>;
  await Promise.all(SERVICES.map((service) => services[service].says('"ready"')));

  const caddy: TestCaddy = await startCaddy(
    await readFile(join(PROJECT_ROOT, 'deploy/caddy/Caddyfile'), 'utf8'),
    sitePort,
    {
      SITE_ADDRESS: `:${sitePort}`,
      WEB_PUBLIC_ROOT: join(PROJECT_ROOT, 'web-public/dist'),
      WEB_ADMIN_ROOT: join(PROJECT_ROOT, 'web-admin/dist'),
      ...Object.fromEntries(
        SERVICES.map((service) => [
          `${service.toUpperCase()}_UPSTREAM`,
          `127.0.0.1:${deadPort} 127.0.0.1:${servicePorts[service]}`,
        ]),
      ),
    },
  );
  return {
    url,
    adminToken: SECRETS.ADMIN_TOKEN,
    services,
    servicePorts,
    postgres,
    nats,
    redis,
    s3,
    smtp,
    assembled,
    mails: async () =>
      smtp.mails.map(({ to, subject, html, text }) => ({ to: to[0] ?? '', subject, html, text })),
    async stop() {
      await caddy.stop();
      await Promise.all(SERVICES.map((service) => services[service].end()));
      await Promise.all([nats.stop(), redis.stop(), s3.stop(), smtp.stop(), postgres.stop()]);
      await rm(assembled, { recursive: true, force: true });
    },
  };
}

async function assemble(service: ServiceName): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `plumbline-${service}-`));
  await promisify(execFile)(process.execPath, [join(PROJECT_ROOT, 'scripts/assemble.mjs'), service, folder]);
  return folder;
}
