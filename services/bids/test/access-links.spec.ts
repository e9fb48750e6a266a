import { MESSAGES } from '@plumbline/contracts';
import { invitationOf } from '@plumbline/platform';
import { asked, bidRow, homeowner, invitationKey, joined } from './people.js';
import { type RunningBids, startBids } from './running-bids.js';

let bids: RunningBids;
beforeAll(async () => {
  bids = await startBids({ ACCESS: 'links' });
});
afterAll(() => bids?.stop());
beforeEach(() => bids.empty('contractor, bid_request'));

it('shows my bids to the holder of the mailed link only', async () => {
  const email = homeowner();
  const { codes } = await asked(bids, email);
  const path = `/api/bids/my?userEmail=${encodeURIComponent(email)}`;
  const refused = await bids.call('GET', path);
  expect([refused.status, refused.body.message]).toEqual([403, MESSAGES.bids.needsLink]);
  expect(
    (await bids.call('GET', `${path}&link=${bids.tokens.makeEnding('my-bids', homeowner())}`)).status,
  ).toBe(403);

  const before = (await bids.announced('link.requested')).length;
  const known = await bids.call('POST', '/api/bids/my-link', { email });
  const stranger = await bids.call('POST', '/api/bids/my-link', { email: homeowner() });
  expect(known.body).toEqual(stranger.body);
  await bids.settled();
  expect((await bids.announced('link.requested')).slice(before)).toMatchObject([
    { email, purpose: 'my-bids' },
  ]);

  const shown = await bids.call('GET', `${path}&link=${bids.tokens.makeEnding('my-bids', email)}`);
  expect(shown.body.items.map(({ bidId }: { bidId: string }) => bidId)).toEqual(codes);
});

it('wants the invitation’s key for draft and submission', async () => {
  const contractor = await joined(bids);
  const email = homeowner();
  const { codes } = await asked(bids, email);
  const code = codes[0] as string;
  const { id } = await bidRow(bids, code);
  const key = invitationKey(bids, id, contractor.email);
  const byEmail = { 'x-contractor-email': contractor.email };
  for (const path of [`/api/bids/${code}/sow-draft`, '/api/bids/PL-ZZZZZZ/sow-draft']) {
    const refused = await bids.call('GET', path, undefined, byEmail);
    expect([refused.status, refused.body.message]).toEqual([403, MESSAGES.server.contractorKey]);
  }
  const draft = await bids.call('GET', `/api/bids/${code}/sow-draft`, undefined, { 'x-bid-key': key });
  expect(draft.body.meta.userEmail).toBe(email);

  const body = { userEmail: email, contractorEmail: contractor.email, scope: 'All.' };
  for (const more of [
    {},
    { bidId: code },
    { bidId: code, key: `${key.slice(0, -1)}${key.endsWith('_') ? '-' : '_'}` },
    { key: 'x' },
  ]) {
    const refused = await bids.call('POST', '/api/bids/submit', { ...body, ...more });
    expect([refused.status, refused.body.message]).toEqual([403, MESSAGES.server.contractorKey]);
  }
  const sent = await bids.call('POST', '/api/bids/submit', { ...body, key });
  expect([sent.status, sent.body.bidId, sent.body.confirmedByMail]).toEqual([201, code, true]);
});

it('asks no contractor before the homeowner has pressed the mailed link, and then once', async () => {
  const contractor = await joined(bids);
  const email = homeowner();
  const request = {
    email,
    zip: '60614',
    design: { title: 'A bright kitchen' },
    preferences: { category: 'kitchen' },
  };
  const sent = await bids.call('POST', '/api/send-to-contractors', request);
  expect([sent.status, sent.body]).toEqual([
    200,
    { message: MESSAGES.bids.confirmRequest, count: 0, bidIds: [], held: true },
  ]);
  expect(await bids.db.query('select 1 from bid where user_email = $1', [email])).toEqual([]);
  const link = (await bids.announced('link.requested')).at(-1);
  expect(link).toMatchObject({ email, purpose: 'confirm-request' });

  const path = `/api/bids/requests/${bids.tokens.make('confirm-request', link?.requestId ?? '')}`;
  expect((await bids.call('GET', path)).body).toEqual({
    email,
    title: 'A bright kitchen',
    zipCode: '60614',
    city: 'Chicago',
    confirmed: false,
  });
  const presses = await Promise.all([1, 2, 3].map(() => bids.call('POST', `${path}/confirm`)));
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(presses.map(({ body }) => body.message).sort()).toEqual(
    [MESSAGES.request.sent, MESSAGES.bids.alreadyAsked, MESSAGES.bids.alreadyAsked].sort(),
  );
  const made = await bids.db.query('select contractor_email from bid where user_email = $1', [email]);
  expect(made).toEqual([{ contractor_email: contractor.email }]);
  expect((await bids.call('GET', path)).body.confirmed).toBe(true);

  const other = homeowner();
  await bids.call('POST', '/api/send-to-contractors', { ...request, email: other });
  const erasure = { email: other, link: bids.tokens.makeEnding('my-data', other) };
  expect((await bids.call('POST', '/api/my-data/delete', erasure)).status).toBe(200);
  expect(await bids.db.query('select 1 from held_request where user_email = $1', [other])).toEqual([]);
});

it('asks nobody who has not confirmed', async () => {
  const contractor = await joined(bids, {}, { confirm: false });
  await bids.settled();
  const { codes, count } = await asked(bids, homeowner());
  expect(count).toBe(0);
  const token = bids.tokens.make('confirm-contractor', contractor.id, 1);
  expect((await bids.call('POST', '/api/contractors/confirm', { token })).status).toBe(200);
  await bids.settled();
  expect((await bidRow(bids, codes[0] as string)).contractor_id).toBe(contractor.id);
});

it('offers a new link in place of one that has ended, to whoever has the bid now', async () => {
  const contractor = await joined(bids);
  const email = homeowner();
  const { codes } = await asked(bids, email);
  const code = codes[0] as string;
  const { id } = await bidRow(bids, code);
  const yearsAgo = new Date('2020-01-01');
  const ended = {
    'of an earlier version': bids.tokens.make('invitation', id),
    'too old': bids.tokens.makeEnding('invitation', invitationOf(id, contractor.email), yearsAgo),
  };
  const draft = (key: string) =>
    bids.call('GET', `/api/bids/${code}/sow-draft`, undefined, { 'x-bid-key': key });
  for (const key of Object.values(ended)) {
    for (const refused of [
      await draft(key),
      await bids.call('POST', `/api/bids/${code}/not-interested`, { key }),
    ]) {
      expect([refused.status, refused.body.message]).toEqual([403, MESSAGES.bids.linkEnded]);
    }
    const before = (await bids.announced('bid.resend-requested')).length;
    const answer = await bids.call('POST', `/api/bids/${code}/invitation-link`, { key });
    expect([answer.status, answer.body.message]).toEqual([202, MESSAGES.bids.mailedLink]);
    await bids.settled();
    expect((await bids.announced('bid.resend-requested')).slice(before)).toMatchObject([
      { type: 'contractor', by: 'contractor', bid: { contractor: { email: contractor.email } } },
    ]);
  }

  // Given to somebody else since: the first one's key opens nothing, and no link is mailed for it.
  const first = invitationKey(bids, id, contractor.email);
  expect((await draft(first)).status).toBe(200);
  const second = await joined(bids);
  await bids.db.query('update bid set contractor_id = $1, contractor_email = $2 where id = $3', [
    second.id,
    second.email,
    id,
  ]);
  const refused = await draft(first);
  expect([refused.status, refused.body.message]).toEqual([403, MESSAGES.server.contractorKey]);
  const before = (await bids.announced('bid.resend-requested')).length;
  await bids.call('POST', `/api/bids/${code}/invitation-link`, {
    key: first,
    contractorEmail: contractor.email,
  });
  await bids.settled();
  expect(await bids.announced('bid.resend-requested')).toHaveLength(before);
  expect((await draft(invitationKey(bids, id, second.email))).status).toBe(200);

  const old = bids.tokens.make('my-bids', email);
  const mine = await bids.call('GET', `/api/bids/my?userEmail=${encodeURIComponent(email)}&link=${old}`);
  expect([mine.status, mine.body.message]).toEqual([403, MESSAGES.bids.linkEnded]);
  const data = bids.tokens.makeEnding('my-data', email, yearsAgo);
  const erasing = await bids.call('POST', '/api/my-data/delete', { email, link: data });
  expect([erasing.status, erasing.body.message]).toEqual([403, MESSAGES.bids.linkEnded]);
});

it('confirms by a link of the last 30 days, and mails another in place of an older one', async () => {
  const contractor = await joined(bids, {}, { confirm: false });
  const token = bids.tokens.make('confirm-contractor', contractor.id, 1);
  const path = `/api/contractors/confirmation/${token}`;
  await bids.db.query(`update contractor set confirm_asked_at = now() - interval '29 days'`);
  expect((await bids.call('GET', path)).status).toBe(200);
  await bids.db.query(`update contractor set confirm_asked_at = now() - interval '31 days'`);
  for (const refused of [
    await bids.call('GET', path),
    await bids.call('POST', '/api/contractors/confirm', { token }),
  ]) {
    expect([refused.status, refused.body.message]).toEqual([403, MESSAGES.bids.linkEnded]);
  }
  expect((await bids.call('POST', '/api/contractors/confirm-link', { token })).status).toBe(202);
  expect((await bids.announced('link.requested')).at(-1)).toMatchObject({
    email: contractor.email,
    purpose: 'confirm-contractor',
    contractor: { id: contractor.id, confirmVersion: 2 },
  });
  const renewed = bids.tokens.make('confirm-contractor', contractor.id, 2);
  expect((await bids.call('POST', '/api/contractors/confirm', { token: renewed })).status).toBe(200);
  await bids.db.query(`update contractor set confirm_asked_at = now() - interval '31 days'`);
  expect((await bids.call('GET', `/api/contractors/confirmation/${renewed}`)).body.confirmed).toBe(true);
});
