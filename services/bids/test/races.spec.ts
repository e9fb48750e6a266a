import { EventsRunner } from '@plumbline/platform';
import { until } from '@plumbline/testing';
import { asked, bidRow, homeowner, invitationKey, joined, next } from './people.js';
import { type Answer, type RunningBids, startBids } from './running-bids.js';

let bids: RunningBids;
beforeAll(async () => {
  bids = await startBids();
});
afterAll(() => bids?.stop());
beforeEach(() => bids.empty('contractor, bid_request'));

const post = (path: string, body: unknown) => bids.call('POST', path, body);

/** TransactionRunner that Postgres ended for the sake of another one. */
async function deadlocks(): Promise<number> {
  const metric = await bids.service.registry.getSingleMetric('plumbline_transaction_retries_total')?.get();
  const [{ failures }] = await bids.db.query('select sum(attempts)::int as failures from inbox');
  return (metric?.values ?? []).reduce((sum, { value }) => sum + value, 0) + failures;
}

/** Two requests of one homeowner with the same three contractors, and everything that can happen to them. */
async function scene() {
  const contractors = [await joined(bids), await joined(bids), await joined(bids)];
  const email = homeowner();
  await asked(bids, email);
  await asked(bids, email);
  await bids.settled();
  const rows: { id: string; contractor_id: string; contractor_email: string }[] = await bids.db.query(
    'select id, contractor_id, contractor_email from bid where user_email = $1 order by random()',
    [email],
  );
  const ids = rows.map(({ id }) => id);
  const [one, other] = rows as [(typeof rows)[0], (typeof rows)[0]];
  const contractor = contractors[0] as (typeof contractors)[0];
  const erase = (person: string) =>
    post('/api/my-data/delete', { email: person, link: bids.tokens.makeEnding('my-data', person) });
  const submit = (contractorEmail: string, more: object = {}) =>
    post('/api/bids/submit', { userEmail: email, contractorEmail, scope: `Scope ${next()}`, ...more });
  const acts: Record<string, () => Promise<Answer>> = {
    request: () =>
      post('/api/send-to-contractors', { email, zip: '60614', preferences: { category: 'kitchen' } }),
    submit: () =>
      submit(one.contractor_email, { bidId: one.id, key: invitationKey(bids, one.id, one.contractor_email) }),
    'submit to the pair': () => submit(other.contractor_email),
    'call-off': () => post(`/api/bids/track/${bids.tokens.make('track', one.id)}/call-off`, {}),
    'erase the homeowner': () => erase(email),
    'erase the contractor': () => erase(contractor.email),
    status: () => bids.admin('PATCH', `/api/bids/${one.id}/status`, { status: 'selected' }),
    'bulk status': () => bids.admin('PATCH', '/api/bids/bulk/status', { ids, status: 'processing' }),
    'bulk resend': () =>
      bids.admin('POST', '/api/bids/bulk/resend', { ids: [...ids].reverse(), type: 'contractor' }),
    notes: () => bids.admin('PATCH', `/api/bids/${other.id}/meta`, { notesInternal: `Note ${next()}` }),
    proposal: () =>
      post(`/api/bids/${one.id}/appointment-proposal`, { userEmail: email, proposals: 'Mon 9 am' }),
    resend: () => post('/api/bids/resend-user', { bidId: other.id, userEmail: email }),
    'not interested': () =>
      post(`/api/bids/${other.id}/not-interested`, {
        key: invitationKey(bids, other.id, other.contractor_email),
      }),
    join: () =>
      post('/api/contractors/join', {
        companyName: 'Again',
        email: contractor.email,
        zipCode: '60614',
        categories: ['kitchen'],
      }),
    confirm: () =>
      post('/api/contractors/confirm', { token: bids.tokens.make('confirm-contractor', contractor.id, 1) }),
    'edit the contractor': () =>
      bids.admin('PUT', `/api/console/contractors/${contractor.id}`, {
        companyName: 'Edited',
        zipCode: '60614',
        categories: ['kitchen'],
      }),
  };
  return { acts, contractor, email };
}

it('every two acts at once end without a deadlock, a failure or a lack of connections', async () => {
  const names = Object.keys((await scene()).acts);
  const pairs = names.flatMap((a, index) => names.slice(index).map((b) => [a, b] as const));
  const failures: string[] = [];
  for (let start = 0; start < pairs.length; start += 12) {
    const { acts } = await scene();
    const calls = pairs.slice(start, start + 12).flat();
    const answers = await Promise.all(calls.map((name) => acts[name]?.() as Promise<Answer>));
    answers.forEach(({ status, text }, index) => {
      if (status >= 500) failures.push(`${calls[index]}: ${status} ${text}`);
    });
  }
  await bids.settled();
  expect(failures).toEqual([]);
  expect(await deadlocks()).toBe(0);
});

it('control: bids before their request, as against the order, is a deadlock', async () => {
  const email = homeowner();
  const { codes } = await asked(bids, email);
  const { id, request_id } = await bidRow(bids, codes[0] as string);
  const link = bids.tokens.makeEnding('my-data', email);
  const blocked = async () =>
    (await bids.db.query('select 1 from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0'))
      .length;
  let erasing: Promise<Answer> | undefined;
  const wrong = bids.db.transaction(async (tx) => {
    await tx.query(`set local deadlock_timeout = '20ms'`);
    await tx.query('select 1 from bid where id = $1 for update', [id]);
    erasing = post('/api/my-data/delete', { email, link });
    await until(blocked);
    await tx.query('update bid_request set called_off_at = now() where id = $1', [request_id]);
  });
  await expect(wrong).rejects.toThrow('deadlock');
  expect((await erasing)?.status).toBe(200);
});

it('an erased contractor is in no bid, whoever was being matched or answering meanwhile', async () => {
  for (let round = 0; round < 4; round++) {
    const { email, id } = await joined(bids, { companyName: 'Gone Ltd' });
    const homeowners = Array.from({ length: 12 }, homeowner);
    const asking = homeowners.map((one) => asked(bids, one));
    const first = await Promise.race(asking);
    const row = await bidRow(bids, first.codes[0] as string);
    const [, erased] = await Promise.all([
      Promise.all(asking),
      post('/api/my-data/delete', { email, link: bids.tokens.makeEnding('my-data', email) }),
      ...[1, 2, 3].map((n) =>
        post('/api/bids/submit', {
          userEmail: row.user_email,
          contractorEmail: email,
          scope: `Scope ${n}`,
          bidId: row.id,
          key: invitationKey(bids, row.id, email),
        }),
      ),
    ]);
    expect(erased.status).toBe(200);
    await bids.settled();
    await bids.service.app.get(EventsRunner).sweep();
    const left = await bids.db.query(
      `select 'bid' from bid where contractor_email = $1 or contractor_id = $2 or contractor_name = 'Gone Ltd'
       union all select 'search' from bid_search where position($1 in body) > 0
       union all select 'submission' from submission where contractor_email = $1
       union all select 'contractor' from contractor where id = $2`,
      [email, id],
    );
    expect(left).toEqual([]);
  }
});

it('takes 64 submissions at once, of many pairs or of one, and answers who reads meanwhile', async () => {
  const email = homeowner();
  const { codes } = await asked(bids, email);
  const { id } = await bidRow(bids, codes[0] as string);
  const submit = (contractorEmail: string, userEmail: string) =>
    post('/api/bids/submit', { userEmail, contractorEmail, scope: `Scope ${next()}` });
  const kinds = [
    () => submit(`many-${next()}@trade.example`, homeowner()),
    () => submit('one@trade.example', email),
  ];
  for (const kind of kinds) {
    let left = 128;
    let ended = 0;
    const statuses: Record<string, number> = {};
    const count = ({ status }: Answer) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
    };
    const reads: Answer[] = [];
    const read = async () => {
      while (ended < 128)
        reads.push(await bids.call('GET', `/api/bids/track/${bids.tokens.make('track', id)}`));
    };
    const submitting = async () => {
      while (left-- > 0) {
        count(await kind());
        ended += 1;
      }
    };
    await Promise.all([read(), ...Array.from({ length: 64 }, submitting)]);
    expect(statuses).toEqual({ 201: 128 });
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
    expect(reads.length).toBeGreaterThan(3);
  }
});
