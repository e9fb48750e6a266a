import { createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '@plumbline/platform/process';
import { create } from 'tar';
import { EmbeddedPostgres } from '../embedded-postgres.js';
import { copyRunning } from './copy-running.js';
import { bringToRest, ownDataFolder } from './open-instance.js';

/** The copy of a running instance, inside the data folder, so that files can be linked. */
const COPY = '.backup-';
/** What a product makes anew: half-received uploads, the lock and log of a server; and a copy that was cut off. */
const LEFT_OUT =
  /^(\.\/)?(incoming(\/|$)|\.backup-[^/]*(\/|$)|postgres\/server\.log$|postgres\/data\/postmaster\.(pid|opts)$)/;

/**
 * Writes database, files, mailbox and secrets of an instance into one archive (.tar.gz), readable by its owner only; of
 * one that runs as of the moment at which its database is copied. A half-written archive never stands under the
 * name asked for.
 *
 * @returns a sentence about what was written
 * @throws StartError when the instance keeps its data elsewhere, the file exists, or the disk is full
 */
export async function backup(
  env: Readonly<Record<string, string | undefined>>,
  archive = `plumbline-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`,
): Promise<string> {
  const folder = await ownDataFolder(env);
  const file = resolve(archive);
  if (await stat(file).catch(() => undefined))
    throw new StartError(`${file} exists already. Give the backup another name.`);
  const running = await EmbeddedPostgres.urlOfRunning(folder);
  try {
    if (running) await packRunning(folder, running, file);
    else {
      await bringToRest(folder);
      await pack(folder, file);
    }
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error;
    throw new StartError(
      `The disk is full. A backup${running ? ' of a running instance needs space for a copy of its database in the data folder, and' : ''} needs space for ${file}.`,
      { cause: error },
    );
  }
  const megabytes = ((await stat(file)).size / 1024 / 1024).toFixed(1);
  return `Backed up ${folder}${running ? ', which goes on running,' : ''} to ${file} (${megabytes} MB). It holds personal data and secrets: keep it safe.`;
}

async function packRunning(folder: string, databaseUrl: string, file: string): Promise<void> {
  const copy = await mkdtemp(join(folder, COPY));
  try {
    await copyRunning(folder, databaseUrl, copy);
    await pack(copy, file);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function pack(folder: string, file: string): Promise<void> {
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
}
