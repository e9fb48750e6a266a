import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createLogger,
  createService,
  describeService,
  mergeDocuments,
  openInfrastructure,
  readConfig,
} from '@plumbline/platform';
import { DEFINITIONS } from './definitions.js';
import { EmbeddedPostgres } from './embedded-postgres.js';

/** The merged OpenAPI document of every service, taken from the services themselves. */
export async function describeProduct(): Promise<ReturnType<typeof mergeDocuments>> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-describe-'));
  const logger = createLogger({ logLevel: 'error', logFormat: 'json' });
  const postgres = await EmbeddedPostgres.start(folder, logger);
  const config = readConfig(
    { DATA_DIR: folder, LOG_LEVEL: 'error' },
    {
      databaseUrl: postgres.url,
      smtpUrl: 'smtp://127.0.0.1:9',
      adminToken: 'only to describe the API',
      appSecret: 'only to describe the API',
    },
  );
  const infrastructure = await openInfrastructure(config, logger);
  try {
    const documents = [];
    for (const definition of DEFINITIONS) {
      const service = await createService(definition, infrastructure);
      documents.push(await describeService(service.app, definition));
      await service.stop();
    }
    return mergeDocuments(documents);
  } finally {
    await infrastructure.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
