import { MESSAGES } from '@plumbline/contracts';
import { finishedKitchen } from './finished-kitchen.js';
import { asked, bidRow, homeowner, invitationKey, joined } from './people.js';
import { type RunningBids, startBids } from './running-bids.js';

let bids: RunningBids;
beforeAll(async () => {
  bids = await startBids();
});
afterAll(() => bids?.stop());
beforeEach(() => bids.empty('contractor, bid_request, held_request, known_design, known_design_file'));

/** A kitchen in California with three contractors: what each answers, and what the homeowner then reads. */
async function kitchen() {
  const { id: design } = await finishedKitchen(bids, '94110');
  const userEmail = homeowner();
  const contractors: Awaited<ReturnType<typeof joined>>[] = [];
  for (const companyName of ['Bernal Builders', 'Mission Kitchens', 'Noe Carpentry']) {
    contractors.push(await joined(bids, { companyName, zipCode: '94110' }));
  }
  const { codes } = await asked(bids, userEmail, { zip: '94110', design: { _id: design } });
  const rows = await Promise.all(codes.map((code) => bidRow(bids, code)));
  const submit = async (companyName: string, more: Record<string, unknown>) => {
    const { email } = contractors.find((one) => one.companyName === companyName) ?? { email: '' };
    const row = rows.find(({ contractor_email }) => contractor_email === email);
    const sent = await bids.call('POST', '/api/bids/submit', {
      bidId: row.code,
      key: invitationKey(bids, row.id, email),
      userEmail,
      contractorEmail: email,
      scope: 'As drawn.',
      ...more,
    });
    expect(sent.status).toBe(201);
  };
  const token = bids.tokens.make('track', rows[0].id);
  const level = async () => (await bids.call('GET', `/api/bids/track/${token}/levelling`)).body;
  return { submit, level };
}

it('sets the bids of a request beside each other on the same terms', async () => {
  const { submit, level } = await kitchen();
  expect(await level()).toMatchObject({ bids: [], waiting: 3, differences: [], revision: 1 });

  const { trades } = await level();
  const included = trades.map(({ trade, likelyUsd }: { trade: string; likelyUsd: number }) => ({
    trade,
    state: 'included',
    usd: likelyUsd,
  }));
  const total = included.reduce((sum: number, { usd }: { usd: number }) => sum + usd, 0);
  const cabinets = trades.find(({ trade }: { trade: string }) => trade === 'cabinets');
  await submit('Bernal Builders', {
    answers: included,
    estimatedPrice: total,
    depositUsd: 1_000,
    warrantyMonths: 24,
    revision: 1,
  });
  await submit('Mission Kitchens', {
    answers: included
      .filter(({ trade }: { trade: string }) => trade !== 'general')
      .map((answer: { trade: string }) =>
        answer.trade === 'cabinets' ? { trade: 'cabinets', state: 'allowance', usd: 2_000 } : answer,
      ),
    estimatedPrice: total - trades[0].likelyUsd - cabinets.likelyUsd + 2_000,
    depositUsd: 4_000,
  });
  const answer = await level();
  // Half of the sum before work starts, without a price beside the trades.
  await submit('Noe Carpentry', { answers: included, depositUsd: Math.round(total / 2) });
  const [, , blank] = (await level()).bids;
  expect(blank).toMatchObject({ askedUsd: null, sumUsd: total, deposit: { met: false, capUsd: 1_000 } });
  expect(answer).toMatchObject({ waiting: 1, estimateUsd: total });
  const [whole, odd] = answer.bids;
  expect(whole).toMatchObject({
    name: 'Bernal Builders',
    askedUsd: total,
    fromUsd: total,
    toUsd: total,
    warrantyMonths: 24,
    pricedRevision: 1,
    deposit: { met: true, capUsd: 1_000 },
  });
  expect(odd).toMatchObject({
    name: 'Mission Kitchens',
    fromUsd: total,
    toUsd: total,
    deposit: { met: false, capUsd: 1_000, text: expect.stringContaining('California caps it at $1,000') },
    pricedRevision: null,
  });
  expect(odd.adjustments).toMatchObject([
    { trade: 'general', why: 'not-mentioned', item: null, open: false },
    { trade: 'cabinets', why: 'allowance', saysUsd: 2_000, putUsd: cabinets.likelyUsd },
  ]);
  expect(answer.differences[0].sentence).toContain(
    'Mission Kitchens sets $2,000 aside for cabinets and counters',
  );
  expect(answer.trades[0].cells).toMatchObject([
    { state: 'included' },
    { state: 'not-mentioned', usd: null },
  ]);
  expect(answer.trades[0].lines[0].cells).toHaveLength(2);

  await submit('Noe Carpentry', { estimatedPrice: 30_000 });
  const third = (await level()).bids[2];
  expect(third).toMatchObject({ oneSum: true, fromUsd: 30_000, toUsd: null, deposit: { met: null } });
});

it('is told to whoever has a track link, and to nobody else', async () => {
  const { status, body } = await bids.call('GET', '/api/bids/track/nothing/levelling');
  expect([status, body.message]).toEqual([404, MESSAGES.track.notFound]);
});
