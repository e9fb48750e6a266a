import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SERVICES } from '@plumbline/contracts';
import {
  type EmbeddedProduct,
  PROJECT_ROOT,
  photoPath,
  startAutomatic1111,
  startEmbedded,
  startPostgres,
  until,
} from '@plumbline/testing';
import pg from 'pg';
import { addDesigns, addParkedEvents, type StoredPicture } from './designs-and-events.js';
import { fillWithBids } from './ten-thousand-bids.js';

const APP_SECRET = 'a secret of the console tests';
const TOTAL_BIDS = 10_000;
/** Contractors that the one real request goes to. */
const BIDDERS = 5;
export const ADDRESS = '1704 Kinney Ave, Austin, TX 78704';
export const ZIP = '78704';
export const HOMEOWNER = 'rosa.homeowner@example.com';
export const NEW_CONTRACTOR = 'First Light Tile';

export interface FilledProduct extends EmbeddedProduct {
  readonly databaseUrl: string;
  /** Codes of the bids that were asked for through the product itself; photos, plan and estimate belong to them. */
  readonly realBids: readonly string[];
}

interface FillOptions {
  /** More pictures for the older designs to show. */
  readonly pictures?: readonly string[];
}

/** Goes with the photos. */
const VIDEO = join(PROJECT_ROOT, 'services/uploads/test/corpus/videos/place.webm');

/**
 * The product with a busy month in it: 10,000 bids, of which the newest were asked for and made through the
 * product itself, designs, uploads, mails, and events that were parked.
 */
export async function startFilledProduct({ pictures = [] }: FillOptions = {}): Promise<FilledProduct> {
  const [postgres, painter] = await Promise.all([startPostgres(), startAutomatic1111()]);
  const product = await startEmbedded({
    env: {
      DATABASE_URL: postgres.url,
      APP_SECRET,
      MAX_BIDDERS: String(BIDDERS),
      // Our own renderer would take most of the time of these tests.
      IMAGE_PROVIDER: 'automatic1111',
      A1111_URL: painter.url,
    },
  });
  const stop = async () => {
    await product.stop();
    await postgres.stop();
    await painter.stop();
  };
  try {
    await addParkedEvents(postgres.url);
    const call = callsTo(product.url);
    const stored: StoredPicture[] = [];
    for (const picture of pictures) stored.push(keysOf(await upload(call, [picture])));
    const { files } = await upload(call, [photoPath('kitchen-corner.png'), VIDEO]);
    const { jobId, design } = await makeDesign(call, files[0].imageUrl);
    await fillWithBids(postgres.url, { count: TOTAL_BIDS - BIDDERS, appSecret: APP_SECRET });
    const { bidIds } = await call<{ bidIds: string[] }>('/api/send-to-contractors', {
      email: HOMEOWNER,
      zip: ZIP,
      design,
      preferences: { category: 'kitchen', style: 'farmhouse', budget: '48000' },
      files: [files[0]],
    });
    await call('/api/contractors/join', {
      companyName: NEW_CONTRACTOR,
      email: 'office@first-light-tile.example',
      zipCode: ZIP,
      categories: ['kitchen'],
    });
    await addDesigns(postgres.url, { jobId, dataDir: product.dataDir, pictures: stored });
    await settled(postgres.url);
    return { ...product, databaseUrl: postgres.url, realBids: bidIds, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Call = <T>(path: string, body: object) => Promise<T>;

const callsTo =
  (url: string): Call =>
  async (path, body) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      ...(body instanceof FormData
        ? { body }
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };

interface Uploaded {
  readonly files: [{ imageUrl: string; thumbnailUrl: string }, ...{ imageUrl: string }[]];
}

async function upload(call: Call, paths: readonly string[]): Promise<Uploaded> {
  const form = new FormData();
  form.set('zipCode', ZIP);
  form.set('fullAddress', ADDRESS);
  for (const path of paths) form.append('files', new File([await readFile(path)], basename(path)));
  return call<Uploaded>('/api/upload', form);
}

const keyOf = (url: string): string => new URL(url).pathname.slice('/files/'.length);
const keysOf = ({ files: [{ imageUrl, thumbnailUrl }] }: Uploaded): StoredPicture => ({
  imageKey: keyOf(imageUrl),
  thumbnailKey: keyOf(thumbnailUrl),
});

async function makeDesign(call: Call, imageUrl: string): Promise<{ jobId: string; design: object }> {
  const { jobId } = await call<{ jobId: string }>('/api/designs', {
    zipCode: ZIP,
    fullAddress: ADDRESS,
    categories: ['kitchen'],
    style: 'farmhouse',
    area: '12 x 14 kitchen',
    colors: 'sage green and warm white',
    budget: 48_000,
    designPrompt: 'A calm farmhouse kitchen with an island.',
    contractorPrompt: 'New cabinets, quartz counters, oak floor.',
    imageUrl,
  });
  return { jobId, design: await finished(jobId) };

  function finished(id: string): Promise<object> {
    return until(async () => {
      const job = (await (await fetch(new URL(`/api/designs/${id}`, imageUrl))).json()) as {
        status: string;
        error?: string;
        designs?: object[];
      };
      if (job.status === 'failed') throw new Error(`The design failed: ${job.error}`);
      return job.designs?.[0];
    });
  }
}

/** Waits until no event and no mail is under way any more. @throws Error after a minute */
async function settled(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const open = [
    ...SERVICES.flatMap((service) => [
      `(select count(*) from ${service}.outbox where published_at is null)`,
      `(select count(*) from ${service}.inbox where status = 'pending')`,
    ]),
    `(select count(*) from notifications.email_log where status = 'queued')`,
  ].join(' + ');
  try {
    await until(async () => {
      const [{ left }] = (await client.query(`select (${open})::int as left`)).rows as [{ left: number }];
      return left === 0;
    });
  } finally {
    await client.end();
  }
}
