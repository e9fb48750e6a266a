import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { type DataProvider, fetchUtils, type RaRecord } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskTests } from './console/desk-tests.js';
import { type FilledProduct, startFilledProduct, ZIP } from './console/filled-product.js';

let product: FilledProduct;

beforeAll(async () => {
  product = await startFilledProduct();
});
afterAll(() => product?.stop());

type Cell = string | number | null;
type Sorts = Readonly<Record<string, (row: RaRecord) => Cell>>;

const lower = (text: string | null | undefined): Cell => text?.toLowerCase() ?? null;

/** Every resource and what its list can be sorted by: the fields of its columns, with what each is ordered by. */
const RESOURCES: Readonly<Record<string, Sorts>> = {
  bids: {
    submittedAt: (bid) => bid.submittedAt,
    bidId: (bid) => bid.bidId,
    status: (bid) => bid.status,
    userEmail: (bid) => bid.userEmail,
    contractorEmail: (bid) => lower(bid.companyName ?? bid.contractorEmail),
    estimatedPrice: (bid) => bid.estimatedPrice,
    timeline: (bid) => lower(bid.timeline),
    zipCode: (bid) => bid.zipCode,
    category: (bid) => bid.category,
    receivedAt: (bid) => bid.receivedAt,
    tags: (bid) => lower(bid.tags[0]),
  },
  contractors: {
    createdAt: (contractor) => contractor.createdAt,
    companyName: (contractor) => lower(contractor.companyName),
    email: (contractor) => contractor.email,
    zipCode: (contractor) => contractor.zipCode,
    categories: (contractor) => contractor.categories[0],
    rating: (contractor) => contractor.rating,
    licenseExpires: (contractor) => contractor.licenseExpires,
    insuranceExpires: (contractor) => contractor.insuranceExpires,
    confirmedAt: (contractor) => contractor.confirmedAt,
  },
  designs: {
    createdAt: (design) => design.createdAt,
    finishedAt: (design) => design.finishedAt,
    status: (design) => design.status,
    category: (design) => design.category,
    zipCode: (design) => design.zipCode,
    title: (design) => lower(design.title),
    estimatedCost: (design) => design.estimatedCost,
  },
  uploads: {
    createdAt: (upload) => upload.createdAt,
    zipCode: (upload) => upload.zipCode,
    fullAddress: (upload) => lower(upload.fullAddress),
    inBidSince: (upload) => upload.inBidSince,
  },
  emails: {
    createdAt: (email) => email.createdAt,
    status: (email) => email.status,
    subject: (email) => lower(email.subject),
    email: (email) => email.email,
    kind: (email) => email.kind,
    bidCode: (email) => email.bidCode,
    sentAt: (email) => email.sentAt,
  },
  'events/bids': {
    receivedAt: (event) => event.receivedAt,
    name: (event) => event.name,
    status: (event) => event.status,
    source: (event) => event.source,
    attempts: (event) => event.attempts,
    error: (event) => event.error,
  },
};
const NAMES = Object.keys(RESOURCES);

describe('ra-data-simple-rest itself reads the console', () => {
  let rest: DataProvider;
  beforeAll(() => {
    rest = providerWith(product.adminToken);
  });

  it.each(NAMES)('%s by each column: in order, and backwards from the other end', async (resource) => {
    const { total } = await list(rest, resource, { perPage: 1 });
    const lastPage = Math.ceil(total / LIMITS.pageSizeMax);
    for (const [field, cellOf] of Object.entries(RESOURCES[resource] as Sorts)) {
      const upwards = await list(rest, resource, { field, order: 'ASC' });
      expect(upwards.total, field).toBe(total);
      const cells = upwards.data.map(cellOf);
      expect(cells, field).toEqual([...cells].sort(emptyFirst));
      const end = await list(rest, resource, { field, order: 'DESC', page: lastPage });
      expect(idsOf(end.data).reverse(), field).toEqual(idsOf(upwards.data).slice(0, end.data.length));
    }
  });

  it('goes through the pages without a gap or a double', async () => {
    const whole = await list(rest, 'bids', { perPage: 100 });
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list(rest, 'bids', { page, perPage: 20 })));
    expect(pages.flatMap(({ data }) => idsOf(data))).toEqual(idsOf(whole.data));
    expect(new Set(idsOf(whole.data)).size).toBe(100);
  });

  it('reaches row 10,000, and says what to do past it', async () => {
    const last = await list(rest, 'bids', { perPage: 10, page: 1_000 });
    expect([last.data.length, last.total]).toEqual([10, 10_000]);
    await expect(list(rest, 'bids', { perPage: 10, page: 1_001 })).rejects.toMatchObject({
      status: 400,
      message: MESSAGES.bids.deepPage,
    });
  });

  it.each([
    ['bids', { status: 'selected' }, (bid: RaRecord) => bid.status === 'selected'],
    ['bids', { zipCode: ZIP }, (bid: RaRecord) => bid.zipCode === ZIP],
    ['bids', { userEmail: 'rosa.' }, (bid: RaRecord) => bid.userEmail.includes('rosa.')],
    ['bids', { search: 'two brothers' }, (bid: RaRecord) => bid.companyName === 'Two Brothers Build'],
    ['contractors', { category: 'kitchen' }, (one: RaRecord) => one.categories.includes('kitchen')],
    ['contractors', { zip: '606' }, (one: RaRecord) => one.zipCode.startsWith('606')],
    ['designs', { status: 'failed' }, (design: RaRecord) => design.status === 'failed'],
    ['uploads', { zipCode: ZIP }, (upload: RaRecord) => upload.zipCode === ZIP],
    ['emails', { status: 'failed' }, (email: RaRecord) => email.status === 'failed'],
    ['events/bids', { status: 'parked' }, (event: RaRecord) => event.status === 'parked'],
  ] as const)('%s narrowed to %j', async (resource, filter, fits) => {
    const { data, total } = await list(rest, resource, { filter });
    expect(total).toBeGreaterThan(0);
    expect(data).toHaveLength(Math.min(total, LIMITS.pageSizeMax));
    expect(data.filter((row) => !fits(row))).toEqual([]);
    const all = await list(rest, resource);
    if (resource !== 'uploads') expect(total).toBeLessThan(all.total);
  });

  it.each(NAMES)('%s one by one and by their ids; none where there is none', async (resource) => {
    const { data } = await list(rest, resource, { perPage: 5 });
    const [first] = data as [RaRecord];
    expect((await rest.getOne(resource, { id: first.id })).data).toMatchObject({ id: first.id });
    const many = await rest.getMany(resource, { ids: idsOf(data) });
    expect(new Set(idsOf(many.data))).toEqual(new Set(idsOf(data)));
    await expect(rest.getOne(resource, { id: NOBODY })).rejects.toMatchObject({ status: 404 });
    expect((await rest.getMany(resource, { ids: [NOBODY] })).data).toEqual([]);
  });

  it.each(NAMES)('%s refuse a field that is none, and name those there are', async (resource) => {
    for (const field of ['passphrase', 'constructor']) {
      const refusal = await list(rest, resource, { field }).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ status: 400 });
      for (const known of Object.keys(RESOURCES[resource] as Sorts)) {
        expect((refusal as Error).message).toContain(known);
      }
    }
  });

  it.each(NAMES)('%s answer nobody without the token', async (resource) => {
    const [{ id }] = (await list(rest, resource, { perPage: 1 })).data as [RaRecord];
    const stranger = providerWith(null);
    for (const call of [
      () => list(stranger, resource),
      () => stranger.getOne(resource, { id }),
      () => stranger.getMany(resource, { ids: [id] }),
      ...(resource === 'contractors'
        ? [() => stranger.update(resource, { id, data: {}, previousData: { id } })]
        : []),
      ...(resource === 'uploads' ? [() => stranger.delete(resource, { id })] : []),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 401, message: MESSAGES.server.adminToken });
    }
  });

  it('writes where something can be written, and nowhere else', async () => {
    const [contractor] = (await list(rest, 'contractors', { field: 'companyName', order: 'ASC' })).data;
    const change = { notes: 'Prefers calls before nine.', insuranceExpires: '2031-05-31' };
    const id = contractor?.id ?? '';
    const saved = await rest.update('contractors', {
      id,
      data: { ...contractor, ...change },
      previousData: contractor as RaRecord,
    });
    expect(saved.data).toMatchObject({ id, ...change, companyName: contractor?.companyName });
    expect((await rest.getOne('contractors', { id })).data).toMatchObject(change);

    for (const resource of NAMES.filter((name) => name !== 'contractors')) {
      const [row] = (await list(rest, resource, { perPage: 1 })).data as [RaRecord];
      const update = rest.update(resource, { id: row.id, data: row, previousData: row });
      await expect(update, resource).rejects.toMatchObject({ status: 404 });
    }
  });
});

describe('an administrator in a browser', () => deskTests(() => product));

const NOBODY = '01890000-0000-7000-8000-000000000000';

interface ListParams {
  readonly field?: string;
  readonly order?: 'ASC' | 'DESC';
  readonly page?: number;
  readonly perPage?: number;
  readonly filter?: object;
}

async function list(
  rest: DataProvider,
  resource: string,
  { field = 'id', order = 'DESC', page = 1, perPage = LIMITS.pageSizeMax, filter = {} }: ListParams = {},
): Promise<{ data: RaRecord[]; total: number }> {
  const { data, total = Number.NaN } = await rest.getList(resource, {
    sort: { field, order },
    pagination: { page, perPage },
    filter,
  });
  return { data, total };
}

const idsOf = (rows: readonly RaRecord[]) => rows.map(({ id }) => id);

/** As the server orders: empty cells first, text by code point, numbers by size. */
function emptyFirst(a: Cell, b: Cell): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  return a < b ? -1 : 1;
}

const providerWith = (token: string | null): DataProvider =>
  simpleRestProvider(`${product.url}/api/console`, (url, options = {}) => {
    const headers = new Headers(options.headers);
    if (token) headers.set('x-admin-token', token);
    return fetchUtils.fetchJson(url, { ...options, headers });
  });
