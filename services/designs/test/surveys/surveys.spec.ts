import type { AddressInfo } from 'node:net';
import type { Survey } from '@plumbline/concept';
import { MESSAGES } from '@plumbline/contracts';
import { createService } from '@plumbline/platform';
import { surveyOfWalk, walkOf } from '@plumbline/survey';
import { v7 as uuidv7 } from 'uuid';
import { designsService } from '../../src/designs.service-definition.js';
import { SurveysSweep } from '../../src/surveys/surveys.sweep.js';
import { Design } from '../../src/tables/design.entity.js';
import { DesignJob } from '../../src/tables/design-job.entity.js';
import { drawAtOnce, PHOTO_KEY, type RunningDesigns, startDesigns } from '../start-designs.js';
import { surveyedKitchen } from './surveyed-kitchen.js';

let designs: RunningDesigns;
const kitchen = surveyedKitchen();
const ABSOLUTE = `https://plumbline.example/files/${PHOTO_KEY}`;
const asAnswered = { ...kitchen, photos: [{ ...kitchen.photos[0], imageUrl: ABSOLUTE }] };

beforeAll(async () => {
  designs = await startDesigns({});
});
afterAll(() => designs?.stop());

const create = (survey: unknown = kitchen, headers?: Record<string, string>) =>
  designs.call('POST', '/api/surveys', { survey }, headers);
const withSecret = (secret: string) => ({ 'x-survey-secret': secret });

describe('a survey', () => {
  it('is kept, and shown to who holds its secret', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      secret: expect.stringMatching(/^[\w-]{32}$/),
      version: 1,
      survey: asAnswered,
    });
    const shown = await designs.call('GET', `/api/surveys/${body.id}`, undefined, withSecret(body.secret));
    expect(shown.body).toEqual({ id: body.id, version: 1, survey: asAnswered });
  });

  it('is not there for anybody else', async () => {
    const [one, other] = [(await create()).body, (await create()).body];
    for (const headers of [{}, withSecret(other.secret), withSecret(''), withSecret('é')] as Record<
      string,
      string
    >[]) {
      for (const [method, body] of [
        ['GET', undefined],
        ['PUT', { survey: kitchen, baseVersion: 1 }],
      ] as const) {
        const answer = await designs.call(method, `/api/surveys/${one.id}`, body, headers);
        expect([method, answer.status, answer.body.message]).toEqual([method, 404, MESSAGES.server.notFound]);
      }
    }
    for (const id of [uuidv7(), 'x'])
      expect(
        (await designs.call('GET', `/api/surveys/${id}`, undefined, withSecret(one.secret))).status,
      ).toBe(404);
  });

  it('is one survey for one idempotency key, whose secret stands in no table', async () => {
    const key = { 'idempotency-key': uuidv7() };
    const [first, second] = [await create(kitchen, key), await create(kitchen, key)];
    expect(second.body).toEqual(first.body);
    const other = await create({ ...kitchen, measuredBy: 'tape' }, key);
    expect([other.status, other.body.message]).toEqual([422, MESSAGES.server.keyReused]);
    const tables = await designs.dataSource.query(
      `select table_name as name from information_schema.tables where table_schema = current_schema()`,
    );
    expect(tables.length).toBeGreaterThan(5);
    for (const { name } of tables) {
      const rows = await designs.dataSource.query(
        `select count(*)::int as n from "${name}" t where t::text like '%' || $1 || '%'`,
        [first.body.secret],
      );
      expect([name, rows[0].n]).toEqual([name, 0]);
    }
  });

  it('is changed by who holds its secret, from the newest version only', async () => {
    const { body: made } = await create();
    const change = (survey: unknown, baseVersion: unknown) =>
      designs.call('PUT', `/api/surveys/${made.id}`, { survey, baseVersion }, withSecret(made.secret));
    const taped = { ...kitchen, measuredBy: 'tape' };
    const changed = await change(taped, 1);
    expect([changed.status, changed.body]).toEqual([
      200,
      { id: made.id, version: 2, survey: { ...asAnswered, measuredBy: 'tape' } },
    ]);
    const late = await change(kitchen, 1);
    expect([late.status, late.body.message]).toEqual([409, MESSAGES.server.changedMeanwhile]);
    for (const baseVersion of [0, 1.5, '2', null, 1e12, undefined])
      expect([baseVersion, (await change(kitchen, baseVersion)).status]).toEqual([baseVersion, 400]);
    const shown = await designs.call('GET', `/api/surveys/${made.id}`, undefined, withSecret(made.secret));
    expect(shown.body).toMatchObject({ version: 2, survey: { measuredBy: 'tape' } });
  });
});

const [photo] = kitchen.photos as [Survey['photos'][number]];
const withPhoto = (fields: Record<string, unknown>) => ({ ...kitchen, photos: [{ ...photo, ...fields }] });

describe('what is no survey is refused with a sentence', () => {
  it.each<[string, unknown, number, string, RegExp]>([
    ['nothing', null, 400, 'survey', /Please send what was measured/],
    ['a text', 'x', 400, 'survey', /Please send what was measured/],
    ['an empty object', {}, 400, 'survey.photos', /expected array/],
    ['a field nobody knows', { ...kitchen, owner: 'Rosa' }, 400, 'survey', /Unrecognized key/],
    ['a photo too many', { ...kitchen, photos: Array(7).fill(photo) }, 400, 'survey.photos', /<=6/],
    [
      'an endless list of marks',
      withPhoto({ marks: Array(61).fill(photo.marks[0]) }),
      400,
      'survey.photos.0.marks',
      /<=60/,
    ],
    [
      'a photo of somewhere else',
      withPhoto({ imageUrl: 'https://a.example/files/uploads/b.jpg' }),
      400,
      'survey.photos.0.imageUrl',
      /Upload the photo here first/,
    ],
    [
      'a photo that is not there',
      withPhoto({ imageUrl: '/files/uploads/none.jpg' }),
      400,
      'survey.photos.0.imageUrl',
      /Upload the photo here first/,
    ],
    [
      'a file of a design',
      withPhoto({ imageUrl: '/files/designs/a.jpg' }),
      400,
      'survey.photos.0.imageUrl',
      /Upload the photo here first/,
    ],
    [
      'a mirrored camera',
      withPhoto({ camera: { ...photo.camera, right: photo.camera.right.map((n) => -n) } }),
      400,
      'survey.photos.0.camera.ahead',
      /not mirrored/,
    ],
    [
      'a bent camera',
      withPhoto({ camera: { ...photo.camera, down: [1, 0, 0] } }),
      400,
      'survey.photos.0.camera.ahead',
      /right angles/,
    ],
    ['a lens that is none', withPhoto({ focal35mm: 1e9 }), 400, 'survey.photos.0.focal35mm', /<=400/],
    [
      'a bow tie',
      {
        ...kitchen,
        shell: {
          ...kitchen.shell,
          outline: [
            kitchen.shell.outline[0],
            kitchen.shell.outline[2],
            kitchen.shell.outline[1],
            kitchen.shell.outline[3],
          ],
        },
      },
      400,
      'survey.shell.outline.0',
      /right angle/,
    ],
    [
      'a ceiling to crawl under',
      { ...kitchen, shell: { ...kitchen.shell, ceiling: { heightIn: 40, zones: [] } } },
      422,
      'survey.shell.ceiling.heightIn',
      /A ceiling at 3'-4" is no room's/,
    ],
    [
      'a window beside the wall',
      { ...kitchen, openings: [{ ...kitchen.openings[0], offsetIn: 400 }] },
      422,
      'survey.openings.0',
      /does not lie in its wall/,
    ],
    [
      'a camera that does not see the marks',
      withPhoto({ camera: { ...photo.camera, focal: photo.camera.focal * 1.3 } }),
      422,
      'survey.photos.0.marks.0',
      /does not show the room where its marks are/,
    ],
  ])('%s', async (_, survey, status, field, sentence) => {
    const answer = await create(survey);
    expect([answer.status, answer.body.details?.[0]?.field]).toEqual([status, field]);
    expect(answer.body.details[0].message).toMatch(sentence);
    if (status === 422) expect(answer.body.message).toBe(answer.body.details[0].message);
  });

  it('more than the call takes', async () => {
    const answer = await create({ ...kitchen, note: 'x'.repeat(200 * 1024) });
    expect([answer.status, answer.body.message]).toEqual([413, MESSAGES.server.tooLarge(192)]);
  });

  it('and a full one of six photos is taken', async () => {
    const line = { x1: 100.123456, y1: 200.123456, x2: 300.123456, y2: 400.123456, axis: 'x' };
    const { status, body } = await create({
      ...kitchen,
      photos: Array(6).fill({ ...photo, marks: Array(60).fill(photo.marks[0]), lines: Array(11).fill(line) }),
    });
    expect([status, body.message]).toEqual([201, undefined]);
  });
});

describe('a design in a measured room', () => {
  beforeAll(() => drawAtOnce(designs.service));

  const askedIn = async (fields: Record<string, unknown> = {}) => {
    const { body: made } = await create();
    const jobId = await designs.ask({ surveyId: made.id, imageUrl: undefined, ...fields });
    const { designs: done } = await designs.ended(jobId);
    return { made, jobId, design: done![0]! };
  };

  it('is planned in the shell of the survey and stays as it is when the survey is changed', async () => {
    const { made, jobId, design } = await askedIn();
    expect(design.room.shell.outline).toEqual(kitchen.shell.outline);
    expect(design.photoUrl).toBe(ABSOLUTE);
    expect(design.survey).toEqual({
      id: made.id,
      version: 1,
      measuredBy: 'homeowner',
      lengths: kitchen.lengths,
      openings: kitchen.openings,
      existing: kitchen.existing,
      camera: expect.anything(),
    });
    expect(design.survey!.camera!.at.x).toBeCloseTo(photo.camera.at.x, 6);
    expect(design.survey!.camera!.focal).toBeCloseTo(photo.camera.focal, 3);
    const sink = design.room.items.find(({ kind }) => kind === 'sink-base');
    expect(sink?.box).toMatchObject({ x: 57, widthIn: 36 });
    const changed = { survey: { ...kitchen, existing: [], measuredBy: 'contractor' }, baseVersion: 1 };
    const put = await designs.call('PUT', `/api/surveys/${made.id}`, changed, withSecret(made.secret));
    expect(put.status).toBe(200);
    const { body } = await designs.call('GET', `/api/designs/${jobId}`);
    expect(body.designs[0].survey).toEqual(design.survey);
  });

  it('is seen by a camera that was fitted to its marks once more', async () => {
    const { at } = photo.camera;
    const beside = { ...photo, camera: { ...photo.camera, at: { ...at, x: at.x + 3 } } };
    const { body: made, status } = await create({ ...kitchen, photos: [beside] });
    expect(status).toBe(201);
    const jobId = await designs.ask({ surveyId: made.id, imageUrl: undefined });
    const { designs: done } = await designs.ended(jobId);
    expect(Math.abs(done![0]!.survey!.camera!.at.x - at.x)).toBeLessThan(1);
  });

  it('without a photo is planned in its shell, whatever its corners', async () => {
    // 14 by 12 ft without 5 by 4 ft, a door and a window.
    const told = [
      ...[96, 'more', 168, 'window', 60, 48, 38, 42, 'nothing', 'inside', 96, 'nothing', 'inside', 60],
      ...['nothing', 'outside', 48, 'nothing', 'inside', 108, 'door', 40, 32, 80, 'nothing', 'inside'],
      ...[144, 'nothing', 'first'],
    ];
    const walked = surveyOfWalk(walkOf(told.map((value) => ({ value }))));
    if ('fault' in walked) throw new Error(walked.fault);
    const lengths = walked.survey.lengths.map((length) => ({ ...length, source: 'scan' }));
    for (const survey of [walked.survey, { ...walked.survey, measuredBy: 'scan', lengths }]) {
      const { body: made, status } = await create(survey);
      expect(status).toBe(201);
      const jobId = await designs.ask({ surveyId: made.id, imageUrl: undefined });
      const { designs: done } = await designs.ended(jobId);
      const { room, survey: kept } = done![0]!;
      expect(room.shell.outline).toEqual(survey.shell.outline);
      expect(room.openings.map(({ side }) => side).sort()).toEqual(['north', 'south']);
      expect(kept).toMatchObject({ measuredBy: survey.measuredBy, lengths: survey.lengths });
    }
  });

  it('is seen from the photo that came with the wish, where the survey has it', async () => {
    const second = { ...photo, imageUrl: '/files/uploads/second.jpg', focal35mm: 24 };
    const bytes = await readWhole(PHOTO_KEY);
    await designs.infrastructure.storage.put('uploads/second.jpg', bytes, { contentType: 'image/jpeg' });
    const { body: made } = await create({ ...kitchen, photos: [photo, second] });
    const jobId = await designs.ask({ surveyId: made.id, imageUrl: '/files/uploads/second.jpg' });
    const { designs: done } = await designs.ended(jobId);
    expect(done![0]!.photoUrl).toBe('https://plumbline.example/files/uploads/second.jpg');
  });

  it('gives its survey to another idea', async () => {
    const { made, design } = await askedIn();
    const jobId = await designs.ask({ otherThan: [design._id], imageUrl: undefined, seed: 9 });
    const { designs: done } = await designs.ended(jobId);
    expect(done![0]!.survey).toEqual(design.survey);
    expect(done![0]!.survey?.id).toBe(made.id);
    expect(done![0]!.photoUrl).toBe(ABSOLUTE);
  });

  it('is planned in the room as it was corrected, whatever an earlier idea stood in', async () => {
    const { made, design } = await askedIn();
    const openings = kitchen.openings.map((one) => (one.kind === 'window' ? { ...one, offsetIn: 24 } : one));
    const lengths = kitchen.lengths.filter(({ of }) => of === 'wall' || of === 'ceiling');
    const body = { survey: { ...kitchen, openings, lengths }, baseVersion: 1 };
    const put = await designs.call('PUT', `/api/surveys/${made.id}`, body, withSecret(made.secret));
    expect([put.status, put.body.message]).toEqual([200, undefined]);
    const asked = { surveyId: made.id, otherThan: [design._id], imageUrl: undefined, seed: 9 };
    const { designs: done } = await designs.ended(await designs.ask(asked));
    const { room, survey } = done![0]!;
    expect(survey?.version).toBe(2);
    expect(room.openings.find(({ kind }) => kind === 'window')?.offsetIn).toBe(24);
  });

  it('stays in the room as it was asked for when it is made again', async () => {
    const { made, jobId, design } = await askedIn();
    const changed = { survey: { ...kitchen, measuredBy: 'contractor' }, baseVersion: 1 };
    await designs.call('PUT', `/api/surveys/${made.id}`, changed, withSecret(made.secret));
    // As if it had failed before it was written.
    await designs.dataSource.getRepository(Design).delete({ jobId });
    await designs.dataSource.getRepository(DesignJob).update({ id: jobId }, { status: 'failed' });
    expect((await designs.admin('POST', `/api/console/designs/${jobId}/rerun`)).status).toBe(200);
    const [again] = (await designs.ended(jobId)).designs!;
    expect(again!._id).not.toBe(design._id);
    expect(again!.survey).toEqual(design.survey);
    expect(again!.room.shell).toEqual(design.room.shell);
    expect(again!.photoUrl).toBe(design.photoUrl);
  });

  it('is refused where the survey is not kept', async () => {
    const { status, body } = await designs.send({ surveyId: uuidv7() });
    expect([status, body.message]).toEqual([400, MESSAGES.surveys.gone]);
    expect((await designs.send({ surveyId: 'x' })).status).toBe(400);
  });

  it('has no survey where none was named', async () => {
    const { designs: done } = await designs.ended(await designs.ask());
    expect(done![0]!.survey).toBeNull();
  });
});

describe('what was measured is forgotten', () => {
  beforeAll(() => drawAtOnce(designs.service));

  const isThere = async (made: { id: string; secret: string }) =>
    (await designs.call('GET', `/api/surveys/${made.id}`, undefined, withSecret(made.secret))).status === 200;
  const put = async (key: string) =>
    designs.infrastructure.storage.put(key, await readWhole(PHOTO_KEY), { contentType: 'image/jpeg' });
  const measuredFrom = async (...keys: string[]) => {
    await Promise.all(keys.map(put));
    const photos = keys.map((key) => ({ ...photo, imageUrl: `/files/${key}` }));
    return (await create({ ...kitchen, photos })).body;
  };
  const deleted = (keys: string[], personErased = false) =>
    designs.hear('upload.deleted', { uploadId: uuidv7(), keys, personErased });

  it('with its photos; what others show of it stays until the last is gone', async () => {
    const made = await measuredFrom('uploads/one.jpg', 'uploads/two.jpg');
    await deleted(['uploads/one.jpg', 'uploads/unknown.jpg']);
    const left = await designs.call('GET', `/api/surveys/${made.id}`, undefined, withSecret(made.secret));
    expect([left.body.version, left.body.survey.photos.map((p: { imageUrl: string }) => p.imageUrl)]).toEqual(
      [2, ['https://plumbline.example/files/uploads/two.jpg']],
    );
    await deleted(['uploads/two.jpg']);
    expect(await isThere(made)).toBe(false);
  });

  it('while a design that was planned in it stays', async () => {
    const made = await measuredFrom('uploads/three.jpg');
    const jobId = await designs.ask({ surveyId: made.id, imageUrl: undefined });
    await designs.ended(jobId);
    await deleted(['uploads/three.jpg']);
    expect(await isThere(made)).toBe(false);
    const { body } = await designs.call('GET', `/api/designs/${jobId}`);
    expect(body.designs[0]).toMatchObject({ photoUrl: null, survey: { id: made.id } });
    const again = await designs.ask({ otherThan: [body.designs[0]._id], imageUrl: undefined });
    expect((await designs.ended(again)).designs![0]!.survey?.id).toBe(made.id);
  });

  it('with the person, and so is every design that was planned in it', async () => {
    const made = await measuredFrom('uploads/four.jpg');
    const jobId = await designs.ask({ surveyId: made.id, imageUrl: undefined });
    await designs.ended(jobId);
    await deleted(['uploads/four.jpg'], true);
    expect(await isThere(made)).toBe(false);
    expect((await designs.call('GET', `/api/designs/${jobId}`)).status).toBe(404);
  });

  it('with the person who asked bids for a room measured by tape', async () => {
    const { body: made } = await create({ ...kitchen, photos: [], measuredBy: 'tape' });
    const [asked, other] = [
      await designs.ask({ surveyId: made.id, imageUrl: undefined }),
      await designs.ask({ surveyId: made.id, imageUrl: undefined, seed: 11 }),
    ];
    const { designs: done } = await designs.ended(asked);
    await designs.ended(other);
    const designIds = [done![0]!._id];
    await designs.hear('person.erased', { email: 'a@b.example', bidIds: [], uploadIds: [], designIds });
    expect(await isThere(made)).toBe(false);
    for (const id of [asked, other])
      expect((await designs.call('GET', `/api/designs/${id}`)).status).toBe(404);
  });

  it('after its time where nobody used it, and where its photo was deleted in between', async () => {
    const [old, used, orphan, fresh] = [
      await measuredFrom('uploads/old.jpg'),
      await measuredFrom('uploads/used.jpg'),
      await measuredFrom('uploads/orphan.jpg'),
      await measuredFrom('uploads/fresh.jpg'),
    ];
    await designs.ended(await designs.ask({ surveyId: used.id, imageUrl: undefined }));
    const age = (id: string, hours: number) =>
      designs.dataSource.query('update survey set updated_at = $2 where id = $1', [
        id,
        new Date(Date.now() - hours * 3_600_000),
      ]);
    await age(old.id, 24 * 91);
    await age(used.id, 24 * 91);
    await age(orphan.id, 2);
    await age(fresh.id, 2);
    await designs.infrastructure.storage.delete('uploads/orphan.jpg');
    await designs.service.app
      .get(SurveysSweep)
      .handleSweepSurveys({}, { signal: new AbortController().signal });
    const left = await Promise.all([old, used, orphan, fresh].map(isThere));
    expect(left).toEqual([false, true, false, true]);
  });
});

// Last: a second process of this ground takes its events away.
describe('a survey that two processes serve', () => {
  it('is changed by one of two who change it at once, also in two processes', async () => {
    const { body: made } = await create();
    const other = await createService(designsService, designs.infrastructure);
    const { port } = (await other.app.listen(0, '127.0.0.1')).address() as AddressInfo;
    const urls = [designs.url, `http://127.0.0.1:${port}`];
    const answers = await Promise.all(
      [...urls, ...urls, ...urls].map(async (url) => {
        const answer = await fetch(`${url}/api/surveys/${made.id}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', ...withSecret(made.secret) },
          body: JSON.stringify({ survey: kitchen, baseVersion: 1 }),
        });
        return { status: answer.status, body: (await answer.json()) as { message?: string } };
      }),
    );
    await other.stop();
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    for (const { status, body } of answers)
      if (status === 409) expect(body.message).toBe(MESSAGES.server.changedMeanwhile);
    const shown = await designs.call('GET', `/api/surveys/${made.id}`, undefined, withSecret(made.secret));
    expect(shown.body.version).toBe(2);
  });
});

async function readWhole(key: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const file = await designs.infrastructure.storage.get(key);
  for await (const chunk of file!.stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
