import { MESSAGES, ownKeyOf, siteKeyOf } from '@plumbline/contracts';
import { LinkTokenSigner, siteVisitOf } from '@plumbline/platform';
import { v7 as uuidv7 } from 'uuid';
import { IdleScheduler } from '../../src/design-jobs/idle-scheduler.js';
import { RefinePicturesJob } from '../../src/design-jobs/refine-pictures.job.js';
import { drawAtOnce, type RunningDesigns, startDesigns } from '../start-designs.js';

interface Length {
  readonly id: string;
  readonly label: string;
  readonly inches: number;
}

let designs: RunningDesigns;
let jobId: string;
let own: string;
let designId: string;
beforeAll(async () => {
  designs = await startDesigns({ REFINED_PICTURES: '0' });
  drawAtOnce(designs.service, { plans: true });
});
afterAll(() => designs.stop());
beforeEach(async () => {
  jobId = await designs.ask({ imageUrl: undefined, designPrompt: '12x14 kitchen with an island' });
  own = ownKeyOf({ jobId, token: designs.service.app.get(LinkTokenSigner).make('own-design', jobId) });
  const { designs: made } = await designs.ended(jobId);
  designId = made?.[0]?._id ?? '';
});

const form = (key: string) => designs.call('GET', `/api/site-visits/${key}`);
const measure = (key: string, body: unknown, headers?: Record<string, string>) =>
  designs.call('POST', `/api/site-visits/${key}`, body, headers);
const named = (lengths: readonly Length[], words: string) =>
  lengths.find(({ label }) => label.startsWith(words));

it('plans the same wish in the room as it was measured, as the next version of the same design', async () => {
  const { body: asked } = await form(own);
  expect(asked.lengths.length).toBeGreaterThanOrEqual(6);
  expect(asked.lengths.length).toBeLessThanOrEqual(10);
  expect(asked).toMatchObject({ version: 1, verified: null, changes: [] });
  const before = (await designs.ended(jobId)).designs?.[0];
  const south = named(asked.lengths, 'South wall') as Length;
  const lengths = [
    { id: south.id, inches: south.inches - 5 },
    { id: 'ceiling', inches: 92.5 },
  ];
  const today = () => new Date().toISOString().slice(0, 10);
  const day = today();
  const { status, body } = await measure(own, { name: 'Dana Reyes', baseVersion: 1, lengths });
  expect(status).toBe(201);
  const { on } = body.verified;
  // Midnight may fall between.
  expect([day, today()]).toContain(on);
  expect(body).toMatchObject({ version: 2, verified: { name: 'Dana Reyes', on } });
  expect(body.changes).toContain(`South wall: 12'-0", now 11'-7".`);
  const after = (await designs.ended(jobId)).designs?.[0];
  expect(after?._id).toBe(before?._id);
  expect(after?.room).toMatchObject({ widthIn: 139, ceilingIn: 92.5 });
  expect(after?.survey?.verified).toEqual({ name: 'Dana Reyes', on });
  expect(after?.brief.assumed[0]).toMatch(
    /^Field-verified by Dana Reyes, .*south wall 11'-7", ceiling 7'-8 1\/2"/,
  );
  expect(after?.imageUrl).toBe(before?.imageUrl);
  expect(after?.pictureNote).toBe(MESSAGES.designs.pictureBefore);
  expect(after?.floorPlanUrl).not.toBe(before?.floorPlanUrl);
  const plan = await fetch(`${designs.url}/api/designs/${designId}/drawings/A-1.svg`);
  expect(await plan.text()).toContain('Field-verified by Dana Reyes');
  const told = (await designs.announced('design.verified')).find((event) => event.designId === designId);
  expect(told).toMatchObject({ version: 2, by: 'homeowner', bidId: null, changes: body.changes });
});

it('changes nothing in the plan where the tape agrees with it', async () => {
  const { body: asked } = await form(own);
  const before = (await designs.ended(jobId)).designs?.[0];
  const lengths = asked.lengths.map(({ id, inches }: Length) => ({ id, inches }));
  const { body } = await measure(own, { name: 'Dana', baseVersion: 1, lengths });
  const after = (await designs.ended(jobId)).designs?.[0];
  const places = (design: typeof before) => design?.room.items.map(({ kind, box }) => ({ kind, box }));
  expect(places(after)).toEqual(places(before));
  expect(body.changes.filter((words: string) => !words.includes('stimate'))).toEqual([]);
});

it('opens for the contractor whose key the invitation hands out, and for no other', async () => {
  const tokens = designs.service.app.get(LinkTokenSigner);
  const bidId = uuidv7();
  const token = tokens.makeEnding('site-visit', siteVisitOf(designId, bidId));
  const key = siteKeyOf({ designId, bidId, token });
  const { body } = await form(key);
  const lengths = [
    { id: 'ceiling', inches: body.lengths.find(({ id }: Length) => id === 'ceiling').inches + 1 },
  ];
  const { status } = await measure(key, { name: 'Rosa', baseVersion: 1, lengths });
  expect(status).toBe(201);
  const told = (await designs.announced('design.verified')).find((event) => event.designId === designId);
  expect(told).toMatchObject({ by: 'contractor', bidId });
  for (const wrong of [designId, siteKeyOf({ designId, bidId: uuidv7(), token }), 'anything'])
    expect((await form(wrong)).status).toBe(404);
  const old = tokens.makeEnding('site-visit', siteVisitOf(designId, bidId), new Date('2026-01-01'));
  const ended = await form(siteKeyOf({ designId, bidId, token: old }));
  expect(ended.status).toBe(403);
  expect(ended.body.message).toBe(MESSAGES.siteVisits.ended);
});

it('names nobody any more who measured and asked to be forgotten', async () => {
  const { body } = await form(own);
  const lengths = [{ id: 'ceiling', inches: named(body.lengths, 'Ceiling')?.inches ?? 96 }];
  expect((await measure(own, { name: 'Dana Reyes', baseVersion: 1, lengths })).status).toBe(201);
  await designs.hear('person.erased', {
    email: 'dana@example.com',
    bidIds: [],
    uploadIds: [],
    designIds: [],
    visits: [{ designId, name: 'Dana Reyes' }],
  });
  const design = (await designs.ended(jobId)).designs?.[0];
  expect(JSON.stringify(design)).not.toContain('Dana Reyes');
  expect(design?.survey?.verified?.name).toBe('a contractor');
  expect(design?.brief.assumed[0]).toMatch(/^Field-verified by a contractor, /);
  const plan = await fetch(`${designs.url}${new URL(design?.floorPlanUrl ?? '', designs.url).pathname}`);
  expect(plan.status === 200 ? await plan.text() : '').not.toContain('Dana Reyes');
  const jobs = await designs.dataSource.query('select surveyed::text as room from design_job where id = $1', [
    jobId,
  ]);
  expect(jobs[0]?.room).not.toContain('Dana Reyes');
});

it('draws the picture of an old design anew where its room was measured of late', async () => {
  const { body } = await form(own);
  const other = await designs.ask({ imageUrl: undefined, designPrompt: '12x14 kitchen' });
  await designs.ended(other);
  const lengths = [{ id: 'ceiling', inches: named(body.lengths, 'Ceiling')?.inches ?? 96 }];
  expect((await measure(own, { name: 'Dana', baseVersion: 1, lengths })).status).toBe(201);
  const ids = [jobId, other];
  await designs.dataSource.query(
    `update design_file set created_at = now() - interval '3 days'
     where design_id in (select design_id from design_job where id = any($1)) and version = 1`,
    [ids],
  );
  await designs.dataSource.query(
    `update design set refining = true, created_at = now() - interval '3 days'
     where id in (select design_id from design_job where id = any($1))`,
    [ids],
  );
  const left = jest.spyOn(designs.service.app.get(IdleScheduler), 'add').mockResolvedValue();
  await designs.service.app.get(RefinePicturesJob).handleSweepRefinements();
  expect(left.mock.calls.map(([, id]) => id)).toEqual([designId]);
  left.mockRestore();
});

it('refuses lengths that make no room, and numbers that others have replaced, in sentences', async () => {
  const { body: asked } = await form(own);
  const south = named(asked.lengths, 'South wall') as Length;
  const send = (lengths: unknown, more = {}) =>
    measure(own, { name: 'Dana', baseVersion: 1, lengths, ...more });
  const small = await send([{ id: south.id, inches: 20 }]);
  expect([small.status, small.body.message]).toEqual([
    422,
    `South wall: 1'-8" is not between 2'-0" and 100'-0".`,
  ]);
  const unknown = await send([{ id: 'w9', inches: 100 }]);
  expect([unknown.status, unknown.body.message]).toEqual([422, 'The plan has no length called w9.']);
  const tight = await send([{ id: south.id, inches: 40 }]);
  expect(tight.status).toBe(422);
  expect(tight.body.message).toMatch(/\.$/);
  const none = await send([]);
  expect([none.status, none.body.message]).toEqual([400, MESSAGES.siteVisits.lengths]);
  const nobody = await send([{ id: 'ceiling', inches: 95 }], { name: ' ' });
  expect([nobody.status, nobody.body.message]).toEqual([400, MESSAGES.siteVisits.name]);
  const both = await Promise.all([95, 94].map((inches) => send([{ id: 'ceiling', inches }])));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await form(own)).body.version).toBe(2);
});

it('takes the same call twice as one', async () => {
  const body = { name: 'Dana', baseVersion: 1, lengths: [{ id: 'ceiling', inches: 94 }] };
  const headers = { 'idempotency-key': uuidv7() };
  const [first, again] = [await measure(own, body, headers), await measure(own, body, headers)];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body.changes).toEqual(first.body.changes);
  expect((await form(own)).body.version).toBe(2);
});

it('opens for who asked for the design, and not for those who were sent its link', async () => {
  const { body } = await designs.send({ designPrompt: '12x14 kitchen' });
  expect(body.siteKey).toBe(
    ownKeyOf({
      jobId: body.jobId,
      token: designs.service.app.get(LinkTokenSigner).make('own-design', body.jobId),
    }),
  );
  await designs.ended(body.jobId);
  expect((await form(body.siteKey)).status).toBe(200);
  const sent = { name: 'Dana', baseVersion: 1, lengths: [{ id: 'ceiling', inches: 94 }] };
  for (const { status, body } of [await form(jobId), await measure(jobId, sent)])
    expect([status, body.message]).toEqual([403, MESSAGES.siteVisits.onlyShown]);
  expect((await form(ownKeyOf({ jobId, token: '-'.repeat(32) }))).status).toBe(404);
});
