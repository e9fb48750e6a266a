import { readConfig } from '@plumbline/platform/process';
import { keptSecret, openDataFolder, replaceSecret } from './data-folder.js';
import { UNKNOWN_YET } from './unknown-yet.js';

/** The console's token kept in the data folder; a new one with `rotate`. A running product takes it at its next start. */
export async function adminToken(
  env: Readonly<Record<string, string | undefined>>,
  { rotate }: { rotate: boolean },
): Promise<string> {
  const { dataDir } = readConfig(env, UNKNOWN_YET);
  const folder = await openDataFolder(dataDir);
  return rotate ? replaceSecret(folder, 'admin-token') : keptSecret(folder, 'admin-token');
}
