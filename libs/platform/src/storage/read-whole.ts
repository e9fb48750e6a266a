import type { Storage } from './storage.js';

/** An object that is larger than its reader takes. */
class ObjectTooLarge extends Error {
  override readonly name = 'ObjectTooLarge';
}

/**
 * A stored object in memory, null where there is none.
 *
 * @param maxBytes of an object larger than this nothing is read
 * @throws ObjectTooLarge
 */
export async function readWhole(
  storage: Storage,
  key: string,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<Buffer | null> {
  const object = await storage.get(key);
  if (!object) return null;
  if (object.totalSize > maxBytes) {
    object.stream.destroy();
    throw new ObjectTooLarge(`${key} has ${object.totalSize} bytes; at most ${maxBytes} are read.`);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of object.stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
