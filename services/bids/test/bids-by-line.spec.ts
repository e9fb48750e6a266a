import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { finishedKitchen } from './finished-kitchen.js';
import { asked, bidRow, homeowner, invitationKey, joined } from './people.js';
import { type RunningBids, startBids } from './running-bids.js';

let bids: RunningBids;
beforeAll(async () => {
  bids = await startBids();
});
afterAll(() => bids?.stop());
beforeEach(() => bids.empty('contractor, bid_request, held_request, known_design, known_design_file'));

interface SheetTrade {
  readonly trade: string;
  readonly likelyUsd: number;
  readonly lines: { id: string; item: string; quantity: number; unit: string }[];
}

/** A contractor who is invited to a kitchen of ours. */
async function invited(contractor?: Awaited<ReturnType<typeof joined>>) {
  const { id: design, concept } = await finishedKitchen(bids);
  const { email: contractorEmail } = contractor ?? (await joined(bids));
  const userEmail = homeowner();
  const { codes } = await asked(bids, userEmail, { design: { _id: design } });
  const code = codes[0] as string;
  const { id } = await bidRow(bids, code);
  const key = invitationKey(bids, id, contractorEmail);
  const submit = (more: Record<string, unknown>) =>
    bids.call('POST', '/api/bids/submit', {
      bidId: code,
      key,
      userEmail,
      contractorEmail,
      scope: 'As drawn.',
      ...more,
    });
  const draft = async () => {
    const proof = { 'x-contractor-email': contractorEmail, 'x-bid-key': key };
    const { body } = await bids.call('GET', `/api/bids/${code}/sow-draft`, undefined, proof);
    return body as {
      meta: { sheet: SheetTrade[]; revision: number };
      standing: Record<string, unknown> | null;
      priceBook: { line: string; unitUsd: number; usd: number }[];
    };
  };
  return { code, id, key, userEmail, contractorEmail, concept, submit, draft };
}

it('offers the estimate’s lines in six to ten boxes', async () => {
  const { concept, draft } = await invited();
  const { sheet, revision } = (await draft()).meta;
  expect(revision).toBe(1);
  expect(sheet.length).toBeGreaterThanOrEqual(6);
  expect(sheet.length).toBeLessThanOrEqual(10);
  const lines = sheet.flatMap((trade) => trade.lines);
  expect(lines).toHaveLength(concept.estimate.lines.length);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  expect(lines.map(({ item }) => item).sort()).toEqual(concept.estimate.lines.map(({ item }) => item).sort());
});

it('keeps trades, lines, own lines and alternates, and shows them to homeowner, administrator and mail', async () => {
  const { id, code, submit, draft } = await invited();
  const { sheet } = (await draft()).meta;
  const cabinets = sheet.find(({ trade }) => trade === 'cabinets');
  const line = cabinets?.lines[0];
  const answers = [
    { trade: 'demolition', state: 'included', usd: 2_400 },
    { trade: 'cabinets', line: line?.id, name: line?.item, state: 'allowance', usd: 9_000 },
    { trade: 'general', state: 'excluded' },
    { trade: 'appliances', state: 'by-owner' },
    { trade: 'plumbing', name: 'Replace the shutoffs', state: 'included', usd: 380 },
    { trade: 'surfaces', name: 'Vinyl in place of tile', state: 'alternate', usd: -1_900 },
  ];
  const terms = { depositUsd: 1_000, paymentSchedule: 'Half at rough-in.', warrantyMonths: 24 };
  const sent = await submit({ answers, ...terms, estimatedPrice: 12_000, revision: 1 });
  expect([sent.status, sent.body]).toMatchObject([201, { version: 1, gapUsd: 220 }]);

  const kept = { answers, ...terms, pricedRevision: 1 };
  const tracked = await bids.call('GET', `/api/bids/track/${bids.tokens.make('track', id)}`);
  expect(tracked.body).toMatchObject({ estimatedPrice: 12_000, terms: kept });
  const { body: detail } = await bids.admin('GET', `/api/console/bids/${id}`);
  expect(detail.terms).toEqual(kept);
  expect((await bids.announced('bid.submitted')).at(-1)).toMatchObject({ answers, ...terms });
  expect((await draft()).standing).toMatchObject({ estimatedPrice: 12_000, ...kept });
  const { text: csv } = await bids.admin('GET', '/api/bids/csv');
  expect(csv).toContain('Replace the shutoffs: included 380');
  expect(csv.split('\r\n')[0]).toMatch(/confirmedByMail,version,depositUsd,/);

  // The same answer again is one answer; another line makes another version.
  expect((await submit({ answers, ...terms, estimatedPrice: 12_000, revision: 1 })).body.version).toBe(1);
  const second = await submit({ answers: answers.slice(1), ...terms, estimatedPrice: 12_000, revision: 1 });
  expect(second.body.version).toBe(2);
  const [{ id: submissionId }] = await bids.db.query(
    'select id from submission where bid_id = $1 and version = 2',
    [id],
  );
  await bids.call('POST', '/api/bids/withdraw', { token: bids.tokens.make('withdraw', submissionId) });
  expect((await bidRow(bids, code)).answers).toEqual(answers);
});

it('takes the form with one price as before: nothing is answered by trade', async () => {
  const { code, submit } = await invited();
  const { status, body } = await submit({ estimatedPrice: '$41,000' });
  expect([status, body.gapUsd]).toEqual([201, null]);
  expect(await bidRow(bids, code)).toMatchObject({
    answers: [],
    deposit_usd: null,
    warranty_months: null,
    priced_revision: null,
  });
});

it('keeps a price book on request, fills the next bid from it, and erases it with the contractor', async () => {
  const contractor = await joined(bids);
  const { submit, draft } = await invited(contractor);
  const line = (await draft()).meta.sheet
    .flatMap(({ trade, lines }) => lines.map((one) => ({ trade, ...one })))
    .find(({ quantity, unit }) => quantity > 1 && unit === 'sq ft');
  if (!line) throw new Error('The kitchen has no line by the square foot.');
  const answer = {
    trade: line.trade,
    line: line.id,
    name: line.item,
    state: 'included',
    usd: 10 * line.quantity,
  };
  const answers = [{ ...answer, usd: Math.round(answer.usd * 100) / 100 }];
  await submit({ answers });
  expect((await draft()).priceBook).toEqual([]);
  await submit({ answers, keepPrices: true, timeline: '3 weeks' });

  const next = await invited(contractor);
  const { priceBook, meta } = await next.draft();
  const [booked] = priceBook;
  expect(booked?.unitUsd).toBeCloseTo(10, 1);
  const filled = meta.sheet.flatMap(({ lines }) => lines).find(({ id }) => id === booked?.line);
  expect(booked?.usd).toBe(Math.round(10 * (filled?.quantity ?? 0)));

  // Without the key nobody reads it, and nobody writes it.
  const address = { 'x-contractor-email': contractor.email };
  const peek = await bids.call('GET', `/api/bids/${next.code}/sow-draft`, undefined, address);
  expect(peek.body.priceBook).toEqual([]);
  await next.submit({ key: undefined, keepPrices: true, answers: [{ ...answers[0], usd: 1 }] });
  expect((await next.draft()).priceBook).toEqual(priceBook);

  // The contractor sees, changes and deletes the prices; nobody does without the key.
  const book = (method: string, body?: unknown, headers: Record<string, string> = {}) =>
    bids.call(method, `/api/bids/${next.code}/price-book`, body, {
      ...address,
      'x-bid-key': next.key,
      ...headers,
    });
  const { body: seen } = await book('GET');
  expect(seen.prices).toMatchObject([{ unit: 'sq ft', item: expect.any(String) }]);
  const { price, unit } = seen.prices[0];
  const changed = await book('PATCH', { prices: [{ price, unit, unitUsd: '$12.50' }] });
  expect(changed.body.prices).toMatchObject([{ price, unit, unitUsd: 12.5 }]);
  expect((await next.draft()).priceBook[0]?.unitUsd).toBe(12.5);
  for (const unitUsd of [0, -1, 1e9, 'much'])
    expect((await book('PATCH', { prices: [{ price, unit, unitUsd }] })).status).toBe(400);
  const none = await book('PATCH', {
    prices: [
      { price, unit, unitUsd: 1 },
      { price: 'gone', unit, unitUsd: 1 },
    ],
  });
  expect([none.status, none.body.message]).toEqual([404, MESSAGES.priceBook.unknown]);
  expect((await book('GET')).body.prices).toMatchObject([{ unitUsd: 12.5 }]);
  expect((await book('GET', undefined, { 'x-bid-key': 'wrong' })).status).toBe(404);
  expect((await book('PATCH', { prices: [{ price, unit }] })).body).toEqual({ prices: [] });
  await next.submit({ keepPrices: true, answers });

  const proof = { email: contractor.email, link: bids.tokens.makeEnding('my-data', contractor.email) };
  const exported = await bids.call('GET', `/api/my-data?${new URLSearchParams(proof)}`);
  expect(exported.body.priceBook).toMatchObject([{ unit: 'sq ft' }]);
  await bids.call('POST', '/api/my-data/delete', proof);
  expect(await bids.db.query('select * from unit_price')).toEqual([]);
});

it.each<[string, Record<string, unknown>, string]>([
  ['no trade', { answers: [{ trade: 'magic', state: 'included' }] }, MESSAGES.answers.trade],
  ['no state', { answers: [{ trade: 'painting', state: 'maybe' }] }, MESSAGES.answers.state],
  [
    'an allowance without its sum',
    { answers: [{ trade: 'painting', state: 'allowance' }] },
    MESSAGES.answers.allowanceSum('Painting'),
  ],
  [
    'a sum that is none',
    { answers: [{ trade: 'painting', state: 'included', usd: 1e99 }] },
    MESSAGES.money.price,
  ],
  [
    'too many answers',
    {
      answers: Array.from({ length: LIMITS.bidAnswersMax + 1 }, (_, n) => ({
        trade: 'painting',
        name: `Line ${n}`,
        state: 'included',
      })),
    },
    MESSAGES.answers.most(LIMITS.bidAnswersMax),
  ],
  ['a list that is none', { answers: 'all' }, MESSAGES.answers.most(LIMITS.bidAnswersMax)],
  ['a deposit below nothing', { depositUsd: -1 }, MESSAGES.answers.deposit],
  ['half a month', { warrantyMonths: 0.5 }, MESSAGES.answers.warranty],
  ['a revision before the first', { revision: 0 }, MESSAGES.answers.revision],
])('refuses %s with a sentence', async (_, more, sentence) => {
  const { status, body } = await bids.call('POST', '/api/bids/submit', {
    userEmail: 'a@b.example',
    contractorEmail: 'c@d.example',
    scope: 'All.',
    ...more,
  });
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(sentence)]);
});
