import { BidsSweep } from '../src/upkeep/bids.sweep.js';
import { asked, bidRow, homeowner, joined } from './people.js';
import { type RunningBids, startBids } from './running-bids.js';

let bids: RunningBids;
beforeAll(async () => {
  bids = await startBids();
});
afterAll(() => bids?.stop());
beforeEach(() => bids.empty('contractor, bid_request, known_upload, known_design'));

const sweep = () =>
  bids.service.app.get(BidsSweep).handleSweepBids({}, { signal: new AbortController().signal });
const count = async (table: string) =>
  Number((await bids.db.query(`select count(*) as n from ${table}`))[0].n);

it('reminds once, two days before the date, whoever has not answered', async () => {
  await joined(bids);
  const early = (await asked(bids, homeowner())).codes[0] as string;
  const due = (await asked(bids, homeowner())).codes[0] as string;
  const declined = (await asked(bids, homeowner())).codes[0] as string;
  await bids.db.query(`update bid set status = 'sent'`);
  await bids.db.query(
    `update bid_request set respond_by = now() + interval '47 hours'
     where id in (select request_id from bid where code <> $1)`,
    [early],
  );
  await bids.db.query('update bid set not_interested_at = now() where code = $1', [declined]);
  const before = (await bids.announced('bid.reminder-due')).length;
  await sweep();
  await sweep();
  const reminded = (await bids.announced('bid.reminder-due')).slice(before);
  expect(reminded.map(({ bid }) => bid.code)).toEqual([due]);
  expect((await bidRow(bids, due)).reminded_at).toBeInstanceOf(Date);
});

it('lets go of what is kept only for a while', async () => {
  const kept = await joined(bids);
  const asker = homeowner();
  const { codes } = await asked(bids, asker);
  await joined(bids, {}, { confirm: false });
  const fresh = await joined(bids, {}, { confirm: false });
  await bids.call('POST', `/api/bids/${codes[0]}/appointment-proposal`, {
    userEmail: asker,
    proposals: 'Mon',
  });
  for (const uploadId of ['old', 'new']) {
    await bids.hear('upload.stored', { uploadId, zipCode: '60614', fullAddress: null, files: [] });
  }
  await bids.db.query(`update contractor set created_at = now() - interval '31 days' where id <> $1`, [
    fresh.id,
  ]);
  await bids.db.query(`update appointment_proposal set created_at = now() - interval '181 days'`);
  await bids.db.query(`update known_upload set created_at = now() - interval '91 days' where id = 'old'`);
  await sweep();
  const left = await bids.db.query('select id from contractor');
  expect(left.map(({ id }: { id: string }) => id).sort()).toEqual([kept.id, fresh.id].sort());
  expect([await count('appointment_proposal'), await count('known_upload'), await count('bid')]).toEqual([
    0, 1, 1,
  ]);
});

it('offers again what was missed', async () => {
  const { codes } = await asked(bids, homeowner());
  const contractor = await joined(bids, { categories: ['roofing'] });
  await bids.settled();
  await bids.db.query(`update contractor set categories = '{general}', updated_at = now()`);
  await sweep();
  expect((await bidRow(bids, codes[0] as string)).contractor_id).toBe(contractor.id);
});

it('gives a bid its state that a replica of the version before wrote without one', async () => {
  const { codes } = await asked(bids, homeowner());
  const code = codes[0] as string;
  const { state } = await bidRow(bids, code);
  expect(state).toBe('IL');
  await bids.db.query('update bid set state = null');
  await sweep();
  expect((await bidRow(bids, code)).state).toBe(state);
});
