import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, readdir, realpath, rename, rm, unlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { assertContentType, assertKey, contentTypeOf, isKey } from './keys.js';
import { type Storage, StorageError, type StoredObject } from './storage.js';

/** Files on their way in; a leading dot is never part of a key. */
const INCOMING = '.incoming';
/** A file on its way in for longer than this belongs to a process that died. */
const ABANDONED_MS = 3_600_000;

/** Keeps files in a folder. Several processes may share it. */
export class FolderStorage implements Storage {
  private root?: Promise<string>;

  constructor(private readonly folder: string) {}

  async put(key: string, body: Readable | Buffer, meta: { contentType: string }): Promise<{ size: number }> {
    assertContentType(key, meta.contentType);
    const chunks = Buffer.isBuffer(body) ? [body] : body;
    try {
      const root = await this.open();
      const target = join(root, key);
      const incoming = join(root, INCOMING, randomUUID());
      try {
        const size = await writeDurably(incoming, chunks);
        await makeFolder(root, dirname(target));
        await rename(incoming, target);
        await syncFolder(dirname(target));
        return { size };
      } finally {
        await rm(incoming, { force: true });
      }
    } catch (error) {
      throw this.explained(error);
    } finally {
      if (!Buffer.isBuffer(body)) body.destroy();
    }
  }

  async get(key: string, range?: { start: number; end?: number }): Promise<StoredObject | null> {
    const file = await this.openFile(key);
    if (!file) return null;
    const { handle, size: totalSize, modifiedAt } = file;
    const start = range?.start ?? 0;
    const end = Math.min(range?.end ?? totalSize - 1, totalSize - 1);
    if (range && (start < 0 || start > end)) {
      await handle.close();
      throw new RangeError(`Byte ${start} lies outside an object of ${totalSize} bytes.`);
    }
    const stream = handle.createReadStream({ start, end: Math.max(end, 0) });
    return { stream, size: end - start + 1, totalSize, contentType: contentTypeOf(key), modifiedAt };
  }

  async head(key: string): Promise<Omit<StoredObject, 'stream' | 'totalSize'> | null> {
    const file = await this.openFile(key);
    if (!file) return null;
    await file.handle.close();
    return { size: file.size, contentType: contentTypeOf(key), modifiedAt: file.modifiedAt };
  }

  async delete(key: string): Promise<void> {
    assertKey(key);
    try {
      const root = await this.open();
      const parent = dirname(join(root, key));
      if (await isPlainPath(parent)) await unlink(join(root, key));
    } catch (error) {
      if (!isAbsence(error)) throw this.explained(error);
    }
  }

  async *list(prefix: string): AsyncIterable<{ key: string; size: number; modifiedAt: Date }> {
    yield* this.walk(await this.open(), '', prefix);
  }

  async check(): Promise<void> {
    try {
      const path = join(await this.open(), INCOMING, randomUUID());
      const probe = Buffer.from(path);
      try {
        await writeDurably(path, [probe]);
        const handle = await open(path, 'r');
        try {
          if (!probe.equals(await handle.readFile())) throw new Error('The file read back differs.');
        } finally {
          await handle.close();
        }
      } finally {
        await rm(path, { force: true });
      }
    } catch (error) {
      throw this.explained(error);
    }
  }

  async close(): Promise<void> {}

  /** The folder's real path, made on first use; a failure is tried again by the next call. */
  private open(): Promise<string> {
    this.root ??= this.prepare().catch((error: unknown) => {
      this.root = undefined;
      throw this.explained(error);
    });
    return this.root;
  }

  private async prepare(): Promise<string> {
    const incoming = join(resolve(this.folder), INCOMING);
    await mkdir(incoming, { recursive: true });
    for (const name of await readdir(incoming)) {
      const path = join(incoming, name);
      const stats = await lstat(path).catch(() => null);
      if (stats && Date.now() - stats.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    }
    return realpath(this.folder);
  }

  /** Opens a regular file without following a symbolic link anywhere below the root. */
  private async openFile(
    key: string,
  ): Promise<{ handle: FileHandle; size: number; modifiedAt: Date } | null> {
    assertKey(key);
    let handle: FileHandle | undefined;
    try {
      const path = join(await this.open(), key);
      if (!(await isPlainPath(dirname(path)))) return null;
      handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
      const stats = await handle.stat();
      if (stats.isFile()) return { handle, size: stats.size, modifiedAt: stats.mtime };
      await handle.close();
      return null;
    } catch (error) {
      await handle?.close();
      if (isAbsence(error)) return null;
      throw this.explained(error);
    }
  }

  private async *walk(
    root: string,
    folder: string,
    prefix: string,
  ): AsyncGenerator<{ key: string; size: number; modifiedAt: Date }> {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
      if (isAbsence(error)) return [];
      throw this.explained(error);
    });
    for (const entry of entries) {
      const key = folder + entry.name;
      if (entry.isDirectory() && overlaps(`${key}/`, prefix) && !entry.name.startsWith('.')) {
        yield* this.walk(root, `${key}/`, prefix);
      } else if (entry.isFile() && key.startsWith(prefix) && isKey(key)) {
        const stats = await lstat(join(root, key)).catch(() => null);
        if (stats) yield { key, size: stats.size, modifiedAt: stats.mtime };
      }
    }
  }

  private explained(error: unknown): unknown {
    const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
    const say = (reason: StorageError['reason'], text: string) =>
      new StorageError(reason, text, { cause: error });
    if (/^(ENOSPC|EDQUOT)$/.test(code)) {
      return say('full', `The disk that holds ${this.folder} is full. Make room, or set DATA_DIR elsewhere.`);
    }
    if (/^(EROFS|EACCES|EPERM)$/.test(code)) {
      return say(
        'read-only',
        `${this.folder} cannot be written. Give this user the right to, or set DATA_DIR.`,
      );
    }
    if (/^(EIO|EMFILE|ENFILE|ENOTDIR|EEXIST|ENOENT)$/.test(code)) {
      return say('unavailable', `${this.folder} cannot be used (${code}).`);
    }
    return error;
  }
}

/** Writes a new file and waits until the disk has it. */
async function writeDurably(path: string, chunks: Readable | readonly Buffer[]): Promise<number> {
  const handle = await open(path, 'wx', 0o640);
  try {
    let size = 0;
    for await (const chunk of chunks) {
      const bytes = chunk as Buffer;
      await handle.writeFile(bytes);
      size += bytes.length;
    }
    await handle.sync();
    return size;
  } finally {
    await handle.close();
  }
}

/** Makes the folders of a key, and refuses to write through a symbolic link. */
async function makeFolder(root: string, folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (!(await isPlainPath(folder)))
    throw new StorageError('unavailable', `${folder} leads out of the storage.`);
  if (first) await syncFolder(dirname(first).startsWith(root) ? dirname(first) : root);
}

/** A rename is on the disk only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether an existing path holds no symbolic link (its root is a real path already). */
async function isPlainPath(path: string): Promise<boolean> {
  return (await realpath(path)) === path;
}

const isAbsence = (error: unknown) =>
  /^(ENOENT|ENOTDIR|ELOOP|EISDIR)$/.test((error as NodeJS.ErrnoException).code ?? '');

/** Whether a folder can hold keys of a prefix. */
const overlaps = (folder: string, prefix: string) => folder.startsWith(prefix) || prefix.startsWith(folder);
