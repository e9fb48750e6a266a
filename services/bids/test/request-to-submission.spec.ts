import { MESSAGES } from '@plumbline/contracts';
import { BidCodeGenerator } from '../src/bid/bid-code.js';
import { asked, bidRow, homeowner, invitationKey, joined } from './people.js';
import { type RunningBids, startBids } from './running-bids.js';

let bids: RunningBids;
beforeAll(async () => {
  bids = await startBids();
});
afterAll(() => bids?.stop());
afterEach(() => bids.empty('contractor, bid_request'));

it('goes from request to invitation, draft, submission and track page', async () => {
  const contractor = await joined(bids, { licenseNumber: '4711', licenseState: 'il' });
  const email = homeowner();
  const { codes, message, count } = await asked(bids, email);
  expect({ message, count, codes }).toEqual({
    message: MESSAGES.request.sent,
    count: 1,
    codes: [expect.stringMatching(/^PL-[0-9A-Z]{8}$/)],
  });
  const code = codes[0] as string;
  const { id } = await bidRow(bids, code);

  const requested = (await bids.announced('bid.requested')).at(-1);
  expect(requested).toMatchObject({
    first: true,
    contractorsAsked: 1,
    bid: {
      id,
      code,
      userEmail: email,
      zipCode: '60614',
      city: 'Chicago',
      category: 'kitchen',
      status: 'pending',
      contractor: { email: contractor.email, confirmed: true },
    },
  });

  await bids.hear('email.sent', {
    emailId: 'e1',
    type: 'invitation',
    to: contractor.email,
    bidId: id,
    contractorId: contractor.id,
  });
  expect(await bidRow(bids, code)).toMatchObject({ status: 'sent', last_contact_at: expect.any(Date) });

  const draft = await bids.call('GET', `/api/bids/${code}/sow-draft`, undefined, {
    'x-contractor-email': contractor.email.toUpperCase(),
  });
  expect(draft.status).toBe(200);
  expect(draft.body.meta).toMatchObject({ userEmail: email, bidId: code, zipCode: '60614' });
  expect(draft.body.sowText).toContain('A bright kitchen');

  const key = invitationKey(bids, id, contractor.email);
  const submitted = await bids.call('POST', '/api/bids/submit', {
    userEmail: email,
    contractorEmail: contractor.email,
    scope: 'All of it.',
    estimatedPrice: '$12,500.50',
    timeline: '6 weeks',
    notes: 'Can start Monday.',
    bidId: code,
    key,
  });
  expect(submitted.status).toBe(201);
  expect(submitted.body).toEqual({
    message: MESSAGES.contractor.sent,
    bidId: code,
    version: 1,
    confirmedByMail: true,
    gapUsd: null,
  });
  expect((await bids.announced('bid.submitted')).at(-1)).toMatchObject({
    estimatedPriceUsd: 12_500.5,
    scope: 'All of it.',
    confirmedByMail: true,
    bid: { status: 'received' },
  });

  const tracked = await bids.call('GET', `/api/bids/track/${bids.tokens.make('track', id)}`);
  expect(tracked.status).toBe(200);
  expect(tracked.body).toMatchObject({
    _id: id,
    bidId: code,
    status: 'received',
    estimatedPrice: 12_500.5,
    quote: '$12,500.50',
    timeline: '6 weeks',
    scope: 'All of it.',
    contractorEmail: contractor.email,
    licenses: 'IL #4711',
    hasContractor: true,
  });
  expect(tracked.body.history.map(({ from, to, by }: Record<string, string>) => [from, to, by])).toEqual([
    [null, 'pending', 'homeowner'],
    ['pending', 'sent', 'system'],
    ['sent', 'received', 'contractor'],
  ]);
  expect(tracked.text).not.toContain('notesInternal');
  expect(tracked.body.trackToken).toBeUndefined();

  const mine = await bids.call(
    'GET',
    `/api/bids/my?userEmail=${encodeURIComponent(email)}&page=1&pageSize=5`,
  );
  expect(mine.body).toMatchObject({
    page: 1,
    total: 1,
    items: [{ bidId: code, trackToken: expect.any(String) }],
  });
});

it('draws another code where one is taken', async () => {
  const taken = (await asked(bids, homeowner())).codes[0] as string;
  const codes = bids.service.app.get(BidCodeGenerator);
  const next = codes.next.bind(codes);
  let draws = 0;
  codes.next = () => {
    draws += 1;
    return draws < 3 ? taken : next();
  };
  const { codes: made } = await asked(bids, homeowner());
  codes.next = next;
  expect(made).toEqual([expect.stringMatching(/^PL-/)]);
  expect([made.includes(taken), draws]).toEqual([false, 3]);
});

it('keeps the contractor hidden until there is an answer', async () => {
  await joined(bids);
  const email = homeowner();
  const { codes } = await asked(bids, email);
  const { id } = await bidRow(bids, codes[0] as string);
  const { body } = await bids.call('GET', `/api/bids/track/${bids.tokens.make('track', id)}`);
  expect(body).toMatchObject({ hasContractor: true, contractorEmail: null, companyName: null, quote: null });
});

it('keeps a request that finds nobody, and offers it to the first who joins in reach', async () => {
  const email = homeowner();
  const { codes, message, count } = await asked(bids, email);
  expect({ message, count }).toEqual({ message: MESSAGES.bids.noneNear('60614'), count: 0 });
  expect(codes).toHaveLength(1);
  const before = await bidRow(bids, codes[0] as string);
  expect(before).toMatchObject({ status: 'pending', contractor_id: null });

  const farAway = await joined(bids, { zipCode: '94110' });
  const wrongTrade = await joined(bids, { categories: ['roofing'] });
  const fitting = await joined(bids, { zipCode: '60610' });
  await bids.settled();
  const after = await bidRow(bids, codes[0] as string);
  expect(after.contractor_id).toBe(fitting.id);
  expect([farAway.id, wrongTrade.id]).not.toContain(after.contractor_id);
  const offers = (await bids.announced('bid.requested')).filter(({ bid }) => bid.code === codes[0]);
  expect(offers.map(({ first, bid }) => [first, bid.contractor?.id ?? null])).toEqual([
    [true, null],
    [false, fitting.id],
  ]);
});

it('asks an unconfirmed contractor once', async () => {
  const unconfirmed = await joined(bids, {}, { confirm: false });
  await bids.settled();
  expect((await asked(bids, homeowner())).count).toBe(1);
  expect((await asked(bids, homeowner())).count).toBe(0);
  const token = bids.tokens.make('confirm-contractor', unconfirmed.id, 1);
  await bids.call('POST', '/api/contractors/confirm', { token });
  await bids.settled();
  expect((await asked(bids, homeowner())).count).toBe(1);
});

it('answers who would be asked and does nothing', async () => {
  const contractor = await joined(bids);
  const answer = await bids.call('POST', '/api/send-to-contractors', {
    email: homeowner(),
    zip: '60614',
    preferences: { category: 'kitchen' },
    previewOnly: true,
  });
  expect(answer.body).toMatchObject({
    count: 1,
    bidIds: [],
    contractors: [{ companyName: contractor.companyName, distanceMi: 0, city: 'Chicago' }],
  });
  expect(answer.text).not.toContain(contractor.email);
  expect(await bids.db.query('select 1 from bid')).toHaveLength(0);
});

it('says so where a ZIP is not known', async () => {
  const { message } = await asked(bids, homeowner(), { zip: '60600' });
  expect(message).toMatch(/We do not know ZIP 60600, so we looked around 606\d\d \(Chicago\)\.$/);
});
