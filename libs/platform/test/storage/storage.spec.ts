import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { startS3, type TestS3 } from '@plumbline/testing';
import { createStorage } from '../../src/storage/create-storage.js';
import { FolderStorage } from '../../src/storage/folder-storage.js';
import { newKey } from '../../src/storage/keys.js';
import { S3Storage } from '../../src/storage/s3-storage.js';
import { type Storage, StorageError } from '../../src/storage/storage.js';

const TEXT = { contentType: 'text/plain' };
const BAD_KEYS = [
  '',
  '/etc/passwd.txt',
  '../secret.txt',
  'uploads/../../secret.txt',
  'uploads/..%2fsecret.txt',
  'uploads//a.txt',
  'uploads/.hidden.txt',
  'uploads/a.txt/',
  'uploads\\a.txt',
  'uploads/a\0.txt',
  'uploads/A.txt',
  'uploads/a',
  'uploads/a.php',
  'uploads/a.txt\n',
  `uploads/${'a'.repeat(300)}.txt`,
];

let folder: string;
let s3: TestS3;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-storage-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each([
  ['a folder', () => createStorage({ dataDir: folder })],
  ['an S3 server', () => createStorage({ dataDir: folder, s3: s3.settings })],
] as const)('Storage in %s', (_, make) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await make();
  });
  afterAll(() => storage.close());

  const read = async (key: string, range?: { start: number; end?: number }) => {
    const object = await storage.get(key, range);
    if (!object) throw new Error('There is no such object.');
    return { ...object, bytes: await buffer(object.stream) };
  };
  const keys = async (prefix: string) => {
    const found: string[] = [];
    for await (const { key } of storage.list(prefix)) found.push(key);
    return found.sort();
  };

  it('gives back what was put, as a buffer or as a stream', async () => {
    for (const [bytes, body] of [
      [Buffer.from('hello'), Buffer.from('hello')],
      [Buffer.from('hello, stream'), Readable.from([Buffer.from('hello, '), Buffer.from('stream')])],
      [Buffer.alloc(0), Buffer.alloc(0)],
    ] as const) {
      const key = newKey('uploads', 'txt');
      const before = Date.now();
      expect(await storage.put(key, body, TEXT)).toEqual({ size: bytes.length });
      const object = await read(key);
      expect(object.bytes).toEqual(bytes);
      expect(object).toMatchObject({ size: bytes.length, totalSize: bytes.length, ...TEXT });
      expectBetween(object.modifiedAt, before, Date.now());
      expect(await storage.head(key)).toMatchObject({ size: bytes.length, ...TEXT });
    }
  });

  it('streams an object larger than a part', async () => {
    const chunk = randomBytes(1024 * 1024);
    const key = newKey('uploads', 'mp4');
    const sent = createHash('sha256');
    const body = Readable.from(
      (function* () {
        for (let i = 0; i < 18; i++) {
          sent.update(chunk);
          yield chunk;
        }
      })(),
    );
    expect(await storage.put(key, body, { contentType: 'video/mp4' })).toEqual({ size: 18 * chunk.length });
    const received = createHash('sha256');
    for await (const part of (await storage.get(key))?.stream ?? []) received.update(part);
    expect(received.digest('hex')).toBe(sent.digest('hex'));
  });

  it('shows nothing of an object whose stream breaks, and nothing before its end', async () => {
    const key = newKey('uploads', 'txt');
    let seenHalfWay: unknown = 'not looked';
    const body = Readable.from(
      (async function* () {
        yield randomBytes(6 * 1024 * 1024);
        seenHalfWay = await storage.head(key);
        throw new Error('the client went away');
      })(),
    );
    await expect(storage.put(key, body, TEXT)).rejects.toThrow('the client went away');
    expect(seenHalfWay).toBeNull();
    expect(await storage.head(key)).toBeNull();
    expect(await keys(key)).toEqual([]);
  });

  it('gives ranges, cuts their end, and refuses one beyond the end', async () => {
    const key = newKey('uploads', 'txt');
    await storage.put(key, Buffer.from('0123456789'), TEXT);
    expect(await read(key, { start: 2, end: 4 })).toMatchObject({
      bytes: Buffer.from('234'),
      size: 3,
      totalSize: 10,
    });
    expect((await read(key, { start: 7 })).bytes.toString()).toBe('789');
    expect(await read(key, { start: 8, end: 99 })).toMatchObject({ bytes: Buffer.from('89'), size: 2 });
    await expect(storage.get(key, { start: 10 })).rejects.toThrow(RangeError);
  });

  it('answers null for what is not there, and deletes twice without complaint', async () => {
    const key = newKey('uploads', 'txt');
    expect(await storage.get(key)).toBeNull();
    expect(await storage.head(key)).toBeNull();
    await storage.put(key, Buffer.from('x'), TEXT);
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.head(key)).toBeNull();
  });

  it('lists by prefix', async () => {
    const made = ['list-a/one.txt', 'list-a/deep/two.txt', 'list-ab/three.txt'];
    const before = Date.now();
    for (const key of made) await storage.put(key, Buffer.from(key), TEXT);
    expect(await keys('list-a/')).toEqual(['list-a/deep/two.txt', 'list-a/one.txt']);
    expect(await keys('list-a')).toEqual([...made].sort());
    expect(await keys('list-a/o')).toEqual(['list-a/one.txt']);
    expect(await keys('nothing/')).toEqual([]);
    for await (const { size, modifiedAt } of storage.list('list-ab/')) {
      expect(size).toBe('list-ab/three.txt'.length);
      expectBetween(modifiedAt, before, Date.now());
    }
  });

  it.each(BAD_KEYS.map((key) => [key]))('refuses %j as a key', async (key) => {
    await expect(storage.put(key, Buffer.from('x'), TEXT)).rejects.toThrow('not a storage key');
    await expect(storage.get(key)).rejects.toThrow('not a storage key');
    await expect(storage.head(key)).rejects.toThrow('not a storage key');
    await expect(storage.delete(key)).rejects.toThrow('not a storage key');
  });

  it('refuses a type that the extension contradicts', async () => {
    await expect(
      storage.put('uploads/a.jpg', Buffer.from('x'), { contentType: 'text/html' }),
    ).rejects.toThrow('cannot hold text/html');
  });

  it('makes keys that nobody can guess', () => {
    const made = new Set(Array.from({ length: 1_000 }, () => newKey('uploads', 'jpg')));
    expect(made.size).toBe(1_000);
    for (const key of made) expect(key).toMatch(/^uploads\/[0-9a-f-]{36}-[0-9a-f]{24}\.jpg$/);
  });

  it('is healthy', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
});

describe('A folder', () => {
  let own: string;
  beforeEach(async () => {
    own = await mkdtemp(join(tmpdir(), 'plumbline-folder-'));
  });
  afterEach(() => rm(own, { recursive: true, force: true }));

  it('never follows a symbolic link out of itself', async () => {
    const storage = new FolderStorage(join(own, 'files'));
    await storage.check();
    await mkdir(join(own, 'outside'));
    await writeFile(join(own, 'outside/secret.txt'), 'secret');
    await symlink(join(own, 'outside'), join(own, 'files/linked'));
    await mkdir(join(own, 'files/uploads'));
    await symlink(join(own, 'outside/secret.txt'), join(own, 'files/uploads/link.txt'));

    for (const key of ['linked/secret.txt', 'uploads/link.txt']) {
      expect(await storage.get(key)).toBeNull();
      expect(await storage.head(key)).toBeNull();
    }
    await storage.delete('linked/secret.txt');
    await expect(storage.put('linked/new.txt', Buffer.from('x'), TEXT)).rejects.toThrow(StorageError);
    expect(await readdir(join(own, 'outside'))).toEqual(['secret.txt']);
    const listed: string[] = [];
    for await (const { key } of storage.list('')) listed.push(key);
    expect(listed).toEqual([]);
  });

  it('works when its own path is a symbolic link', async () => {
    await mkdir(join(own, 'real'));
    await symlink(join(own, 'real'), join(own, 'files'));
    const storage = new FolderStorage(join(own, 'files'));
    await storage.put('uploads/a.txt', Buffer.from('x'), TEXT);
    expect(await storage.head('uploads/a.txt')).toMatchObject({ size: 1 });
  });

  it('leaves nothing behind on the way in, and clears what a dead process left', async () => {
    const files = join(own, 'files');
    const incoming = join(files, '.incoming');
    await mkdir(incoming, { recursive: true });
    await writeFile(join(incoming, 'old'), 'half');
    await utimes(join(incoming, 'old'), 0, 0);
    await writeFile(join(incoming, 'young'), 'half');
    const storage = new FolderStorage(files);
    await storage.put('uploads/a.txt', Buffer.from('x'), TEXT);
    const broken = new Readable({ read: () => broken.destroy(new Error('cut')) });
    await expect(storage.put('uploads/b.txt', broken, TEXT)).rejects.toThrow('cut');
    expect(await readdir(incoming)).toEqual(['young']);
  });

  it('says what is wrong with a folder that cannot be made', async () => {
    await writeFile(join(own, 'file'), '');
    const storage = new FolderStorage(join(own, 'file/files'));
    await expect(storage.check()).rejects.toMatchObject({ name: 'StorageError', reason: 'unavailable' });
  });

  it('says that a disk is full, and keeps nothing', async () => {
    const storage = new FolderStorage(join(own, 'files'));
    const full = new Readable({
      read: () => full.destroy(Object.assign(new Error('write'), { code: 'ENOSPC' })),
    });
    await expect(storage.put('uploads/a.txt', full, TEXT)).rejects.toMatchObject({
      reason: 'full',
      message: expect.stringContaining('is full'),
    });
    expect(await storage.head('uploads/a.txt')).toBeNull();
  });
});

describe('An S3 server', () => {
  it('that is away is said to be away', async () => {
    const storage = new S3Storage({ ...s3.settings, endpoint: 'http://127.0.0.1:9' });
    await expect(storage.head('uploads/a.txt')).rejects.toMatchObject({ reason: 'unavailable' });
    await storage.close();
  });

  it('without the bucket is a fault when read, and gets it with the first file', async () => {
    const storage = new S3Storage({ ...s3.settings, bucket: 'not-there-yet' });
    await expect(storage.get('uploads/a.txt')).rejects.toMatchObject({ reason: 'unavailable' });
    await storage.put('uploads/a.txt', Readable.from([Buffer.from('first')]), TEXT);
    expect(await storage.head('uploads/a.txt')).toMatchObject({ size: 5 });
    await storage.close();
  });

  it('gets its bucket once, however many services ask for it', async () => {
    const several = Array.from({ length: 4 }, () => new S3Storage({ ...s3.settings, bucket: 'shared' }));
    await Promise.all(several.map((storage) => storage.check()));
    await Promise.all(several.map((storage) => storage.close()));
  });

  it('that does not let its keys make a bucket is answered with what to do', async () => {
    const server = createServer((request, response) => {
      response.writeHead(request.method === 'PUT' ? 403 : 404, { 'Content-Type': 'application/xml' });
      response.end(request.method === 'PUT' ? '<Error><Code>AccessDenied</Code></Error>' : '');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const storage = new S3Storage({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` });
    const sentence =
      'The bucket "plumbline" does not exist and could not be created (AccessDenied). Create it, or allow these keys to (s3:CreateBucket).';
    await expect(storage.check()).rejects.toThrow(sentence);
    await expect(storage.put('uploads/a.txt', Buffer.from('x'), TEXT)).rejects.toThrow(sentence);
    await storage.close();
    await once(server.close(), 'close');
  });
});

/** S3 tells whole seconds only. */
function expectBetween(time: Date, from: number, to: number): void {
  expect(time.getTime()).toBeGreaterThanOrEqual(from - 1_000);
  expect(time.getTime()).toBeLessThanOrEqual(to + 1_000);
}
