import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

/** What may be stored: a key's extension says the type, so that type and bytes never part. */
const CONTENT_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  json: 'application/json',
  txt: 'text/plain',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
} as const;
export type StoredExtension = keyof typeof CONTENT_TYPES;
export type StoredType = (typeof CONTENT_TYPES)[StoredExtension];

const EXTENSIONS = Object.fromEntries(
  Object.entries(CONTENT_TYPES).map(([extension, type]) => [type, extension]),
) as Readonly<Record<StoredType, StoredExtension>>;

/** The extension that keys of files of a type end in. */
export const extensionFor = (type: StoredType): StoredExtension => EXTENSIONS[type];

const SEGMENT = '[a-z0-9][a-z0-9._-]*';
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*\\.(?:${Object.keys(CONTENT_TYPES).join('|')})$`);
const KEY_LENGTH_MAX = 200;

/**
 * Whether a text can be a key: segments of lower-case letters, digits, `.`, `_` and `-` that start with a letter
 * or digit, joined by `/`, with a known extension. So no key climbs, hides or names a folder.
 */
export function isKey(key: string): boolean {
  return key.length <= KEY_LENGTH_MAX && KEY.test(key);
}

/** @throws Error for a text that is no key; it does not repeat the text, which may come from outside */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error('This is not a storage key.');
}

/** MIME type of a key's object. */
export function contentTypeOf(key: string): string {
  assertKey(key);
  return CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1) as StoredExtension];
}

/** @throws Error where key and type contradict each other */
export function assertContentType(key: string, contentType: string): void {
  const expected = contentTypeOf(key);
  if (contentType !== expected) throw new Error(`${key} cannot hold ${contentType}, only ${expected}.`);
}

/** A key that nobody can guess: in order of time (uuid v7), with 96 more random bits. */
export function newKey(prefix: string, extension: StoredExtension): string {
  const key = `${prefix}/${uuidv7()}-${randomBytes(12).toString('hex')}.${extension}`;
  assertKey(key);
  return key;
}
