import { isPrice, LIMITS, MESSAGES } from '@plumbline/contracts';
import { PRICE_CASES, ZIP_CASES } from '@plumbline/contracts/cases';
import { asked, bidRow, homeowner, invitationKey, joined } from './people.js';
import { type RunningBids, startBids } from './running-bids.js';

let bids: RunningBids;
beforeAll(async () => {
  bids = await startBids();
});
afterAll(() => bids?.stop());
beforeEach(() => bids.empty('contractor, bid_request'));

const REQUEST = { email: 'a@b.example', zip: '60614', design: {}, preferences: {}, files: [] };
const JOIN = { companyName: 'Acme', email: 'a@b.example', zipCode: '60614', categories: ['kitchen'] };
const SUBMIT = { userEmail: 'a@b.example', contractorEmail: 'c@d.example', scope: 'All.' };

describe('each rule is answered with its sentence', () => {
  it.each([
    ['POST', '/api/send-to-contractors', { ...REQUEST, email: '' }, MESSAGES.request.required],
    ['POST', '/api/send-to-contractors', { ...REQUEST, zip: '' }, MESSAGES.request.required],
    ['POST', '/api/send-to-contractors', { ...REQUEST, zip: '1234' }, MESSAGES.request.required],
    ['POST', '/api/send-to-contractors', { ...REQUEST, zip: 60614 }, MESSAGES.request.required],
    ['POST', '/api/send-to-contractors', {}, MESSAGES.request.required],
    ['POST', '/api/send-to-contractors', { ...REQUEST, zip: '00000' }, MESSAGES.place.noSuchZip],
    ['POST', '/api/contractors/join', { ...JOIN, zipCode: '00000' }, MESSAGES.place.noSuchZip],
    ['GET', '/api/bids/my', undefined, MESSAGES.myBids.required],
    ['GET', '/api/bids/my?userEmail=', undefined, MESSAGES.myBids.required],
    ['POST', '/api/bids/resend-user', { bidId: 'PL-000000', userEmail: 'nobody' }, MESSAGES.track.email],
    ['POST', '/api/bids/PL-000000/appointment-proposal', { proposals: 'Mon' }, MESSAGES.appointment.email],
    [
      'POST',
      '/api/bids/PL-000000/appointment-proposal',
      { userEmail: 'a@b.example', proposals: ' \u200e ' },
      MESSAGES.appointment.proposals,
    ],
    ['POST', '/api/contractors/join', { ...JOIN, companyName: ' ' }, MESSAGES.contractor.joinRequired],
    ['POST', '/api/contractors/join', { ...JOIN, email: 'x' }, MESSAGES.contractor.joinRequired],
    ['POST', '/api/contractors/join', { ...JOIN, zipCode: 'abcde' }, MESSAGES.contractor.joinRequired],
    ['POST', '/api/contractors/join', { ...JOIN, categories: [] }, MESSAGES.contractor.joinRequired],
    ['POST', '/api/contractors/join', { ...JOIN, categories: ['magic'] }, MESSAGES.contractor.joinRequired],
    ['GET', '/api/bids/PL-000000/sow-draft', undefined, MESSAGES.contractor.draftRequired],
    ['POST', '/api/bids/submit', { ...SUBMIT, userEmail: '' }, MESSAGES.contractor.homeownerMissing],
    ['POST', '/api/bids/submit', { ...SUBMIT, contractorEmail: '' }, MESSAGES.contractor.emailRequired],
    ['POST', '/api/bids/submit', { ...SUBMIT, scope: ' \n ' }, MESSAGES.contractor.scopeRequired],
  ] as const)('%s %s %j', async (method, path, body, sentence) => {
    const answer = await bids.call(method, path, body);
    expect(answer.body).toMatchObject({ statusCode: 400, error: 'Bad request', message: sentence });
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
  });

  it.each([
    ...PRICE_CASES,
    ...[0, -5, 10_000_000.01, 1.234, Number.MAX_VALUE, '0', '0.00', '10,000,000.01'].map(
      (n) => [n, Number.NaN] as const,
    ),
  ])('a price of %j', async (estimatedPrice, usd) => {
    const answer = await bids.call('POST', '/api/bids/submit', { ...SUBMIT, estimatedPrice });
    expect([answer.status, answer.body.message]).toEqual(
      usd === undefined || isPrice(usd) ? [201, MESSAGES.contractor.sent] : [400, MESSAGES.money.price],
    );
    const [kept] = await bids.db.query(
      'select estimated_price from submission order by created_at desc limit 1',
    );
    if (answer.status === 201)
      expect(kept.estimated_price === null ? undefined : Number(kept.estimated_price)).toBe(usd);
  });

  it.each(ZIP_CASES)('the ZIP %j of a contractor is %j', async (zipCode, zip) => {
    const answer = await bids.call('POST', '/api/contractors/join', { ...JOIN, zipCode });
    const [kept] = await bids.db.query('select zip_code from contractor');
    expect([answer.status, kept?.zip_code ?? null]).toEqual([zip ? 201 : 400, zip]);
  });

  it('takes the edges of a price', async () => {
    for (const estimatedPrice of [0.01, LIMITS.priceMaxUsd]) {
      expect((await bids.call('POST', '/api/bids/submit', { ...SUBMIT, estimatedPrice })).status).toBe(201);
    }
  });
});

describe('addresses', () => {
  it.each([
    'а@b.example', // Cyrillic а
    'a@\u202eelpmaxe.b',
    'a\u200b@b.example',
    'a@b',
    '@b.example',
    'a b@c.example',
    'a@b.example\nBcc: x@y.example',
    '"a" <a@b.example>',
    'a@b.example,c@d.example',
    `${'a'.repeat(250)}@b.example`,
    'ａ@b.example',
  ])('%j is none', async (email) => {
    const answer = await bids.call('POST', '/api/send-to-contractors', { ...REQUEST, email });
    expect([answer.status, answer.body.message]).toEqual([400, MESSAGES.request.required]);
  });

  it('are the same in any case', async () => {
    const { codes } = await asked(bids, 'Casey@Home.EXAMPLE');
    const mine = await bids.call('GET', '/api/bids/my?userEmail=CASEY@home.example');
    expect(mine.body.items.map(({ bidId }: { bidId: string }) => bidId)).toEqual(codes);
  });
});

describe('hostile bodies', () => {
  it('10 MB of JSON', async () => {
    const answer = await bids.call('POST', '/api/contractors/join', {
      ...JOIN,
      notes: 'x'.repeat(10_000_000),
    });
    expect([answer.status, answer.body.message]).toEqual([413, MESSAGES.server.tooLarge(64)]);
  });

  it('deep nesting', async () => {
    const deep = `{"preferences":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`;
    const answer = await bids.call('POST', '/api/send-to-contractors', deep);
    expect(answer.status).toBe(400);
  });

  it.each(['{', '[]', '"text"', 'null', '{"email":{"$gt":""},"zip":["60614"]}'])('%s', async (body) => {
    const answer = await bids.call('POST', '/api/send-to-contractors', body);
    expect(answer.status).toBe(400);
  });

  it.each([
    ['design', 'text'],
    ['design', [1]],
    ['preferences', 'text'],
    ['preferences', [1, 2]],
    ['files', 'text'],
    ['files', ['text', 5, null]],
    ['files', Array.from({ length: 21 }, () => ({ imageUrl: '/files/uploads/a/b.jpg' }))],
    ['previewOnly', 'yes'],
  ])('%s as %j', async (field, value) => {
    const answer = await bids.call('POST', '/api/send-to-contractors', { ...REQUEST, [field]: value });
    expect(answer.status).toBe(400);
  });

  it('SQL, HTML and marks that turn the text around are only text', async () => {
    const nasty = `x'; drop table bid; -- <script>alert(1)</script> \u202e {{7*7}} %s`;
    const contractor = await joined(bids, {
      companyName: nasty,
      contactName: nasty,
      phone: nasty.slice(0, 50),
      notes: nasty,
      licenseNumber: nasty,
      licenseClass: nasty,
      insurance: nasty,
    });
    const email = homeowner();
    const { codes } = await asked(bids, email, {
      design: { title: nasty, description: nasty, designPrompt: nasty, style: nasty, imageUrl: nasty },
      preferences: { style: nasty, [nasty]: nasty, category: 'kitchen' },
      files: [{ imageUrl: nasty, name: nasty }],
    });
    const code = codes[0] as string;
    const submitted = await bids.call('POST', '/api/bids/submit', {
      userEmail: email,
      contractorEmail: contractor.email,
      scope: nasty,
      timeline: nasty,
      notes: nasty,
      references: nasty,
    });
    expect(submitted.status).toBe(201);
    const proposal = await bids.call('POST', `/api/bids/${code}/appointment-proposal`, {
      userEmail: email,
      name: nasty,
      address: nasty,
      proposals: `Mon 9 am ${nasty}`,
      notes: nasty,
    });
    expect(proposal.status).toBe(201);
    const row = await bidRow(bids, code);
    expect(row.scope).toBe(`x'; drop table bid; -- <script>alert(1)</script>  {{7*7}} %s`);
    for (const [search, status, total] of [
      ["x'; drop", 200, 1],
      ['100%', 200, 0],
      ['_a_b_c_', 200, 0],
      ['\\abc\\', 200, 0],
      ['%%%', 400, undefined],
      ['a_ b', 400, undefined],
    ] as const) {
      const found = await bids.admin('GET', `/api/bids?search=${encodeURIComponent(search)}`);
      expect([search, found.status, found.body.total]).toEqual([search, status, total]);
    }
  });
});

it('keeps links to our own files only', async () => {
  const email = homeowner();
  const { codes } = await asked(bids, email, {
    design: {
      title: 'Told',
      imageUrl: 'https://evil.example/x.jpg',
      floorPlanUrl: 'http://site.test/files/designs/a/plan.png',
    },
    files: [
      { imageUrl: 'http://site.test/files/uploads/a/one.jpg', name: 'one.jpg' },
      { imageUrl: 'http://site.test/files/designs/a/other.jpg' },
      { imageUrl: 'http://site.test/files/uploads/../secret' },
      { imageUrl: 'javascript:alert(1)' },
      { url: '/files/uploads/b/two.jpg' },
    ],
  });
  const { id } = await bidRow(bids, codes[0] as string);
  const { body } = await bids.call('GET', `/api/bids/track/${bids.tokens.make('track', id)}`);
  expect(body.attachments.map(({ href, kind }: Record<string, string>) => [kind, href])).toEqual([
    ['photo', 'http://site.test/files/uploads/a/one.jpg'],
    ['photo', 'http://site.test/files/uploads/b/two.jpg'],
    ['plan', 'http://site.test/files/designs/a/plan.png'],
  ]);
});

/** Every call that takes a body, with one it would take. */
const CALLS: readonly (readonly [method: string, path: string, body: Record<string, unknown>])[] = [
  ['POST', '/api/send-to-contractors', { ...REQUEST, design: { title: 'A' }, preferences: { style: 'b' } }],
  [
    'POST',
    '/api/contractors/join',
    {
      ...JOIN,
      contactName: 'Ada',
      phone: '512',
      website: 'https://acme.example',
      notes: 'n',
      radiusMi: 25,
      licenseNumber: '1',
      licenseClass: 'B',
      licenseState: 'TX',
      licenseExpires: '2030-01-01',
      insurance: 'i',
    },
  ],
  ['POST', '/api/contractors/confirm', { token: 'x' }],
  ['POST', '/api/bids/my-link', { email: 'a@b.example' }],
  ['POST', '/api/bids/resend-user', { bidId: 'PL-000000', userEmail: 'a@b.example' }],
  [
    'POST',
    '/api/bids/PL-000000/appointment-proposal',
    { userEmail: 'a@b.example', name: 'n', phone: '5', address: 'a', proposals: 'Mon', notes: 'n' },
  ],
  ['POST', '/api/bids/track/x/call-off', { reason: 'r' }],
  [
    'POST',
    '/api/bids/submit',
    {
      ...SUBMIT,
      estimatedPrice: 5,
      timeline: 't',
      notes: 'n',
      references: 'r',
      bidId: 'PL-000000',
      key: 'k',
    },
  ],
  ['POST', '/api/bids/PL-000000/not-interested', { key: 'k', reason: 'r' }],
  ['POST', '/api/bids/withdraw', { token: 'x', reason: 'r', notMe: true }],
  ['POST', '/api/my-data/request', { email: 'a@b.example' }],
  ['POST', '/api/my-data/delete', { email: 'a@b.example', link: 'x' }],
  ['PATCH', '/api/bids/PL-000000/status', { status: 'done', version: 1 }],
  ['PATCH', '/api/bids/PL-000000/meta', { notesInternal: 'n', tags: ['t'], version: 1 }],
  ['PATCH', '/api/bids/bulk/status', { status: 'done', ids: ['PL-000000'] }],
  ['POST', '/api/bids/PL-000000/resend', { type: 'user' }],
  ['POST', '/api/bids/bulk/resend', { type: 'user', ids: ['PL-000000'] }],
  ['POST', '/api/admin/preview', { preferences: { zipCode: '60614' }, testMode: true }],
  ['POST', '/api/admin/email-preview', { preferences: { zipCode: '60614' }, testMode: true }],
];
const DEEP = 20_000;
const WRONG = [
  '5',
  '-1e308',
  'true',
  'null',
  '{}',
  '[]',
  '[null]',
  '[{"toString":5,"valueOf":5}]',
  '{"length":5,"__proto__":{"a":1}}',
  '"\\u0000\\ud800"',
  JSON.stringify('x'.repeat(300_000)),
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `[${'['.repeat(DEEP)}${']'.repeat(DEEP)}]`,
];

it.each(CALLS)('%s %s takes no harm from any type in any field', async (method, path, body) => {
  for (const field of Object.keys(body)) {
    const sent = WRONG.map((wrong) =>
      JSON.stringify({ ...body, [field]: 'HERE' }).replace('"HERE"', () => wrong),
    );
    const answers = await Promise.all(sent.map((one) => bids.admin(method, path, one)));
    answers.forEach(({ status, text }, index) => {
      const tried = [field, WRONG[index]?.slice(0, 40)];
      expect([...tried, status < 500 || text]).toEqual([...tried, true]);
    });
  }
});

it.each([
  '/api/bids?',
  '/api/bids/csv?',
  '/api/bids/my?userEmail=a@b.example&',
  '/api/admin/contractors?',
  '/api/console/bids?',
  '/api/console/contractors?',
  '/api/my-data?email=a@b.example&',
])('%s takes no harm from any query', async (path) => {
  const names = ['page', 'pageSize', 'sort', 'status', 'search', 'userEmail', 'cursor', 'link', 'filter'];
  const values = [
    '=',
    '[]=1',
    '[a][b]=1',
    '=-1',
    '=1e9',
    '=%00',
    "='%20or%201=1--",
    '=%ff',
    '={"a":[',
    '=a&X=b',
  ];
  for (const name of names) {
    const tried = values.map((value) => `${path}${name}${value.replace('X', name)}`);
    const answers = await Promise.all(tried.map((query) => bids.admin('GET', query)));
    answers.forEach(({ status, text }, index) => {
      expect([tried[index], status < 500 || text]).toEqual([tried[index], true]);
    });
  }
});

describe('what belongs to others', () => {
  it('is not there', async () => {
    const contractor = await joined(bids);
    const rival = await joined(bids, { categories: ['roofing'] });
    const { codes } = await asked(bids, homeowner());
    const code = codes[0] as string;
    const { id } = await bidRow(bids, code);
    const otherKey = invitationKey(bids, '01890000-0000-7000-8000-000000000000', 'bob@trade.example');
    const attempts = await Promise.all([
      bids.call('POST', '/api/bids/resend-user', { bidId: code, userEmail: homeowner() }),
      bids.call('POST', `/api/bids/${code}/appointment-proposal`, {
        userEmail: homeowner(),
        proposals: 'Mon',
      }),
      bids.call('GET', `/api/bids/${code}/sow-draft`, undefined, { 'x-contractor-email': rival.email }),
      bids.call('GET', `/api/bids/${code}/invitation`, undefined, { 'x-bid-key': otherKey }),
      bids.call('POST', `/api/bids/${code}/not-interested`, { key: otherKey }),
      bids.call('POST', '/api/bids/submit', {
        userEmail: homeowner(),
        contractorEmail: contractor.email,
        scope: 'x',
        bidId: code,
      }),
      bids.call('GET', `/api/bids/track/${invitationKey(bids, id, 'bob@trade.example')}`),
      bids.call('GET', '/api/bids/track/%00%ff'),
      bids.call('GET', `/api/bids/withdrawal/${otherKey}`),
      bids.call('POST', '/api/contractors/confirm', { token: otherKey }),
      bids.call('GET', `/api/my-data?email=${contractor.email}&link=${otherKey}`),
      bids.call('POST', '/api/my-data/delete', { email: contractor.email, link: otherKey }),
    ]);
    expect(attempts.map(({ status }) => status)).toEqual(
      attempts.map((_, index) => (index === 7 ? 400 : 404)),
    );
    const unknown = await bids.call('GET', '/api/bids/PL-ZZZZZZ/sow-draft', undefined, {
      'x-contractor-email': rival.email,
    });
    const { requestId: _a, ...notTheirs } = attempts[2]?.body ?? {};
    const { requestId: _b, ...notThere } = unknown.body;
    expect(notTheirs).toEqual(notThere);
  });
});
