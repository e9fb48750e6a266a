import { MESSAGES } from '@plumbline/contracts';
import { type RunningBids, startBids } from './running-bids.js';

let bids: RunningBids;
beforeAll(async () => {
  // 60 admin calls a minute and client.
  bids = await startBids({ RATE_LIMIT_FACTOR: '0.05', TRUST_PROXY: '1' });
}, 60_000);
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
