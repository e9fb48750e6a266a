import { MESSAGES } from '@plumbline/contracts';
import { allZips, lookUpZip, zipsWithin } from '@plumbline/geo';
import { LinkTokenSigner } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { MatchingService } from '../src/bidding/matching.service.js';
import { asked, bidRow, homeowner, joined } from './people.js';
import { type RunningBids, startBids } from './running-bids.js';

let bids: RunningBids;
beforeAll(async () => {
  bids = await startBids();
});
afterAll(() => bids?.stop());
beforeEach(() => bids.empty('contractor, bid_request'));

const place = (zip: string) => {
  const found = lookUpZip(zip);
  if (!found) throw new Error(`${zip} is missing`);
  return found;
};

it('says the same on joining twice, and changes nothing until confirmed', async () => {
  const contractor = await joined(bids, { companyName: 'First', website: 'acme.example.com' });
  const again = await bids.call('POST', '/api/contractors/join', {
    companyName: 'Second',
    email: contractor.email.toUpperCase(),
    zipCode: '10001',
    categories: ['roofing'],
  });
  expect(again.body).toEqual({ message: MESSAGES.contractor.joined });
  const read = async () => (await bids.admin('GET', `/api/console/contractors/${contractor.id}`)).body;
  expect(await read()).toMatchObject({ companyName: 'First', website: 'https://acme.example.com' });
  expect((await bids.announced('contractor.joined')).at(-1)).toMatchObject({
    contractorId: contractor.id,
    confirmVersion: 2,
    again: true,
  });
  const old = bids.tokens.make('confirm-contractor', contractor.id, 1);
  const fresh = bids.tokens.make('confirm-contractor', contractor.id, 2);
  expect((await bids.call('GET', `/api/contractors/confirmation/${old}`)).status).toBe(404);
  expect((await bids.call('GET', `/api/contractors/confirmation/${fresh}`)).body).toMatchObject({
    companyName: 'Second',
    confirmed: false,
  });
  for (let n = 0; n < 2; n++) {
    const confirmed = await bids.call('POST', '/api/contractors/confirm', { token: fresh });
    expect(confirmed.body).toEqual({ message: MESSAGES.bids.contractorConfirmed });
  }
  expect(await read()).toMatchObject({ companyName: 'Second', zipCode: '10001', confirmed: true });
});

it('makes one profile of many joins at once', async () => {
  const join = { companyName: 'Acme', email: 'one@trade.example', zipCode: '60614', categories: ['kitchen'] };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => bids.call('POST', '/api/contractors/join', join)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(await bids.db.query('select 1 from contractor')).toHaveLength(1);
});

it.each([
  ['website', 'ftp://x.example'],
  ['website', 'javascript:alert(1)'],
  ['website', 'https://user:pass@x.example'],
  ['radiusMi', 0],
  ['radiusMi', 251],
  ['licenseState', 'Illinois'],
  ['licenseExpires', '2027-02-30'],
  ['licenseExpires', 'soon'],
  ['insuranceExpires', '2027-02-30'],
])('refuses %s %j', async (field, value) => {
  const answer = await bids.call('POST', '/api/contractors/join', {
    companyName: 'Acme',
    email: 'a@trade.example',
    zipCode: '60614',
    categories: ['kitchen'],
    [field]: value,
  });
  expect([answer.status, answer.body.details[0].field]).toEqual([400, field]);
});

describe('matching', () => {
  const rate = (id: string, rating: number | null) =>
    bids.db.query('update contractor set rating = $2 where id = $1', [id, rating]);

  it('asks the nearest, then the best rated, then whoever waited longest, up to five', async () => {
    const far = await joined(bids, { zipCode: '60201' });
    const near = await joined(bids, { zipCode: '60614' });
    const nearGood = await joined(bids, { zipCode: '60614' });
    const general = await joined(bids, { zipCode: '60614', categories: ['general'] });
    await joined(bids, { zipCode: '60614', categories: ['roofing'] });
    await joined(bids, { zipCode: '60201', radiusMi: 5 });
    await rate(nearGood.id, 4.8);
    await rate(general.id, 4.1);
    const matches = await bids.service.app.get(MatchingService).find(bids.db.manager, {
      position: place('60614'),
      trades: ['kitchen', 'general'],
      ownTrades: ['kitchen', 'general'],
      limit: 5,
    });
    expect(matches.map(({ contractor }) => contractor.id)).toEqual([
      nearGood.id,
      general.id,
      near.id,
      far.id,
    ]);
  });

  it('takes turns among equals, and never more than MAX_BIDDERS', async () => {
    const ids = new Map<string, number>();
    for (let n = 0; n < 7; n++) ids.set((await joined(bids)).id, 0);
    for (let n = 0; n < 7; n++) {
      const { codes } = await asked(bids, homeowner());
      expect(codes).toHaveLength(5);
      for (const code of codes) {
        const { contractor_id: id } = await bidRow(bids, code);
        ids.set(id, (ids.get(id) ?? 0) + 1);
      }
    }
    expect(Math.max(...ids.values()) - Math.min(...ids.values())).toBeLessThanOrEqual(1);
  });

  it('keeps to the radius, also a wide one', async () => {
    const wide = await joined(bids, { zipCode: '53202', radiusMi: 120 });
    await joined(bids, { zipCode: '53202', radiusMi: 60 });
    const { codes } = await asked(bids, homeowner());
    expect(codes).toHaveLength(1);
    expect((await bidRow(bids, codes[0] as string)).contractor_id).toBe(wide.id);
  });

  it('puts those who name a license first where it was asked for, and says of each what is known', async () => {
    const near = await joined(bids, { zipCode: '60614' });
    const licensed = await joined(bids, { zipCode: '60126', licenseNumber: '104-015', licenseState: 'il' });
    const request = async (requirements: string) => {
      const { codes } = await asked(bids, homeowner(), { preferences: { requirements } });
      return Promise.all(
        codes.map(async (code) => {
          const { id, contractor_id } = await bidRow(bids, code);
          const { body } = await bids.call('GET', `/api/bids/track/${bids.tokens.make('track', id)}`);
          return [contractor_id, body.licenseNote];
        }),
      );
    };
    expect(await request('licensed contractors only')).toEqual([
      [licensed.id, MESSAGES.bids.licensed],
      [near.id, MESSAGES.bids.licenseUnchecked],
    ]);
    expect(await request('need not be licensed')).toEqual([
      [near.id, null],
      [licensed.id, MESSAGES.bids.licensed],
    ]);
  });

  it('asks an unconfirmed contractor only for the rooms they name', async () => {
    const near = { position: place('60614'), limit: 5 };
    // A kitchen's quantities name plumbing: a plumber may be asked for it, a bath firm that nobody vouches for not.
    const kitchen = {
      ...near,
      trades: ['kitchen', 'general', 'plumbing'],
      ownTrades: ['kitchen', 'general'],
    };
    const matching = bids.service.app.get(MatchingService);
    const waiting = (await asked(bids, homeowner(), { preferences: { category: 'kitchen' } }))
      .codes[0] as string;
    await bids.db.query(`update bid_request set trades = '{kitchen,general,plumbing}'`);
    const bath = await joined(bids, { categories: ['bathroom', 'plumbing'] }, { confirm: false });
    await bids.settled();
    expect(await matching.find(bids.db.manager, kitchen)).toEqual([]);
    expect((await bidRow(bids, waiting)).contractor_id).toBeNull();
    const bathroom = { ...near, trades: ['bathroom', 'plumbing'], ownTrades: ['bathroom', 'general'] };
    expect(await matching.find(bids.db.manager, bathroom)).toHaveLength(1);
    await bids.db.query('update contractor set confirmed_at = now() where id = $1', [bath.id]);
    expect(await matching.find(bids.db.manager, kitchen)).toHaveLength(1);
  });

  it('lets the people of the demo meet only each other', async () => {
    const waiting = (await asked(bids, homeowner())).codes[0] as string;
    const actor = await joined(bids, { email: 'office@oak.demo.example' });
    await bids.settled();
    const real = (await asked(bids, homeowner())).codes[0] as string;
    const played = (await asked(bids, 'rosa@home.demo.example')).codes[0] as string;
    const rows = await Promise.all([waiting, real, played].map((code) => bidRow(bids, code)));
    expect(rows.map((row) => [row.contractor_id, row.demo])).toEqual([
      [null, false],
      [null, false],
      [actor.id, true],
    ]);
  });

  it('gives an unconfirmed contractor to one of two requests at once', async () => {
    await joined(bids, {}, { confirm: false });
    await bids.settled();
    const counts = await Promise.all([1, 2, 3].map(async () => (await asked(bids, homeowner())).count));
    expect(counts.sort()).toEqual([0, 0, 1]);
  });

  it('looks at few of 100,000 contractors', async () => {
    const zips = allZips();
    const city = zipsWithin(place('60614'), 40).map(({ zipCode }) => zipCode);
    const rows = Array.from({ length: 100_000 }, (_, n) => n);
    // In one transaction without the service's limit, which a busy machine passes.
    await bids.db.transaction(async (manager) => {
      await manager.query('set local statement_timeout = 0');
      await manager.query(
        `insert into contractor (id, email, company_name, zip_code, near_zip, radius_mi, categories,
         confirm_token_hash, confirmed_at, rating, license_number)
       select id, n || '@many.example', 'Company ' || n, zip, zip, 10 + n % 60,
         array[(array['kitchen','bathroom','flooring','painting','general'])[1 + n % 5]], n::text, now(), n % 50 / 10.0,
         case when n % 23 = 0 then n::text end
       from unnest($1::uuid[], $2::text[], $3::int[]) as many (id, zip, n)`,
        [
          rows.map(() => uuidv7()),
          // Half of them in the few hundred ZIPs around one city.
          rows.map((n) => (n % 2 ? city[(n >> 1) % city.length] : zips[(n * 7919) % zips.length])),
          rows,
        ],
      );
    });
    await bids.db.query('analyze contractor');
    const matching = bids.service.app.get(MatchingService);
    let looked = 0;
    const watched: EntityManager = Object.create(bids.db.manager);
    watched.query = async (sql: string, parameters?: unknown[]) => {
      const [plan] = await bids.db.query(`explain (analyze, format json) ${sql}`, parameters);
      looked += rowsRead(plan['QUERY PLAN'][0].Plan);
      return bids.db.query(sql, parameters);
    };
    const find = (zip: string) =>
      matching.find(watched, {
        position: place(zip),
        trades: ['kitchen', 'general'],
        ownTrades: ['kitchen', 'general'],
        licensedFirst: true,
        limit: 5,
      });
    for (const zip of ['60614', '10001', '59718', '99501', '73301', '04401', '60601', '94110']) {
      looked = 0;
      expect(await find(zip)).toHaveLength(5);
      expect([zip, looked < 2_000 || looked]).toEqual([zip, true]);
    }
  });
});

it('stores no token that opens anything', async () => {
  const contractor = await joined(bids);
  const { codes } = await asked(bids, homeowner());
  const { id, track_token_hash: stored } = await bidRow(bids, codes[0] as string);
  const token = bids.tokens.make('track', id);
  expect(stored).toBe(LinkTokenSigner.hash(token));
  const dump = JSON.stringify([
    await bids.db.query('select * from bid'),
    await bids.db.query('select * from contractor'),
    await bids.db.query('select * from outbox'),
  ]);
  expect(dump).not.toContain(token);
  expect(dump).not.toContain(bids.tokens.make('confirm-contractor', contractor.id, 1));
});

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** The rows of tables that Postgres read for a plan, kept or not. */
function rowsRead(node: PlanNode): number {
  const here = node['Relation Name']
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0;
  return (node.Plans ?? []).reduce((sum, plan) => sum + rowsRead(plan), here);
}
