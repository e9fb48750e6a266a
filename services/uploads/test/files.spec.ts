import { goodPdfs } from './corpus/pdf.js';
import { photo, type Sample, video } from './corpus/sample.js';
import { type RunningUploads, startUploads } from './start-uploads.js';

let uploads: RunningUploads;
let imageUrl: string;
let videoUrl: string;
let bytes: Buffer;

beforeAll(async () => {
  uploads = await startUploads();
  const [image, clip] = await uploads.upload([
    { name: 'corner.png', bytes: photo('kitchen-corner.png') },
    { name: 'clip.webm', bytes: video('place.webm') },
  ]);
  imageUrl = image?.imageUrl ?? '';
  videoUrl = clip?.imageUrl ?? '';
  bytes = Buffer.from(await (await uploads.fetchFile(imageUrl)).arrayBuffer());
});
afterAll(() => uploads?.stop());

const put = async (key: string, contentType: string, text = 'x') => {
  await uploads.infrastructure.storage.put(key, Buffer.from(text), { contentType });
  return `${uploads.url}/files/${key}`;
};

it('gives a picture that its reader may keep for a while and that can do nothing but be seen', async () => {
  const answer = await uploads.fetchFile(imageUrl);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=300',
    'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f-]+\.jpg"$/),
    'content-length': String(bytes.length),
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"[\w-]+"$/),
  });
  expect((await uploads.fetchFile(videoUrl)).headers.get('content-type')).toBe('video/webm');
  const plan = await fetch(await put('designs/a/plan.png', 'image/png'));
  expect(plan.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
});

it('answers HEAD with the same headers and no body', async () => {
  const get = await uploads.fetchFile(imageUrl);
  const head = await uploads.fetchFile(imageUrl, { method: 'HEAD' });
  expect(head.status).toBe(200);
  for (const name of ['content-length', 'content-type', 'etag', 'cache-control', 'content-security-policy']) {
    expect(head.headers.get(name)).toBe(get.headers.get(name));
  }
  expect((await head.arrayBuffer()).byteLength).toBe(0);
});

it('does not send again what the client has', async () => {
  const etag = (await uploads.fetchFile(imageUrl)).headers.get('etag') ?? '';
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await uploads.fetchFile(imageUrl, { headers: { 'if-none-match': known } });
    expect([known, answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([known, 304, 0]);
  }
  expect((await uploads.fetchFile(imageUrl, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

it('gives parts, refuses parts beyond the end, and the whole where the part is of another version', async () => {
  const part = async (headers: Record<string, string>) => {
    const answer = await uploads.fetchFile(imageUrl, { headers });
    return {
      status: answer.status,
      range: answer.headers.get('content-range'),
      body: Buffer.from(await answer.arrayBuffer()),
    };
  };
  const total = bytes.length;
  expect(await part({ range: 'bytes=5-9' })).toEqual({
    status: 206,
    range: `bytes 5-9/${total}`,
    body: bytes.subarray(5, 10),
  });
  expect(await part({ range: 'bytes=-4' })).toMatchObject({ status: 206, body: bytes.subarray(total - 4) });
  expect(await part({ range: `bytes=${total}-` })).toEqual({
    status: 416,
    range: `bytes */${total}`,
    body: Buffer.alloc(0),
  });
  expect(await part({ range: 'bytes=0-1,4-5' })).toMatchObject({ status: 200, range: null });
  expect(await part({ range: 'bytes=0-1', 'if-range': '"other"' })).toMatchObject({
    status: 200,
    body: bytes,
  });
});

it('hands plans over as files, because a drawing can run', async () => {
  for (const [key, type] of [
    ['designs/plan.svg', 'image/svg+xml'],
    ['designs/plan.pdf', 'application/pdf'],
  ] as const) {
    const answer = await fetch(await put(key, type));
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="plan\./);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get('content-type')).toBe(type);
  }
});

it('takes a PDF only for a bid, and hands it over as a file', async () => {
  const [license] = (await goodPdfs()) as [Sample];
  expect((await uploads.post([license])).status).toBe(415);
  expect((await uploads.post([license], { fields: { purpose: 'fun' } })).status).toBe(400);
  const [kept] = await uploads.upload([license], { purpose: 'bid' });
  expect(kept).toMatchObject({
    name: 'license.pdf',
    type: 'application/pdf',
    size: license.bytes.length,
    width: null,
    height: null,
    thumbnailUrl: null,
  });
  const answer = await uploads.fetchFile(kept?.imageUrl ?? '');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment; filename="[0-9a-f-]+\.pdf"$/),
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  });
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(license.bytes);
  expect(
    (
      await uploads.upload([license, { name: 'a.png', bytes: photo('kitchen-corner.png') }], {
        purpose: 'bid',
      })
    ).map(({ type }) => type),
  ).toEqual(['application/pdf', 'image/jpeg']);
});

it('does not show what is between services', async () => {
  expect((await fetch(await put('designs/concept.json', 'application/json', '{}'))).status).toBe(404);
  expect((await fetch(await put('health/note.txt', 'text/plain'))).status).toBe(404);
});

it.each([
  'uploads/none.jpg',
  'uploads/',
  'uploads',
  'uploads/..%2f..%2fetc%2fpasswd.jpg',
  'uploads/%2e%2e/%2e%2e/secret.jpg',
  '.incoming/a.jpg',
  'UPLOADS/A.JPG',
  `uploads/${'a'.repeat(5_000)}.jpg`,
])('answers 404 for %s', async (path) => {
  const answer = await fetch(`${uploads.url}/files/${path}`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ statusCode: 404 });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('ends quietly when the reader goes away', async () => {
  const controller = new AbortController();
  const answer = await uploads.fetchFile(imageUrl, { signal: controller.signal });
  controller.abort();
  await expect(answer.arrayBuffer()).rejects.toThrow();
  expect((await uploads.fetchFile(imageUrl)).status).toBe(200);
});
