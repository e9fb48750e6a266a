import type { AddressInfo } from 'node:net';
import type { Survey } from '@plumbline/concept';
import { MESSAGES } from '@plumbline/contracts';
import { createService } from '@plumbline/platform';
import { v7 as uuidv7 } from 'uuid';
import { designsService } from '../src/designs.service-definition.js';
import { PHOTO_KEY, type RunningDesigns, startDesigns } from './start-designs.js';
import { surveyedKitchen } from './surveyed-kitchen.js';

let designs: RunningDesigns;
const kitchen = surveyedKitchen();
const ABSOLUTE = `https://plumbline.example/files/${PHOTO_KEY}`;
const asAnswered = { ...kitchen, photos: [{ ...kitchen.photos[0], imageUrl: ABSOLUTE }] };

beforeAll(async () => {
  designs = await startDesigns({});
}, 60_000);
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
