import type { Readable } from 'node:stream';

export interface StoredObject {
  readonly stream: Readable;
  /** Bytes in `stream`. */
  readonly size: number;
  /** Bytes of the whole object (differs from `size` for a range). */
  readonly totalSize: number;
  readonly contentType: string;
  readonly modifiedAt: Date;
}

/**
 * Where files live: a folder or an S3-compatible server. Keys are paths of lower-case letters, digits, `.`, `_`
 * and `-` (see assertKey); nothing a person typed is ever part of one. Objects are immutable once written.
 */
export interface Storage {
  /** Writes all or nothing: a reader never sees half an object. */
  put(key: string, body: Readable | Buffer, meta: { contentType: string }): Promise<{ size: number }>;
  /** Null where there is none. `range` is inclusive, in bytes. */
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
