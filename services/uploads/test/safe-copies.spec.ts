import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import exifr from 'exifr';
import sharp, { type Sharp } from 'sharp';
import { displayName } from '../src/intake/file-name.js';
import { decodeHeic } from '../src/media/heic.js';
import { makeSafe, type SafeCopy } from '../src/media/make-safe.js';
import { checkPdf } from '../src/media/pdf.js';
import { Refusal } from '../src/media/refusal.js';
import { badSamples } from './corpus/bad.js';
import { disguisedSamples, PAYLOAD } from './corpus/disguised.js';
import { goodSamples } from './corpus/good.js';
import { badPdfs, goodPdfs, packedPdf } from './corpus/pdf.js';
import { flatPng } from './corpus/png.js';
import { photo, type Sample, video } from './corpus/sample.js';

/** What a copy must never hold: metadata containers, and the words of our own samples. */
const TELLING =
  /Exif|GPS|http:\/\/ns\.adobe|Photoshop|8BIM|PLUMBLINE|\+?30\.2676|-?97\.743|ICC_PROFILE|loci|\xa9xyz|<script|<\?php/;

let good: readonly Sample[];
let bad: readonly Sample[];
beforeAll(async () => {
  [good, bad] = await Promise.all([goodSamples(), badSamples()]);
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-safe-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function safe({ name, bytes }: Sample, documents = false): Promise<SafeCopy> {
  const path = join(folder, 'sent');
  await writeFile(path, bytes);
  return makeSafe(path, displayName(name), { target: join(folder, 'copy'), client: 'a client', documents });
}

/** What work costs in milliseconds of processor time, of all threads: other programs do not stretch it. */
async function costOf<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1_000 };
}

const refusal = (file: Sample, documents = false) =>
  safe(file, documents).then(
    () => undefined,
    (error: Error) => error,
  );

it('takes every good file, and its copy tells nothing but what it shows', async () => {
  expect(good.length).toBeGreaterThanOrEqual(20);
  for (const file of good) {
    const copy = await safe(file).catch((error) => {
      throw new Error(`${file.name} (${file.what}): ${error.message}`);
    });
    const bytes = await readFile(copy.path);
    const label = {
      name: file.name,
      telling: TELLING.exec(bytes.toString('latin1'))?.[0],
    };
    expect(label).toEqual({ name: file.name, telling: undefined });
    expect(copy.width).toBeGreaterThan(0);
    expect(copy.height).toBeGreaterThan(0);
    expect(copy.size).toBe(bytes.length);
    if (copy.type === 'image/jpeg') {
      const { exif, xmp, iptc, icc, orientation, format, space } = await sharp(copy.path).metadata();
      expect({ exif, xmp, iptc, icc, orientation, format }).toEqual({ format: 'jpeg' });
      expect(['srgb', 'b-w']).toContain(space);
      expect(Math.max(copy.width ?? 0, copy.height ?? 0)).toBeLessThanOrEqual(2_560);
      const thumbnail = await sharp(copy.thumbnailPath ?? '').metadata();
      expect(Math.max(thumbnail.width, thumbnail.height)).toBeLessThanOrEqual(480);
      expect(await exifr.gps(copy.path).catch(() => undefined)).toBeUndefined();
    }
  }
});

it.each([
  ['a pixel high', 64_000_000, 1],
  ['a pixel wide', 1, 64_000_000],
])('refuses a picture %s before it decodes any of it', async (_, width, height) => {
  const bytes = flatPng(width, height, 1);
  const error = await refusal({ name: 'thin.png', what: 'thin', bytes });
  expect(error?.message).toBe('The picture is longer than we can take (20,000 pixels a side at most).');
});

it('refuses every bad file in words for a person, for less work than the dearest good one costs', async () => {
  const costs: number[] = [];
  for (const file of good) costs.push((await costOf(() => safe(file))).ms);
  const dearest = Math.max(...costs);
  expect(bad.length).toBeGreaterThanOrEqual(60);
  for (const file of bad.filter(({ name }) => name !== 'large.jpg' && name !== 'empty.jpg')) {
    const { result: error, ms } = await costOf(() => refusal(file));
    const dear = ms > dearest && `${ms} ms where the dearest good file takes ${dearest}`;
    expect({ name: file.name, what: file.what, refused: error?.name, dear, said: error?.message }).toEqual({
      name: file.name,
      what: file.what,
      refused: 'Refusal',
      dear: false,
      said: expect.stringMatching(/^[A-Z].*\.$/),
    });
  }
});

it('takes pictures that carry something else, and leaves the something else behind', async () => {
  for (const file of await disguisedSamples()) {
    if (file.name !== 'packed.png') expect(file.bytes.includes(PAYLOAD)).toBe(true);
    const copy = await safe(file).catch((error) => {
      throw new Error(`${file.name} (${file.what}): ${error.message}`);
    });
    for (const path of [copy.path, copy.thumbnailPath ?? '']) {
      const bytes = await readFile(path);
      expect({ name: file.name, telling: TELLING.exec(bytes.toString('latin1'))?.[0] }).toEqual({
        name: file.name,
        telling: undefined,
      });
    }
  }
});

it('takes a PDF for a bid as it is, and for a room none', async () => {
  for (const file of await goodPdfs()) {
    const copy = await safe(file, true);
    expect(copy).toMatchObject({
      type: 'application/pdf',
      thumbnailPath: null,
      width: null,
      size: file.bytes.length,
    });
    expect(await readFile(copy.path)).toEqual(file.bytes);
    expect(await refusal(file)).toMatchObject({ kind: 'unsupported' });
  }
});

it('refuses a PDF that is locked, acts, hides files, is damaged or too long', async () => {
  for (const { said, ...file } of await badPdfs()) {
    const error = await refusal(file, true);
    expect([file.what, error?.name, error?.message]).toEqual([
      file.what,
      'Refusal',
      expect.stringMatching(said),
    ]);
  }
});

it('gives up on a PDF that unpacks to more than its time allows', async () => {
  const path = join(folder, 'bomb.pdf');
  await writeFile(path, packedPdf(400_000_000));
  await expect(checkPdf(path, 200)).rejects.toMatchObject({ name: 'Refusal', kind: 'unreadable' });
});

it('can tell: the samples themselves do hold what their copies do not', async () => {
  const telling = good.filter(({ bytes }) => TELLING.test(bytes.toString('latin1')));
  expect(telling.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'IMG_20260516_174208.jpg',
      'IMG_0042.HEIC',
      'place.mp4',
      'drone.mp4',
      'IMG_0043.MOV',
      'place.webm',
    ]),
  );
  expect(await exifr.gps(photo('kitchen-phone.jpg'))).toMatchObject({ latitude: expect.closeTo(30.2676, 3) });
});

it('turns every orientation upright', async () => {
  // A red corner at the top left of a picture twice as wide as high.
  const upright = await sharp({ create: { width: 80, height: 40, channels: 3, background: 'white' } })
    .composite([
      { input: { create: { width: 20, height: 20, channels: 3, background: 'red' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
  const turns: Record<number, (image: Sharp) => Sharp> = {
    1: (image) => image,
    2: (image) => image.flop(),
    3: (image) => image.rotate(180),
    4: (image) => image.flip(),
    5: (image) => image.flip().rotate(90),
    6: (image) => image.rotate(270),
    7: (image) => image.flip().rotate(270),
    8: (image) => image.rotate(90),
  };
  for (const [orientation, turn] of Object.entries(turns)) {
    const turned = await turn(sharp(upright)).png().toBuffer();
    const bytes = await sharp(turned)
      .jpeg()
      .withMetadata({ orientation: Number(orientation) })
      .toBuffer();
    const copy = await safe({ name: 'turned.jpg', what: '', bytes });
    const corner = await sharp(copy.path).extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer();
    expect({
      orientation,
      width: copy.width,
      height: copy.height,
      red: corner[0]! - corner[2]! > 150,
    }).toEqual({
      orientation,
      width: 80,
      height: 40,
      red: true,
    });
  }
});

it('keeps the size, colours and upright pixels of a HEIC', async () => {
  const copy = await safe({ name: 'IMG_0042.HEIC', what: '', bytes: photo('kitchen-evening.heic') });
  expect(copy).toMatchObject({ width: 1_600, height: 1_067, type: 'image/jpeg' });
  const { channels } = await sharp(copy.path).stats();
  const mean = channels.map((channel) => Math.round(channel.mean));
  expect(mean[0]).toBeGreaterThan(mean[2]! + 15);
});

it('brings the colours of Display P3 into sRGB, tagged by a profile or by number', async () => {
  const byProfile = readFileSync(join(__dirname, 'corpus/pictures/display-p3.heic'));
  const byNumber = Buffer.from(byProfile);
  // A `colr` box of type nclx: primaries 12, transfer 13, matrix 6, full range.
  byNumber.set([...Buffer.from('nclx'), 0, 12, 0, 13, 0, 6, 0x80], byNumber.indexOf('colrprof') + 4);
  const untagged = Buffer.from(byNumber);
  untagged[byNumber.indexOf('nclx') + 5] = 1;
  const red = async (bytes: Buffer) => {
    await writeFile(join(folder, 'p3.heic'), bytes);
    return [...(await decodeHeic(join(folder, 'p3.heic'), 2_560)).pixels.subarray(6_000, 6_003)];
  };
  for (const bytes of [byProfile, byNumber]) {
    const [r = 0, g = 255, b = 255] = await red(bytes);
    expect([r > 252, g < 12, b < 12]).toEqual([true, true, true]);
  }
  expect((await red(untagged))[1]).toBeGreaterThan(40);
});

it('makes a large HEIC smaller without losing its look', async () => {
  await writeFile(join(folder, 'large.heic'), photo('kitchen-evening.heic'));
  const [whole, third] = await Promise.all(
    [1_600, 500].map((sideMin) => decodeHeic(join(folder, 'large.heic'), sideMin)),
  );
  expect([whole?.width, whole?.height, third?.width, third?.height]).toEqual([1_600, 1_067, 533, 355]);
  const means = await Promise.all(
    [whole!, third!].map(async ({ pixels, width, height }) => {
      const { channels } = await sharp(pixels, { raw: { width, height, channels: 3 } }).stats();
      return channels.map(({ mean }) => mean);
    }),
  );
  for (const channel of [0, 1, 2]) expect(means[1]?.[channel]).toBeCloseTo(means[0]?.[channel] ?? 0, 0);
});

it('gives up on a HEIC that takes too long', async () => {
  await writeFile(join(folder, 'slow.heic'), photo('kitchen-evening.heic'));
  await expect(decodeHeic(join(folder, 'slow.heic'), 2_560, 20)).rejects.toThrow(Refusal);
});

it('keeps every sample of picture and sound of a video where it was', async () => {
  const original = video('drone.mp4');
  const copy = await readFile((await safe({ name: 'drone.mp4', what: '', bytes: original })).path);
  expect(copy.length).toBe(original.length);
  const data = original.indexOf('mdat');
  const text = original.indexOf('GPS(30.2676');
  // The text lies in the middle of the samples: what comes before and after it is untouched.
  expect(copy.subarray(data, text - 2).equals(original.subarray(data, text - 2))).toBe(true);
  expect(copy.subarray(text - 2, text + 24).every((byte) => byte === 0)).toBe(true);
});

it('leaves only the file sent behind after a refusal of a bomb', async () => {
  const bombs = bad.filter(({ name }) => name.startsWith('flood.'));
  expect(bombs.length).toBeGreaterThanOrEqual(4);
  for (const bomb of bombs) {
    const before = process.memoryUsage.rss();
    await refusal(bomb);
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024);
    expect(await readdir(folder)).toEqual(['sent']);
  }
});
