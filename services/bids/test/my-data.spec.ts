import { MESSAGES } from '@plumbline/contracts';
import { currentRequestId, EventsRunner } from '@plumbline/platform';
import { asked, bidRow, homeowner, joined, next } from './people.js';
import { type RunningBids, startBids } from './running-bids.js';

let bids: RunningBids;
beforeAll(async () => {
  bids = await startBids();
});
afterAll(() => bids?.stop());
beforeEach(() => bids.empty('contractor, bid_request, known_upload'));

const everything = async () => {
  const tables = await bids.db.query(
    `select table_name from information_schema.tables
     where table_schema = 'bids' and table_name <> 'migration'`,
  );
  const rows = await Promise.all(
    tables.map(({ table_name }: { table_name: string }) => bids.db.query(`select * from ${table_name}`)),
  );
  return JSON.stringify(rows);
};

/** What the service's hourly look takes away, once the deletion is a day old. */
const aDayLater = async () => {
  await bids.settled();
  await bids.db.query(`update inbox set done_at = done_at - interval '25 hours'`);
  await bids.db.query(
    `update outbox set published_at = published_at - interval '25 hours' where name = 'person.erased'`,
  );
  await bids.service.app.get(EventsRunner).sweep();
};

it('gives a homeowner everything, then forgets it and tells the others', async () => {
  const contractor = await joined(bids);
  const email = homeowner();
  const photo = 'uploads/0a/photo.jpg';
  await bids.hear(
    'upload.stored',
    {
      uploadId: 'upload-1',
      zipCode: '60614',
      fullAddress: '1 Main St',
      files: [{ key: photo, name: 'sink.jpg', type: 'image/jpeg' }],
    },
    'upload-1',
  );
  const { codes } = await asked(bids, email, { files: [{ imageUrl: `http://site.test/files/${photo}` }] });
  const { id } = await bidRow(bids, codes[0] as string);
  await bids.admin('PATCH', `/api/bids/${id}/meta`, { notesInternal: 'our own thought' });
  await bids.call(
    'POST',
    `/api/bids/${id}/appointment-proposal`,
    { userEmail: email, phone: '555-0100', proposals: 'Mon' },
    { 'idempotency-key': 'times-1' },
  );
  const other = homeowner();
  await asked(bids, other);

  await bids.call('POST', '/api/my-data/request', { email });
  expect((await bids.announced('link.requested')).at(-1)).toMatchObject({ email, purpose: 'my-data' });
  const link = bids.tokens.makeEnding('my-data', email);
  const exported = await bids.call('GET', `/api/my-data?email=${email}&link=${link}`);
  expect(exported.headers.get('content-disposition')).toContain('my-data.json');
  expect(exported.body).toMatchObject({
    email,
    requests: [{ zipCode: '60614', files: [{ name: 'sink.jpg' }] }],
    bids: [{ code: codes[0] }],
    proposals: [{ phone: '555-0100' }],
    contractor: null,
    files: [`http://site.test/files/${photo}`],
  });
  expect(exported.text).not.toMatch(/our own thought|token|Hash/i);

  const gone = await bids.call('POST', '/api/my-data/delete', { email, link });
  expect([gone.status, gone.body.message]).toEqual([200, MESSAGES.bids.erased]);
  expect((await bids.announced('person.erased')).at(-1)).toMatchObject({
    email,
    bidIds: [id],
    uploadIds: ['upload-1'],
  });
  await bids.settled();
  expect(/555-0100|Main St/.exec(await everything())).toBeNull();
  await aDayLater();
  const left = await everything();
  expect(left).not.toContain(email);
  expect(left).toContain(other);
  expect(left).toContain(contractor.email);
  expect((await bids.announced('bid.requested')).map(({ bid }) => bid.userEmail)).toEqual([other]);
});

it('does the same work for a known address and a stranger before it answers', async () => {
  const contractor = await joined(bids);
  const email = homeowner();
  await asked(bids, email);
  await bids.settled();
  const profile = { companyName: 'Company', zipCode: '60614', categories: ['kitchen'] };
  const calls: [path: string, known: object, stranger: object][] = [
    ['/api/bids/my-link', { email }, { email: homeowner() }],
    ['/api/my-data/request', { email }, { email: homeowner() }],
    ['/api/contractors/join', { ...profile, email: contractor.email }, { ...profile, email: homeowner() }],
  ];
  for (const [path, known, stranger] of calls) {
    const [one, other] = [await statementsOf(path, known), await statementsOf(path, stranger)];
    expect([path, one.length]).toEqual([path, other.length]);
    expect(one.length).toBeGreaterThan(2);
    expect([path, one.answer]).toEqual([path, other.answer]);
  }
});

/** What a call has asked of the database when it answers. */
async function statementsOf(path: string, body: object): Promise<{ length: number; answer: unknown }> {
  const requestId = `test-${next()}-of-statements`;
  const statements: string[] = [];
  const { logger } = bids.db;
  bids.db.logger = Object.assign(Object.create(logger), {
    logQuery: (text: string) => {
      // What is handled after the answer bears the request's id too.
      if (currentRequestId() === requestId && !statements.includes('COMMIT')) statements.push(text);
    },
  });
  const answer = await bids.call('POST', path, body, { 'x-request-id': requestId });
  bids.db.logger = logger;
  return { length: statements.length, answer: [answer.status, answer.body] };
}

it('exports of a bid what its homeowner may see: no contractor who has not answered', async () => {
  const email = homeowner();
  const contractor = await joined(bids, { companyName: 'Not Yet Ltd' });
  const { codes } = await asked(bids, email);
  const { id } = await bidRow(bids, codes[0] as string);
  await bids.hear('email.failed', {
    emailId: 'e1',
    type: 'invitation',
    to: contractor.email,
    bidId: id,
    contractorId: contractor.id,
    reason: `550 no mailbox ${contractor.email}`,
  });
  const link = bids.tokens.makeEnding('my-data', email);
  const exported = () => bids.call('GET', `/api/my-data?email=${email}&link=${link}`);
  const before = await exported();
  expect(before.body.bids).toMatchObject([{ code: codes[0], contractorEmail: null }]);
  for (const secret of [contractor.email, contractor.id, 'Not Yet Ltd'])
    expect(before.text).not.toContain(secret);
  await bids.call('POST', '/api/bids/submit', {
    userEmail: email,
    contractorEmail: contractor.email,
    scope: 'Tile.',
  });
  expect((await exported()).body.bids).toMatchObject([
    { contractorEmail: contractor.email, contractorName: 'Not Yet Ltd', scope: 'Tile.' },
  ]);
});

it('forgets a contractor; what was sent stays with its homeowner without the name', async () => {
  const contractor = await joined(bids, { companyName: 'Forget Me Inc' });
  const [answered, waiting] = [homeowner(), homeowner()];
  const { codes } = await asked(bids, answered);
  await asked(bids, waiting);
  await bids.call('POST', '/api/bids/submit', {
    userEmail: answered,
    contractorEmail: contractor.email,
    scope: 'Tile.',
    estimatedPrice: 900,
  });
  const notes = [`<${contractor.email}>: 550 no such user`, `<j.${contractor.email}>: 550 no such user`];
  for (const note of notes)
    await bids.db.query(
      `insert into bid_history (id, bid_id, kind, done_by, note)
       select gen_random_uuid(), id, 'status', 'system', $2 from bid where code = $1`,
      [codes[0], note],
    );
  const link = bids.tokens.makeEnding('my-data', contractor.email);
  const exported = await bids.call('GET', `/api/my-data?email=${contractor.email}&link=${link}`);
  expect(exported.body).toMatchObject({
    contractor: { companyName: 'Forget Me Inc' },
    submissions: [{ scope: 'Tile.' }],
  });
  expect((await bids.call('POST', '/api/my-data/delete', { email: contractor.email, link })).status).toBe(
    200,
  );
  await aDayLater();
  const left = await everything();
  expect(left.toLowerCase()).not.toContain('forget me');
  expect(left.replaceAll(`j.${contractor.email}`, '')).not.toContain(contractor.email);
  expect(left).toContain(notes[1]);
  expect(await bidRow(bids, codes[0] as string)).toMatchObject({ scope: 'Tile.', contractor_id: null });
});
