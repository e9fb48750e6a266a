import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, type Infrastructure, openInfrastructure, readConfig } from '@plumbline/platform';
import { startPostgres } from './postgres.js';

export const ADMIN_TOKEN = 'the token of this test run';
export const APP_SECRET = 'the secret of this test run';

/** What services under test stand on: a database of their own, a scratch folder, everything else in process. */
export interface Ground {
  readonly infrastructure: Infrastructure;
  readonly databaseUrl: string;
  /** Closes all and removes the folder. Services on it must have stopped. */
  close(): Promise<void>;
}

/** @param env settings that differ from a test's usual ones: mails go nowhere, rate limits are far away */
export async function openGround(env: Readonly<Record<string, string>> = {}): Promise<Ground> {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-test-'));
  const config = readConfig(
    {
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      LOG_FORMAT: 'json',
      RATE_LIMIT_FACTOR: '100000',
      REFINED_PICTURES: '0',
      PICTURE_SCALE: '0.25',
      PUBLIC_URL: 'https://plumbline.example',
      ...env,
    },
    {
      adminToken: ADMIN_TOKEN,
      appSecret: APP_SECRET,
      databaseUrl: postgres.url,
      smtpUrl: 'smtp://127.0.0.1:9',
    },
  );
  const infrastructure = await openInfrastructure(config, createLogger(config));
  return {
    infrastructure,
    databaseUrl: postgres.url,
    async close() {
      await infrastructure.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
