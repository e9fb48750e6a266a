import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bidsService } from '@plumbline/bids';
import { designsService } from '@plumbline/designs';
import { notificationsService } from '@plumbline/notifications';
import {
  createLogger,
  createService,
  type Infrastructure,
  openInfrastructure,
  readConfig,
  type Service,
  type ServiceDefinition,
} from '@plumbline/platform';
import { startPostgres } from '@plumbline/testing';
import { uploadsService } from '@plumbline/uploads';

export const DEFINITIONS: readonly ServiceDefinition[] = [
  uploadsService,
  designsService,
  bidsService,
  notificationsService,
];

export const ADMIN_TOKEN = 'the token of this test run';

/** All four services on a real Postgres, as the one-process form has them, without a front door. */
export async function startServices(): Promise<{
  services: readonly Service[];
  infrastructure: Infrastructure;
  databaseUrl: string;
  stop(): Promise<void>;
}> {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-test-'));
  const logger = createLogger({ logLevel: 'error', logFormat: 'json' });
  const config = readConfig(
    { DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' },
    {
      databaseUrl: postgres.url,
      smtpUrl: 'smtp://127.0.0.1:9',
      adminToken: ADMIN_TOKEN,
      appSecret: 'the secret of this test run',
    },
  );
  const infrastructure = await openInfrastructure(config, logger);
  const services: Service[] = [];
  for (const definition of DEFINITIONS) services.push(await createService(definition, infrastructure));
  return {
    services,
    infrastructure,
    databaseUrl: postgres.url,
    async stop() {
      for (const service of services) await service.stop();
      await infrastructure.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
