import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartError } from '@plumbline/platform/process';
import { extract, list } from 'tar';
import { bringToRest, ownDataFolder } from './open-instance.js';

/**
 * Puts a backup in place of the data folder. The archive is unpacked beside it and tried (its database must start)
 * before anything is replaced; what was there before is kept under another name.
 *
 * @returns a sentence about what was done and where the former data is
 * @throws StartError when Plumbline runs on the folder, or the archive is none of ours or damaged; nothing is changed then
 */
export async function restore(
  env: Readonly<Record<string, string | undefined>>,
  archive: string,
): Promise<string> {
  const file = resolve(archive);
  if (!(await stat(file).catch(() => undefined))?.isFile()) throw new StartError(`There is no file ${file}.`);
  const folder = await ownDataFolder(env);
  const before = (await readdir(folder)).length > 0;
  if (before) await bringToRest(folder);

  const fresh = `${folder}.restoring`;
  await rm(fresh, { recursive: true, force: true });
  try {
    await mkdir(fresh, { mode: 0o700 });
    await unpack(file, fresh);
    await bringToRest(fresh);
  } catch (error) {
    // An archive that stops half-way (a full disk) may leave files that are still being written.
    await rm(fresh, { recursive: true, force: true, maxRetries: 10 });
    throw error;
  }
  if (!before) {
    await rm(folder, { recursive: true });
    await rename(fresh, folder);
    return `Restored ${file} to ${folder}.`;
  }
  const kept = `${folder}.before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
  await rename(folder, kept);
  await rename(fresh, folder);
  return `Restored ${file} to ${folder}. What was there before is kept in ${kept}; remove it when you are sure.`;
}

/**
 * Reads the archive to its end before a byte is written: unpacking fails as soon as it meets damage, while files before
 * it are still being written.
 *
 * @throws StartError for anything but a whole backup
 */
async function unpack(file: string, folder: string): Promise<void> {
  try {
    await list({ file, strict: true });
    await extract({ file, cwd: folder, strict: true });
  } catch (error) {
    throw new StartError(
      `${file} is damaged or no backup: ${(error as Error).message}. Nothing was changed.`,
      {
        cause: error,
      },
    );
  }
  if (!(await stat(join(folder, 'postgres', 'initialised')).catch(() => undefined)))
    throw new StartError(`${file} is no backup of Plumbline. Nothing was changed.`);
}
