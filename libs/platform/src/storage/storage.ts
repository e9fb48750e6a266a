import type { Readable } from 'node:stream';

export interface StoredObject {
  readonly stream: Readable;
  /** Bytes in `stream`. */
  readonly size: number;
  /** Bytes of the whole object (differs from `size` for a range). */
  readonly totalSize: number;
  /** MIME type, as the key's extension says (see keys.ts). */
  readonly contentType: string;
  readonly modifiedAt: Date;
}

/**
 * Where files live: a folder or an S3-compatible server. Keys are paths of lower-case letters, digits, `.`, `_`
 * and `-` (see assertKey); nothing a person typed is ever part of one. Objects are immutable once written.
 */
export interface Storage {
  /**
   * Writes all or nothing: a reader never sees half an object.
   * @throws StorageError where the disk is full, read-only or away
   */
  put(key: string, body: Readable | Buffer, meta: { contentType: string }): Promise<{ size: number }>;
  /**
   * Null where there is none. `range` is inclusive, in bytes; an `end` past the last byte is cut to it.
   * @throws RangeError where `start` lies past the last byte
   */
  get(key: string, range?: { start: number; end?: number }): Promise<StoredObject | null>;
  head(key: string): Promise<Omit<StoredObject, 'stream' | 'totalSize'> | null>;
  /** No error where there is none. */
  delete(key: string): Promise<void>;
  /** Keys that start with `prefix`, in no order. */
  list(prefix: string): AsyncIterable<{ key: string; size: number; modifiedAt: Date }>;
  /** Rejects where files cannot be written and read back. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export const STORAGE = Symbol('storage');

/** Why files cannot be written or read. The message is for the log: it says what to mend. */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(
    readonly reason: 'full' | 'read-only' | 'unavailable',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
