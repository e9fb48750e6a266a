import { MESSAGES } from '@plumbline/contracts';
import { asked, bidRow, homeowner, invitationKey, joined } from './people.js';
import { type RunningBids, startBids } from './running-bids.js';

let bids: RunningBids;
beforeAll(async () => {
  bids = await startBids();
});
afterAll(() => bids?.stop());
beforeEach(() => bids.empty('contractor, bid_request'));

async function invited() {
  const contractor = await joined(bids);
  const email = homeowner();
  const { codes } = await asked(bids, email);
  const code = codes[0] as string;
  const { id } = await bidRow(bids, code);
  const key = invitationKey(bids, id, contractor.email);
  const submit = (more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    bids.call(
      'POST',
      '/api/bids/submit',
      { userEmail: email, contractorEmail: contractor.email, scope: 'All.', estimatedPrice: 100, ...more },
      headers,
    );
  return { contractor, email, code, id, key, submit };
}

const submissionsOf = (id: string) =>
  bids.db.query('select version, scope, withdrawn_at from submission where bid_id = $1 order by version', [
    id,
  ]);

it('keeps every version and shows the last', async () => {
  const { code, id, submit } = await invited();
  expect((await submit()).body).toMatchObject({ bidId: code, version: 1, confirmedByMail: false });
  expect((await submit({ estimatedPrice: 90 })).body.version).toBe(2);
  expect(await bidRow(bids, code)).toMatchObject({ estimated_price: '90.00', submission_count: 2 });
  const { body } = await bids.admin('GET', `/api/console/bids/${id}`);
  expect(body.submissions.map(({ estimatedPrice }: { estimatedPrice: number }) => estimatedPrice)).toEqual([
    100, 90,
  ]);
});

it('gives a contractor their standing bid back for key and address together, and to others only its day', async () => {
  const { contractor, code, key, submit } = await invited();
  const draft = async (proof: Record<string, string>) =>
    (await bids.call('GET', `/api/bids/${code}/sow-draft`, undefined, proof)).body;
  const address = { 'x-contractor-email': contractor.email };
  const proof = { ...address, 'x-bid-key': key };
  expect(await draft(proof)).toMatchObject({ standing: null, meta: { answeredAt: null } });

  await submit();
  await submit({ scope: 'All, and the floor.', estimatedPrice: 120, timeline: '3 weeks', notes: 'Soon.' });
  const { received_at } = await bidRow(bids, code);
  const meta = { answeredAt: (received_at as Date).toISOString() };
  expect(await draft(proof)).toMatchObject({
    standing: { scope: 'All, and the floor.', estimatedPrice: 120, timeline: '3 weeks', notes: 'Soon.' },
    meta,
  });
  for (const weak of [address, { 'x-bid-key': key }, { ...proof, 'x-contractor-email': 'else@b.example' }]) {
    expect(await draft(weak)).toMatchObject({ standing: null, meta });
  }
});

it('takes the same answer once, however often it comes', async () => {
  const { id, submit } = await invited();
  const before = (await bids.announced('bid.submitted')).length;
  const answers = await Promise.all(Array.from({ length: 8 }, () => submit()));
  expect(answers.map(({ status, body }) => [status, body.version])).toEqual(answers.map(() => [201, 1]));
  expect(await submissionsOf(id)).toHaveLength(1);
  expect((await bids.announced('bid.submitted')).length - before).toBe(1);
});

it('takes rival answers one after the other', async () => {
  const { id, submit } = await invited();
  const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => submit({ scope: `Scope ${n}` })));
  expect(answers.map(({ body }) => body.version).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await submissionsOf(id)).toHaveLength(6);
});

it('repeats the first answer for an idempotency key', async () => {
  const { id, submit } = await invited();
  const headers = { 'idempotency-key': 'one-click' };
  const first = await submit({}, headers);
  await submit({ scope: 'Another.' });
  expect((await submit({}, headers)).body).toEqual(first.body);
  const other = await submit({ scope: 'Different body.' }, headers);
  expect([other.status, other.body.message]).toEqual([422, MESSAGES.server.keyReused]);
  expect(await submissionsOf(id)).toHaveLength(2);
});

it('makes one bid of two uninvited submissions at once', async () => {
  const [userEmail, contractorEmail] = [homeowner(), 'stranger@trade.example'];
  const answers = await Promise.all(
    ['A', 'B', 'C'].map((scope) =>
      bids.call('POST', '/api/bids/submit', { userEmail, contractorEmail, scope }),
    ),
  );
  expect(new Set(answers.map(({ body }) => body.bidId)).size).toBe(1);
  const row = await bidRow(bids, answers[0]?.body.bidId);
  expect(row).toMatchObject({ uninvited: true, status: 'received', confirmed_by_mail: false });
  const mine = await bids.call('GET', `/api/bids/my?userEmail=${userEmail}`);
  expect(mine.body.items).toMatchObject([
    { contractorEmail, confirmedByMail: false, quote: MESSAGES.bids.priceToFollow },
  ]);
});

it('is withdrawn by the receipt’s link, version by version', async () => {
  const { code, id, submit } = await invited();
  await submit();
  await submit({ estimatedPrice: 90 });
  const rows = await bids.db.query('select id from submission where bid_id = $1 order by version', [id]);
  const [first, second] = rows.map((row: { id: string }) => bids.tokens.make('withdraw', row.id));
  const about = await bids.call('GET', `/api/bids/withdrawal/${second}`);
  expect(about.body).toMatchObject({ bidId: code, estimatedPrice: 90, withdrawn: false });

  const withdraw = (token: string, more = {}) => bids.call('POST', '/api/bids/withdraw', { token, ...more });
  expect((await withdraw(second, { reason: 'too cheap' })).body.message).toBe(MESSAGES.bids.withdrawn);
  expect(await bidRow(bids, code)).toMatchObject({ status: 'received', estimated_price: '100.00' });
  expect((await withdraw(first, { notMe: true })).status).toBe(200);
  expect((await withdraw(first, { notMe: true })).status).toBe(200);
  expect(await bidRow(bids, code)).toMatchObject({
    status: 'sent',
    estimated_price: null,
    scope: null,
    received_at: null,
  });
  expect((await bids.announced('bid.withdrawn')).slice(-2).map(({ by }) => by)).toEqual([
    'contractor',
    'not-me',
  ]);
  expect((await bids.call('GET', `/api/bids/withdrawal/${first}`)).body.withdrawn).toBe(true);
});

it('takes "not interested" by the key alone, once, and an answer after all', async () => {
  const { code, key, contractor, submit } = await invited();
  expect((await bids.call('POST', `/api/bids/${code}/not-interested`, {})).body.message).toBe(
    MESSAGES.server.contractorKey,
  );
  const before = (await bids.announced('bid.withdrawn')).length;
  for (let n = 0; n < 2; n++) {
    const answer = await bids.call('POST', `/api/bids/${code}/not-interested`, { key, reason: 'booked out' });
    expect(answer.body.message).toBe(MESSAGES.bids.notInterested);
  }
  expect((await bids.announced('bid.withdrawn')).length - before).toBe(1);
  const invitation = await bids.call('GET', `/api/bids/${code}/invitation`, undefined, { 'x-bid-key': key });
  expect(invitation.body).toMatchObject({ bidId: code, state: 'declined' });
  expect((await bidRow(bids, code)).status).toBe('declined');
  expect((await submit({ bidId: code, key })).body.confirmedByMail).toBe(true);
  expect((await bidRow(bids, code)).status).toBe('received');
  const open = await bids.call('GET', `/api/bids/${code}/invitation`, undefined, {
    'x-contractor-email': contractor.email,
  });
  expect(open.body.state).toBe('answered');
});

it('closes when the homeowner calls the request off', async () => {
  const { id, code, key, submit } = await invited();
  const token = bids.tokens.make('track', id);
  for (let n = 0; n < 2; n++) {
    const answer = await bids.call('POST', `/api/bids/track/${token}/call-off`, { reason: 'Moving away' });
    expect([answer.status, answer.body.message]).toEqual([200, MESSAGES.bids.calledOff]);
  }
  expect((await bids.announced('bid.withdrawn')).filter(({ bid }) => bid.id === id)).toMatchObject([
    { by: 'homeowner', reason: 'Moving away', bid: { status: 'declined' } },
  ]);
  const proof = { 'x-bid-key': key };
  const draft = await bids.call('GET', `/api/bids/${code}/sow-draft`, undefined, proof);
  const invitation = await bids.call('GET', `/api/bids/${code}/invitation`, undefined, proof);
  expect([draft.body.meta.state, invitation.body.state]).toEqual(['called-off', 'called-off']);
  const late = await submit({ bidId: code, key });
  expect([late.status, late.body.message]).toEqual([409, MESSAGES.bids.calledOffByHomeowner]);
  const proposal = await bids.call('POST', `/api/bids/${code}/appointment-proposal`, {
    userEmail: (await bidRow(bids, code)).user_email,
    proposals: 'Mon 9',
  });
  expect([proposal.status, proposal.body.message]).toEqual([409, MESSAGES.bids.calledOffByYou]);
});

it('keeps and sends appointment times', async () => {
  const { code, email, id } = await invited();
  const times = { userEmail: email, name: 'Pat', phone: '555', proposals: 'Mon 9 am\nTue 5 pm' };
  const answer = await bids.call('POST', `/api/bids/${code}/appointment-proposal`, times);
  expect(answer.status).toBe(201);
  expect((await bids.announced('appointment.proposed')).at(-1)).toMatchObject({
    ...times,
    address: null,
    bid: { id, contractor: { companyName: expect.any(String) } },
  });
  const tracked = await bids.call('GET', `/api/bids/track/${bids.tokens.make('track', id)}`);
  expect(tracked.body.proposals).toMatchObject([{ name: 'Pat', proposals: times.proposals }]);
});

it('refuses what names no time and what names more than three, and keeps neither', async () => {
  const { code, email } = await invited();
  const propose = async (proposals: string) => {
    const answer = await bids.call('POST', `/api/bids/${code}/appointment-proposal`, {
      userEmail: email,
      proposals,
    });
    return [answer.status, answer.body.message, answer.body.details?.[0]?.field];
  };
  expect(await propose('qwertz')).toEqual([400, MESSAGES.bids.timesNone, 'proposals']);
  expect(await propose('Mon 9\nTue 9\nWed 9\nThu 9')).toEqual([400, MESSAGES.bids.timesMost, 'proposals']);
  expect(await bids.db.query('select 1 from appointment_proposal')).toHaveLength(0);
});

it('carries licenses, references, files and how firm the price is to the homeowner, the console and the CSV', async () => {
  const { contractor, code, id, key, submit } = await invited();
  const file = { key: 'uploads/own/card.jpg', name: 'license card.jpg', type: 'image/jpeg' };
  const proposal = { key: 'uploads/own/proposal.pdf', name: 'proposal.pdf', type: 'application/pdf' };
  await bids.hear('upload.stored', {
    uploadId: '01900000-0000-7000-8000-00000000f11e',
    zipCode: null,
    fullAddress: null,
    files: [file, proposal],
  });
  const terms = {
    priceBasis: 'after-visit',
    estimatedPrice: '',
    licenses: 'IL 104-015',
    references: 'Ask the Kims, 60614.',
    files: [
      { imageUrl: `http://site.test/files/${file.key}`, name: file.name },
      { imageUrl: 'http://else.example/x.jpg' },
    ],
  };
  expect((await submit({ bidId: code, key, ...terms })).status).toBe(201);
  const shown = {
    quote: MESSAGES.bids.priceAfterVisit,
    priceBasis: 'after-visit',
    licenses: terms.licenses,
    licenseNote: MESSAGES.bids.licensed,
    references: terms.references,
    attachments: [{ name: file.name, kind: 'contractor' }],
  };
  const tracked = await bids.call('GET', `/api/bids/track/${bids.tokens.make('track', id)}`);
  expect(tracked.body).toMatchObject(shown);
  expect((await bids.admin('GET', `/api/console/bids/${id}`)).body).toMatchObject(shown);
  const csv = (await bids.admin('GET', '/api/bids/csv')).text;
  for (const value of ['after-visit', terms.licenses, MESSAGES.bids.licensed, terms.references, file.name])
    expect(csv).toContain(value);
  expect((await bids.announced('bid.submitted')).at(-1)).toMatchObject({
    priceBasis: 'after-visit',
    licenses: terms.licenses,
    references: terms.references,
    files: [{ key: file.key }],
  });
  // The same once more is the same answer; another file is another.
  expect((await submit({ bidId: code, key, ...terms })).body.version).toBe(1);
  const other = { imageUrl: `http://site.test/files/${proposal.key}` };
  expect((await submit({ bidId: code, key, ...terms, files: [other] })).body.version).toBe(2);
  expect((await bidRow(bids, code)).files).toMatchObject([
    { key: proposal.key, name: proposal.name, type: 'application/pdf' },
  ]);

  // Among a homeowner's photos a PDF is none.
  const { codes } = await asked(bids, homeowner(), {
    files: [other, { imageUrl: `http://site.test/files/${file.key}` }],
  });
  const [{ files }] = await bids.db.query(
    'select bid_request.files from bid_request join bid on bid.request_id = bid_request.id where code = $1',
    [codes[0]],
  );
  expect(files.filter(({ kind }: { kind: string }) => kind === 'photo')).toMatchObject([{ key: file.key }]);

  // A correction that says nothing of them keeps them; a withdrawal shows them no more.
  await submit({ bidId: code, key, estimatedPrice: 9_000 });
  expect((await bidRow(bids, code)).files).toHaveLength(1);
  const draft = await bids.call('GET', `/api/bids/${code}/sow-draft`, undefined, {
    'x-contractor-email': contractor.email,
    'x-bid-key': key,
  });
  expect(draft.body.standing).toMatchObject({ references: terms.references, priceBasis: null });
  expect((await submit({ priceBasis: 'perhaps' })).status).toBe(400);
});

it('shows the other bids of the same request', async () => {
  const { email } = await invited();
  await joined(bids);
  const { codes } = await asked(bids, email);
  expect(codes).toHaveLength(2);
  const { id } = await bidRow(bids, codes[0] as string);
  const { body } = await bids.call('GET', `/api/bids/track/${bids.tokens.make('track', id)}`);
  expect(body.siblings).toMatchObject([{ bidId: codes[1], contractorEmail: null }]);
});

it('makes one request of two clicks with one key', async () => {
  await joined(bids);
  const body = { email: homeowner(), zip: '60614', preferences: { category: 'kitchen' } };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      bids.call('POST', '/api/send-to-contractors', body, { 'idempotency-key': 'a-click' }),
    ),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses[0]).toBe(200);
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
  expect(await bids.db.query('select 1 from bid where user_email = $1', [body.email])).toHaveLength(1);
});
