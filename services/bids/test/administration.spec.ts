import { BID_STATUSES, MESSAGES, TOTAL_IS_EXACT_HEADER } from '@plumbline/contracts';
import { parse } from 'csv-parse/sync';
import { BID_ORDERINGS, bidIdsSql } from '../src/administration/dto/bid-orders.js';
import { asked, bidRow, homeowner, joined } from './people.js';
import { type RunningBids, startBids } from './running-bids.js';

let bids: RunningBids;
beforeAll(async () => {
  bids = await startBids();
});
afterAll(() => bids?.stop());
beforeEach(() => bids.db.query('truncate contractor, bid_request cascade'));

/** A bid without a contractor; its code and id. */
async function oneBid(email = homeowner(), more: Record<string, unknown> = {}) {
  const { codes } = await asked(bids, email, more);
  const code = codes[0] as string;
  return { code, id: (await bidRow(bids, code)).id as string, email };
}

it('answers administrators only', async () => {
  const { id } = await oneBid();
  for (const [method, path] of [
    ['GET', '/api/bids'],
    ['GET', '/api/bids/csv'],
    ['PATCH', `/api/bids/${id}/status`],
    ['PATCH', `/api/bids/${id}/meta`],
    ['PATCH', '/api/bids/bulk/status'],
    ['POST', '/api/bids/bulk/resend'],
    ['POST', `/api/bids/${id}/resend`],
    ['GET', '/api/admin/contractors'],
    ['GET', '/api/contractors/csv'],
    ['POST', '/api/admin/preview'],
    ['POST', '/api/admin/email-preview'],
    ['GET', '/api/console/bids'],
    ['GET', `/api/console/bids/${id}`],
    ['GET', '/api/console/contractors'],
    ['GET', '/api/console/bids-summary'],
    ['GET', '/api/console/bids-tags'],
  ] as const) {
    const answer = await bids.call(method, path, method === 'GET' ? undefined : {});
    expect([method, path, answer.status]).toEqual([method, path, 401]);
  }
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Rows that the scans of a plan have looked at. */
function rowsScanned(node: PlanNode): number {
  const own = /^(Seq|Index|Index Only|Bitmap Heap) Scan$/.test(node['Node Type'])
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0;
  return own + (node.Plans ?? []).reduce((sum, inner) => sum + rowsScanned(inner), 0);
}

describe('the list', () => {
  it('is narrowed to days, in both forms', async () => {
    const old = await oneBid();
    const young = await oneBid();
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
    const made = [await oneBid(mine), await oneBid(), await oneBid(), await oneBid(mine, { zip: '94110' })];
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
    const { code, email } = await oneBid();
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
    for (let n = 0; n < 7; n++) codes.unshift((await oneBid()).code);
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

  it('sorts by every column, an empty cell as the smallest; in all three forms alike', async () => {
    const made = [
      await oneBid('a@x.example'),
      await oneBid('b@x.example', { zip: '94110' }),
      await oneBid('c@x.example'),
    ];
    await bids.db.query(
      `update bid set estimated_price = 900, received_at = now(), timeline = 'Two weeks', tags = '{vip}',
         contractor_email = 'z@x.example', status = 'received', category = 'bathroom' where id = $1`,
      [made[1]?.id],
    );
    await bids.db.query(
      `update bid set estimated_price = 80, received_at = now() - interval '1 day', timeline = 'one week',
         tags = '{Late}', contractor_email = 'y@x.example', status = 'selected', category = 'office' where id = $1`,
      [made[2]?.id],
    );
    await bids.db.query(`update bid set category = null where id = $1`, [made[0]?.id]);
    const places = (rows: { id: string }[]) =>
      rows.map(({ id }) => made.findIndex((bid) => bid.id === id)).join('');
    const ascending = {
      submittedAt: '012',
      bidId: null,
      status: '012',
      userEmail: '012',
      contractorEmail: '021',
      companyName: '021',
      estimatedPrice: '021',
      quote: '021',
      timeline: '021',
      zipCode: '021',
      category: '012',
      receivedAt: '021',
      tags: '021',
    };
    for (const [field, order] of Object.entries(ascending)) {
      const up = await bids.admin('GET', `/api/console/bids?sort=["${field}","ASC"]`);
      const down = await bids.admin('GET', `/api/console/bids?sort=["${field}","DESC"]`);
      if (order) expect([field, places(up.body)]).toEqual([field, order]);
      expect([field, places(down.body)]).toEqual([field, [...places(up.body)].reverse().join('')]);
      const spec = await bids.admin('GET', `/api/bids?sort=-${field}&pageSize=2`);
      expect([field, places(spec.body.items)]).toEqual([field, places(down.body).slice(0, 2)]);
      const csv = await bids.admin('GET', `/api/bids/csv?sort=${field}`);
      const rows = parse(csv.text, { columns: true, bom: true }) as { _id: string }[];
      expect([field, places(rows.map(({ _id: id }) => ({ id })))]).toEqual([field, places(up.body)]);
    }
  });

  it('orders many bids along an index as it orders few', async () => {
    const statuses = `'{sent,pending,selected,declined,processing,done,failed,received}'::text[]`;
    const { id } = await oneBid();
    await bids.db.query(
      `insert into bid (id, code, request_id, user_email, status, submitted_at, zip_code, near_zip, track_token_hash,
         estimated_price, received_at, timeline, contractor_email)
       select gen_random_uuid(), 'T' || n, request_id, 'u' || n % 700 || '@x.example', (${statuses})[1 + n % 8],
         now() - n * interval '1 minute', '60614', '60614', 'h' || n,
         case when n % 8 > 3 then n * 7919 % 50021 end, case when n % 8 > 3 then now() - n * interval '1 second' end,
         case when n % 8 > 3 then (n % 9) || ' weeks' end, case when n % 8 > 1 then 'c' || n % 90 || '@x.example' end
       from bid, generate_series(1, 10500) n where id = $1`,
      [id],
    );
    const columns = {
      estimatedPrice: 'estimated_price',
      receivedAt: 'received_at',
      timeline: 'lower(timeline)',
      contractorEmail: 'lower(contractor_email)',
      userEmail: 'user_email',
    };
    for (const [field, column] of Object.entries(columns)) {
      for (const [order, terms] of [
        ['ASC', 'nulls first, id'],
        ['DESC', 'desc nulls last, id desc'],
      ]) {
        const tail = field === 'userEmail' ? `${order}, submitted_at ${order}, id ${order}` : terms;
        const rows = await bids.db.query(
          `select id from bid order by ${column} ${tail} limit 10 offset 5200`,
        );
        const { body } = await bids.admin(
          'GET',
          `/api/console/bids?sort=["${field}","${order}"]&range=[5200,5209]`,
        );
        expect([field, order, body.map(({ id: one }: { id: string }) => one)]).toEqual([
          field,
          order,
          rows.map(({ id: one }: { id: string }) => one),
        ]);
      }
    }

    // A search that finds more than are sorted is walked from its newest bid, and not paged far by number.
    await bids.db.query(
      `insert into bid_search (bid_id, body) select id, code || ' walked' from bid where code like 'T%'`,
    );
    const newest = await bids.db.query(
      `select id from bid where code like 'T%' order by submitted_at desc, id desc limit 10 offset 490`,
    );
    const walked = (range: string) =>
      bids.admin('GET', `/api/console/bids?filter={"q":"walked"}&sort=["submittedAt","DESC"]&range=${range}`);
    const last = await walked('[490,499]');
    expect(last.body.map(({ id: one }: { id: string }) => one)).toEqual(
      newest.map(({ id: one }: { id: string }) => one),
    );
    expect(last.headers.get('content-range')).toBe('bids 490-499/500');
    expect(last.headers.get(TOTAL_IS_EXACT_HEADER)).toBe('false');
    const further = await walked('[500,509]');
    expect([further.status, further.body.message]).toEqual([400, MESSAGES.bids.commonSearch]);

    // In another order than by time the newest are sorted, of such a search as of any filter that leaves too many.
    for (const [filter, looked, most, fits, total] of [
      ['{"q":"walked"}', 'true', 5_000, `code like 'T%'`, 4_999],
      ['{"zipCode":"60614"}', `zip_code = '60614'`, 10_000, 'true', 10_000],
    ] as const) {
      const sorted = await bids.db.query(
        `select id from (select id, code from bid where ${looked} order by submitted_at desc, id desc limit ${most}) newest
         where ${fits} order by code limit 10`,
      );
      const first = await bids.admin(
        'GET',
        `/api/console/bids?filter=${filter}&sort=["bidId","ASC"]&range=[0,9]`,
      );
      expect(first.headers.get('content-range')).toBe(`bids 0-9/${total}`);
      expect(first.headers.get(TOTAL_IS_EXACT_HEADER)).toBe('false');
      expect(first.body.map(({ id: one }: { id: string }) => one)).toEqual(
        sorted.map(({ id: one }: { id: string }) => one),
      );
    }

    // A first page looks at its own rows of each status, however many bids there are.
    await bids.db.query('vacuum analyze bid');
    for (const [field, ordering] of Object.entries(BID_ORDERINGS)) {
      for (const descending of [true, false]) {
        const page = { conditions: [], hasStatus: false, source: 'index' as const, offset: 0, limit: 11 };
        const [{ 'QUERY PLAN': plan }] = await bids.db.query(
          `explain (analyze, format json) ${bidIdsSql({ ordering, descending, ...page })}`,
        );
        expect([field, descending, rowsScanned(plan[0].Plan) <= 8 * 11]).toEqual([field, descending, true]);
      }
    }
  });

  it('speaks the console’s dialect', async () => {
    const made = [await oneBid(), await oneBid()];
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
});

describe('status', () => {
  it('goes from any to any, is kept in the history and told once', async () => {
    const { id, code } = await oneBid();
    const before = (await bids.announced('bid.status-changed')).length;
    let last = 'pending';
    for (const status of [...BID_STATUSES, 'pending']) {
      const answer = await bids.admin('PATCH', `/api/bids/${code}/status`, { status });
      expect(answer.status).toBe(200);
      expect(answer.body.bid.status).toBe(status);
    }
    const { body } = await bids.admin('GET', `/api/console/bids/${id}`);
    for (const { from, to, by } of body.history.slice(1)) {
      expect([from, by]).toEqual([last, 'admin']);
      last = to;
    }
    expect(body.history).toHaveLength(1 + 9);
    expect((await bids.announced('bid.status-changed')).length - before).toBe(9);
  });

  it('once chosen is not moved by what happens', async () => {
    const { id, code } = await oneBid();
    await bids.admin('PATCH', `/api/bids/${id}/status`, { status: 'processing' });
    for (const type of ['invitation', 'invitation']) {
      await bids.hear('email.sent', { emailId: 'e', type, to: 'x@y.example', bidId: id, contractorId: null });
    }
    expect((await bidRow(bids, code)).status).toBe('processing');
  });

  it('is set in bulk; a wrong id harms no other', async () => {
    const made = [await oneBid(), await oneBid(), await oneBid()];
    const ids = [made[0]?.id, 'nonsense', made[1]?.code, '01890000-0000-7000-8000-000000000000', 17];
    const { status, body } = await bids.admin('PATCH', '/api/bids/bulk/status', { status: 'selected', ids });
    expect(status).toBe(200);
    expect(body).toMatchObject({ message: MESSAGES.admin.bulkStatusDone, updated: 2, status: 'selected' });
    expect(body.results.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false, true, false, false]);
    expect((await bidRow(bids, made[2]?.code as string)).status).toBe('pending');
    expect(
      (await bids.admin('PATCH', '/api/bids/bulk/status', { status: 'done', ids: [] })).body.message,
    ).toBe(MESSAGES.admin.selectRows);
    expect((await bids.admin('PATCH', '/api/bids/bulk/status', { status: 'x', ids: ['a'] })).status).toBe(
      400,
    );
  });

  it('tells the last of two administrators', async () => {
    const { id } = await oneBid();
    const { body: seen } = await bids.admin('GET', `/api/console/bids/${id}`);
    const answers = await Promise.all(
      ['done', 'failed', 'selected', 'declined'].map((status) =>
        bids.admin('PATCH', `/api/bids/${id}/status`, { status, version: seen.version }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(MESSAGES.server.changedMeanwhile);
    const meta = await bids.admin('PATCH', `/api/bids/${id}/meta`, {
      notesInternal: 'late',
      version: seen.version,
    });
    expect(meta.status).toBe(409);
  });
});

it('keeps notes and tags', async () => {
  const { id } = await oneBid();
  const { body } = await bids.admin('PATCH', `/api/bids/${id}/meta`, {
    notesInternal: ' call back ',
    tags: ['vip', ' vip ', 'slow  payer', ''],
  });
  expect(body).toMatchObject({
    message: MESSAGES.admin.saved,
    bid: { notesInternal: 'call back', tags: ['vip', 'slow payer'] },
  });
  const cleared = await bids.admin('PATCH', `/api/bids/${id}/meta`, { notesInternal: '', tags: 'a, b' });
  expect(cleared.body.bid).toMatchObject({ notesInternal: null, tags: ['a', 'b'] });
});

it('names the tags in use, those used most first', async () => {
  const some = [await oneBid(), await oneBid(), await oneBid()];
  const tag = (n: number, tags: readonly string[]) =>
    bids.admin('PATCH', `/api/bids/${some[n]?.id}/meta`, { tags });
  await tag(0, ['slow payer', 'gone soon']);
  await tag(1, ['vip', 'a, b']);
  await tag(2, ['vip']);
  await tag(0, ['slow payer']);
  const { body } = await bids.admin('GET', '/api/console/bids-tags');
  expect(body).toEqual({ tags: ['vip', 'a, b', 'slow payer'] });
});

describe('resending', () => {
  it('queues for one, and says why not', async () => {
    const { id } = await oneBid();
    const user = await bids.admin('POST', `/api/bids/${id}/resend`, { type: 'user' });
    expect([user.status, user.body.message]).toEqual([202, MESSAGES.admin.resentUser]);
    expect((await bids.announced('bid.resend-requested')).at(-1)).toMatchObject({
      type: 'user',
      by: 'admin',
      bid: { id },
    });
    const nobody = await bids.admin('POST', `/api/bids/${id}/resend`, { type: 'contractor' });
    expect([nobody.status, nobody.body.message]).toEqual([409, MESSAGES.bids.noContractor]);
    expect((await bids.admin('POST', `/api/bids/${id}/resend`, { type: 'all' })).body.message).toBe(
      MESSAGES.admin.resend,
    );
  });

  it('queues for many, one result an id', async () => {
    const lonely = await oneBid();
    await joined(bids, { zipCode: '94110' });
    const asked = await oneBid(homeowner(), { zip: '94110' });
    const { body } = await bids.admin('POST', '/api/bids/bulk/resend', {
      type: 'contractor',
      ids: [lonely.id, asked.code, 'x'],
    });
    expect(body).toEqual({
      message: MESSAGES.admin.bulkResendErrors(2),
      results: [
        { id: lonely.id, ok: false, error: MESSAGES.bids.noContractor },
        { id: asked.code, ok: true },
        { id: 'x', ok: false, error: MESSAGES.server.notFound },
      ],
    });
  });
});

describe('CSV', () => {
  const HOSTILE = [
    '=HYPERLINK("http://x.example")',
    '+1+1',
    '-2+3',
    '@SUM(1)',
    '＝1+1',
    'a, "quoted" word',
    'two\nlines',
    "'; drop table bid; --",
    '\u200b=1',
    'ünïcode 厨房 🛁',
  ];

  it('holds every row of the filter, and no formula', async () => {
    for (const text of HOSTILE) {
      const contractor = await joined(bids, { companyName: text, zipCode: '10001', notes: text });
      const email = homeowner();
      await bids.call('POST', '/api/bids/submit', {
        userEmail: email,
        contractorEmail: contractor.email,
        scope: text,
        notes: text,
        timeline: text,
        estimatedPrice: 1_234.5,
      });
    }
    const { status, headers, text } = await bids.admin('GET', '/api/bids/csv?sort=submittedAt');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="bids_export.csv"');
    const bytes = Buffer.from(
      await (
        await fetch(`${bids.url}/api/bids/csv`, {
          headers: { 'x-admin-token': 'the token of this test run' },
        })
      ).arrayBuffer(),
    );
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = parse(text, { columns: true, bom: true }) as Record<string, string>[];
    expect(rows).toHaveLength(HOSTILE.length);
    const running = /^[\s\u00a0\u200b\u3000\ufeff]*[=+\-@＝＋－＠]/u;
    rows.forEach((row, index) => {
      for (const [name, cell] of Object.entries(row)) {
        if (name !== 'estimatedPrice') expect([name, running.test(cell)]).toEqual([name, false]);
      }
      const wanted = HOSTILE[index] as string;
      expect(row.scope?.replace(/^'(?=[\u200b]*[=+\-@＝])/u, '')).toBe(wanted);
      expect(row.estimatedPrice).toBe('1234.50');
    });

    const filtered = await bids.admin('GET', "/api/bids/csv?status=done&search=x'%20or%20true");
    expect(parse(filtered.text, { columns: true, bom: true })).toEqual([]);
    const contractors = await bids.admin('GET', '/api/contractors/csv?category=kitchen');
    const companies = parse(contractors.text, { columns: true, bom: true }) as Record<string, string>[];
    expect(companies).toHaveLength(HOSTILE.length);
    for (const row of companies) expect(running.test(row.companyName as string)).toBe(false);
  });
});

describe('contractors', () => {
  it('are listed by search, ZIP and category, and edited', async () => {
    const one = await joined(bids, { companyName: 'Acme Kitchens', zipCode: '10001' });
    await joined(bids, { companyName: 'Blue Roofs', categories: ['roofing'] });
    const names = async (query: string) =>
      (await bids.admin('GET', `/api/admin/contractors?${query}`)).body.contractors.map(
        (contractor: { companyName: string }) => contractor.companyName,
      );
    expect(await names('')).toEqual(['Blue Roofs', 'Acme Kitchens']);
    expect(await names('search=acme')).toEqual(['Acme Kitchens']);
    expect(await names('zip=606')).toEqual(['Blue Roofs']);
    expect(await names('category=roofing')).toEqual(['Blue Roofs']);

    const edited = await bids.admin('PUT', `/api/console/contractors/${one.id}`, {
      id: one.id,
      companyName: 'Acme',
      zipCode: '10002',
      categories: ['kitchen', 'general'],
      rating: 4.5,
      insuranceExpires: '2027-01-31',
    });
    expect(edited.body).toMatchObject({
      companyName: 'Acme',
      rating: 4.5,
      zipCode: '10002',
      radiusMi: 25,
      insuranceExpires: '2027-01-31',
    });
    const list = await bids.admin('GET', '/api/console/contractors?sort=["rating","DESC"]&range=[0,9]');
    expect(list.headers.get('content-range')).toBe('contractors 0-1/2');
    expect(list.body[0].companyName).toBe('Acme');
    for (const field of [
      'createdAt',
      'companyName',
      'email',
      'zipCode',
      'categories',
      'licenseExpires',
      'insuranceExpires',
      'confirmedAt',
    ]) {
      const sorted = await bids.admin('GET', `/api/console/contractors?sort=["${field}","ASC"]`);
      expect([field, sorted.body.length]).toEqual([field, 2]);
    }
    expect((await bids.admin('GET', '/api/console/contractors?sort=["toString","ASC"]')).status).toBe(400);
    expect(
      (await bids.admin('PUT', `/api/console/contractors/${one.id}`, { companyName: 'x', rating: 6 })).status,
    ).toBe(400);
  });

  it('are approved and paused; the paused are not asked', async () => {
    const { id } = await joined(bids, {}, { confirm: false });
    const path = `/api/console/contractors/${id}`;
    const profile = (await bids.admin('GET', path)).body;
    expect(profile).toMatchObject({ confirmed: false, paused: false });

    const paused = await bids.admin('PUT', path, { ...profile, confirmed: true, paused: true });
    expect(paused.body).toMatchObject({ confirmed: true, paused: true });
    const asks = async () =>
      (
        await bids.admin('POST', '/api/admin/preview', {
          preferences: { zipCode: profile.zipCode, categories: ['kitchen'] },
        })
      ).body.contractors.length;
    expect(await asks()).toBe(0);

    const edited = await bids.admin('PUT', path, {
      companyName: 'Acme',
      zipCode: profile.zipCode,
      categories: ['kitchen'],
    });
    expect(edited.body).toMatchObject({ confirmed: true, paused: true });
    await bids.admin('PUT', path, { ...edited.body, paused: false });
    expect(await asks()).toBe(1);
  });
});

describe('preview', () => {
  it('shows what a request would produce, and mails it to the administrator', async () => {
    const near = await joined(bids);
    await joined(bids, { zipCode: '94110' });
    const preview = await bids.admin('POST', '/api/admin/preview', {
      preferences: { zipCode: '60610', categories: ['kitchen'] },
    });
    expect(preview.body).toMatchObject({
      contractors: [{ email: near.email, companyName: near.companyName }],
      chosenDesign: null,
      userUploads: [],
    });
    const { codes } = await asked(bids, homeowner(), { zip: '60610' });
    const invited = await Promise.all(codes.map((code) => bidRow(bids, code)));
    expect(invited.map(({ contractor_email }) => contractor_email)).toEqual([near.email]);
    const mailed = await bids.admin('POST', '/api/admin/email-preview', {
      preferences: { zipCode: '60610', categories: ['kitchen'] },
      testMode: true,
    });
    expect(mailed.body.sentTo).toBe('admin@plumbline.example');
    expect((await bids.announced('preview.requested')).at(-1)).toMatchObject({
      zipCode: '60610',
      category: 'kitchen',
      testMode: true,
      contractors: [{ email: near.email }],
    });
  });

  it('leaves contractors of the demo out, and says so', async () => {
    await joined(bids, { email: 'office@oak.demo.example' });
    const preview = (zipCode: string) =>
      bids.admin('POST', '/api/admin/preview', { preferences: { zipCode, categories: ['kitchen'] } });
    expect((await preview('60614')).body).toMatchObject({
      contractors: [],
      message: `${MESSAGES.bids.noneNear('60614')} ${MESSAGES.bids.demoLeftOut}`,
    });
    expect((await preview('94110')).body.message).toBe(MESSAGES.bids.noneNear('94110'));
    await joined(bids);
    expect((await preview('60614')).body.message).toBe(
      `${MESSAGES.bids.preview(1)} ${MESSAGES.bids.demoLeftOut}`,
    );
  });

  it('has a sample in Test Mode, and wants a ZIP', async () => {
    const { body } = await bids.admin('POST', '/api/admin/preview', {
      preferences: { zipCode: '60614', categories: ['garage'] },
      testMode: true,
    });
    expect(body.contractors).toMatchObject([{ companyName: 'Sample Remodeling Co.' }]);
    for (const preferences of [{ zipCode: '123' }, {}, undefined, { zipCode: 12345 }]) {
      const answer = await bids.admin('POST', '/api/admin/preview', { preferences });
      expect([answer.status, answer.body.message]).toEqual([400, MESSAGES.admin.zip]);
    }
  });

  it('shows the ZIP’s uploads', async () => {
    await bids.hear('upload.stored', {
      uploadId: 'u1',
      zipCode: '60614',
      fullAddress: '1 Main St',
      files: [
        {
          key: 'uploads/a/b.jpg',
          thumbnailKey: 'uploads/a/b.thumb.webp',
          name: 'sink.jpg',
          type: 'image/jpeg',
        },
      ],
    });
    const { body } = await bids.admin('POST', '/api/admin/preview', { preferences: { zipCode: '60614' } });
    expect(body.userUploads).toEqual([
      {
        originalName: 'sink.jpg',
        name: 'sink.jpg',
        url: 'http://site.test/files/uploads/a/b.jpg',
        imageUrl: 'http://site.test/files/uploads/a/b.jpg',
        thumbnailUrl: 'http://site.test/files/uploads/a/b.thumb.webp',
        type: 'image/jpeg',
      },
    ]);
  });
});
