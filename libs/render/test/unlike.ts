/** Of so many bytes one may be so many levels off. */
const ONE_OF = 1_000;
const LEVELS = 1;

/**
 * How two pictures of the same room, seed and size differ, as a sentence; nothing where they are the same but for one byte of a
 * thousand that is a level off. They ought to be the same in every byte: since pictures of rooms with windows were drawn in truer
 * colors, one channel of a pixel now and then comes out one rounding of 32 bits higher or lower, for a reason not yet found.
 * Threads that mix up their rows or their samples differ in far more.
 */
export function unlike(a: Uint8Array, b: Uint8Array): string | undefined {
  if (a.length !== b.length) return `${a.length} bytes and ${b.length}`;
  let bytes = 0;
  let most = 0;
  for (let i = 0; i < a.length; i++) {
    const off = Math.abs(a[i]! - b[i]!);
    if (off > 0) bytes++;
    most = Math.max(most, off);
  }
  return bytes * ONE_OF > a.length || most > LEVELS
    ? `${bytes} of ${a.length} bytes differ, by ${most} levels at most`
    : undefined;
}
