import { parse } from 'csv-parse/sync';
import { homeowner, joined } from '../people.js';
import type { RunningBids } from '../running-bids.js';

/** What bids and contractors are as CSV. */
export function csvTests(running: () => RunningBids): void {
  let bids: RunningBids;
  beforeAll(() => {
    bids = running();
  });

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
}
