import { readSiteKey } from '@plumbline/contracts';
import { filesAt, finishedKitchen } from './finished-kitchen.js';
import { asked, bidRow, homeowner, invitationKey, joined } from './people.js';
import { type RunningBids, startBids } from './running-bids.js';

let bids: RunningBids;
beforeAll(async () => {
  bids = await startBids();
});
afterAll(() => bids?.stop());

const CHANGES = [`South wall: 12'-0", now 11'-7".`, 'Estimate: $41,500, now $41,200 ($35,000 to $48,700).'];

it('prices the next revision everywhere, and tells every bidder who is still in it', async () => {
  const { id: designId, place, concept } = await finishedKitchen(bids);
  const people = [await joined(bids), await joined(bids)];
  const userEmail = homeowner();
  const { codes } = await asked(bids, userEmail, { design: { _id: designId } });
  expect(codes).toHaveLength(2);
  const rows = await Promise.all(codes.map((code) => bidRow(bids, code)));
  const invitedOf = (email: string) =>
    rows.find((row) => row.contractor_email === email) as (typeof rows)[number];
  const [first, second] = people.map(({ email }) => ({ email, ...invitedOf(email) })) as [
    { email: string; id: string; code: string },
    { email: string; id: string; code: string },
  ];
  const draft = async ({ email, id, code }: typeof first) => {
    const proof = { 'x-contractor-email': email, 'x-bid-key': invitationKey(bids, id, email) };
    return (await bids.call('GET', `/api/bids/${code}/sow-draft`, undefined, proof)).body;
  };
  const { meta } = await draft(first);
  expect(meta).toMatchObject({ revision: 1, revisions: [] });
  expect(readSiteKey(meta.siteKey)).toMatchObject({ designId, bidId: first.id });
  expect(meta.design.drawingsUrl).toBe(`http://site.test/api/designs/${designId}/drawings`);
  const sent = await bids.call('POST', '/api/bids/submit', {
    bidId: second.code,
    key: invitationKey(bids, second.id, second.email),
    userEmail,
    contractorEmail: second.email,
    scope: 'As drawn.',
    estimatedPrice: 40_000,
    answers: [{ trade: 'cabinets', state: 'included', usd: 40_000 }],
    revision: 1,
  });
  expect(sent.status).toBe(201);

  const stored = await bids.infrastructure.storage.get(`${place}/concept.json`);
  const bytes: Buffer[] = [];
  for await (const chunk of stored?.stream ?? []) bytes.push(chunk as Buffer);
  const next = `${place}/v2`;
  // The measured room takes more cabinets.
  const measured = JSON.parse(Buffer.concat(bytes).toString());
  for (const line of measured.concept.estimate.lines)
    if (line.trade === 'cabinets') for (const key of ['low', 'likely', 'high']) line[key] += 1_000;
  await bids.infrastructure.storage.put(`${next}/concept.json`, Buffer.from(JSON.stringify(measured)), {
    contentType: 'application/json',
  });
  const files = filesAt(next)
    .filter(({ stage }) => stage === null)
    .map((file) => ({ ...file, version: 2 }));
  await bids.hear('design.file-added', { jobId: designId, designId, files });
  await bids.hear('design.verified', {
    jobId: designId,
    designId,
    version: 2,
    title: concept.title,
    conceptKey: `${next}/concept.json`,
    name: 'Dana Reyes',
    on: '2026-11-23',
    by: 'contractor',
    bidId: first.id,
    changes: CHANGES,
    estimatedCost: 41_200,
  });

  const told = { revision: 2, name: 'Dana Reyes', on: '2026-11-23', sentences: CHANGES };
  const now = (await draft(second)).meta;
  expect(now).toMatchObject({ revision: 2, revisions: [told] });
  expect(now.design.floorPlanUrl).toContain('/v2/plan.png');
  expect(now.design.floorPlanPdfUrl).toContain('/v2/plan.pdf');
  const events = (await bids.announced('bid.revised')).filter(({ bid }) => bid.design.id === designId);
  expect(events.map(({ bid, own, answered }) => [bid.id, own, answered]).sort()).toEqual(
    [
      [first.id, true, false],
      [second.id, false, true],
    ].sort(),
  );
  expect(events.filter((event) => event.first)).toHaveLength(1);
  const track = bids.tokens.make('track', second.id);
  const { body: compared } = await bids.call('GET', `/api/bids/track/${track}/levelling`);
  expect(compared).toMatchObject({ revision: 2, revisions: [told], bids: [{ pricedRevision: 1 }] });
  // What was priced before is brought to the room as it is.
  const [cabinets] = compared.bids[0].adjustments.filter(({ why }: { why: string }) => why === 'revision');
  expect(cabinets).toMatchObject({ trade: 'cabinets', item: null, open: false });
  expect(cabinets.putUsd).toBeGreaterThan(cabinets.saysUsd);
});

it('forgets under which name a contractor measured, where that contractor asks to be forgotten', async () => {
  const { id: designId, place, concept } = await finishedKitchen(bids);
  const { email } = await joined(bids);
  const userEmail = homeowner();
  const { codes } = await asked(bids, userEmail, { design: { _id: designId } });
  const rows = await Promise.all(codes.map((code) => bidRow(bids, code)));
  const own = rows.find((row) => row.contractor_email === email) as (typeof rows)[number];
  const measured = (bidId: string | null, name: string, version: number) =>
    bids.hear('design.verified', {
      jobId: designId,
      designId,
      version,
      title: concept.title,
      conceptKey: `${place}/concept.json`,
      name,
      on: '2026-11-23',
      by: bidId ? 'contractor' : 'homeowner',
      bidId,
      changes: CHANGES,
      estimatedCost: 41_200,
    });
  await measured(own.id, 'Dana Reyes', 2);
  await measured(null, 'Rosa Homeowner', 3);
  const link = bids.tokens.makeEnding('my-data', email);
  expect((await bids.call('POST', '/api/my-data/delete', { email, link })).status).toBe(200);
  expect((await bids.announced('person.erased')).at(-1)).toMatchObject({
    email,
    designIds: [],
    visits: [{ designId, name: 'Dana Reyes' }],
  });
  const track = bids.tokens.make('track', own.id);
  const { text, body } = await bids.call('GET', `/api/bids/track/${track}/levelling`);
  expect(text).not.toContain('Dana Reyes');
  expect(body.revisions.map(({ name }: { name: string }) => name)).toEqual([
    'a contractor',
    'Rosa Homeowner',
  ]);
  const { body: tracked } = await bids.call('GET', `/api/bids/track/${track}`);
  expect(JSON.stringify(tracked)).not.toContain('Dana Reyes');
});

it('hands no key to a call that proves nobody', async () => {
  const { id: designId } = await finishedKitchen(bids);
  const { email } = await joined(bids);
  const { codes } = await asked(bids, homeowner(), { design: { _id: designId } });
  for (const code of codes) {
    const row = await bidRow(bids, code);
    if (row.contractor_email !== email) continue;
    const { body } = await bids.call('GET', `/api/bids/${code}/sow-draft`, undefined, {
      'x-contractor-email': email,
    });
    expect(body.meta.siteKey).toBeNull();
  }
});
