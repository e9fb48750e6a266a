import { readConfig, StartError } from '@plumbline/platform/process';
import { keptSecret, openDataFolder, replaceSecret } from './data-folder.js';
import { UNKNOWN_YET } from './unknown-yet.js';

/**
 * The console's token: that of ADMIN_TOKEN where it is set, else the one kept in the data folder; a new one with
 * `rotate`. A running product takes it at its next start.
 *
 * @throws StartError where a new token would not count, since ADMIN_TOKEN wins
 */
export async function adminToken(
  env: Readonly<Record<string, string | undefined>>,
  { rotate }: { rotate: boolean },
): Promise<string> {
  const { dataDir, adminToken: token } = readConfig(env, UNKNOWN_YET);
  if (token !== UNKNOWN_YET.adminToken) {
    if (!rotate) return token;
    throw new StartError(
      'ADMIN_TOKEN is set and wins over the token kept in the data folder. Change it where it is set (.env or your shell), or unset it and rotate again.',
    );
  }
  const folder = await openDataFolder(dataDir);
  return rotate ? replaceSecret(folder, 'admin-token') : keptSecret(folder, 'admin-token');
}
