import { LIMITS } from '@plumbline/contracts';

/** A further part of the site did not arrive. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

const PAUSE_MS = 1_000;

/**
 * Loads a script chunk; tries once more when the network dropped it, and gives up after 120 s (docs/product.md, Pages).
 * @throws ChunkLoadError
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  timeoutMs: number = LIMITS.chunkLoadTimeoutMs,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('Timed out')), timeoutMs);
  });
  try {
    return await Promise.race([loadTwice(load), tooLong]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('Not loaded', { cause });
  } finally {
    clearTimeout(timer);
  }
}

async function loadTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const address = addressIn(cause);
    return address ? import(/* @vite-ignore */ address) : load();
  }
}

/**
 * Where a script that did not arrive is to be had again. Browsers remember that a module failed and do not ask for it a
 * second time, so its address is made another one; their errors name it, but for Safari's, which asks again by itself.
 */
function addressIn(cause: unknown): string | undefined {
  const message = cause instanceof Error ? cause.message : '';
  const address = message.split(' ').find((word) => word.startsWith(`${location.origin}/assets/`));
  return address && `${address}?again`;
}
