/** An answer that goes on beyond its bound. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** A body whole, never more than `maxBytes` of it in memory. @throws TooLarge */
export async function readBounded(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new TooLarge('The answer is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
