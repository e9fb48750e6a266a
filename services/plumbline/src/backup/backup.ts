import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '@plumbline/platform/process';
import { create } from 'tar';
import { bringToRest, ownDataFolder } from './open-instance.js';

/** What a running product makes anew: half-received uploads, and the lock and log of a server. */
const LEFT_OUT = /^(\.\/)?(incoming(\/|$)|postgres\/server\.log$|postgres\/data\/postmaster\.(pid|opts)$)/;

/**
 * Writes database, files, mailbox and secrets of a stopped instance into one archive (.tar.gz), readable by its owner
 * only. A half-written archive never stands under the wished name.
 *
 * @returns a sentence about what was written
 * @throws StartError when Plumbline runs on the folder, keeps its data elsewhere, or the file exists
 */
export async function backup(
  env: Readonly<Record<string, string | undefined>>,
  archive = `plumbline-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`,
): Promise<string> {
  const folder = await ownDataFolder(env);
  const file = resolve(archive);
  if (await stat(file).catch(() => undefined))
    throw new StartError(`${file} exists already. Give the backup another name.`);
  await bringToRest(folder);
  const part = `${file}.part`;
  try {
    await pipeline(
      create({ gzip: true, cwd: folder, portable: true, filter: (path) => !LEFT_OUT.test(path) }, ['.']),
      createWriteStream(part, { mode: 0o600 }),
    );
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
  const megabytes = ((await stat(file)).size / 1024 / 1024).toFixed(1);
  return `Backed up ${folder} to ${file} (${megabytes} MB). It holds personal data and secrets: keep it safe.`;
}
