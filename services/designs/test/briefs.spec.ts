import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { ADMIN_TOKEN } from '@plumbline/testing/ground';
import { v7 as uuidv7 } from 'uuid';
import { BriefsService } from '../src/briefs/briefs.service.js';
import { drawAtOnce, PHOTO_KEY, type RunningDesigns, startDesigns } from './start-designs.js';
import { surveyedKitchen } from './surveys/surveyed-kitchen.js';

let designs: RunningDesigns;
beforeAll(async () => {
  designs = await startDesigns({ RATE_LIMIT_FACTOR: '100' });
  drawAtOnce(designs.service);
});
afterAll(() => designs?.stop());

const WISH = {
  zipCode: '94103',
  categories: ['kitchen'],
  area: '13x15',
  designPrompt: 'A white kitchen. We need two sinks.',
  contractorPrompt: 'Licensed only',
};
/** The least that a request says which names a brief or a design. */
const LEAST = { zipCode: '94103', designPrompt: 'x', contractorPrompt: 'x' };
const BY_EXPIRY = 'update brief set expires_at = $2 where id = $1';

const brief = (fields: object = {}, headers?: Record<string, string>) =>
  designs.call('POST', '/api/designs/brief', { ...WISH, ...fields }, headers);
const rows = async (id: string) =>
  (await designs.dataSource.query('select 1 from brief where id = $1', [id])).length;
const drawn = async (fields: object) => {
  const { status, body } = await designs.call('POST', '/api/designs', { ...LEAST, ...fields });
  if (status !== 202) throw new Error(`${status} ${JSON.stringify(body)}`);
  const job = await designs.ended(body.jobId);
  const [design] = job.designs ?? [];
  if (!design) throw new Error(job.error);
  return design;
};
const sinksIn = ({ room }: Awaited<ReturnType<typeof drawn>>) =>
  room.items.filter(({ kind }) => kind === 'sink-base').length;

describe('a brief', () => {
  it('tells what was read and asks what is in doubt, before anything is drawn', async () => {
    const asked = Date.now();
    const { status, body } = await brief();
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual([
      'assumptions',
      'expiresAt',
      'extent',
      'id',
      'ledger',
      'questions',
    ]);
    expect(body.extent).toMatchObject({ id: 'rearrange', from: 'assumed' });
    expect(body.ledger.map(({ text }: { text: string }) => text)).toContain('We need two sinks');
    const [first] = body.questions;
    expect(first).toMatchObject({
      id: 'sinks',
      about: 'two sinks',
      taken: 'one-station',
      answers: [
        { id: 'one-station', text: 'one station with two bowls' },
        { id: 'two-stations', text: 'two stations' },
      ],
    });
    expect(body.questions.length).toBeLessThanOrEqual(3);
    expect(body.assumptions[0]).toBe('Two sinks: one station with two bowls. You may choose: two stations.');
    expect(Date.parse(body.expiresAt)).toBeGreaterThanOrEqual(asked + LIMITS.briefHours * 3_600_000);
    expect((await designs.call('GET', '/api/designs/debug')).status).toBe(401);
  });

  it('is drawn as it was shown, and otherwise as it was answered', async () => {
    const { body } = await brief();
    const first = await drawn({ briefId: body.id });
    expect(first.designPrompt).toBe(WISH.designPrompt);
    expect(first.brief.ledger).toEqual(body.ledger);
    expect(first.brief.questions).toEqual(body.questions);
    expect(sinksIn(first)).toBe(1);
    const answers = [{ question: 'sinks', answer: 'two-stations' }];
    const other = await drawn({ briefId: body.id, answers });
    expect(sinksIn(other)).toBe(2);
    expect(other.brief.questions?.[0]).toMatchObject({ id: 'sinks', taken: 'two-stations' });
  });

  it('is one brief for one idempotency key', async () => {
    const key = { 'idempotency-key': uuidv7() };
    const [first, second] = [await brief({}, key), await brief({}, key)];
    expect(second.body).toEqual(first.body);
  });

  it('is refused where no room of the kind fits', async () => {
    const { status, body } = await brief({ area: '3x4' });
    expect(status).toBe(422);
    expect(body.message).toMatch(/kitchen/);
  });

  it('is planned in the room that was measured', async () => {
    const { body: survey } = await designs.call('POST', '/api/surveys', { survey: surveyedKitchen() });
    const { body } = await brief({ area: undefined, surveyId: survey.id });
    const design = await drawn({ briefId: body.id });
    expect(design.survey).not.toBeNull();
    expect(design.brief.ledger).toEqual(body.ledger);
    expect(design.photoUrl).toContain(PHOTO_KEY);
  });

  it('takes only answers to its own questions', async () => {
    const { body } = await brief();
    const answer = (answers: unknown) =>
      designs.call('POST', '/api/designs', { ...LEAST, briefId: body.id, answers });
    const refused = await answer([{ question: 'bearing', answer: 'no' }]);
    expect([refused.status, refused.body.message]).toEqual([400, MESSAGES.briefs.noQuestion]);
    const none = await answer([{ question: 'sinks', answer: 'three' }]);
    expect([none.status, none.body.message]).toEqual([
      400,
      'That is none of the answers to this question. They are: one station with two bowls; two stations.',
    ]);
    expect(none.body.details).toEqual([{ field: 'answers', message: none.body.message }]);
    const empty = await answer([{ question: 'sinks' }]);
    expect([empty.status, empty.body.details[0].field]).toEqual([400, 'answers.0.answer']);
  });

  it('expires', async () => {
    const { body } = await brief();
    await designs.dataSource.query(BY_EXPIRY, [body.id, new Date(Date.now() - 1)]);
    const { status, body: refused } = await designs.call('POST', '/api/designs', {
      ...LEAST,
      briefId: body.id,
    });
    expect([status, refused.message]).toEqual([400, MESSAGES.briefs.gone]);
    const { body: other } = await brief();
    await designs.service.app.get(BriefsService).handleSweepBriefs();
    expect([await rows(body.id), await rows(other.id)]).toEqual([0, 1]);
  });

  it('goes with the person whose design was drawn from it, with its photo and with its survey', async () => {
    const { body } = await brief();
    const design = await drawn({ briefId: body.id });
    const { body: ofAnother } = await brief();
    const { body: ofPhoto } = await brief({ imageUrl: `/files/${PHOTO_KEY}`, useAnyway: true });
    await designs.hear('person.erased', {
      email: 'rosa@example.com',
      bidIds: [],
      uploadIds: [],
      designIds: [design._id],
    });
    expect([await rows(body.id), await rows(ofAnother.id), await rows(ofPhoto.id)]).toEqual([0, 1, 1]);
    await designs.hear('upload.deleted', {
      uploadId: uuidv7(),
      keys: [PHOTO_KEY],
      personErased: true,
    });
    expect(await rows(ofPhoto.id)).toBe(0);
  });
});

describe('a sibling of a design', () => {
  it('is the same wish in the same room, answered otherwise; the first one stays', async () => {
    const first = await drawn({ ...WISH, seed: 11 });
    const answers = [{ question: 'sinks', answer: 'two-stations' }];
    const sibling = await drawn({ siblingOf: first._id, answers });
    expect([sinksIn(first), sinksIn(sibling)]).toEqual([1, 2]);
    expect(sibling.designPrompt).toBe(first.designPrompt);
    expect(sibling.room.openings).toEqual(first.room.openings);
    // A further answer keeps the first one.
    const third = await drawn({
      siblingOf: sibling._id,
      answers: [{ question: 'plumbing', answer: 'moves' }],
    });
    expect(sinksIn(third)).toBe(2);
    expect(third.brief.questions?.map(({ taken }) => taken)).toEqual(['two-stations', 'named', 'moves']);
    expect(third.room.openings).toEqual(first.room.openings);
    const shown = await designs.call('GET', '/api/designs/debug', undefined, {
      'x-admin-token': ADMIN_TOKEN,
    });
    expect(shown.body.map(({ _id }: { _id: string }) => _id)).toEqual(
      expect.arrayContaining([first._id, sibling._id, third._id]),
    );
  });

  it('costs less or more in a tier, each kept beside the first', async () => {
    const first = await drawn({ ...WISH, seed: 11 });
    const simpler = await drawn({ siblingOf: first._id, tier: 'simpler' });
    const finer = await drawn({ siblingOf: first._id, tier: 'finer' });
    expect(simpler.estimate.likely).toBeLessThan(first.estimate.likely);
    expect(finer.estimate.likely).toBeGreaterThan(first.estimate.likely);
    expect([simpler, first, finer].map(({ brief }) => brief.tier)).toEqual(['simpler', undefined, 'finer']);
    expect(finer.room.openings).toEqual(first.room.openings);
    // By itself, without a design before it.
    const alone = await drawn({ ...WISH, seed: 11, tier: 'simpler' });
    expect(alone.estimate.likely).toBeLessThan(first.estimate.likely);
  });

  it('is the same room in other finishes, and varied once more keeps them', async () => {
    const first = await drawn({ ...WISH, seed: 11 });
    const sage = await drawn({ siblingOf: first._id, finishes: { cabinets: 'sage' } });
    expect(sage.room).toEqual({
      ...first.room,
      finishes: { ...first.room.finishes, cabinets: sage.room.finishes.cabinets },
    });
    expect(sage.room.finishes.cabinets.color).toBe('#9aa88d');
    const both = await drawn({ siblingOf: sage._id, finishes: { counter: 'soapstone' } });
    expect(both.room.items).toEqual(first.room.items);
    expect([both.room.finishes.cabinets.color, both.room.finishes.counter.material]).toEqual([
      '#9aa88d',
      'soapstone',
    ]);
    const answered = await drawn({
      siblingOf: both._id,
      answers: [{ question: 'sinks', answer: 'two-stations' }],
    });
    expect(sinksIn(answered)).toBe(2);
    expect(answered.room.finishes.cabinets.color).toBe('#9aa88d');
    const refused = await designs.call('POST', '/api/designs', {
      ...LEAST,
      siblingOf: first._id,
      finishes: { cabinets: 'pink' },
    });
    expect([refused.status, refused.body.details[0].field]).toEqual([400, 'finishes.cabinets']);
  });
});
