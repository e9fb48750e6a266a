import { MESSAGES, TOTAL_IS_EXACT_HEADER } from '@plumbline/contracts';
import { parse } from 'csv-parse/sync';
import { BID_ORDERINGS, bidIdsSql } from '../../src/administration/dto/bid-orders.js';
import { oneBid } from '../people.js';
import type { RunningBids } from '../running-bids.js';

/** How bids are ordered, and that many of them are walked along an index. */
export function bidOrderTests(running: () => RunningBids): void {
  let bids: RunningBids;
  beforeAll(() => {
    bids = running();
  });

  it('sorts by every column, an empty cell as the smallest; in all three forms alike', async () => {
    const made = [
      await oneBid(bids, 'a@x.example'),
      await oneBid(bids, 'b@x.example', { zip: '94110' }),
      await oneBid(bids, 'c@x.example'),
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
    const { id } = await oneBid(bids);
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
}

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
