import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOM_CATEGORIES } from '@plumbline/contracts';
import pg from 'pg';
import { randomFrom, wish, ZIP_AREAS } from './believable.js';
import { idOf, insert, type Row } from './ten-thousand-bids.js';

const HOUR = 3_600_000;
const DESIGNS = 36;
/** Every so many of them failed. */
const FAILED_EVERY = 9;

/** Storage keys of a picture that is already in storage. */
export interface StoredPicture {
  readonly imageKey: string;
  readonly thumbnailKey: string;
}

/**
 * Adds older designs like the one that was made, some of them failed.
 *
 * @param jobId the finished job whose files the older designs get copies of
 * @param dataDir of the product
 * @param pictures shown in turn; the made design's own where there are none
 */
export async function addDesigns(
  databaseUrl: string,
  {
    jobId,
    dataDir,
    pictures = [],
    now = Date.now(),
  }: { jobId: string; dataDir: string; pictures?: StoredPicture[]; now?: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const [job] = (await client.query('select * from designs.design_job where id = $1', [jobId])).rows;
    const [design] = (await client.query('select * from designs.design where job_id = $1', [jobId])).rows;
    const { rows: files } = await client.query('select * from designs.design_file where design_id = $1', [
      design.id,
    ]);
    const older = olderDesigns(job, design, now);
    const copies = older.designs.flatMap(({ id }, index) =>
      copiesOf(files, id as string, pictures[index % pictures.length]),
    );
    for (const { from, row } of copies) await copyFile(join(dataDir, 'files'), from, row.key as string);
    await client.query('begin');
    await insert(client, 'designs.design_job', older.jobs);
    await insert(client, 'designs.design', older.designs);
    await insert(
      client,
      'designs.design_file',
      copies.map(({ row }) => row),
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
}

function olderDesigns(job: Row, design: Row, now: number) {
  const random = randomFrom(7);
  const jobs: Row[] = [];
  const designs: Row[] = [];
  for (let index = 0; index < DESIGNS; index++) {
    const at = now - (index + 1) * 7 * HOUR;
    const { room, title } = wish(random);
    const category = ROOM_CATEGORIES.find((name) => name === room) ?? 'other';
    const { zip } = random.one(ZIP_AREAS);
    const cost = 9_000 + random.upTo(520) * 100;
    const failed = index % FAILED_EVERY === 2;
    const own = {
      id: idOf('design', index, at),
      job_id: idOf('design job', index, at),
    };
    jobs.push({
      ...job,
      id: own.job_id,
      design_id: own.id,
      status: failed ? 'failed' : 'done',
      stage: failed ? 'Failed' : 'Done',
      progress: failed ? 40 : 100,
      error: failed ? 'The renderer ended before the picture was done.' : null,
      category,
      zip_code: zip,
      title: failed ? null : title,
      estimated_cost: failed ? null : cost,
      wish: { ...(job.wish as object), zipCode: zip, category, designPrompt: title },
      created_at: iso(at),
      finished_at: iso(at + 40_000 + random.upTo(50_000)),
    });
    if (failed) continue;
    designs.push({
      ...design,
      ...own,
      title,
      category,
      zip_code: zip,
      estimated_cost: cost,
      created_at: iso(at + 40_000),
    });
  }
  return { jobs, designs };
}

/** The files of a design, copied for another one; its picture may be given instead. */
function copiesOf(files: readonly Row[], designId: string, picture: StoredPicture | undefined) {
  const given: Row = picture ? { picture: picture.imageKey, thumbnail: picture.thumbnailKey } : {};
  return files.map((file) => {
    const from = (given[file.kind as string] ?? file.key) as string;
    const key = `designs/copies/${designId}/${file.kind}${file.stage ?? ''}${from.slice(from.lastIndexOf('.'))}`;
    return { from, row: { ...file, key, design_id: designId } as Row };
  });
}

async function copyFile(folder: string, from: string, to: string): Promise<void> {
  await mkdir(dirname(join(folder, to)), { recursive: true });
  await cp(join(folder, from), join(folder, to));
}

/** Adds events that the bids service parked. To be called before others arrive: theirs came first. */
export async function addParkedEvents(databaseUrl: string, now: number = Date.now()): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const event of parkedEvents(now)) await park(client, event);
  } finally {
    await client.end();
  }
}

/** Oldest first, each of an upload that is gone: a replay finds nothing to do and succeeds. */
function parkedEvents(now: number): Row[] {
  return [3, 2, 1].map((n) => {
    const at = now - n * 26 * HOUR;
    const uploadId = idOf('gone upload', n, at);
    return {
      event_id: idOf('parked event', n, at),
      name: 'upload.deleted',
      source: 'uploads',
      aggregate_id: uploadId,
      correlation_id: idOf('correlation', n, at),
      payload: { uploadId, keys: [] },
      occurred_at: iso(at),
      received_at: iso(at + 300),
      status: 'parked',
      attempts: 8,
      error: 'canceling statement due to lock timeout',
    };
  });
}

/** Its place in the order of arrival is the database's to give. */
async function park(client: pg.Client, event: Row): Promise<void> {
  const columns = Object.keys(event);
  await client.query(
    `insert into bids.inbox (${columns.join(', ')}) values (${columns.map((_, n) => `$${n + 1}`).join(', ')})`,
    Object.values(event),
  );
}

const iso = (at: number): string => new Date(at).toISOString();
