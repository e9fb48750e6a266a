import type { BidFacts } from '@plumbline/contracts';
import { invitationOf, mentions } from '@plumbline/platform';
import { until } from '@plumbline/testing';
import { parse } from 'csv-parse/sync';
import Papa from 'papaparse';
import { v7 as uuidv7 } from 'uuid';
import type {
  ConsoleEmailResponse,
  ConsoleEmailWholeResponse,
} from '../src/console/console-email.response.js';
import { EmailLog } from '../src/delivery/email-log.entity.js';
import type { EmailLogsResponse } from '../src/log/email-log.response.js';
import { type RunningNotifications, startNotifications } from './notifications.js';
import { BID, SAMPLES } from './samples.js';

let running: RunningNotifications;

beforeAll(async () => {
  running = await startNotifications();
});
afterAll(() => running.stop());

/** What would run in a spreadsheet or break out of its cell. */
const HOSTILE = [
  '=HYPERLINK("http://evil.example","x")',
  '+1',
  '-1',
  '@SUM(A1)',
  '  =1+1',
  '\t=1',
  '\r=1',
  '＝1',
  '\u200b=1',
  '\u3000=1',
  'a, "quoted" Küche 🛁',
  '"',
  '","',
  'two\nlines',
  'two\r\nlines',
  'old\rMac',
  ' padded ',
  "'",
];

let codes = 0;
const freshBid = (): BidFacts => ({
  ...BID,
  id: uuidv7(),
  requestId: uuidv7(),
  code: `PL-AAAA${String(++codes).padStart(2, '0')}`,
});

/** A request and its bid, both mailed. */
async function mailedBid(change: Partial<BidFacts> = {}): Promise<BidFacts> {
  const bid = { ...freshBid(), ...change };
  await running.publish('bid.requested', { bid, first: true, contractorsAsked: 1, photos: [] }, bid.id);
  await running.publish('bid.submitted', { ...SAMPLES['bid-received'], bid, submissionId: uuidv7() }, bid.id);
  await until(async () => {
    const rows = await running.rows({ bidId: bid.id });
    return rows.length === 4 && rows.every(({ status }) => status === 'sent');
  });
  return bid;
}

const json = async <T>(response: Response): Promise<T> => {
  expect(response.status).toBe(200);
  return (await response.json()) as T;
};

describe('the logs of a bid', () => {
  test('are found by id and by code, newest first, with what was said and no token', async () => {
    const bid = await mailedBid();
    const { items } = await json<EmailLogsResponse>(await running.admin(`/api/bids/${bid.id}/logs`));
    expect(items.map(({ type }) => type).sort()).toEqual([
      'bid-receipt',
      'bid-received',
      'homeowner-confirmation',
      'invitation',
    ]);
    expect(items.map(({ _id }) => _id)).toEqual(
      items
        .map(({ _id }) => _id)
        .sort()
        .reverse(),
    );
    const invitation = items.find(({ type }) => type === 'invitation');
    expect(invitation).toMatchObject({
      email: 'office@hillcountrykitchens.example',
      status: 'sent',
      data: { kind: 'contractor', attempts: 1, reason: null, bidId: bid.code },
    });
    expect(invitation?.data.text).toContain('Remove the wall units');
    expect(invitation?.data.text).toContain('key=********');
    expect(JSON.stringify(items)).not.toContain(
      running.tokens.makeEnding('invitation', invitationOf(bid.id, bid.contractor?.email ?? '')),
    );
    expect(JSON.stringify(items)).not.toContain(running.tokens.make('track', bid.id));

    for (const name of [bid.code, bid.code.toLowerCase()]) {
      const byCode = await json<EmailLogsResponse>(await running.admin(`/api/bids/${name}/logs`));
      expect(byCode.items).toHaveLength(4);
    }
  });

  test('are empty for an unknown bid and not found for what is no bid', async () => {
    expect(await json(await running.admin(`/api/bids/${uuidv7()}/logs`))).toEqual({ items: [] });
    expect((await running.admin(`/api/bids/${encodeURIComponent("x' or 1=1")}/logs`)).status).toBe(404);
    expect((await running.admin(`/api/bids/${encodeURIComponent('../x')}/logs.csv`)).status).toBe(404);
  });

  test('are the administrator’s alone', async () => {
    for (const path of [
      `/api/bids/${BID.id}/logs`,
      `/api/bids/${BID.id}/logs.csv`,
      '/api/console/emails',
      `/api/console/emails/${uuidv7()}`,
      '/api/console/emails-summary',
      '/api/console/jobs/notifications',
    ]) {
      expect((await fetch(`${running.url}${path}`)).status).toBe(401);
    }
    const resend = await fetch(`${running.url}/api/console/emails/${uuidv7()}/resend`, { method: 'POST' });
    expect(resend.status).toBe(401);
  });

  test('come as CSV that a spreadsheet reads and does not run', async () => {
    const bid = await mailedBid();
    const [row] = await running.rows({ bidId: bid.id });
    await running.database.getRepository(EmailLog).insert(
      HOSTILE.map((text, index) => ({
        ...row,
        facts: row?.facts as object,
        id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
        version: uuidv7(),
        subject: text,
        reason: text,
        email: text,
      })),
    );
    const response = await running.admin(`/api/bids/${bid.code}/logs.csv`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename=bid_logs_${bid.code}.csv`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);

    const csv = bytes.toString('utf8');
    const rows = parse(csv, { columns: true, bom: true }) as Record<string, string>[];
    const papa = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
    expect([papa.data, papa.errors]).toEqual([rows, []]);
    expect(Object.keys(rows[0] ?? {}).join()).toBe(
      'id,createdAt,bidId,type,kind,email,status,subject,attempts,reason,sentAt,text',
    );
    expect(rows).toHaveLength(HOSTILE.length + 4);
    expect(rows.map(({ type, text }) => [type, text?.includes(bid.design.title)])).toContainEqual([
      'invitation',
      true,
    ]);
    expect(csv).not.toContain(running.tokens.make('track', bid.id));
    rows.slice(4).forEach((shown, index) => {
      const written = HOSTILE.at(-1 - index) as string;
      const cell = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]/u.test(written) ? `'${written}` : written;
      expect([shown.email, shown.subject, shown.reason]).toEqual([cell, cell, cell]);
    });
  });
});

describe('the console', () => {
  const list = async (query: string) => {
    const response = await running.admin(`/api/console/emails${query}`);
    return {
      items: await json<ConsoleEmailResponse[]>(response),
      range: response.headers.get('content-range'),
    };
  };
  const filter = (value: object) => `?filter=${encodeURIComponent(JSON.stringify(value))}`;

  test('lists, pages, filters and finds', async () => {
    const bid = await mailedBid();
    const all = await list('?sort=["createdAt","DESC"]&range=[0,1]');
    expect(all.items).toHaveLength(2);
    expect(all.range).toMatch(/^emails 0-1\/\d+$/);
    const second = await list('?sort=["createdAt","DESC"]&range=[2,3]');
    expect(second.items[0]!.id < all.items[1]!.id).toBe(true);
    const oldest = await list('?sort=["createdAt","ASC"]&range=[0,0]');
    expect(oldest.items[0]!.id < all.items[0]!.id).toBe(true);

    expect((await list(filter({ bidId: bid.code }))).items).toHaveLength(4);
    expect((await list(filter({ q: bid.code.toLowerCase() }))).items).toHaveLength(4);
    expect((await list(filter({ bidId: bid.code, kind: 'contractor' }))).items).toHaveLength(2);
    expect((await list(filter({ bidId: bid.code, type: 'bid-receipt' }))).items).toHaveLength(1);
    expect((await list(filter({ bidId: bid.code, status: 'failed' }))).items).toHaveLength(0);
    expect((await list(filter({ bidId: bid.code, q: 'ada@' }))).items).toHaveLength(2);
    expect((await list(filter({ q: "%' or 1=1 --" }))).items).toHaveLength(0);
    const ids = all.items.map(({ id }) => id);
    expect((await list(filter({ id: [...ids, 'nonsense'] }))).items.map(({ id }) => id).sort()).toEqual(
      ids.sort(),
    );
    expect((await running.admin('/api/console/emails?range=nonsense')).status).toBe(400);
  });

  test('shows a mail as sent, its tokens masked, and counts them', async () => {
    const bid = await mailedBid();
    const [row] = await running.rows({ bidId: bid.id, type: 'bid-receipt' });
    const whole = await json<ConsoleEmailWholeResponse>(
      await running.admin(`/api/console/emails/${row!.id}`),
    );
    expect(whole).toMatchObject({ id: row!.id, type: 'bid-receipt', bidCode: bid.code, nextTryAt: null });
    expect(whole.html).toContain('href="https://plumbline.example/withdraw/********"');
    expect(whole.text).toContain('$38,750');
    expect((await running.admin(`/api/console/emails/${uuidv7()}`)).status).toBe(404);
    expect((await running.admin('/api/console/emails/nonsense')).status).toBe(404);

    const summary = await json<Record<string, number>>(await running.admin('/api/console/emails-summary'));
    expect(summary.sent).toBeGreaterThanOrEqual(4);
    expect(summary).toMatchObject({ failed: 0, queued: 0 });
  });

  test('sends a mail again, once for the same key', async () => {
    const bid = await mailedBid();
    const [row] = await running.rows({ bidId: bid.id, type: 'invitation' });
    const resend = () =>
      running.admin(`/api/console/emails/${row!.id}/resend`, {
        method: 'POST',
        headers: { 'idempotency-key': `resend-${row!.id}` },
      });
    const first = await json<{ message: string; id: string }>(await resend());
    expect(first.message).toBe('Email resent.');
    expect(await json(await resend())).toEqual(first);
    await until(async () => (await running.rows({ id: first.id }))[0]?.status === 'sent');
    expect(await running.rows({ bidId: bid.id, type: 'invitation' })).toHaveLength(2);
    const missing = await running.admin(`/api/console/emails/${uuidv7()}/resend`, { method: 'POST' });
    expect(missing.status).toBe(404);
  });

  test('counts the jobs of this service and no other', async () => {
    const response = await running.admin('/api/console/jobs/notifications');
    const jobs = await json<{ id: string; everyMs: number | null }[]>(response);
    expect(jobs.map(({ id, everyMs }) => [id, everyMs])).toEqual([
      ['send-email', null],
      ['sweep-emails', 30_000],
    ]);
    expect(response.headers.get('content-range')).toBe('jobs 0-1/2');
    expect((await running.admin('/api/console/jobs/bids')).status).toBe(404);
  });
});

describe('unsubscribing', () => {
  const HILL = 'office@hillcountrykitchens.example';
  const unsubscribe = (body: object) =>
    fetch(`${running.url}/api/unsubscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const confirmAgain = async () => {
    const contractorId = uuidv7();
    await running.publish('contractor.confirmed', { contractorId, email: HILL, companyName: 'Hill' });
    await until(async () => (await running.rows({ contractorId })).length === 1);
  };
  const invited = async () => {
    const bid = freshBid();
    await running.publish('bid.requested', { bid, first: true, contractorsAsked: 1, photos: [] }, bid.id);
    await until(async () => {
      const rows = await running.rows({ bidId: bid.id });
      return rows.length === 2 && rows.every(({ status }) => status !== 'queued');
    });
    const [invitation] = await running.rows({ bidId: bid.id, type: 'invitation' });
    const [confirmation] = await running.rows({ bidId: bid.id, type: 'homeowner-confirmation' });
    expect(confirmation?.status).toBe('sent');
    return invitation;
  };

  test('takes the mailed link only', async () => {
    expect((await unsubscribe({ email: HILL, link: 'x'.repeat(32) })).status).toBe(404);
    expect((await unsubscribe({ email: HILL })).status).toBe(404);
    expect((await unsubscribe({})).status).toBe(404);
    expect(await invited()).toMatchObject({ status: 'sent' });
  });

  test('ends invitations, not answers; confirming again ends the silence', async () => {
    const link = running.tokens.make('unsubscribe', HILL);
    const answer = await json<{ message: string }>(await unsubscribe({ email: HILL.toUpperCase(), link }));
    expect(answer.message).toMatch(/^You are unsubscribed/);
    expect(await invited()).toMatchObject({ status: 'failed', reason: 'The address unsubscribed.' });
    await until(() => running.told.some(({ name }) => name === 'email.failed'));

    await confirmAgain();
    expect(await invited()).toMatchObject({ status: 'sent' });
  });

  test('works in one click of a mail program, and opens the page where there is none', async () => {
    const query = `email=${encodeURIComponent(HILL)}&link=${running.tokens.make('unsubscribe', HILL)}`;
    const opened = await fetch(`${running.url}/api/unsubscribe?${query}`, { redirect: 'manual' });
    expect(opened.status).toBe(302);
    expect(opened.headers.get('location')).toBe(`https://plumbline.example/unsubscribe?${query}`);
    expect(await invited()).toMatchObject({ status: 'sent' });
    const clicked = await fetch(`${running.url}/api/unsubscribe?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.status).toBe(200);
    expect(await invited()).toMatchObject({ status: 'failed' });
    await confirmAgain();
  });
});

test('a person who asked for it is forgotten: address, bodies, and what still waited', async () => {
  const email = 'forget-me@example.com';
  const bid = await mailedBid({ userEmail: email });
  await running.publish('bid.status-changed', { bid, from: 'received', to: 'selected', by: 'admin' }, bid.id);
  await running.publish('link.requested', { email, purpose: 'my-bids', requestId: uuidv7() });
  await until(async () => (await running.rows({ email, type: 'my-bids-link', status: 'sent' })).length === 1);
  await until(async () => (await running.rows({ bidId: bid.id })).length === 6);
  const neighbours = ['do-not-forget-me@example.com', 'x+forget-me@example.com', 'forget-me@example.com.au'];
  const kept = await mailedBid({ userEmail: neighbours[0] });
  for (const address of neighbours)
    await running.publish('link.requested', { email: address, purpose: 'my-data', requestId: uuidv7() });
  await until(async () => (await running.rows({ type: 'my-data-link', status: 'sent' })).length >= 3);

  await running.publish('person.erased', { email, bidIds: [bid.id], uploadIds: [], designIds: [] });
  await until(async () => (await running.rows({ email })).length === 0);
  const rows = await running.rows({ bidId: bid.id });
  expect(rows.every(({ facts, subject }) => facts === null && subject === '')).toBe(true);
  expect(rows.map(({ status }) => status).sort()).toEqual([
    'failed',
    'failed',
    'sent',
    'sent',
    'sent',
    'sent',
  ]);
  expect((await running.rows()).filter((row) => mentions({ ...row }, email))).toEqual([]);
  const { items } = await json<EmailLogsResponse>(await running.admin(`/api/bids/${bid.id}/logs`));
  expect(items.every(({ data }) => data.text === null)).toBe(true);
  expect((await running.rows({ bidId: kept.id })).every(({ facts }) => facts !== null)).toBe(true);
  for (const address of neighbours)
    expect(await running.rows({ type: 'my-data-link', email: address })).toEqual([
      expect.objectContaining({ facts: { email: address }, subject: expect.stringMatching(/./) }),
    ]);

  const resend = await running.admin(`/api/console/emails/${rows[0]!.id}/resend`, { method: 'POST' });
  expect(resend.status).toBe(409);
});
