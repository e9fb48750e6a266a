import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const kernel = new URL('../kernel/', import.meta.url);
const kept = new URL('../compiled/source.sha256', import.meta.url);

/** The kernel's source files by path, in the order of their paths. */
export function sources() {
  const names = readdirSync(kernel, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts'))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(new URL(name, kernel), 'utf8')]));
}

/** A digest of the source and of how it is compiled, in hexadecimal. */
export function sourceDigest(files = sources()) {
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(name).update(text);
  for (const name of ['compile.mjs', 'package-lock.json'])
    hash.update(readFileSync(new URL(name, import.meta.url)));
  return hash.digest('hex');
}

/** Whether the kept kernel was compiled from the source as it stands. */
export const isCompiled = () => existsSync(kept) && readFileSync(kept, 'utf8').trim() === sourceDigest();
