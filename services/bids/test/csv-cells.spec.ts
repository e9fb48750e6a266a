import { parse } from 'csv-parse/sync';
import Papa from 'papaparse';
import { asked, homeowner, joined } from './people.js';
import { type RunningBids, startBids } from './running-bids.js';

/** What people and attackers write; a spreadsheet must show it, never run it, and keep it in its cell. */
const HOSTILE = [
  '=HYPERLINK("http://x.example","click")',
  `=cmd|' /C calc'!A0`,
  '+1+1',
  '-2+3',
  '@SUM(1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
  '  =1+1',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\u00a0=1',
  '\u200b=1',
  '\u3000=1',
  '\ufeff=1',
  'a, "quoted", \'word\'',
  '"',
  '""',
  '","',
  ',',
  ';',
  'semi;colon\ttab',
  'two\nlines',
  'two\r\nlines',
  'old\rMac',
  '\n',
  '\\',
  '\\.',
  '\\N',
  'NULL',
  "'; drop table bid; --",
  '<script>alert(1)</script>',
  ' padded ',
  'ünïcode 厨房 🛁 e\u0301',
  'right \u202eto left',
];

const BID_TEXTS = {
  user_email: 'userEmail',
  contractor_email: 'contractorEmail',
  contractor_name: 'companyName',
  timeline: 'timeline',
  scope: 'scope',
  notes: 'notes',
  licenses: 'licenses',
  reference_text: 'references',
  notes_internal: 'notesInternal',
} as const;
const CONTRACTOR_TEXTS = {
  company_name: 'companyName',
  contact_name: 'contactName',
  email: 'email',
  phone: 'phone',
  website: 'website',
  license_number: 'licenseNumber',
  license_class: 'licenseClass',
  insurance: 'insurance',
  notes: 'notes',
} as const;

let bids: RunningBids;
beforeAll(async () => {
  bids = await startBids();
});
afterAll(() => bids?.stop());

/** Excel, LibreOffice and Google run a cell that begins so, whatever blank stands before it. */
const RUNS = /^[\s\u00a0\u200b\u3000\ufeff]*[=+\-@＝＋－＠]/u;

/** The rows as two parsers that know nothing of each other read them. */
function rowsOf(text: string): Record<string, string>[] {
  const rows = parse(text, { columns: true, bom: true }) as Record<string, string>[];
  const papa = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  expect(papa.errors).toEqual([]);
  expect(papa.data).toEqual(rows);
  return rows;
}

/** The lines, each ended by CRLF, whatever line ends stand in the cells. */
const linesOf = (text: string): string[] =>
  text.match(/(?:[^"\r\n]|"(?:[^"]|"")*")*\r\n/g)?.filter((line) => line !== '\r\n') ?? [];

function expectShown(row: Record<string, string> | undefined, heading: string, written: string): void {
  const cell = row?.[heading] ?? 'no such column';
  expect([heading, cell]).toEqual([heading, RUNS.test(written) ? `'${written}` : written]);
  expect(RUNS.test(cell)).toBe(false);
}

it('keeps each text of each bid in its cell, and runs none', async () => {
  await joined(bids);
  await asked(bids, homeowner());
  const texts = Object.keys(BID_TEXTS);
  for (const [index, text] of HOSTILE.entries()) {
    const requestId = `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;
    await bids.db.query(
      `insert into bid_request
       select (jsonb_populate_record(bid_request, $1)).* from bid_request order by created_at limit 1`,
      [{ id: requestId, design_title: text, created_at: new Date() }],
    );
    await bids.db.query(
      `insert into bid (id, code, request_id, status, submitted_at, zip_code, near_zip, track_token_hash, tags, ${texts})
       select gen_random_uuid(), 'H-' || $1, $2, 'received', '2026-01-01', '60614', '60614', 'h' || $1,
         array[$3, 'vip'], ${texts.map(() => '$3')}`,
      [String(index).padStart(2, '0'), requestId, text],
    );
  }
  await bids.db.query(`update bid set confirmed_by_mail = code = 'H-01' where code in ('H-00', 'H-01')`);
  const { text: csv } = await bids.admin('GET', '/api/bids/csv?sort=bidId&status=received');
  expect(linesOf(csv)).toHaveLength(1 + HOSTILE.length);
  const rows = rowsOf(csv);
  expect(rows.map(({ bidId }) => bidId)).toEqual(HOSTILE.map((_, n) => `H-${String(n).padStart(2, '0')}`));
  expect(rows.slice(0, 3).map((row) => row.confirmedByMail)).toEqual(['false', 'true', '']);
  for (const [index, text] of HOSTILE.entries()) {
    for (const heading of [...Object.values(BID_TEXTS), 'design']) expectShown(rows[index], heading, text);
    expect(JSON.parse(rows[index]?.tags ?? '')).toEqual([text, 'vip']);
    expect(rows[index]?.tags).toMatch(/^\[/);
  }
});

it('keeps each text of each contractor in its cell, and runs none', async () => {
  await bids.empty('contractor, bid_request');
  await joined(bids);
  const texts = Object.keys(CONTRACTOR_TEXTS);
  for (const [index, text] of HOSTILE.entries()) {
    await bids.db.query(
      `insert into contractor
       select (jsonb_populate_record(contractor, $1)).* from contractor order by created_at limit 1`,
      [
        {
          ...Object.fromEntries(texts.map((column) => [column, text])),
          id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
          email: `${text}${index}`,
          confirm_token_hash: `h${index}`,
        },
      ],
    );
  }
  const { text: csv } = await bids.admin('GET', '/api/contractors/csv');
  const rows = rowsOf(csv);
  expect(rows).toHaveLength(HOSTILE.length + 1);
  for (const [index, text] of HOSTILE.entries()) {
    for (const heading of Object.values(CONTRACTOR_TEXTS)) {
      expectShown(rows[index], heading, heading === 'email' ? `${text}${index}` : text);
    }
  }
});
