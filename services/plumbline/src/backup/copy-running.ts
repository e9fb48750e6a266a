import { copyFile, link, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** What a server makes anew at its start, and what belongs to the running one alone (as pg_basebackup leaves it out). */
const EMPTIED = new Set([
  ...['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots'],
  ...['pg_stat_tmp', 'pg_subtrans'],
]);
const LEFT_OUT = /^(postmaster\.(pid|opts)|pgsql_tmp.*|backup_label.*)$/;
/** Copied last: it says how far the copy is to be recovered. */
const CONTROL = join('global', 'pg_control');

/**
 * Copies a running instance's data folder: the database as of this call's end, by Postgres' own backup mode, and then
 * everything else, so that no row names a file that the copy lacks.
 *
 * @param source the data folder
 * @param databaseUrl of its server
 * @param target a new folder on the same disk: stored files are linked, not copied
 */
export async function copyRunning(source: string, databaseUrl: string, target: string): Promise<void> {
  await mkdir(join(target, 'postgres', 'data'), { recursive: true, mode: 0o700 });
  await copyDatabase(join(source, 'postgres', 'data'), databaseUrl, join(target, 'postgres', 'data'));
  for (const name of await readdir(join(source, 'postgres'))) {
    if (name === 'data' || name === 'server.log') continue;
    await copyFile(join(source, 'postgres', name), join(target, 'postgres', name));
  }
  for (const name of await readdir(source)) {
    if (name === 'postgres' || name === 'incoming' || name.startsWith('.')) continue;
    await copyTree(join(source, name), join(target, name), name === 'files' ? link : copyFile);
  }
}

async function copyDatabase(data: string, databaseUrl: string, target: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Keeps the log of changes that the copy needs from being recycled meanwhile; gone with the connection.
    await client.query(
      "select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)",
    );
    const {
      rows: [begun],
    } = await client.query<{ segment: string }>(
      "select pg_walfile_name(pg_backup_start('npm run backup', true)) as segment",
    );
    for (const name of await readdir(data)) {
      if (LEFT_OUT.test(name)) continue;
      if (EMPTIED.has(name)) await mkdir(join(target, name), { mode: 0o700 });
      else await copyTree(join(data, name), join(target, name), copyFile, join(data, CONTROL));
    }
    await copyFile(join(data, CONTROL), join(target, CONTROL));
    const {
      rows: [ended],
    } = await client.query<{ segment: string; labelfile: string }>(
      'select pg_walfile_name(lsn) as segment, labelfile from pg_backup_stop(false)',
    );
    if (!begun || !ended) throw new Error('Postgres did not say where the backup begins and ends.');
    await writeFile(join(target, 'backup_label'), ended.labelfile, { mode: 0o600 });
    for (const name of await readdir(join(data, 'pg_wal'))) {
      if (/^[0-9A-F]{24}$/.test(name) && name >= begun.segment && name <= ended.segment)
        await copyFile(join(data, 'pg_wal', name), join(target, 'pg_wal', name));
    }
  } finally {
    await client.end();
  }
}

/** Copies a file or folder; what vanishes meanwhile was not needed: the log of changes tells of it. */
async function copyTree(
  from: string,
  to: string,
  copy: (from: string, to: string) => Promise<void>,
  except?: string,
): Promise<void> {
  if (from === except) return;
  try {
    const entries = await readdir(from, { withFileTypes: true });
    await mkdir(to, { mode: 0o700 });
    for (const { name } of entries) {
      if (!LEFT_OUT.test(name)) await copyTree(join(from, name), join(to, name), copy, except);
    }
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOENT') return;
    if (code !== 'ENOTDIR') throw error;
    await copy(from, to).catch((fault: { code?: string }) => {
      if (fault.code !== 'ENOENT') throw fault;
    });
  }
}
