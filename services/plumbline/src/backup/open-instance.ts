import { createLogger, readConfig, StartError } from '@plumbline/platform/process';
import { openDataFolder } from '../data-folder.js';
import { EmbeddedPostgres } from '../embedded-postgres.js';
import { UNKNOWN_YET } from '../unknown-yet.js';

/**
 * The data folder of the instance that the environment names, for one who wants to copy or replace it whole.
 *
 * @throws StartError where database or files lie outside it
 */
export async function ownDataFolder(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const config = readConfig(env, UNKNOWN_YET);
  if (config.databaseUrl !== UNKNOWN_YET.databaseUrl || config.s3)
    throw new StartError(
      'This instance keeps its data outside the data folder (DATABASE_URL, S3_BUCKET). Back it up there: pg_dump for the database, versions of the bucket for the files.',
    );
  return openDataFolder(config.dataDir);
}

/**
 * Brings the data folder to rest: takes it for this process, writes everything to disk and leaves no server on it.
 *
 * @throws StartError when Plumbline runs on it
 */
export async function bringToRest(folder: string): Promise<void> {
  const postgres = await EmbeddedPostgres.start(
    folder,
    createLogger({ logLevel: 'error', logFormat: 'json' }),
  );
  await postgres.stop();
}
