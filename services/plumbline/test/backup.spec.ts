import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@plumbline/platform/process';
import pg from 'pg';
import { backup, restore } from '../src/backup/index.js';
import { EmbeddedPostgres } from '../src/embedded-postgres.js';

const logger = createLogger({ logLevel: 'error', logFormat: 'json' });
const PHOTO = 'files/uploads/a-photo.webp';

let scratch: string;
let folder: string;
let archive: string;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'plumbline-backup-'));
  folder = join(scratch, 'data');
  archive = join(scratch, 'backup.tar.gz');
  await mkdir(join(folder, 'files/uploads'), { recursive: true });
  await mkdir(join(folder, 'incoming/upload-1'), { recursive: true });
  await writeFile(join(folder, PHOTO), 'a photo');
  await writeFile(join(folder, 'incoming/upload-1/half'), 'half a photo');
  await onDatabase(folder, async (client) => {
    await client.query('create table bids (code text)');
    await client.query("insert into bids values ('PL-7K3QX9')");
  });
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

async function onDatabase<T>(dataFolder: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const postgres = await EmbeddedPostgres.start(dataFolder, logger);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await postgres.stop();
  }
}

const codes = (dataFolder: string) =>
  onDatabase(dataFolder, async (client) =>
    (await client.query('select code from bids')).rows.map(({ code }) => code),
  );

describe('backup and restore', () => {
  it('refuses to replace the folder of a running instance', async () => {
    await onDatabase(folder, () =>
      expect(restore({ DATA_DIR: folder }, __filename)).rejects.toThrow('already running'),
    );
    expect(await readdir(scratch)).toEqual(['data']);
  });

  it('copies a running instance as of one moment, whatever is written meanwhile', async () => {
    const running = join(scratch, 'running.tar.gz');
    const other = join(scratch, 'of-running');
    let written = 0;
    const before = await onDatabase(folder, async (client) => {
      await client.query('create table visit (number int primary key, note text)');
      const visit = async (count: number) => {
        await client.query(
          "insert into visit select n, repeat('x', 500) from generate_series($1::int, $2) as n",
          [written + 1, written + count],
        );
        written += count;
      };
      await visit(2_000);
      const atStart = written;
      let over = false;
      const said = backup({ DATA_DIR: folder }, running).finally(() => {
        over = true;
      });
      while (!over) {
        await visit(50);
        await client.query('update visit set note = note where number % 7 = 0');
        await writeFile(join(folder, 'files/uploads', `later-${written}.webp`), 'later');
      }
      expect(await said).toContain('which goes on running,');
      await visit(1);
      return atStart;
    });
    expect((await readdir(folder)).filter((name) => name.startsWith('.backup'))).toEqual([]);

    expect(await restore({ DATA_DIR: other }, running)).toContain(`to ${other}.`);
    const [kept] = await onDatabase(other, async (client) => {
      await client.query('set enable_seqscan = off');
      return (await client.query('select count(*)::int as rows, max(number) as last from visit')).rows;
    });
    expect(kept.rows).toBe(kept.last);
    expect(kept.rows).toBeGreaterThanOrEqual(before);
    expect(kept.rows).toBeLessThan(written);
    expect(await codes(other)).toEqual(['PL-7K3QX9']);
    expect(await readFile(join(other, PHOTO), 'utf8')).toBe('a photo');
    expect(await readdir(other)).not.toContain('incoming');
    await onDatabase(folder, (client) => client.query('drop table visit'));
    for (const path of [running, other]) await rm(path, { recursive: true });
  });

  it('refuses an instance whose data lie elsewhere', async () => {
    const env = { DATA_DIR: folder, DATABASE_URL: 'postgres://db.example/plumbline' };
    await expect(backup(env, archive)).rejects.toThrow('pg_dump');
  });

  it('brings database and files to another machine, half-received uploads left out', async () => {
    expect(await backup({ DATA_DIR: folder }, archive)).toContain(archive);
    await expect(backup({ DATA_DIR: folder }, archive)).rejects.toThrow('exists already');
    const other = join(scratch, 'other');
    expect(await restore({ DATA_DIR: other }, archive)).toContain(`to ${other}.`);
    expect(await codes(other)).toEqual(['PL-7K3QX9']);
    expect(await readFile(join(other, PHOTO), 'utf8')).toBe('a photo');
    expect(await readdir(other)).not.toContain('incoming');
  });

  it('keeps beside what it replaces', async () => {
    await onDatabase(folder, (client) => client.query("insert into bids values ('PL-LATER1')"));
    await restore({ DATA_DIR: folder }, archive);
    expect(await codes(folder)).toEqual(['PL-7K3QX9']);
    const kept = (await readdir(scratch)).find((name) => name.startsWith('data.before-'));
    expect(await codes(join(scratch, String(kept)))).toEqual(['PL-7K3QX9', 'PL-LATER1']);
  });

  it.each([
    ['a file of another kind', () => Buffer.from('no archive at all')],
    ['a cut-off archive', async () => (await readFile(archive)).subarray(0, 200_000)],
  ])('changes nothing for %s', async (_, content) => {
    const file = join(scratch, 'bad.tar.gz');
    await writeFile(file, await content());
    await expect(restore({ DATA_DIR: folder }, file)).rejects.toThrow('Nothing was changed.');
    expect(await codes(folder)).toEqual(['PL-7K3QX9']);
    expect(await readdir(scratch)).not.toContain('data.restoring');
  });
});
