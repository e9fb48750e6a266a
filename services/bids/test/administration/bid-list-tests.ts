import { TOTAL_IS_EXACT_HEADER } from '@plumbline/contracts';
import { parse } from 'csv-parse/sync';
import { homeowner, joined, oneBid } from '../people.js';
import type { RunningBids } from '../running-bids.js';

/** How the list of bids is narrowed, searched and paged, in the form of the API and in the console's. */
export function bidListTests(running: () => RunningBids): void {
  let bids: RunningBids;
  beforeAll(() => {
    bids = running();
  });

  it('is narrowed to days, in both forms', async () => {
    const old = await oneBid(bids);
    const young = await oneBid(bids);
    await bids.db.query(`update bid set submitted_at = '2026-03-04T23:59:59.999Z' where id = $1`, [old.id]);
    await bids.db.query(`update bid set submitted_at = '2026-03-05T00:00:00Z' where id = $1`, [young.id]);
    const listed = async (from: string, to: string) => {
      const spec = await bids.admin('GET', `/api/bids?from=${from}&to=${to}`);
      const filter = encodeURIComponent(JSON.stringify({ from, to }));
      const console = await bids.admin('GET', `/api/console/bids?filter=${filter}`);
      expect(console.body.map(({ bidId }: { bidId: string }) => bidId)).toEqual(
        spec.body.items.map(({ bidId }: { bidId: string }) => bidId),
      );
      return console.body.map(({ bidId }: { bidId: string }) => bidId);
    };
    expect(await listed('2026-03-04', '2026-03-04')).toEqual([old.code]);
    expect(await listed('2026-03-05', '')).toEqual([young.code]);
    expect(await listed('', '2026-03-05')).toEqual([young.code, old.code]);
    expect((await bids.admin('GET', '/api/bids?from=2026-02-30')).status).toBe(400);
    expect((await bids.admin('GET', '/api/console/bids?filter={"to":"soon"}')).status).toBe(400);
  });

  it('pages, sorts and filters; an empty filter is none', async () => {
    const contractor = await joined(bids);
    const mine = homeowner();
    const made = [
      await oneBid(bids, mine),
      await oneBid(bids),
      await oneBid(bids),
      await oneBid(bids, mine, { zip: '94110' }),
    ];
    await bids.admin('PATCH', `/api/bids/${made[1]?.code}/status`, { status: 'done' });

    const all = await bids.admin('GET', '/api/bids?page=1&pageSize=3&sort=&userEmail=&contractorId=&status=');
    expect(all.body).toMatchObject({ page: 1, pageSize: 3, total: 4, totalIsExact: true });
    expect(all.body.items.map(({ bidId }: { bidId: string }) => bidId)).toEqual([
      made[3]?.code,
      made[2]?.code,
      made[1]?.code,
    ]);
    const oldest = await bids.admin('GET', '/api/bids?sort=submittedAt&pageSize=1');
    expect(oldest.body.items[0].bidId).toBe(made[0]?.code);

    const codesOf = async (query: string) =>
      (await bids.admin('GET', `/api/bids?${query}`)).body.items.map((bid: { bidId: string }) => bid.bidId);
    expect(await codesOf('status=done')).toEqual([made[1]?.code]);
    expect(await codesOf('status=all')).toHaveLength(4);
    expect(await codesOf(`userEmail=${encodeURIComponent(mine)}`)).toEqual([made[3]?.code, made[0]?.code]);
    expect(await codesOf(`userEmail=${encodeURIComponent(mine.slice(0, -8).toUpperCase())}`)).toHaveLength(2);
    expect(await codesOf(`contractorId=${contractor.id}`)).toHaveLength(3);
    expect(await codesOf('contractorId=nobody')).toEqual([]);
    expect(await codesOf('zipCode=94110')).toEqual([made[3]?.code]);
    expect(await codesOf('state=ca')).toEqual([made[3]?.code]);
    expect(await codesOf('state=CA&zipCode=78704')).toEqual([]);
    expect((await bids.admin('GET', '/api/bids?state=XX')).status).toBe(400);
    const csv = parse((await bids.admin('GET', '/api/bids/csv?state=CA')).body, { columns: true, bom: true });
    expect(csv).toEqual([expect.objectContaining({ bidId: made[3]?.code, state: 'CA' })]);
    await bids.admin('PATCH', `/api/bids/${made[3]?.code}/meta`, { tags: ['call back', 'a, b'] });
    expect(await codesOf('tag=a,%20b')).toEqual([made[3]?.code]);
    expect(await codesOf('tag=a')).toEqual([]);
    expect(await codesOf('search=Call%20Back')).toEqual([made[3]?.code]);
    await bids.db.query(`update bid set category = 'garage', contractor_id = null where code = $1`, [
      made[3]?.code,
    ]);
    expect(await codesOf('category=garage')).toEqual([made[3]?.code]);
    expect(await codesOf('unassigned=true')).toEqual([made[3]?.code]);
    const inConsole = encodeURIComponent(
      JSON.stringify({ tag: 'call back', category: 'garage', unassigned: true, state: 'CA' }),
    );
    expect((await bids.admin('GET', `/api/console/bids?filter=${inConsole}`)).body).toMatchObject([
      { bidId: made[3]?.code, state: 'CA' },
    ]);
    expect(await codesOf(`search=${made[2]?.code.toLowerCase()}`)).toEqual([made[2]?.code]);
    expect(await codesOf('search=bright%20KITCHEN&status=pending')).toHaveLength(3);
    expect(await codesOf('search=100%25')).toEqual([]);
  });

  it('finds words of a scope once it is submitted', async () => {
    const contractor = await joined(bids);
    const { code, email } = await oneBid(bids);
    await bids.call('POST', '/api/bids/submit', {
      userEmail: email,
      contractorEmail: contractor.email,
      scope: 'Soffit above the oriel window',
    });
    const { body } = await bids.admin('GET', '/api/bids?search=ORIEL%20WINDOW');
    expect(body.items.map(({ bidId }: { bidId: string }) => bidId)).toEqual([code]);
  });

  it('goes both ways by cursor', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 7; n++) codes.unshift((await oneBid(bids)).code);
    const walk = async (cursor: string | null) =>
      (await bids.admin('GET', `/api/bids?pageSize=3${cursor ? `&cursor=${cursor}` : ''}`)).body;
    const first = await walk(null);
    const second = await walk(first.nextCursor);
    const third = await walk(second.nextCursor);
    const back = await walk(third.previousCursor);
    const seen = [first, second, third].flatMap(({ items }) =>
      items.map((bid: { bidId: string }) => bid.bidId),
    );
    expect(seen).toEqual(codes);
    expect(first.previousCursor).toBeNull();
    expect(third.nextCursor).toBeNull();
    expect(back.items).toEqual(second.items);
  });

  it.each([
    'page=0',
    'page=x',
    'pageSize=101',
    'pageSize=1.5',
    'sort=scope',
    'sort=estimatedPrice&cursor=AAAA',
    'sort=submittedAt;drop table bid',
    'status=gone',
    'search=ab',
    'cursor=AAAA',
    'page=1001&pageSize=10',
  ])('refuses %s', async (query) => {
    const { status, body } = await bids.admin('GET', `/api/bids?${query}`);
    expect([status, body.statusCode]).toEqual([400, 400]);
    expect(body.message).toMatch(/\.$/);
  });

  it('speaks the console’s dialect', async () => {
    const made = [await oneBid(bids), await oneBid(bids)];
    const list = await bids.admin(
      'GET',
      `/api/console/bids?sort=["submittedAt","ASC"]&range=[0,0]&filter={"status":"pending"}`,
    );
    expect(list.headers.get('content-range')).toBe('bids 0-0/2');
    expect(list.headers.get(TOTAL_IS_EXACT_HEADER)).toBe('true');
    expect(list.body).toMatchObject([{ id: made[0]?.id, bidId: made[0]?.code }]);
    const many = await bids.admin('GET', `/api/console/bids?filter={"id":["${made[1]?.id}","nobody"]}`);
    expect(many.body.map(({ id }: { id: string }) => id)).toEqual([made[1]?.id]);
    const one = await bids.admin('GET', `/api/console/bids/${made[0]?.code}`);
    expect(one.body).toMatchObject({ id: made[0]?.id, history: [{ kind: 'requested' }], submissions: [] });
    expect((await bids.admin('GET', '/api/console/bids/nobody')).status).toBe(404);
    const unknown = await bids.admin('GET', '/api/console/bids?sort=["scope","ASC"]');
    expect([unknown.status, unknown.body.message]).toEqual([
      400,
      expect.stringMatching(/^Sort by .+ or tags\.$/),
    ]);
    const summary = await bids.admin('GET', '/api/console/bids-summary');
    expect(summary.body.byStatus).toMatchObject({ pending: 2, done: 0 });
    expect(summary.body.byDay).toHaveLength(30);
    expect(summary.body.byDay.at(-1).count).toBe(2);
    expect(summary.body.medianResponseHours).toBeNull();

    // An answer counts, whatever the homeowner made of it since.
    for (const [bid, status, hours] of [
      [made[0], 'selected', 5],
      [made[1], 'received', 8],
    ] as const) {
      await bids.db.query(
        `update bid set status = $2, received_at = submitted_at + make_interval(hours => $3) where id = $1`,
        [bid?.id, status, hours],
      );
    }
    const answered = await bids.admin('GET', '/api/console/bids-summary');
    expect(answered.body.medianResponseHours).toBe(6.5);
  });
}
