import { MESSAGES } from '@plumbline/contracts';
import { until } from '@plumbline/testing';
import { ADMIN_TOKEN } from '@plumbline/testing/ground';
import { asked, homeowner } from './people.js';
import { type RunningBids, startBids } from './running-bids.js';

const ROWS = 40_000;

let bids: RunningBids;
beforeAll(async () => {
  bids = await startBids();
  await asked(bids, homeowner());
  // Enough that neither the sockets nor the streams between hold the whole export.
  await bids.db.query(
    `insert into bid (id, code, request_id, user_email, status, submitted_at, scope, zip_code, near_zip, track_token_hash)
     select gen_random_uuid(), 'X-' || n, (select id from bid_request), 'h@home.example', 'pending', now(),
       repeat('scope ' || n || E'\\n', 90), '60614', '60614', n::text
     from generate_series(2, ${ROWS}) n`,
  );
});
afterAll(() => bids?.stop());

const download = () => fetch(`${bids.url}/api/bids/csv`, { headers: { 'x-admin-token': ADMIN_TOKEN } });
const exporting = async () =>
  (await bids.db.query(`select pid from pg_stat_activity where query like 'copy (select bid.code%'`)).map(
    ({ pid }: { pid: number }) => pid,
  );

it('ends a cut-off file so that it is seen to be cut off', async () => {
  const response = await download();
  expect(response.status).toBe(200);
  const reader = response.body?.getReader();
  await reader?.read();
  const [pid] = await exporting();
  await bids.db.query('select pg_terminate_backend($1)', [pid]);
  const rest = async () => {
    while (!(await reader?.read())?.done);
  };
  await expect(rest()).rejects.toThrow();
  expect((await bids.admin('GET', '/api/bids?pageSize=1')).status).toBe(200);
});

it('lets two run at once, gives their connections back, and stops when the reader goes', async () => {
  const slow = await Promise.all([download(), download()]);
  const third = await bids.admin('GET', '/api/bids/csv');
  expect([third.status, third.body.message]).toEqual([429, MESSAGES.bids.exportsBusy]);
  expect(third.headers.get('retry-after')).toBe('30');
  await Promise.all(slow.map((response) => response.body?.cancel()));
  await until(async () => (await exporting()).length === 0);
  const { text } = await until(async () => {
    const answer = await bids.admin('GET', '/api/bids/csv?userEmail=h@home.example');
    return answer.status === 200 && answer;
  });
  expect(text.match(/"scope 7\n/g)).toHaveLength(1);
  expect(text.endsWith('\n')).toBe(true);
});

it('answers an ordinary error where nothing was sent yet', async () => {
  await bids.db.query('alter table bid rename column timeline to gone');
  try {
    const { status, body } = await bids.admin('GET', '/api/bids/csv');
    expect([status, body.message]).toEqual([500, MESSAGES.server.internal]);
  } finally {
    await bids.db.query('alter table bid rename column gone to timeline');
  }
});
