import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { ACCESS_RULE } from '@plumbline/platform';
import { bidRow, homeowner, invitationKey, joined } from './people.js';
import { type RunningBids, startBids } from './running-bids.js';

/** What a caller who acts for somebody has to show. Without any proof at all a call is `bare`. */
type Shown = 'bare' | 'address' | 'wrong proof' | 'proof';

interface Scene {
  readonly bids: RunningBids;
  readonly email: string;
  readonly contractorEmail: string;
  readonly id: string;
  readonly code: string;
  readonly trackToken: string;
  readonly key: string;
  readonly withdrawToken: string;
  readonly confirmToken: string;
  readonly requestToken: string;
}

interface Call {
  readonly path: (scene: Scene) => string;
  readonly body?: (scene: Scene, shown: Shown) => Record<string, unknown>;
  readonly headers?: (scene: Scene, shown: Shown) => Record<string, string>;
  /** The status of each thing shown, in `open` and in `links`. */
  readonly answers: Partial<Record<Shown, readonly [open: number, links: number]>>;
}

const WRONG = 'A'.repeat(32);

const proofOf = (shown: Shown, right: string): string | undefined =>
  shown === 'proof' ? right : shown === 'wrong proof' ? WRONG : undefined;

/** Every call that does not ask for the administrator: who may make it, in each mode. */
const CALLS: Readonly<Record<string, Call>> = {
  // Asks for nobody's proof: what it does to a person waits for that person's own click in `links`.
  'POST /api/send-to-contractors': {
    path: () => '/api/send-to-contractors',
    body: () => ({ email: homeowner(), zip: '60614' }),
    answers: { address: [200, 200] },
  },
  'GET /api/bids/requests/:token': {
    path: ({ requestToken }) => `/api/bids/requests/${requestToken}`,
    answers: { proof: [200, 200] },
  },
  'POST /api/bids/requests/:token/confirm': {
    path: ({ requestToken }) => `/api/bids/requests/${requestToken}/confirm`,
    answers: { proof: [200, 200] },
  },
  'GET /api/bids/my': {
    path: ({ email }) => `/api/bids/my?userEmail=${encodeURIComponent(email)}`,
    answers: { address: [200, 403] },
  },
  'POST /api/bids/my-link': {
    path: () => '/api/bids/my-link',
    body: ({ email }) => ({ email }),
    answers: { address: [202, 202] },
  },
  'GET /api/bids/track/:token': {
    path: ({ trackToken }) => `/api/bids/track/${trackToken}`,
    answers: { proof: [200, 200] },
  },
  'GET /api/bids/track/:token/levelling': {
    path: ({ trackToken }) => `/api/bids/track/${trackToken}/levelling`,
    answers: { proof: [200, 200] },
  },
  'POST /api/bids/track/:token/call-off': {
    path: ({ trackToken }) => `/api/bids/track/${trackToken}/call-off`,
    body: () => ({}),
    answers: { proof: [200, 200] },
  },
  'POST /api/bids/resend-user': {
    path: () => '/api/bids/resend-user',
    body: ({ email, code, trackToken }, shown) => ({
      bidId: code,
      userEmail: shown === 'bare' ? homeowner() : email,
      trackToken: proofOf(shown, trackToken),
    }),
    answers: { bare: [404, 403], address: [202, 403], 'wrong proof': [202, 403], proof: [202, 202] },
  },
  'POST /api/bids/:bidId/appointment-proposal': {
    path: ({ code }) => `/api/bids/${code}/appointment-proposal`,
    body: ({ email, trackToken }, shown) => ({
      userEmail: shown === 'bare' ? homeowner() : email,
      proposals: 'Mon 9 am',
      trackToken: proofOf(shown, trackToken),
    }),
    answers: { bare: [404, 403], address: [201, 403], 'wrong proof': [201, 403], proof: [201, 201] },
  },
  'GET /api/bids/:bidId/sow-draft': {
    path: ({ code }) => `/api/bids/${code}/sow-draft`,
    headers: (scene, shown) => contractorHeaders(scene, shown),
    answers: { bare: [404, 403], address: [200, 403], 'wrong proof': [200, 403], proof: [200, 200] },
  },
  'GET /api/bids/:bidId/price-book': {
    path: ({ code }) => `/api/bids/${code}/price-book`,
    headers: (scene, shown) => contractorHeaders(scene, shown),
    answers: { bare: [404, 403], address: [404, 403], 'wrong proof': [404, 403], proof: [200, 200] },
  },
  // The book of whoever proves the mailbox is empty: there is nothing to change.
  'PATCH /api/bids/:bidId/price-book': {
    path: ({ code }) => `/api/bids/${code}/price-book`,
    headers: (scene, shown) => contractorHeaders(scene, shown),
    body: () => ({ prices: [{ price: 'drywall', unit: 'sq ft', unitUsd: 2 }] }),
    answers: { bare: [404, 403], address: [404, 403], 'wrong proof': [404, 403], proof: [404, 404] },
  },
  'GET /api/bids/:bidId/invitation': {
    path: ({ code }) => `/api/bids/${code}/invitation`,
    headers: (scene, shown) => contractorHeaders(scene, shown),
    answers: { bare: [404, 403], address: [200, 403], 'wrong proof': [200, 403], proof: [200, 200] },
  },
  // Tells nothing and mails only to whoever has the bid.
  'POST /api/bids/:bidId/invitation-link': {
    path: ({ code }) => `/api/bids/${code}/invitation-link`,
    body: ({ key }, shown) => ({ key: proofOf(shown, key) }),
    answers: { bare: [202, 202], 'wrong proof': [202, 202], proof: [202, 202] },
  },
  'POST /api/bids/submit': {
    path: () => '/api/bids/submit',
    body: ({ email, contractorEmail, code, key }, shown) => ({
      userEmail: email,
      contractorEmail: shown === 'bare' ? 'stranger@trade.example' : contractorEmail,
      bidId: code,
      scope: 'All.',
      key: proofOf(shown, key),
    }),
    answers: { bare: [404, 403], address: [201, 403], 'wrong proof': [201, 403], proof: [201, 201] },
  },
  'POST /api/bids/:bidId/not-interested': {
    path: ({ code }) => `/api/bids/${code}/not-interested`,
    body: ({ key }, shown) => ({ key: proofOf(shown, key) }),
    answers: { bare: [400, 400], 'wrong proof': [404, 403], proof: [200, 200] },
  },
  'GET /api/bids/withdrawal/:token': {
    path: ({ withdrawToken }) => `/api/bids/withdrawal/${withdrawToken}`,
    answers: { proof: [200, 200] },
  },
  'POST /api/bids/withdraw': {
    path: () => '/api/bids/withdraw',
    body: ({ withdrawToken }, shown) => ({ token: proofOf(shown, withdrawToken) }),
    answers: { bare: [400, 400], 'wrong proof': [404, 404], proof: [200, 200] },
  },
  'POST /api/contractors/join': {
    path: () => '/api/contractors/join',
    body: ({ contractorEmail }) => ({
      companyName: 'Again',
      email: contractorEmail,
      zipCode: '60614',
      categories: ['kitchen'],
    }),
    answers: { address: [201, 201] },
  },
  'GET /api/contractors/confirmation/:token': {
    path: ({ confirmToken }) => `/api/contractors/confirmation/${confirmToken}`,
    answers: { proof: [200, 200] },
  },
  'POST /api/contractors/confirm-link': {
    path: () => '/api/contractors/confirm-link',
    body: ({ confirmToken }, shown) => ({ token: proofOf(shown, confirmToken) }),
    answers: { bare: [400, 400], 'wrong proof': [404, 404], proof: [202, 202] },
  },
  'POST /api/contractors/confirm': {
    path: () => '/api/contractors/confirm',
    body: ({ confirmToken }, shown) => ({ token: proofOf(shown, confirmToken) }),
    answers: { bare: [400, 400], 'wrong proof': [404, 404], proof: [200, 200] },
  },
  'POST /api/my-data/request': {
    path: () => '/api/my-data/request',
    body: ({ email }) => ({ email }),
    answers: { address: [202, 202] },
  },
  'GET /api/my-data': {
    path: ({ email, bids }) =>
      `/api/my-data?email=${encodeURIComponent(email)}&link=${bids.tokens.makeEnding('my-data', email)}`,
    answers: { proof: [200, 200] },
  },
  'POST /api/my-data/delete': {
    path: () => '/api/my-data/delete',
    body: ({ email, bids }, shown) => ({
      email,
      link: proofOf(shown, bids.tokens.makeEnding('my-data', email)),
    }),
    answers: { bare: [400, 400], 'wrong proof': [404, 404], proof: [200, 200] },
  },
  'GET /api/settings': { path: () => '/api/settings', answers: { bare: [200, 200] } },
  'GET /api/geocode/reverse': {
    path: () => '/api/geocode/reverse?lat=41.9&lng=-87.6',
    answers: { bare: [200, 200] },
  },
};

const contractorHeaders = ({ contractorEmail, key }: Scene, shown: Shown): Record<string, string> => {
  const proof = proofOf(shown, key);
  return {
    'x-contractor-email': shown === 'bare' ? 'stranger@trade.example' : contractorEmail,
    ...(proof ? { 'x-bid-key': proof } : {}),
  };
};

/** What a token in the path opens for anybody who has another one: nothing. */
const withWrongToken = (path: string, scene: Scene): string =>
  [scene.trackToken, scene.withdrawToken, scene.confirmToken, scene.requestToken].reduce(
    (text, token) => text.replace(token, WRONG),
    path,
  );

describe.each([
  ['open', 0],
  ['links', 1],
] as const)('ACCESS=%s', (access, column) => {
  let bids: RunningBids;
  beforeAll(async () => {
    bids = await startBids({ ACCESS: access });
  });
  afterAll(() => bids?.stop());

  it('has every public call in the table', () => {
    expect(publicRoutes(bids).sort()).toEqual(Object.keys(CALLS).sort());
  });

  it.each(Object.entries(CALLS))('%s', async (_name, call) => {
    for (const [shown, statuses] of Object.entries(call.answers) as [Shown, readonly [number, number]][]) {
      const scene = await set(bids);
      const [method = ''] = _name.split(' ');
      const path = call.path(scene);
      const answer = await bids.call(method, path, call.body?.(scene, shown), call.headers?.(scene, shown));
      expect([shown, answer.status, answer.status === statuses[column] ? '' : answer.text]).toEqual([
        shown,
        statuses[column],
        '',
      ]);
      const wrong = withWrongToken(path, scene);
      if (wrong !== path) {
        expect((await bids.call(method, wrong, call.body?.(scene, shown))).status).toBe(404);
      }
    }
  });
});

/** A request with a contractor who has answered, another request that waits, and everybody's proof. */
async function set(bids: RunningBids): Promise<Scene> {
  const email = homeowner();
  const contractor = await joined(bids);
  const request = { email, zip: '60614', preferences: { category: 'kitchen' } };
  await bids.db.query(`update contractor set paused_at = now() where id <> $1`, [contractor.id]);
  const sent = await bids.call('POST', '/api/send-to-contractors', request);
  const requestToken = await heldToken(bids, email, sent.body.held);
  const first = sent.body.held ? await bids.call('POST', `/api/bids/requests/${requestToken}/confirm`) : sent;
  const { id, code } = await bidRow(bids, first.body.bidIds[0]);
  const key = invitationKey(bids, id, contractor.email);
  await bids.call('POST', '/api/bids/submit', {
    userEmail: email,
    contractorEmail: contractor.email,
    scope: 'First.',
    bidId: code,
    key,
  });
  const [submission] = await bids.db.query('select id from submission where bid_id = $1', [id]);
  return {
    bids,
    email,
    contractorEmail: contractor.email,
    id,
    code,
    trackToken: bids.tokens.make('track', id),
    key,
    withdrawToken: bids.tokens.make('withdraw', submission.id),
    confirmToken: bids.tokens.make('confirm-contractor', contractor.id, 1),
    requestToken,
  };
}

/** The token of a request that waits; in `open`, where none does, of one that was kept by an earlier setting. */
async function heldToken(bids: RunningBids, email: string, held: boolean): Promise<string> {
  if (!held) {
    const id = crypto.randomUUID();
    await bids.db.query(
      `insert into held_request (id, user_email, wish, token_hash)
       values ($1, $2, $3, encode(sha256($4::bytea), 'hex'))`,
      [id, email, WISH, bids.tokens.make('confirm-request', id)],
    );
  }
  const [{ id }] = await bids.db.query('select id from held_request where user_email = $1', [email]);
  return bids.tokens.make('confirm-request', id);
}

const WISH = JSON.stringify({
  zipCode: '60614',
  place: { zipCode: '60614', city: 'Chicago', state: 'IL', latitude: 41.92, longitude: -87.65 },
  exactZip: true,
  category: 'kitchen',
  trades: ['kitchen'],
  designId: null,
  designTitle: 'Kitchen remodel',
  conceptKey: null,
  design: {},
  preferences: {},
  files: [],
});

function publicRoutes({ service: { app } }: RunningBids): string[] {
  const reflector = app.get(Reflector);
  return [...app.get(ModulesContainer).values()]
    .flatMap((module) => [...module.controllers.values()])
    .flatMap(({ metatype }) => {
      const controller = metatype as Type<unknown>;
      return Object.getOwnPropertyNames(controller.prototype).flatMap((name) => {
        const handler = controller.prototype[name];
        const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
        const rule = reflector.getAllAndOverride(ACCESS_RULE, [handler, controller]);
        if (method === undefined || rule === 'admin') return [];
        const parts = [
          Reflect.getMetadata(PATH_METADATA, controller),
          Reflect.getMetadata(PATH_METADATA, handler),
        ];
        const path = parts
          .map((part: string) => part.replace(/^\/|\/$/g, ''))
          .filter(Boolean)
          .join('/');
        return path.startsWith('api') ? [`${RequestMethod[method]} /${path}`] : [];
      });
    });
}
