import { mkdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type EventEnvelope, type EventMap, MESSAGES } from '@plumbline/contracts';
import { newKey } from '@plumbline/platform';
import { ADMIN_TOKEN } from '@plumbline/testing/ground';
import { FilesInBidsConsumer } from '../src/events/files-in-bids.consumer.js';
import { PersonErasedConsumer } from '../src/events/person-erased.consumer.js';
import { UploadsSweep } from '../src/housekeeping/uploads.sweep.js';
import { incomingFolder } from '../src/intake/receive-files.js';
import { photo } from './corpus/sample.js';
import { type RunningUploads, startUploads } from './start-uploads.js';

const corner = { name: 'corner.png', bytes: photo('kitchen-corner.png') };

let uploads: RunningUploads;
beforeAll(async () => {
  uploads = await startUploads();
});
afterAll(() => uploads?.stop());
beforeEach(async () => {
  await uploads.dataSource.query('delete from upload; delete from outbox');
  for (const key of await uploads.storedKeys()) await uploads.infrastructure.storage.delete(key);
});

const keyOf = (url: string | null | undefined) => url?.slice(url.indexOf('uploads/')) ?? '';
const sweep = () =>
  uploads.service.app.get(UploadsSweep).handleSweepUploads({}, { signal: new AbortController().signal });
const ids = async (): Promise<string[]> =>
  (await uploads.dataSource.query('select id from upload order by created_at')).map(
    ({ id }: { id: string }) => id,
  );
const events = (name: string): Promise<{ payload: Record<string, unknown> }[]> =>
  uploads.dataSource.query('select payload from outbox where name = $1 order by seq', [name]);
const age = (days: number, id: string) =>
  uploads.dataSource.query(`update upload set created_at = now() - make_interval(days => $1) where id = $2`, [
    days,
    id,
  ]);
const inTransaction = <N extends 'bid.requested' | 'bid.submitted' | 'person.erased'>(
  name: N,
  payload: Partial<EventMap[N]>,
  handle: (event: EventEnvelope<N>, tx: typeof uploads.dataSource.manager) => Promise<void>,
) =>
  uploads.dataSource.transaction((tx) =>
    handle({ id: '01234567-89ab-7def-8123-456789abcdef', name, payload } as EventEnvelope<N>, tx),
  );
/** Makes every stored file look two hours old. */
const ageFiles = async () => {
  const root = join(uploads.infrastructure.config.dataDir, 'files');
  const then = Date.now() / 1000 - 7_200;
  for (const key of await uploads.storedKeys()) await utimes(join(root, key), then, then);
};

describe('The sweep', () => {
  it('deletes old files without a row and leaves young ones, and those of others, alone', async () => {
    const [kept] = await uploads.upload([corner]);
    const { storage } = uploads.infrastructure;
    const orphan = newKey('uploads', 'jpg');
    const foreign = newKey('designs', 'jpg');
    for (const key of [orphan, foreign])
      await storage.put(key, Buffer.from('x'), { contentType: 'image/jpeg' });
    await ageFiles();
    const young = newKey('uploads', 'jpg');
    await storage.put(young, Buffer.from('x'), { contentType: 'image/jpeg' });
    await sweep();
    expect((await uploads.storedKeys()).sort()).toEqual(
      [keyOf(kept?.imageUrl), keyOf(kept?.thumbnailUrl), foreign, young].sort(),
    );
  });

  it('deletes uploads after 90 days without a bid, and says so', async () => {
    const [old] = await uploads.upload([corner]);
    const [recent] = await uploads.upload([corner]);
    const [inBid] = await uploads.upload([corner]);
    const [sentAlong] = await uploads.upload([corner]);
    const [oldId, recentId, inBidId, sentId] = await ids();
    await age(91, oldId ?? '');
    await age(89, recentId ?? '');
    await age(400, inBidId ?? '');
    await age(400, sentId ?? '');
    const handler = uploads.service.app.get(FilesInBidsConsumer);
    const file = (of: typeof inBid) => ({ key: keyOf(of?.imageUrl), name: 'corner.png', type: 'image/jpeg' });
    await inTransaction('bid.requested', { photos: [file(inBid)] }, (event, tx) =>
      handler.onBidRequested(event, tx),
    );
    await inTransaction('bid.submitted', { files: [file(sentAlong)] }, (event, tx) =>
      handler.onBidSubmitted(event, tx),
    );
    await sweep();
    expect((await ids()).sort()).toEqual([recentId, inBidId, sentId].sort());
    expect((await uploads.storedKeys()).sort()).toEqual(
      [recent, inBid, sentAlong].flatMap((file) => [keyOf(file?.imageUrl), keyOf(file?.thumbnailUrl)]).sort(),
    );
    expect(await events('upload.deleted')).toEqual([
      { payload: { uploadId: oldId, keys: [keyOf(old?.imageUrl), keyOf(old?.thumbnailUrl)] } },
    ]);
    expect((await uploads.fetchFile(old?.imageUrl ?? '')).status).toBe(404);
  });

  it('clears the folders of requests that died with their process', async () => {
    const incoming = incomingFolder(uploads.infrastructure.config);
    const [dead, busy] = [join(incoming, 'upload-dead'), join(incoming, 'upload-busy')];
    for (const folder of [dead, busy]) await mkdir(folder, { recursive: true });
    await utimes(dead, 0, 0);
    await sweep();
    expect(await uploads.incoming()).toEqual(['upload-busy']);
  });
});

describe('Somebody who is erased', () => {
  it('loses photos and address; others keep theirs', async () => {
    await uploads.upload([corner], { fullAddress: '1 Elm St, Austin, TX 78701' });
    const [other] = await uploads.upload([corner]);
    const [erased, kept] = await ids();
    await inTransaction(
      'person.erased',
      { uploadIds: [erased ?? '', '01234567-89ab-7def-8123-456789abcdef'] },
      (event, tx) => uploads.service.app.get(PersonErasedConsumer).onPersonErased(event, tx),
    );
    expect(await ids()).toEqual([kept]);
    expect((await events('upload.deleted')).map(({ payload }) => payload)).toMatchObject([
      { uploadId: erased, personErased: true },
    ]);
    await ageFiles();
    await sweep();
    expect((await uploads.storedKeys()).sort()).toEqual(
      [keyOf(other?.imageUrl), keyOf(other?.thumbnailUrl)].sort(),
    );
  });
});

describe('The console', () => {
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${uploads.url}/api/console/uploads${path}`, {
      ...init,
      headers: { 'x-admin-token': ADMIN_TOKEN },
    });
  const list = async (query: Record<string, unknown>) => {
    const params = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
    );
    const answer = await call(`?${params}`);
    expect(answer.status).toBe(200);
    const items = (await answer.json()) as { id: string; zipCode: string | null }[];
    return { range: answer.headers.get('content-range'), zips: items.map(({ zipCode }) => zipCode), items };
  };

  it('lists, sorts, pages, filters and finds by id', async () => {
    for (const zipCode of ['10001', '94103', '78701']) {
      await uploads.upload([corner], {
        zipCode,
        fullAddress: `${zipCode === '94103' ? '5 Main_St' : '9 Oak Ave'}`,
      });
    }
    expect(await list({})).toMatchObject({ range: 'uploads 0-2/3', zips: ['78701', '94103', '10001'] });
    expect(await list({ sort: ['zipCode', 'ASC'], range: [1, 1] })).toMatchObject({
      range: 'uploads 1-1/3',
      zips: ['78701'],
    });
    expect((await list({ filter: { zipCode: '94103' } })).zips).toEqual(['94103']);
    expect((await list({ filter: { q: 'main_' } })).zips).toEqual(['94103']);
    expect((await list({ filter: { q: 'm%n_st' } })).zips).toEqual([]);
    const short = await call(`?${new URLSearchParams({ filter: JSON.stringify({ q: '%' }) })}`);
    expect(short.status).toBe(400);
    expect(await short.json()).toMatchObject({ message: MESSAGES.bids.searchTooShort });
    expect((await list({ filter: { inBid: true } })).zips).toEqual([]);
    const { items } = await list({});
    expect((await list({ filter: { id: [items[2]?.id, 'not an id'] } })).zips).toEqual(['10001']);
    expect((await call('?sort=%5B%22id;drop%22,%22ASC%22%5D')).status).toBe(400);
  });

  it('shows one, deletes it with its files, and knows it no more', async () => {
    await uploads.upload([corner], { zipCode: '78701' });
    const [id] = await ids();
    expect(await (await call(`/${id}`)).json()).toMatchObject({
      id,
      zipCode: '78701',
      inBidSince: null,
      files: [{ name: 'corner.png', width: 820 }],
    });
    expect((await call(`/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await uploads.storedKeys()).toEqual([]);
    expect(await events('upload.deleted')).toHaveLength(1);
    for (const path of [`/${id}`, '/no-uuid']) expect((await call(path)).status).toBe(404);
    expect((await call(`/${id}`, { method: 'DELETE' })).status).toBe(404);
  });

  it('is for administrators', async () => {
    expect((await fetch(`${uploads.url}/api/console/uploads`)).status).toBe(401);
  });
});
