import { readFileSync } from 'node:fs';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type DesignFile, type EventMap, type EventName, MESSAGES } from '@plumbline/contracts';
import { OPENAI_KEY, photoPath, startOpenAi, startS3 } from '@plumbline/testing';
import { ADMIN_TOKEN } from '@plumbline/testing/ground';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import type { DesignJobResponse } from '../src/design-jobs/design-job.response.js';
import { DesignFileRegistry } from '../src/files/design-file-registry.js';
import { DesignFilesSweep } from '../src/files/design-files.sweep.js';
import { EmbeddedProvider } from '../src/pictures/embedded-provider.js';
import { IMAGE_PROVIDER, type ImageProvider } from '../src/pictures/image-provider.js';
import { drawAtOnce, type RunningDesigns, startDesigns } from './start-designs.js';

const KINDS = [
  'concept',
  'picture',
  'picture-webp',
  'plan-pdf',
  'plan-phone-svg',
  'plan-png',
  'plan-svg',
  'thumbnail',
];
const PICTURES = ['picture', 'picture-webp', 'thumbnail'];
/** As the version before stored a concept. */
const OLD = JSON.parse(
  readFileSync(join(__dirname, '../../../libs/concept/test/version-1/kitchen.json'), 'utf8'),
);
const PHOTO = 'uploads/photo-of-this-test.jpg';

let openai: Awaited<ReturnType<typeof startOpenAi>>;
let s3: Awaited<ReturnType<typeof startS3>>;
let designs: RunningDesigns;
beforeAll(async () => {
  [openai, s3] = await Promise.all([startOpenAi(), startS3()]);
});
afterAll(() => Promise.all([openai?.stop(), s3?.stop()]));

const start = async (env: Record<string, string> = {}) => {
  designs = await startDesigns({
    IMAGE_PROVIDER: 'openai',
    OPENAI_BASE_URL: openai.baseUrl,
    OPENAI_API_KEY: OPENAI_KEY,
    OPENAI_EXTRA_FIELDS: '0',
    ...env,
  });
  drawAtOnce(designs.service);
  const sketched = await sharp(photoPath('kitchen-corner.png')).jpeg().toBuffer();
  jest
    .spyOn(designs.service.app.get(EmbeddedProvider), 'sketch')
    .mockImplementation(async ({ onPreview }) => {
      await onPreview(sketched);
      return sketched;
    });
};

const rowsOf = (
  designId: string,
): Promise<{ key: string; kind: string; stage: string; holds_photo: boolean; erased_at: Date | null }[]> =>
  designs.dataSource.query('select * from design_file where design_id = $1 order by kind, stage', [designId]);
const announced = <N extends EventName>(jobId: string, name: N): Promise<{ payload: EventMap[N] }[]> =>
  designs.dataSource.query('select payload from outbox where aggregate_id = $1 and name = $2 order by seq', [
    jobId,
    name,
  ]);
const stored = async (keys: readonly string[]) =>
  Promise.all(keys.map(async (key) => (await designs.infrastructure.storage.head(key)) !== null));
const put = (key: string, bytes: Buffer | string, contentType = 'image/jpeg') =>
  designs.infrastructure.storage.put(key, Buffer.from(bytes), { contentType });
const get = async (jobId: string) =>
  (await (await fetch(`${designs.url}/api/designs/${jobId}`)).json()) as DesignJobResponse;
const inConsole = async (jobId: string) =>
  (
    (await (
      await fetch(`${designs.url}/api/console/designs?filter={"id":["${jobId}"]}`, {
        headers: { 'x-admin-token': ADMIN_TOKEN },
      })
    ).json()) as Record<string, unknown>[]
  )[0];
const done = async (fields: Record<string, unknown> = {}) => {
  const jobId = await designs.ask(fields);
  const job = await designs.ended(jobId);
  expect([job.status, job.error]).toEqual(['done', undefined]);
  return { jobId, id: job.designs?.[0]?._id as string, design: job.designs![0]! };
};
const sweep = () =>
  designs.service.app
    .get(DesignFilesSweep)
    .handleSweepDesignFiles({}, { signal: new AbortController().signal });

describe('in a bucket', () => {
  beforeAll(async () => {
    const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.settings;
    await start({
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
  });
  afterAll(() => designs?.stop());

  it('the files of a design are told before its end, and what a model made of the photo goes with the photo', async () => {
    const { jobId, id, design } = await done();
    const rows = await rowsOf(id);
    expect(rows.map(({ kind }) => kind)).toEqual(KINDS);
    expect(rows.filter((row) => row.holds_photo).map(({ kind }) => kind)).toEqual(PICTURES);
    const events = await designs.dataSource.query(
      'select name, payload from outbox where aggregate_id = $1 order by seq',
      [jobId],
    );
    expect(events.map(({ name }: { name: string }) => name)).toEqual([
      'design.requested',
      'design.file-added',
      'design.completed',
    ]);
    const [, added, completed] = events;
    expect(added.payload).toEqual({
      jobId,
      designId: id,
      files: expect.arrayContaining(
        rows.map(({ key, kind, stage, holds_photo }) => ({
          version: 1,
          kind,
          stage,
          key,
          holdsPhoto: holds_photo,
        })),
      ),
    });
    const keyOf = (kind: string) => rows.find((row) => row.kind === kind)?.key;
    // What listeners of the version before read.
    expect(completed.payload).toMatchObject({
      imageKey: keyOf('picture'),
      thumbnailKey: keyOf('thumbnail'),
      floorPlanKey: keyOf('plan-png'),
      conceptKey: keyOf('concept'),
    });
    const object = await designs.infrastructure.storage.get(keyOf('concept') as string);
    const concept = Buffer.concat(await object!.stream.toArray()).toString();
    expect(rows.filter(({ key }) => concept.includes(key))).toEqual([]);
    expect(concept).not.toContain(PHOTO);
    expect(design).toMatchObject({ pictureNote: null, photoUrl: expect.stringContaining(PHOTO) });

    const drawn = await done({ imageUrl: undefined });
    expect((await rowsOf(drawn.id)).filter((row) => row.holds_photo)).toEqual([]);

    await designs.hear('upload.deleted', { uploadId: uuidv7(), keys: [PHOTO] });
    const gone = rows.filter(({ kind }) => PICTURES.includes(kind)).map(({ key }) => key);
    expect((await announced(jobId, 'design.file-erased')).map(({ payload }) => payload)).toEqual([
      { jobId, designId: id, keys: expect.arrayContaining(gone) },
    ]);
    expect((await rowsOf(id)).filter((row) => row.erased_at).map(({ kind }) => kind)).toEqual(PICTURES);
    expect(await stored(rows.map(({ key }) => key))).toEqual(rows.map(({ key }) => !gone.includes(key)));
    const after = (await get(jobId)).designs![0]!;
    const noPicture = { imageUrl: null, thumbnailUrl: null, photoUrl: null };
    expect(after).toEqual({
      ...design,
      ...noPicture,
      imageWebpUrl: null,
      pictures: [],
      pictureNote: MESSAGES.designs.pictureErased,
    });
    expect(await inConsole(jobId)).toMatchObject({ ...noPicture, title: design.title });
    await fetch(`${designs.url}/api/send-summary`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.com', designs: [{ _id: id, imageUrl: design.imageUrl }] }),
    });
    const [{ payload }] = await designs.dataSource.query(
      `select payload from outbox where name = 'favourites.requested'`,
    );
    expect(payload.designs).toMatchObject([
      { designId: id, imageKey: null, floorPlanKey: keyOf('plan-png') },
    ]);
    expect((await get(drawn.jobId)).designs?.[0]).toEqual(drawn.design);
  });
});

describe('in a folder', () => {
  beforeAll(() => start());
  afterAll(() => designs?.stop());
  beforeEach(async () => {
    openai.faults.length = 0;
    await designs.dataSource.query('truncate design_file, design, design_job, picture_call');
  });
  const upload = async () => {
    const key = `uploads/${uuidv7()}.jpg`;
    const photo = await designs.infrastructure.storage.get(PHOTO);
    await put(key, Buffer.concat(await photo!.stream.toArray()));
    return key;
  };
  /** Makes every file of designs look two hours old; rows too. */
  const age = async () => {
    const root = join(designs.infrastructure.config.dataDir, 'files');
    const then = Date.now() / 1_000 - 7_200;
    for await (const { key } of designs.infrastructure.storage.list('designs/'))
      await utimes(join(root, key), then, then);
    await designs.dataSource.query(`update design_file set created_at = now() - interval '2 hours'`);
  };

  it('a picture by our own renderer stays without its photo', async () => {
    openai.faults.push('refused');
    const photo = await upload();
    const { jobId, design } = await done({ imageUrl: `/files/${photo}` });
    await designs.hear('upload.deleted', { uploadId: uuidv7(), keys: [photo] });
    expect((await get(jobId)).designs).toEqual([{ ...design, photoUrl: null }]);
    expect(await announced(jobId, 'design.file-erased')).toEqual([]);
  });

  it('a photo that is deleted while a model draws is in no file, and the design is made without it', async () => {
    const photo = await upload();
    const provider = designs.service.app.get<ImageProvider>(IMAGE_PROVIDER);
    const { make } = provider;
    const photos: boolean[] = [];
    const spy = jest.spyOn(provider, 'make').mockImplementation(async (request) => {
      photos.push(request.photo !== null);
      const picture = await make.call(provider, request);
      if (request.photo) await designs.hear('upload.deleted', { uploadId: uuidv7(), keys: [photo] });
      return picture;
    });
    const { jobId, id, design } = await done({ imageUrl: `/files/${photo}` });
    spy.mockRestore();
    expect(photos).toEqual([true, false]);
    expect(design).toMatchObject({ imageUrl: expect.any(String), pictureNote: null, photoUrl: null });
    const rows = await rowsOf(id);
    expect(rows.filter((row) => row.holds_photo && !row.erased_at)).toEqual([]);
    expect([...new Set(rows.map(({ kind }) => kind))]).toEqual(KINDS);
    expect(await announced(jobId, 'design.file-erased')).toEqual([]);
  });

  it('a person who is forgotten takes along designs that were asked for and designs that never were', async () => {
    const photo = await upload();
    const other = await done();
    const never = await done({ imageUrl: `/files/${photo}` });
    const asked = await done({ imageUrl: undefined });
    const keys = [...(await rowsOf(never.id)), ...(await rowsOf(asked.id))].map(({ key }) => key);
    await designs.hear('upload.deleted', { uploadId: uuidv7(), keys: [photo], personErased: true });
    await designs.hear('person.erased', {
      email: 'ada@example.com',
      bidIds: [],
      uploadIds: [],
      designIds: [asked.id],
    });
    expect((await stored(keys)).filter(Boolean)).toEqual([]);
    for (const { id, jobId } of [never, asked]) {
      expect(await rowsOf(id)).toEqual([]);
      expect((await fetch(`${designs.url}/api/designs/${jobId}`)).status).toBe(404);
      expect(await announced(jobId, 'design.file-erased')).toHaveLength(1);
    }
    expect((await get(other.jobId)).designs).toEqual([other.design]);
  });

  it('files that belong to nothing are swept by the table: of ended jobs, of crashes, answers of models', async () => {
    const kept = await done();
    const made = (await rowsOf(kept.id)).map(({ key }) => key);
    const failed = `designs/${uuidv7()}/plan.svg`;
    const answer = `designs/${kept.id}/answer-0.png`;
    const orphan = `designs/${uuidv7()}/picture.jpg`;
    const foreign = 'uploads/photo-of-this-test.jpg';
    for (const [key, type] of [
      [failed, 'image/svg+xml'],
      [answer, 'image/png'],
      [orphan, 'image/jpeg'],
    ] as const) {
      await put(key, 'x', type);
    }
    await designs.dataSource.query(
      `insert into design_file (key, design_id, version, kind, holds_photo, created_at)
       values ($1, $2, 1, 'plan-svg', false, now()), ($3, $4, 1, 'answer', true, now())`,
      [failed, failed.split('/')[1], answer, kept.id],
    );
    await sweep();
    expect(await stored([failed, answer, orphan])).toEqual([true, true, true]);
    await age();
    await sweep();
    expect(await stored([failed, answer, orphan])).toEqual([false, false, false]);
    expect(await stored([...made, foreign])).toEqual([...made, foreign].map(() => true));
    expect(
      await designs.dataSource.query('select 1 from design_file where not key = any($1)', [made]),
    ).toEqual([]);
  });

  describe('of a design that the version before made', () => {
    /** Its rows and its concept, which names the files itself. */
    async function earlier({
      provider = 'embedded',
      photo = null as string | null,
      concept = undefined as string | undefined,
      more = {},
    } = {}) {
      const id = uuidv7();
      const jobId = uuidv7();
      const key = (name: string) => `designs/${id}/${name}`;
      const meta = { preset: null, seed: 7, guidance_scale: null, provider, samples: 64 };
      const { floorPlanPhoneSvgKey: _, ...kept } = OLD.design;
      const design = {
        ...kept,
        _id: id,
        imageKey: key('picture.jpg'),
        imageWebpKey: key('picture.webp'),
        thumbnailKey: key('thumbnail.webp'),
        floorPlanKey: key('plan.png'),
        floorPlanSvgKey: key('plan.svg'),
        floorPlanPdfKey: key('plan.pdf'),
        meta,
      };
      const of = { ...OLD, design, photoKey: photo };
      const createdAt = '2026-11-01T10:00:00.000Z';
      await put(
        key('concept.json'),
        concept ?? JSON.stringify({ ...of, createdAt, ...more }),
        'application/json',
      );
      for (const name of ['picture.jpg', 'preview.jpg']) await put(key(name), 'x');
      for (const name of ['picture.webp', 'thumbnail.webp']) await put(key(name), 'x', 'image/webp');
      for (const name of ['plan.png']) await put(key(name), 'x', 'image/png');
      await put(key('plan.svg'), '<svg/>', 'image/svg+xml');
      await put(key('plan.pdf'), 'x', 'application/pdf');
      await designs.dataSource.query(
        `insert into design_job (id, design_id, status, stage, category, zip_code, wish, photo_key, preview_key, seed,
           quality, request_id, created_at, version)
         values ($1, $2, 'done', 'Done', 'kitchen', '60614', $3, $4, $5, 7, 'final', 'r', $6, 1)`,
        [jobId, id, OLD.request, photo, key('preview.jpg'), createdAt],
      );
      await designs.dataSource.query(
        `insert into design (id, job_id, title, description, category, zip_code, image_key, thumbnail_key,
           floor_plan_key, photo_key, concept_key, meta, created_at)
         values ($1, $2, $3, '', 'kitchen', '60614', $4, $5, $6, $7, $8, $9, $10)`,
        [
          id,
          jobId,
          design.title,
          design.imageKey,
          design.thumbnailKey,
          design.floorPlanKey,
          photo,
          key('concept.json'),
          meta,
          createdAt,
        ],
      );
      return { id, jobId, key };
    }
    const summary = (files: readonly DesignFile[]) =>
      files.map(({ kind, stage, holdsPhoto }) => [kind, stage, holdsPhoto]);

    it('are listed and announced once by the sweep, and none is swept away', async () => {
      const photo = await upload();
      const plain = await earlier();
      const model = await earlier({ provider: 'stability', photo });
      await age();
      await sweep();
      await sweep();
      for (const { jobId, id, key } of [plain, model]) {
        const events = await announced(jobId, 'design.file-added');
        expect(events).toHaveLength(1);
        const holds = id === model.id;
        expect(summary(events[0]!.payload.files).sort()).toEqual(
          [
            ['concept', null, false],
            ['picture', 'picture', holds],
            ['picture', 'preview', false],
            ['picture-webp', 'picture', holds],
            ['plan-pdf', null, false],
            ['plan-png', null, false],
            ['plan-svg', null, false],
            ['thumbnail', 'picture', holds],
          ].sort(),
        );
        expect(events[0]!.payload.files.every((file) => file.key.startsWith(key('')))).toBe(true);
        expect(await stored(events[0]!.payload.files.map((file) => file.key))).not.toContain(false);
        expect((await get(jobId)).designs).toMatchObject([
          {
            imageUrl: `https://plumbline.example/files/${key('picture.jpg')}`,
            floorPlanSvgUrl: `https://plumbline.example/files/${key('plan.svg')}`,
            floorPlanPhoneSvgUrl: null,
          },
        ]);
      }
    });

    it('are shown before the sweep has come to it', async () => {
      const { jobId, id, key } = await earlier();
      expect(await inConsole(jobId)).toMatchObject({
        thumbnailUrl: `https://plumbline.example/files/${key('thumbnail.webp')}`,
      });
      expect(await rowsOf(id)).toHaveLength(8);
      expect((await get(jobId)).previewUrl).toBe(`https://plumbline.example/files/${key('preview.jpg')}`);
    });

    it('go with the photo, whether it is deleted now or was long ago', async () => {
      const photo = await upload();
      const now = await earlier({ provider: 'stability', photo });
      const longAgo = await earlier({ provider: 'stability', photo: 'uploads/deleted-long-ago.jpg' });
      await designs.hear('upload.deleted', { uploadId: uuidv7(), keys: [photo] });
      await sweep();
      for (const { jobId, key } of [now, longAgo]) {
        expect(await stored([key('picture.jpg'), key('thumbnail.webp'), key('plan.png')])).toEqual([
          false,
          false,
          true,
        ]);
        expect(await announced(jobId, 'design.file-erased')).toHaveLength(1);
        expect((await get(jobId)).designs).toMatchObject([{ photoUrl: null, thumbnailUrl: null }]);
      }
    });

    it('are not taken for orphans while its concept cannot be read', async () => {
      const photo = await upload();
      const broken = await earlier({ concept: '{"design":', photo });
      // Its files are known though the room in it cannot be opened.
      const sound = await earlier({ more: { concept: 'a room in a form that nobody reads any more' } });
      await age();
      await sweep();
      expect(await stored(['picture.jpg', 'plan.png'].map(broken.key))).toEqual([true, true]);
      expect(await rowsOf(sound.id)).toHaveLength(8);
      expect(await get(broken.jobId)).toMatchObject({ status: 'done', designs: [] });
      // Nobody is told that a picture is gone before its file is known.
      const forget = designs.dataSource.transaction((tx) =>
        designs.service.app.get(DesignFileRegistry).forgetPhotos(tx, [photo]),
      );
      await expect(forget).rejects.toThrow('not known');
      expect(await inConsole(broken.jobId)).toMatchObject({ photoUrl: expect.stringContaining(photo) });
    });
  });
});

it('makes keys of design files in one place only', async () => {
  const root = join(__dirname, '../../..');
  const sources = await readdir(join(root, 'services'), { recursive: true });
  const knowing = [];
  for (const path of sources.filter((path) => /^[a-z]+\/src\/.*\.tsx?$/.test(path))) {
    const text = await readFile(join(root, 'services', path), 'utf8');
    if (/['"`]designs\//.test(text)) knowing.push(path);
  }
  expect(knowing).toEqual(['designs/src/files/concept-file-store.ts']);
});
