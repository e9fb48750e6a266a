import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '@plumbline/platform/process';

/** Less free space than this and Postgres would stop in the middle of something. */
const FREE_BYTES_MIN = 256 * 1024 * 1024;

/**
 * Makes sure the data folder is there and can be written.
 *
 * @returns its absolute path
 * @throws StartError for a read-only, full or forbidden folder
 */
export async function openDataFolder(dataDir: string): Promise<string> {
  const folder = resolve(dataDir);
  try {
    await makeFolder(folder);
    const probe = join(folder, `.probe-${process.pid}`);
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (error) {
    throw new StartError(
      `DATA_DIR=${dataDir} cannot be used: ${reasonOf(error)}. Choose a folder you may write to, like .data.`,
    );
  }
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < FREE_BYTES_MIN) {
    const megabytes = Math.floor((bavail * bsize) / 1024 / 1024);
    throw new StartError(
      `DATA_DIR=${dataDir} has ${megabytes} MB left and Plumbline needs 256 MB. Free some space or choose another folder.`,
    );
  }
  return folder;
}

/** Folder by folder: Node's recursive mkdir never ends where a folder refuses new ones with ENOENT, as /proc does. */
async function makeFolder(folder: string): Promise<void> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    (error: { code?: string }) => {
      if (error.code !== 'ENOENT') throw error;
      return false;
    },
  );
  if (isFolder) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 });
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  const known: Record<string, string> = {
    EACCES: 'this user may not write there',
    EPERM: 'this user may not write there',
    EROFS: 'it is on a read-only disk',
    ENOSPC: 'the disk is full',
    ENOENT: 'no folder can be made there',
    ENOTDIR: 'part of the path is a file',
    ENAMETOOLONG: 'the name is too long',
    ELOOP: 'it is a link that leads in a circle',
    ERR_INVALID_ARG_VALUE: 'the name holds a NUL',
    EEXIST: 'it is a file, not a folder',
  };
  return known[code ?? ''] ?? message;
}

/** A secret made at the first start and kept in the data folder, readable by its owner only. */
export async function keptSecret(folder: string, name: string): Promise<string> {
  const file = join(folder, name);
  try {
    const kept = (await readFile(file, 'utf8')).trim();
    if (kept) return kept;
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
  }
  return replaceSecret(folder, name);
}

/** Makes a new secret in place of the kept one. */
export async function replaceSecret(folder: string, name: string): Promise<string> {
  const secret = randomBytes(24).toString('base64url');
  await writeFile(join(folder, name), `${secret}\n`, { mode: 0o600 });
  return secret;
}
