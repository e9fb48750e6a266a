import { MESSAGES } from '@plumbline/contracts';
import { homeowner, joined } from './people.js';
import { type RunningBids, startBids } from './running-bids.js';

let bids: RunningBids;
beforeAll(async () => {
  // 60 admin calls a minute and client.
  bids = await startBids({ RATE_LIMIT_FACTOR: '0.05', TRUST_PROXY: '1' });
});
afterAll(() => bids?.stop());

it('slows whoever guesses the admin token, and never who has it', async () => {
  const guess = async () => {
    const { status, body } = await bids.call('GET', '/api/console/bids-summary', undefined, {
      'x-admin-token': 'not the token',
    });
    return [status, body.message];
  };
  const admin = async () => (await bids.admin('GET', '/api/console/bids-summary')).status;
  for (let n = 0; n < 20; n++) expect(await guess()).toEqual([401, MESSAGES.server.adminToken]);
  expect(await guess()).toEqual([429, MESSAGES.server.adminLocked]);
  expect(await admin()).toBe(200);
  for (let n = 0; n < 40; n++) await guess();
  expect(await guess()).toEqual([429, MESSAGES.server.tooMany]);
  expect(await admin()).toBe(200);
});

it('counts the network of a household, not each of its addresses', async () => {
  // 30 calls a minute and client.
  const from = async (address: string) =>
    (await bids.call('GET', '/api/settings', undefined, { 'x-forwarded-for': address })).status;
  const household = Array.from({ length: 31 }, (_, n) => `2606:4700:1:2:${n.toString(16)}::1`);
  const answers = [];
  for (const address of household) answers.push(await from(address));
  expect(answers).toEqual([...household.slice(1).map(() => 200), 429]);
  expect(await from('2606:4700:1:3::1')).toBe(200);
  expect(await from('::ffff:203.0.113.7')).toBe(200);
});

it('lets nobody use up what a homeowner or a contractor may ask for', async () => {
  const calm = await startBids({ TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1' });
  try {
    const email = homeowner();
    const contractor = await joined(calm);
    let client = 0;
    const ask = (path: string, body: object) => {
      client += 1;
      return calm.call('POST', path, body, { 'x-forwarded-for': `203.0.113.${client}` });
    };
    const stranger = {
      userEmail: email,
      contractorEmail: contractor.email,
      bidId: 'PL-00000000',
      scope: 'x',
    };
    for (let n = 0; n < 15; n++) expect((await ask('/api/bids/submit', stranger)).status).toBe(404);
    for (let n = 0; n < 15; n++) await ask('/api/bids/my-link', { email });
    for (let n = 0; n < 15; n++) await ask('/api/bids/my-link', { email: contractor.email });
    const request = { email, zip: '60614', preferences: { category: 'kitchen' } };
    const sent = await ask('/api/send-to-contractors', request);
    expect([sent.status, sent.body.count]).toEqual([200, 1]);
    for (const [path, body, status] of [
      ['/api/bids/my-link', { email }, 202],
      ['/api/my-data/request', { email }, 202],
      ['/api/bids/resend-user', { bidId: sent.body.bidIds[0], userEmail: email }, 202],
      ['/api/bids/submit', { ...stranger, bidId: sent.body.bidIds[0] }, 201],
    ] as const) {
      expect([path, (await ask(path, body)).status]).toEqual([path, status]);
    }
  } finally {
    await calm.stop();
  }
});
