import type { BidFacts, EmailOutcome, EventMap, EventName } from '@plumbline/contracts';
import { createService } from '@plumbline/platform';
import { type TestMail, until } from '@plumbline/testing';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { addressHash } from '../src/budget/address-hash.js';
import { EmailLog } from '../src/delivery/email-log.entity.js';
import { EmailsSweep } from '../src/delivery/emails.sweep.js';
import { MailQueue } from '../src/delivery/mail-queue.js';
import { notificationsService } from '../src/notifications.service-definition.js';
import type { OpenedMailResponse } from '../src/opening/opening.dto.js';
import { type RunningNotifications, startNotifications } from './notifications.js';
import { BID, SAMPLES } from './samples.js';

/** Mails to one address by calls that prove nothing: four an hour, ten a day. */
const AN_HOUR = 4;
const ADMIN = 'admin@plumbline.example';

let running: RunningNotifications;

beforeAll(async () => {
  running = await startNotifications({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => running.stop());

let people = 0;
const somebody = () => `victim-${++people}@example.com`;
const freshBid = (change: Partial<BidFacts> = {}): BidFacts => {
  const id = uuidv7();
  return { ...BID, id, requestId: uuidv7(), code: `PL-${id.slice(-6).toUpperCase()}`, ...change };
};
const stranger = (email: string) => ({
  id: uuidv7(),
  email,
  companyName: 'FREE PILLS http://pills.example',
  confirmed: false,
});
const sentTo = (email: string): TestMail[] => running.smtp.mails.filter(({ to }) => to.includes(email));
const rowsOf = (email: string): Promise<EmailLog[]> => running.rows({ email });

type Call = { [N in EventName]: readonly [N, EventMap[N]] }[EventName];
const publish = ([name, payload]: Call) => running.publish(name, payload as never);

const WORDS = 'FREE PILLS http://pills.example';
/** Every call that mails an address which its caller only names, with the caller's own words wherever they fit. */
const CALLS: { readonly [what: string]: (victim: string) => Call } = {
  favourites: (email) => [
    'favourites.requested',
    {
      ...SAMPLES.favourites,
      requestId: uuidv7(),
      email,
      designs: [{ ...SAMPLES.favourites.designs[1]!, title: WORDS, description: WORDS, designPrompt: WORDS }],
      preferences: { style: WORDS },
    },
  ],
  'my bids': (email) => ['link.requested', { email, purpose: 'my-bids', requestId: uuidv7() }],
  'my data': (email) => ['link.requested', { email, purpose: 'my-data', requestId: uuidv7() }],
  joining: (email) => [
    'contractor.joined',
    {
      ...SAMPLES['contractor-confirm'],
      contractorId: uuidv7(),
      email,
      companyName: WORDS,
      contactName: WORDS,
    },
  ],
  'an invented homeowner': (email) => [
    'bid.requested',
    {
      bid: freshBid({ contractor: stranger(email), design: { id: null, title: WORDS }, conceptKey: null }),
      first: false,
      contractorsAsked: 1,
      photos: SAMPLES.invitation.photos,
      words: { wish: WORDS, forContractors: WORDS, requirements: WORDS },
    },
  ],
  'a request in a stranger’s name': (userEmail) => [
    'bid.requested',
    {
      bid: freshBid({ userEmail, contractor: null, design: { id: null, title: WORDS }, conceptKey: null }),
      first: true,
      contractorsAsked: 0,
      photos: [],
    },
  ],
  'a bid with a made-up key': (userEmail) => [
    'bid.submitted',
    {
      ...SAMPLES['bid-received'],
      bid: freshBid({ userEmail, contractor: stranger('nobody@pills.example') }),
      submissionId: uuidv7(),
      contractorEmail: 'nobody@pills.example',
      scope: WORDS,
      notes: WORDS,
      timeline: WORDS,
      confirmedByMail: false,
    },
  ],
  'a receipt for a bid not sent': (contractorEmail) => [
    'bid.submitted',
    {
      ...SAMPLES['bid-received'],
      bid: freshBid({ userEmail: 'attacker@pills.example', contractor: stranger(contractorEmail) }),
      submissionId: uuidv7(),
      contractorEmail,
      scope: WORDS,
      notes: WORDS,
      confirmedByMail: false,
    },
  ],
  'proposed times': (email) => [
    'appointment.proposed',
    {
      ...SAMPLES['appointment-proposal'],
      bid: freshBid({ userEmail: 'attacker@pills.example', contractor: stranger(email) }),
      proposalId: uuidv7(),
      userEmail: 'attacker@pills.example',
      name: WORDS,
      address: WORDS,
      proposals: WORDS,
      notes: WORDS,
    },
  ],
  'times in a stranger’s name': (userEmail) => [
    'appointment.proposed',
    {
      ...SAMPLES['appointment-proposal'],
      bid: freshBid({ userEmail, contractor: null }),
      proposalId: uuidv7(),
      userEmail,
      proposals: WORDS,
      notes: WORDS,
    },
  ],
  'a resend': (userEmail) => [
    'bid.resend-requested',
    { bid: freshBid({ userEmail, contractor: null }), type: 'user', by: 'homeowner', resendId: uuidv7() },
  ],
};
const NAMES = Object.keys(CALLS);

/** When the first mail to an address left that counts. */
const firstLeft = async (email: string): Promise<Date> => {
  const [{ first }] = await running.database.query(
    'select min(leaves_at) as first from mail_ledger where address_hash = $1 and counted',
    [addressHash(email)],
  );
  return first;
};
const hoursAfter = (hours: number, from: Date) => new Date(from.getTime() + hours * 3_600_000);

test.each(NAMES)(
  '%s: six calls mail four times and say nothing of the caller’s; the rest is one digest',
  async (name) => {
    const victim = somebody();
    for (let n = 0; n < 6; n += 1) await publish(CALLS[name]!(victim));
    await until(async () => (await rowsOf(victim)).length === 6 + 1);
    await until(() => sentTo(victim).length === AN_HOUR);
    const rows = await rowsOf(victim);
    const digests = rows.filter(({ type }) => type === 'digest');
    expect(digests).toHaveLength(1);
    expect(rows.filter(({ digestId }) => digestId === digests[0]?.id)).toHaveLength(2);
    expect(digests[0]!.dueAt).toEqual(hoursAfter(1, await firstLeft(victim)));
    expect(sentTo(victim)).toHaveLength(AN_HOUR);
    for (const { raw, subject, html, text, parsed } of sentTo(victim)) {
      for (const part of [raw, subject, html, text]) expect(part).not.toMatch(/PILLS|pills\.example/);
      expect(parsed.attachments).toEqual([]);
      expect(html).not.toContain('/files/uploads/');
    }
  },
);

test('ten mails a day, whatever the hour', async () => {
  const victim = somebody();
  await running.database.query(
    `insert into mail_ledger (email_id, address_hash, purpose, cause, proof, counted, leaves_at)
     select gen_random_uuid(), $1, 'my-bids-link', 'anybody', 'none', true, now() - make_interval(hours => 24 - 2 * n)
     from generate_series(1, 10) n`,
    [addressHash(victim)],
  );
  await publish(CALLS['my bids']!(victim));
  await until(async () => (await rowsOf(victim)).length === 2);
  const digest = (await rowsOf(victim)).find(({ type }) => type === 'digest');
  expect(digest!.dueAt).toEqual(hoursAfter(24, await firstLeft(victim)));
});

test('pressing the button on the page of one mail proves the address: the digest leaves and later mails come whole', async () => {
  const victim = somebody();
  for (let n = 0; n < 6; n += 1) await publish(CALLS['a bid with a made-up key']!(victim));
  await until(() => sentTo(victim).length === AN_HOUR);
  const [first] = sentTo(victim);
  const [, id, link] = /\/mail\?id=([\w-]+)&link=([\w-]+)/.exec(first!.text.replace(/\s/g, '')) ?? [];
  const open = (body: object) =>
    fetch(`${running.url}/api/mails/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await open({ id, link: 'guessed' })).status).toBe(404);
  expect((await open({ id: uuidv7(), link })).status).toBe(404);
  const log = running.database.getRepository(EmailLog);
  const { createdAt } = await log.findOneByOrFail({ id });
  await log.update(id as string, { createdAt: new Date(Date.now() - 31 * 86_400_000) });
  expect((await open({ id, link })).status).toBe(404);
  await log.update(id as string, { createdAt });
  const opened = await open({ id, link });
  expect(opened.status).toBe(200);
  const whole = (await opened.json()) as OpenedMailResponse;
  expect(whole.subject).toContain('PILLS');
  expect(whole.text).toContain('FREE PILLS');
  expect(whole.attachments.map(({ filename }) => filename)).toEqual([
    'scope-of-work.pdf',
    'scope-of-work.txt',
  ]);

  const digest = await running.smtp.mail(
    ({ to, subject }) => to.includes(victim) && /in one email/.test(subject),
  );
  const waiting = (await rowsOf(victim)).filter(({ digestId }) => digestId !== null);
  expect(waiting).toHaveLength(2);
  for (const { id: mailId, subject } of waiting) {
    expect(digest.html).toContain(`/mail?id=${mailId}&amp;link=${running.tokens.make('mail', mailId)}`);
    expect(digest.text).toContain(subject.slice(0, 40));
  }
  await until(async () => (await rowsOf(victim)).every(({ status }) => status === 'sent'));
  // Told by the relay, after the rows say so.
  const told = () =>
    running.told.filter(
      ({ name, payload }) => name === 'email.sent' && (payload as EmailOutcome).to === victim,
    );
  await until(() => told().length >= 6 + 1);
  expect(told()).toHaveLength(6 + 1);

  const invited = freshBid({ userEmail: victim });
  await publish(['bid.submitted', { ...SAMPLES['bid-received'], bid: invited, submissionId: uuidv7() }]);
  const later = await running.smtp.mail(
    ({ to, subject }) => to.includes(victim) && subject.includes(invited.code),
  );
  expect(later.subject).toContain('Hill Country Kitchens sent you a bid');
  expect(later.parsed.attachments).toHaveLength(2);
});

test('a digest that the mail server refuses fails with the mails in it', async () => {
  const victim = somebody();
  for (let n = 0; n < 5; n += 1) await publish(CALLS['my bids']!(victim));
  await until(async () => (await rowsOf(victim)).length === 6);
  await until(() => sentTo(victim).length === AN_HOUR);
  running.smtp.refuse('permanently', victim);
  await running.prove(victim);
  await until(async () => (await rowsOf(victim)).filter(({ status }) => status === 'failed').length === 2);
});

test('a confirmed contractor gets forty invitations, and no forty mails about one of them', async () => {
  const email = somebody();
  const contractor = { id: uuidv7(), email, companyName: 'Hill Country Kitchens', confirmed: true };
  const invite = (bid: BidFacts): Call => [
    'bid.requested',
    { bid, first: false, contractorsAsked: 1, photos: [] },
  ];
  const bids = Array.from({ length: 40 }, () => freshBid({ contractor, userEmail: somebody() }));
  await Promise.all(bids.map((bid) => publish(invite(bid))));
  await until(() => sentTo(email).length === 40);
  expect(sentTo(email)[0]?.text).toContain('Hello Hill Country Kitchens');

  const times = (): Call => [
    'appointment.proposed',
    {
      ...SAMPLES['appointment-proposal'],
      bid: bids[0]!,
      proposalId: uuidv7(),
      userEmail: bids[0]!.userEmail,
    },
  ];
  for (let n = 0; n < 6; n += 1) await publish(times());
  await until(async () => (await rowsOf(email)).some(({ digestId }) => digestId !== null));
  await until(async () => (await rowsOf(email)).length === 40 + 6 + 1);
  // The invitation took the bid's first place.
  expect((await rowsOf(email)).filter(({ digestId }) => digestId !== null)).toHaveLength(6 + 1 - AN_HOUR);
});

test('what a reader caused with proof, an administrator caused, or goes to the administrator, is not counted', async () => {
  const email = somebody();
  const bid = freshBid({ userEmail: email, contractor: null });
  const calls: Call[] = [
    [
      'link.requested',
      { email, purpose: 'my-bids', requestId: uuidv7(), proof: { by: 'mailed-link', email } },
    ],
    ['bid.resend-requested', { bid, type: 'user', by: 'admin', resendId: uuidv7() }],
    ['link.requested', { email: ADMIN, purpose: 'my-bids', requestId: uuidv7() }],
  ];
  const linksTo = (address: string) =>
    sentTo(address).filter(({ subject }) => subject === 'Your link to your bids').length;
  for (let n = 0; n < 6; n += 1) {
    for (const [name, payload] of calls) {
      const fresh = { requestId: uuidv7(), resendId: uuidv7() };
      await publish([name, { ...payload, ...fresh }] as unknown as Call);
    }
  }
  await until(() => sentTo(email).length === 12 && linksTo(ADMIN) === 6);
  expect((await rowsOf(email)).filter(({ digestId }) => digestId !== null)).toEqual([]);
  // A proof of another's address counts for nothing.
  const other = somebody();
  for (let n = 0; n < 6; n += 1) {
    await publish([
      'link.requested',
      { email: other, purpose: 'my-bids', requestId: uuidv7(), proof: { by: 'mailed-link', email } },
    ]);
  }
  await until(async () => (await rowsOf(other)).filter(({ digestId }) => digestId !== null).length === 2);
});

test('a person who asks to be forgotten leaves the ledger; a neighbour of nearly the same address stays', async () => {
  const [email, neighbour] = [somebody(), `x${somebody()}`];
  const entries = async (address: string) =>
    (await running.database.query(
      `select (select count(*)::int from mail_ledger where address_hash = $1) as mails,
              (select count(*)::int from proven_address where address_hash = $1) as proofs`,
      [addressHash(address)],
    )) as [{ mails: number; proofs: number }];
  for (const address of [email, neighbour]) {
    await publish(CALLS['my bids']!(address));
    await running.prove(address);
    await until(() => sentTo(address).length === 1);
  }
  await publish(['person.erased', { email, bidIds: [], uploadIds: [], designIds: [] }]);
  await until(async () => (await entries(email))[0].mails === 0);
  expect(await entries(email)).toEqual([{ mails: 0, proofs: 0 }]);
  expect(await entries(neighbour)).toEqual([{ mails: 1, proofs: 1 }]);
});

test('the ledger forgets what is old', async () => {
  const address = somebody();
  await running.database.query(
    `insert into mail_ledger (email_id, address_hash, purpose, cause, proof, counted, leaves_at)
     values (gen_random_uuid(), $1, 'my-bids-link', 'anybody', 'none', true, now() - interval '31 days')`,
    [addressHash(address)],
  );
  const sweep = running.service.app.get(EmailsSweep);
  await sweep.handleSweepEmails({}, { signal: new AbortController().signal });
  const [{ count }] = (await running.database.query(
    'select count(*)::int from mail_ledger where address_hash = $1',
    [addressHash(address)],
  )) as [{ count: number }];
  expect(count).toBe(0);
});

// Last: when the rival stops, so does what both stand on.
test('all calls share one budget, also those that another process takes in', async () => {
  const victim = somebody();
  await Promise.all(NAMES.map((name) => publish(CALLS[name]!(victim))));
  const mails = async () => (await rowsOf(victim)).filter(({ type }) => type !== 'digest');
  await until(async () => (await mails()).length === NAMES.length);
  await until(() => sentTo(victim).length === AN_HOUR);

  const rival = await createService(notificationsService, running.infrastructure);
  const post = () =>
    rival.app.get(DataSource).transaction((tx) =>
      rival.app.get(MailQueue).post(tx, {
        type: 'my-bids-link',
        to: victim,
        aboutId: uuidv7(),
        facts: { email: victim },
      }),
    );
  try {
    await Promise.all([post(), post(), post()]);
  } finally {
    await rival.stop();
  }
  const rows = await rowsOf(victim);
  expect(rows.filter(({ type }) => type === 'digest')).toHaveLength(1);
  expect(rows.filter(({ digestId }) => digestId !== null)).toHaveLength(NAMES.length + 3 - AN_HOUR);
});
