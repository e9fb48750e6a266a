import { request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { MESSAGES } from '@plumbline/contracts';
import { until } from '@plumbline/testing';
import exifr from 'exifr';
import sharp from 'sharp';
import { badSamples } from './corpus/bad.js';
import { flatPng } from './corpus/png.js';
import { photo, video } from './corpus/sample.js';
import { multipart } from './multipart.js';
import { type RunningUploads, startUploads } from './start-uploads.js';

const MIB = 1024 * 1024;
const phone = { name: 'IMG_1.jpg', bytes: photo('kitchen-phone.jpg') };
const heic = { name: 'IMG_2.HEIC', bytes: photo('kitchen-evening.heic') };
const corner = { name: 'corner.png', bytes: photo('kitchen-corner.png') };
const page = { name: 'page.jpg', bytes: Buffer.from('<script>alert(1)</script>') };

let uploads: RunningUploads;
beforeAll(async () => {
  uploads = await startUploads();
});
afterAll(() => uploads?.stop());

const rows = async (sql: string): Promise<Record<string, unknown>[]> => uploads.dataSource.query(sql);
const count = async (table: string) => Number((await rows(`select count(*) as n from ${table}`))[0]?.n);

/** Everything an upload can leave anywhere. */
const traces = async () => ({
  uploads: await count('upload'),
  files: await count('upload_file'),
  events: await count('outbox'),
  stored: (await uploads.storedKeys()).length,
  incoming: (await uploads.incoming()).length,
});

describe('POST /api/upload', () => {
  it('takes the three photos of a phone, with address and ZIP, and announces them', async () => {
    const before = await traces();
    const files = await uploads.upload([phone, heic, corner], {
      zipCode: '78701-1234',
      fullAddress: '1100 Congress Ave, Austin',
    });
    expect(files).toEqual([
      expect.objectContaining({ name: 'IMG_1.jpg', type: 'image/jpeg', width: 1_200, height: 1_601 }),
      expect.objectContaining({ name: 'IMG_2.HEIC', type: 'image/jpeg', width: 1_600, height: 1_067 }),
      expect.objectContaining({ name: 'corner.png', type: 'image/jpeg', width: 820, height: 615 }),
    ]);
    for (const { imageUrl, thumbnailUrl, size } of files) {
      expect(imageUrl).toMatch(/^https:\/\/plumbline\.example\/files\/uploads\/[0-9a-f-]{61}\.jpg$/);
      const bytes = Buffer.from(await (await uploads.fetchFile(imageUrl)).arrayBuffer());
      expect(bytes.length).toBe(size);
      expect(await exifr.gps(bytes).catch(() => undefined)).toBeUndefined();
      const thumbnail = Buffer.from(await (await uploads.fetchFile(thumbnailUrl ?? '')).arrayBuffer());
      expect((await sharp(thumbnail).metadata()).format).toBe('jpeg');
    }
    expect(await traces()).toEqual({
      ...before,
      uploads: before.uploads + 1,
      files: before.files + 3,
      events: before.events + 1,
      stored: before.stored + 6,
    });
    const [event] = await rows('select name, payload, aggregate_id from outbox order by seq desc limit 1');
    expect(event).toMatchObject({
      name: 'upload.stored',
      payload: {
        uploadId: event?.aggregate_id,
        zipCode: '78701',
        fullAddress: '1100 Congress Ave, Austin',
        files: files.map(({ imageUrl, thumbnailUrl, name }) => ({
          key: imageUrl.slice(imageUrl.indexOf('uploads/')),
          thumbnailKey: thumbnailUrl?.slice(thumbnailUrl.indexOf('uploads/')),
          name,
          type: 'image/jpeg',
        })),
      },
    });
  });

  it('finds the ZIP in the address, and does without either', async () => {
    await uploads.upload([corner], { zipCode: '', fullAddress: '12345 Elm St, Austin, TX 78702' });
    await uploads.upload([corner]);
    expect(await rows('select zip_code, full_address from upload order by created_at desc limit 2')).toEqual([
      { zip_code: null, full_address: null },
      { zip_code: '78702', full_address: '12345 Elm St, Austin, TX 78702' },
    ]);
  });

  it("keeps the lens's focal length of what was sent, tells nothing else of it, and believes the form first", async () => {
    const taken = async (focal: string) =>
      sharp(corner.bytes)
        .jpeg()
        .withExif({ IFD0: { Model: 'A phone' }, IFD2: { FocalLengthIn35mmFilm: focal } })
        .toBuffer();
    const kept = async () =>
      (await rows('select focal_length_35mm as mm from upload_file order by id desc limit 3'))
        .map(({ mm }) => mm)
        .reverse();
    const photos = [
      { name: 'a.jpg', bytes: await taken('26') },
      { name: 'b.jpg', bytes: await taken('9000') },
      { name: 'c.jpg', bytes: await taken('77') },
    ];
    const answer = await uploads.post(photos);
    const text = await answer.text();
    expect(text).not.toMatch(/phone/i);
    const { files } = JSON.parse(text) as { files: { focalLength35mm: number | null }[] };
    expect(files.map(({ focalLength35mm }) => focalLength35mm)).toEqual([26, null, 77]);
    expect(await kept()).toEqual([26, null, 77]);
    await uploads.upload(photos, { focalLengths: '[13.5, 28, null]' });
    expect(await kept()).toEqual([13.5, 28, 77]);
    await uploads.upload([photos[0]!, photos[0]!, photos[1]!, photos[2]!], {
      focalLengths: '[null, null, 31]',
    });
    expect(await kept()).toEqual([26, 31, 77]);
  });

  it("keeps a HEIC's focal length", async () => {
    // The sample has none: its entry for the sensitivity (0x8827, 164) is made one.
    const bytes = Buffer.from(heic.bytes);
    bytes.writeUInt16BE(0xa405, bytes.indexOf(Buffer.from('882700030000000100a4', 'hex')));
    await uploads.upload([{ name: 'a.heic', bytes }]);
    const [row] = await rows('select focal_length_35mm as mm from upload_file order by id desc limit 1');
    expect(row).toEqual({ mm: 164 });
  });

  it('takes a video as it is, without a thumbnail', async () => {
    const [file] = await uploads.upload([{ name: 'IMG_3.MOV', bytes: video('turned.mov') }]);
    expect(file).toMatchObject({ type: 'video/quicktime', thumbnailUrl: null, width: 120, height: 160 });
    expect(file?.imageUrl).toMatch(/\.mov$/);
  });

  it('keeps a file that comes twice in one request once', async () => {
    const before = await traces();
    const files = await uploads.upload([corner, { ...corner, name: 'again.png' }, phone]);
    expect(files.map(({ name }) => name)).toEqual(['corner.png', 'IMG_1.jpg']);
    expect((await traces()).stored).toBe(before.stored + 4);
  });

  it('takes 20 files of a form with square brackets in its field name', async () => {
    const many = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => ({
        name: `${i}.png`,
        bytes: await sharp({ create: { width: 40 + i, height: 40, channels: 3, background: 'teal' } })
          .png()
          .toBuffer(),
      })),
    );
    const { body, contentType } = multipart(many, {}, 'files[]');
    const answer = await fetch(`${uploads.url}/api/upload`, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body: new Uint8Array(body),
    });
    expect(answer.status).toBe(201);
    expect(((await answer.json()) as { files: { width: number }[] }).files.map(({ width }) => width)).toEqual(
      Array.from({ length: 20 }, (_, i) => 40 + i),
    );
  });

  it('takes a file of exactly 10 MB and refuses one byte more', async () => {
    const jpeg = await sharp(flatPng(16, 16)).jpeg().toBuffer();
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
    expect((await uploads.post([{ name: 'full.jpg', bytes: padded(10 * MIB) }])).status).toBe(201);
    const answer = await uploads.post([{ name: 'over.jpg', bytes: padded(10 * MIB + 1) }]);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ message: MESSAGES.upload.tooLarge });
  });
});

describe('A refusal', () => {
  it('meets every bad file with 4xx and keeps nothing', async () => {
    const before = await traces();
    const samples = await badSamples();
    expect(samples.length).toBeGreaterThanOrEqual(60);
    for (const file of samples) {
      const answer = await uploads.post([file]);
      const body = (await answer.json()) as { message: string };
      const refused = [400, 413, 415, 422].includes(answer.status);
      expect({ name: file.name, what: file.what, status: answer.status, refused }).toMatchObject({
        refused: true,
      });
      expect(body.message).toMatch(/^[A-Z].*\.$/);
    }
    expect(await traces()).toEqual(before);
  });

  it('names every file that is wrong, and fails the request whole', async () => {
    const before = await traces();
    const answer = await uploads.post([
      corner,
      page,
      { name: 'half.jpg', bytes: phone.bytes.subarray(0, 90_000) },
      phone,
    ]);
    expect(answer.status).toBe(415);
    expect(await answer.json()).toEqual({
      statusCode: 415,
      error: 'Unsupported media type',
      message: MESSAGES.upload.unsupported,
      details: [
        { field: 'files[1]', message: expect.stringMatching(/^page\.jpg: This is not a JPEG/) },
        { field: 'files[2]', message: 'half.jpg: The picture is damaged.' },
      ],
      requestId: expect.any(String),
    });
    expect(await traces()).toEqual(before);
  });

  type Refused = [
    what: string,
    files: Parameters<RunningUploads['post']>[0],
    fields: Record<string, string>,
    status: number,
    message: string | RegExp,
  ];
  it.each<Refused>([
    ['no file', [], {}, 400, MESSAGES.upload.none],
    ['an empty picker', [{ name: '', bytes: Buffer.alloc(0) }], {}, 400, MESSAGES.upload.none],
    ['21 files', Array.from({ length: 21 }, () => corner), {}, 400, MESSAGES.upload.tooMany],
    ['a ZIP of four digits', [corner], { zipCode: '7870' }, 400, MESSAGES.admin.zip],
    ['a ZIP that cannot be', [corner], { zipCode: '00000' }, 400, MESSAGES.place.noSuchZip],
    ['a long address', [corner], { fullAddress: 'x'.repeat(501) }, 400, /shorter than 501/],
    ...['26', '{}', '[3]', '[401]', '["26"]', '[26', '[[26]]', `[${Array(21).fill(26)}]`].map(
      (focalLengths): Refused => [
        `focal lengths ${focalLengths}`,
        [corner],
        { focalLengths },
        400,
        MESSAGES.upload.focalLengths,
      ],
    ),
    ['a huge field', [corner], { fullAddress: 'x'.repeat(50_000) }, 400, MESSAGES.server.malformed],
    [
      '1,000 fields',
      [corner],
      Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`f${i}`, 'x'])),
      400,
      MESSAGES.server.malformed,
    ],
  ])('answers %s in words', async (_, files, fields, status, message) => {
    const before = await traces();
    const answer = await uploads.post(files, { fields });
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { message: string }).message).toMatch(message);
    expect(await traces()).toEqual(before);
  });

  it.each([
    ['JSON', 'application/json', '{}', 415],
    ['no type', undefined, 'x', 415],
    ['no boundary', 'multipart/form-data', 'x', 415],
    ['an empty boundary', 'multipart/form-data; boundary=', 'x', 400],
    ['a body without its boundary', 'multipart/form-data; boundary=abc', 'nothing of the kind', 400],
    [
      'a body that stops',
      'multipart/form-data; boundary=abc',
      '--abc\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\nabc',
      400,
    ],
    [
      'a file in another field',
      'multipart/form-data; boundary=abc',
      '--abc\r\nContent-Disposition: form-data; name="avatar"; filename="a.jpg"\r\n\r\nabc\r\n--abc--\r\n',
      400,
    ],
  ])('answers %s', async (_, contentType, body, status) => {
    const before = await traces();
    const answer = await fetch(`${uploads.url}/api/upload`, {
      method: 'POST',
      body: Buffer.from(body),
      headers: contentType ? { 'content-type': contentType } : {},
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ statusCode: status, message: expect.stringMatching(/\.$/) });
    expect(await traces()).toEqual(before);
  });

  it('does not wait for a body that says it is too large', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const call = httpRequest(`${uploads.url}/api/upload`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=abc', 'content-length': String(10 ** 12) },
      });
      call.once('response', (answer) => {
        resolve(answer.statusCode);
        call.destroy();
      });
      call.once('error', reject);
      call.write('--abc\r\n');
    });
    expect(status).toBe(413);
  });

  it('holds for 21 MB in one file', async () => {
    const answer = await uploads.post([{ name: 'big.jpg', bytes: Buffer.alloc(21 * MIB, 0xff) }]);
    expect(answer.status).toBe(413);
    expect(await uploads.incoming()).toEqual([]);
  });
});

describe('An interrupted upload', () => {
  it('leaves nothing behind, a hundred times', async () => {
    const before = await traces();
    const { body, contentType } = multipart([phone, heic, corner]);
    for (let i = 0; i < 100; i++) {
      const call = httpRequest(`${uploads.url}/api/upload`, {
        method: 'POST',
        headers: { 'content-type': contentType, 'content-length': body.length },
      });
      call.on('error', () => undefined);
      call.write(body.subarray(0, Math.floor((body.length * (i + 1)) / 102)));
      await until(async () => (await uploads.incoming()).length > 0);
      call.destroy();
    }
    await until(async () => (await uploads.incoming()).length === 0);
    expect(await traces()).toEqual(before);
  });
});

describe('An idempotency key', () => {
  const keyed = (key: string, files = [corner], fields = {}) =>
    uploads.post(files, { fields, headers: { 'idempotency-key': key } });

  it('gives the first answer again, to the byte, and stores nothing more', async () => {
    const first = await (await keyed('upload-1')).text();
    const before = await traces();
    const again = await keyed('upload-1');
    expect(again.status).toBe(201);
    expect(await again.text()).toBe(first);
    expect(await traces()).toEqual(before);
  });

  it('makes one upload of fifty sent at once', async () => {
    const before = await traces();
    const answers = new Set<string>();
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        for (;;) {
          const answer = await keyed('upload-50');
          const text = await answer.text();
          if (answer.status === 201) return void answers.add(text);
          // Paces: a rival is in flight, or too many are in hand, and the client tries again after a while.
          expect([409, 429]).toContain(answer.status);
          await sleep(100);
        }
      }),
    );
    expect(answers.size).toBe(1);
    expect(await traces()).toEqual({
      ...before,
      uploads: before.uploads + 1,
      files: before.files + 1,
      events: before.events + 1,
      stored: before.stored + 2,
    });
  });

  it('is not for another body, and is not used up by a refusal', async () => {
    expect((await keyed('upload-2', [page])).status).toBe(415);
    expect((await keyed('upload-2', [corner])).status).toBe(201);
    const before = await traces();
    expect((await keyed('upload-2', [corner], { zipCode: '78701' })).status).toBe(422);
    expect((await keyed('x'.repeat(256))).status).toBe(400);
    expect(await traces()).toEqual(before);
  });
});

it('keeps nothing when the database goes away in the middle', async () => {
  const before = await traces();
  await rows('alter table upload_file add constraint never check (false) not valid');
  const answer = await uploads.post([corner, phone]);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ message: MESSAGES.server.internal });
  await rows('alter table upload_file drop constraint never');
  expect(await traces()).toEqual(before);
});
